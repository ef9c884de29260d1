#include "engine/patience.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using match::Time;

// Seat A1, with these times for himself and for the opponent of his teammate.
Situation timed(Time own_ms, Time diagonal_ms) {
    Situation situation = both(kStart, kStart);
    match::BySeat<Time> remaining{{60'000, 60'000, 60'000, 60'000}};
    remaining[situation.seat] = own_ms;
    remaining[situation.seat.diagonal()] = diagonal_ms;
    situation.remaining_ms = remaining;
    return situation;
}

Thought scored(Score score) {
    Thought thought;
    thought.score = score;
    return thought;
}

Probe teammate_stands(Score score) {
    Probe probe;
    probe.standing[rules::Color::black] = score;
    probe.standing[rules::Color::white] = -score;
    return probe;
}

TEST(Patience, waits_when_lost_and_ahead_on_the_diagonal) {
    EXPECT_TRUE(better_to_wait(timed(60'000, 30'000), scored(mated_in(4)), teammate_stands(200)));
}

TEST(Patience, moves_when_behind_on_the_diagonal) {
    EXPECT_FALSE(better_to_wait(timed(30'000, 60'000), scored(mated_in(4)), teammate_stands(200)));
}

TEST(Patience, moves_when_the_teammate_stands_no_better) {
    EXPECT_FALSE(better_to_wait(timed(60'000, 30'000), scored(mated_in(4)), teammate_stands(-200)));
}

TEST(Patience, moves_when_not_lost) {
    EXPECT_FALSE(better_to_wait(timed(60'000, 30'000), scored(-300), teammate_stands(200)));
}

TEST(Patience, waits_when_asked_to_unless_it_mates) {
    Situation situation = timed(60'000, 30'000);
    situation.heard.sit = true;
    EXPECT_TRUE(better_to_wait(situation, scored(0), teammate_stands(0)));
    EXPECT_FALSE(better_to_wait(situation, scored(-mated_in(3)), teammate_stands(0)));
}

TEST(Patience, waits_when_asked_to_also_without_looking_at_the_other_board) {
    Situation situation = timed(60'000, 30'000);
    situation.sees_both = false;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), Probe{}));
    situation.heard.sit = true;
    EXPECT_TRUE(better_to_wait(situation, scored(0), Probe{}));
}

TEST(Patience, without_clocks_or_a_second_game_nobody_waits) {
    Situation situation = both(kStart, kStart);
    situation.heard.sit = true;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(200)));
    situation = timed(60'000, 30'000);
    situation.boards[match::BoardId::second].over = true;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(200)));
}

}  // namespace
}  // namespace doorgeef::engine
