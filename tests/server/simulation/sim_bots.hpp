// The bots of the simulated process: the real desk, in virtual time. The thread of the desk, its workers and
// the way back to the Service each take a while, as the seed says; what is thought is left to chance.
#pragma once

#include "../desk_bots.hpp"
#include "dice.hpp"
#include "records.hpp"
#include "timeline.hpp"

#include <functional>
#include <optional>
#include <span>

namespace doorgeef::server::simulation {

class SimBots final : public BotPlayers {
public:
    // What the process does later, unless it has ended by then.
    using After = std::function<void(Instant, std::function<void()>)>;
    using Act = std::function<void(const bots::Order&)>;

    SimBots(const Timeline& timeline, Dice& dice, After after, Act act);

    std::span<const BotCard> all() const override { return desk_.all(); }
    void look(const BotView& view) override;

    // The process has ended, and another one begins.
    void restart();

    BotRecords& records() { return records_; }
    int life() const { return life_; }
    std::uint64_t cancelled() const { return cancelled_ + desk_.figures().cancelled; }

private:
    // As the thread of the desk does: sees, orders, and hands out what is to be thought about.
    void wake();
    void set_alarm();
    engine::Thought think(const bots::Task& task);

    const Timeline& timeline_;
    Dice& dice_;
    After after_;
    Act act_;
    DeskBots desk_;
    std::size_t thinking_ = 0;  // workers
    Instant latest_order_ = 0;  // when it gets to the Service: none overtakes another
    std::optional<Instant> wakes_at_{};
    int life_ = 1;
    std::uint64_t cancelled_ = 0;  // thoughts, in earlier lives
    BotRecords records_{};
};

}  // namespace doorgeef::server::simulation
