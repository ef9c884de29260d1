// Bots in a World: the real desk, in the World's time, with a thinker that can be chosen.
#pragma once

#include "bots/desk.hpp"
#include "bots/thinking.hpp"
#include "world.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server {

class DeskBots final : public BotPlayers {
public:
    using Thinker = std::function<engine::Thought(const bots::Task&)>;

    explicit DeskBots(Thinker thinker) : thinker_(std::move(thinker)) {
        for (const bots::Bot& bot : bots::kBots)
            cards_.push_back({std::string{bot.id}, std::string{bot.name}});
    }

    std::span<const BotCard> all() const override { return cards_; }
    void look(const BotView& view) override;

    // Everybody thinks, and what is due is done, until nothing more happens at this instant.
    void settle(World& world);
    // So long, with the bots playing.
    void play(World& world, Instant ms);
    // The process has ended, and with it what bots had in mind.
    void forget() {
        desk_ = bots::Desk{2};
        seen_.clear();
    }

    const std::vector<bots::Order>& done() const { return done_; }

private:
    Thinker thinker_;
    std::vector<BotCard> cards_{};
    bots::Desk desk_{2};
    std::vector<bots::Sight> seen_{};  // since the desk was last told
    std::vector<bots::Order> done_{};
};

// The first legal move.
engine::Thought first_move(const bots::Task& task);

// A beginner's thought by the real engine.
class EngineThinker {
public:
    engine::Thought operator()(const bots::Task& task) {
        return bots::think(task, engine_, [this] { return clock_ += 50; });
    }

private:
    engine::Engine engine_{1};
    bots::Instant clock_ = 0;
};

}  // namespace doorgeef::server
