#include "engine/mate_search.hpp"

#include "rules/coordinates.hpp"
#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

// A knight on f7 smothers the king, a rook on the last rank mates him as long as nothing is dropped between.
constexpr const char* kSmothered = "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1";
constexpr const char* kRookInHand = "6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1";

// 0 if there is none.
int moves_to_mate(const Situation& situation, int most) {
    const MateAnswer answer = find_mate(situation, most, {});
    EXPECT_TRUE(answer.settled);
    return answer.mate ? (answer.mate->depth + 1) / 2 : 0;
}

std::string line(const Situation& situation, int most) {
    std::string text;
    if (const auto mate = find_mate(situation, most, {}).mate)
        for (const rules::Move move : mate->line) text += (text.empty() ? "" : " ") + rules::to_string(move);
    return text;
}

TEST(MateSearch, mates_with_a_drop_where_drops_may_check) {
    EXPECT_EQ(line(single(kSmothered, "fics"), 1), "N@f7");
    EXPECT_EQ(line(single(kSmothered, "knsb"), 3), "");
}

TEST(MateSearch, a_check_that_a_drop_could_answer_is_a_mate_by_the_ruleset_or_once_nothing_can_come) {
    EXPECT_EQ(moves_to_mate(single(kRookInHand, "minerva"), 1), 1);
    EXPECT_EQ(moves_to_mate(single(kRookInHand, "fics"), 1), 0);
    Situation last = both(kRookInHand, kStart, "fics");
    last.boards[match::BoardId::second].over = true;
    EXPECT_EQ(moves_to_mate(last, 1), 1);
}

TEST(MateSearch, a_piece_that_the_opponent_holds_can_answer) {
    EXPECT_EQ(moves_to_mate(single("6k1/5ppp/8/8/8/8/8/K7[Rn] w - - 0 1", "minerva"), 1), 0);
}

// Ra6 is the only one: every answer opens the way for the pawn or the rook.
TEST(MateSearch, finds_quiet_moves_and_zugzwang) {
    constexpr const char* kMorphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    EXPECT_EQ(moves_to_mate(single(kMorphy, "jijbent"), 1), 0);
    EXPECT_EQ(line(single(kMorphy, "jijbent"), 2).substr(0, 4), "a1a6");
}

// Under KNSB the queen may not be dropped with check, but next to the king she leaves him no way out.
TEST(MateSearch, finds_drops_that_do_not_check) {
    constexpr const char* kCornered = "7k/8/5K2/8/8/8/8/8[Q] w - - 0 1";
    EXPECT_EQ(moves_to_mate(single(kCornered, "knsb"), 1), 0);
    EXPECT_EQ(moves_to_mate(single(kCornered, "knsb"), 2), 2);
    EXPECT_EQ(moves_to_mate(single(kCornered, "minerva"), 2), 1);
}

TEST(MateSearch, what_was_taken_from_the_other_board_is_there_no_longer) {
    constexpr const char* kTwoPawns = "7k/PP4pp/8/8/8/8/rr6/7K[] w - - 0 1";
    EXPECT_EQ(line(both(kTwoPawns, "4k3/8/8/8/8/8/8/RR2K3[] b - - 0 1", "stein"), 2).substr(0, 4), "b7b8");
    EXPECT_EQ(moves_to_mate(both(kTwoPawns, "4k3/8/8/8/8/8/8/R3K3[] b - - 0 1", "stein"), 2), 0);
}

TEST(MateSearch, under_stein_a_mate_scores_like_a_stuck_player) {
    const Situation situation = both("7k/P5pp/8/8/8/8/8/7K[] w - - 0 1", kStart, "stein");
    const auto mate = find_mate(situation, 1, {}).mate;
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->score, kStuck - 1);
}

TEST(MateSearch, tells_the_longest_defence) {
    // A ladder of two rooks; with another answer it is mate in two.
    const Situation situation = single("8/8/2k5/6R1/7R/8/8/K7 w - - 0 1", "jijbent");
    const auto mate = find_mate(situation, 5, {}).mate;
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->line.size(), 5U);
    EXPECT_EQ(mate->depth, 5);
    EXPECT_EQ(mate_distance(mate->score), 3);
}

TEST(MateSearch, chooses_only_among_the_given_moves) {
    const Situation situation = single(kSmothered, "fics");
    Limits limits;
    limits.among = {move_of(situation.own().position, "N@a5")};
    EXPECT_FALSE(find_mate(situation, 1, limits).mate);
    limits.among.push_back(move_of(situation.own().position, "N@f7"));
    EXPECT_TRUE(find_mate(situation, 1, limits).mate);
}

TEST(MateSearch, stops_at_its_limits_and_says_that_nothing_is_proved) {
    const MateAnswer few = find_mate(single(kMiddle), 5, nodes(5'000));
    EXPECT_FALSE(few.settled);
    EXPECT_LE(few.nodes, 6'000U);
    Limits limits;
    limits.stop = [] { return true; };
    EXPECT_FALSE(find_mate(single(kMiddle), 5, limits).settled);
}

TEST(MateSearch, without_a_legal_move_there_is_no_mate) {
    EXPECT_EQ(moves_to_mate(single("k7/1Q6/1K6/8/8/8/8/8[] b - - 0 1", "minerva"), 2), 0);
}

}  // namespace
}  // namespace doorgeef::engine
