#include "engine/patience.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using match::Time;

// Seat A1, with these times for himself and for the opponent of his teammate.
Situation timed(Time own_ms, Time diagonal_ms, std::string_view rules = "fics") {
    Situation situation = both(kStart, kStart, rules);
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
    EXPECT_TRUE(better_to_wait(timed(60'000, 30'000), scored(mated_in(4)), teammate_stands(200), Probe{}));
}

TEST(Patience, moves_when_behind_on_the_diagonal) {
    EXPECT_FALSE(better_to_wait(timed(30'000, 60'000), scored(mated_in(4)), teammate_stands(200), Probe{}));
}

TEST(Patience, moves_when_the_teammate_stands_no_better) {
    EXPECT_FALSE(better_to_wait(timed(60'000, 30'000), scored(mated_in(4)), teammate_stands(-200), Probe{}));
}

TEST(Patience, moves_when_not_lost) {
    EXPECT_FALSE(better_to_wait(timed(60'000, 30'000), scored(-300), teammate_stands(200), Probe{}));
}

TEST(Patience, waits_when_asked_to_unless_it_mates) {
    Situation situation = timed(60'000, 30'000);
    situation.heard.sit = true;
    EXPECT_TRUE(better_to_wait(situation, scored(0), teammate_stands(0), Probe{}));
    EXPECT_FALSE(better_to_wait(situation, scored(-mated_in(3)), teammate_stands(0), Probe{}));
}

TEST(Patience, waits_when_asked_to_also_without_looking_at_the_other_board) {
    Situation situation = timed(60'000, 30'000);
    situation.sees_both = false;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), Probe{}, Probe{}));
    situation.heard.sit = true;
    EXPECT_TRUE(better_to_wait(situation, scored(0), Probe{}, Probe{}));
}

TEST(Patience, without_clocks_or_a_second_game_nobody_waits) {
    Situation situation = both(kStart, kStart);
    situation.heard.sit = true;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(200), Probe{}));
    situation = timed(60'000, 30'000);
    situation.boards[match::BoardId::second].over = true;
    EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(200), Probe{}));
}

// A board of White that one more piece of this role saves.
Probe saved_by(rules::Role role) {
    Probe probe;
    probe.effects[rules::Color::white][role] = Effect::saves;
    return probe;
}

TEST(Patience, where_both_games_count_waits_only_for_a_piece_that_saves) {
    const Probe equal = teammate_stands(0);
    const Probe saved = saved_by(rules::Role::knight);
    for (const char* rules : {"knsb", "stein"}) {
        const Situation situation = timed(60'000, 30'000, rules);
        EXPECT_TRUE(better_to_wait(situation, scored(mated_in(4)), equal, saved)) << rules;
        // A win of the teammate does not help here.
        EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(2000), Probe{})) << rules;
        EXPECT_FALSE(better_to_wait(situation, scored(-300), equal, saved)) << rules;
        // Who is lost himself will not help.
        EXPECT_FALSE(better_to_wait(situation, scored(mated_in(4)), teammate_stands(-2000), saved)) << rules;
    }
    EXPECT_FALSE(better_to_wait(timed(60'000, 30'000, "fics"), scored(mated_in(4)), equal, saved));
}

TEST(Patience, where_both_games_count_the_opponents_clock_sets_the_bound) {
    const auto waits = [](Time own_ms) {
        return better_to_wait(timed(own_ms, 60'000, "knsb"), scored(mated_in(4)), teammate_stands(0),
                              saved_by(rules::Role::knight));
    };
    EXPECT_TRUE(waits(40'000));
    EXPECT_FALSE(waits(29'000));
}

TEST(Patience, waits_for_nothing_that_cannot_come) {
    Situation situation = timed(60'000, 60'000, "knsb");
    situation.boards[match::BoardId::second].position =
        board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKB1R[] w KQkq - 0 1", "knsb");
    const auto waits = [&](rules::Role role) {
        return better_to_wait(situation, scored(mated_in(4)), teammate_stands(0), saved_by(role));
    };
    EXPECT_FALSE(waits(rules::Role::knight));
    EXPECT_TRUE(waits(rules::Role::bishop));
}

TEST(Patience, the_engine_waits_for_what_saves_it) {
    // Black mates on b1; a queen could prevent it.
    const auto waits = [](const char* other) {
        Situation situation = both("1r1k2n1/5p2/7N/8/8/8/r7/7K[] w - - 0 1", other, "knsb");
        situation.remaining_ms = {{60'000, 60'000, 60'000, 60'000}};
        Engine engine{1};
        return engine.think(situation, nodes(20'000)).wait;
    };
    EXPECT_TRUE(waits(kStart));
    EXPECT_FALSE(waits("rnbqkbnr/pppppppp/8/8/8/8/8/4K3[] w kq - 0 1"));
}

}  // namespace
}  // namespace doorgeef::engine
