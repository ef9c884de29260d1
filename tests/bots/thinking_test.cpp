// How long a bot thinks, by a clock that goes a millisecond further whenever it is looked at, and among what.
#include "bots/thinking.hpp"

#include "hall.hpp"
#include "match/apply.hpp"

#include <gtest/gtest.h>

namespace doorgeef::bots {
namespace {

Task task_at(const match::Match& match, const Bot& bot, match::Time now) {
    Task task;
    task.seat = kA1;
    task.bot = &bot;
    task.matter = Matter::move;
    task.now = now;
    task.state = std::make_shared<const match::Match>(match);
    task.most_ms = 1'000'000;
    task.cancelled = std::make_shared<std::atomic<bool>>(false);
    return task;
}

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
    engine::Engine engine{1};
    Instant clock = 0;
    think(task_at(match, kBots.back(), behind_ms), engine, [&clock] { return ++clock; });
    return clock;
}

TEST(Thinking, is_shorter_the_further_behind_it_is_on_the_diagonal_clock) {
    const Instant level = thinking_time(0);
    const Instant behind = thinking_time(15'000);
    // Half of the time is left, and half the tempo asked for.
    EXPECT_LT(behind, level / 3);
    EXPECT_GT(behind, level / 10);
}

// An illegal move by a bot: Stein 3.1, when what it promotes to is taken at the same moment.
TEST(Thinking, keeps_to_what_was_touched_when_an_illegal_move_is_replaced) {
    match::Match match = started(agreement_by("stein", match::Conduct::by_the_book()));
    play(match, kA1, "b1b3");
    act(match, kA1, match::command::Press{});
    act(match, kB1, match::command::ClaimIllegal{});
    for (const Bot& bot : kBots) {
        engine::Engine engine{1};
        Instant clock = 0;
        const auto thought = think(task_at(match, bot, 0), engine, [&clock] { return clock += 50; });
        EXPECT_EQ(thought.move->from(), rules::Square::b1) << bot.level().name;
    }
}

TEST(Thinking, is_free_where_what_was_touched_has_no_move) {
    match::Match match = started(agreement_by("stein", match::Conduct::by_the_book()));
    play(match, kA1, "a1a5");
    act(match, kA1, match::command::Press{});
    act(match, kB1, match::command::ClaimIllegal{});
    EXPECT_TRUE(task_at(match, kBots.front(), 0).obliged().empty());
}

}  // namespace
}  // namespace doorgeef::bots
