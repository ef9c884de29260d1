// Bots for tests: the real desk, with a thinker that can be chosen. It knows no time and carries nothing out:
// whoever has it decides when its bots look up, how long a thought takes, and what becomes of an order.
#pragma once

#include "bots/desk.hpp"
#include "bots/thinking.hpp"
#include "server/bot_players.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server {

class DeskBots final : public BotPlayers {
public:
    using Thinker = std::function<engine::Thought(const bots::Task&)>;

    static constexpr std::size_t kWorkers = 2;

    explicit DeskBots(Thinker thinker) : thinker_(std::move(thinker)) {
        for (const bots::Bot& bot : bots::kBots)
            cards_.push_back({std::string{bot.id}, std::string{bot.name}});
    }

    std::span<const BotCard> all() const override { return cards_; }
    void look(const BotView& view) override;

    // What they do by now, after they have seen what they were shown.
    std::vector<bots::Order> due(bots::Instant now);
    // What somebody has to think about; think() is to follow.
    std::optional<bots::Task> next(bots::Instant now) { return desk_.next(now); }
    void think(const bots::Task& task, bots::Instant now) { desk_.done(task, thinker_(task), now); }
    // When due() will have something.
    std::optional<bots::Instant> wakes_at() const { return desk_.wakes_at(); }
    // The process has ended, and with it what bots had in mind.
    void forget() {
        desk_ = bots::Desk{kWorkers};
        seen_.clear();
    }

    const std::vector<bots::Order>& done() const { return done_; }
    const bots::DeskFigures& figures() const { return desk_.figures(); }

private:
    Thinker thinker_;
    std::vector<BotCard> cards_{};
    bots::Desk desk_{kWorkers};
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
