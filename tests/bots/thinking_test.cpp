// How long a bot thinks, by a clock that goes a millisecond further whenever it is looked at.
#include "bots/thinking.hpp"

#include "hall.hpp"
#include "match/apply.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

// The looks at the clock of A1 at full strength, who has so much less than the half minute of his teammate's
// opponent.
Instant thinking_time(match::Time behind_ms) {
    match::Agreement agreement = agreement_by("fics");
    agreement.time = rules::TimeControl{30'000, 0};
    match::Match match = started(agreement);
    match::Events events;
    const auto move = [&](match::Seat seat, std::string_view text, match::Time at) {
        const match::command::Play play{*rules::parse_move(text)};
        EXPECT_FALSE(match::advance(match, match::PlayerCommand{seat, play}, at, events));
    };
    // B2, who has White, moves at once; A1 takes his time.
    move(kB2, "e2e4", 0);
    move(kA1, "e2e4", behind_ms);
    move(kB1, "e7e5", behind_ms);
    Task task;
    task.seat = kA1;
    task.bot = &kBots.back();
    task.matter = Matter::move;
    task.now = behind_ms;
    task.state = std::make_shared<const match::Match>(match);
    task.most_ms = 1'000'000;
    task.cancelled = std::make_shared<std::atomic<bool>>(false);
    engine::Engine engine{1};
    Instant clock = 0;
    think(task, engine, [&clock] { return ++clock; });
    return clock;
}

TEST(Thinking, is_shorter_the_further_behind_it_is_on_the_diagonal_clock) {
    const Instant level = thinking_time(0);
    const Instant behind = thinking_time(15'000);
    // Half of the time is left, and half the tempo asked for.
    EXPECT_LT(behind, level / 3);
    EXPECT_GT(behind, level / 10);
}

}  // namespace
}  // namespace doorgeef::bots
