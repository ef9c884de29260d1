// Which board is played for, by the stakes of each ruleset.
#include "engine/engine.hpp"
#include "rules/coordinates.hpp"
#include "table.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

// Seat A1, White on the first board; Black on the second is the teammate.
std::string played(std::string_view own, std::string_view other, std::string_view rules) {
    Engine engine{1};
    return rules::to_string(*engine.think(both(own, other, rules), nodes(20'000)).move);
}

// The teammate is mated in two, unless he gets a rook.
constexpr const char* kNeedsRook = "7k/8/6K1/8/8/8/8/R7[] b - - 0 1";
// Taking the rook lets Black mate on d1; White stands worse as it is.
constexpr const char* kWeakBackRank = "3r2k1/5ppp/8/r7/8/8/6PP/R6K[] w - - 0 1";

TEST(GivingUp, a_bad_board_is_given_up_for_the_other_where_both_games_count) {
    EXPECT_EQ(played(kWeakBackRank, kNeedsRook, "knsb"), "a1a5");
    EXPECT_EQ(played(kWeakBackRank, kNeedsRook, "stein"), "a1a5");
}

TEST(GivingUp, no_board_is_given_up_where_the_first_game_decides) {
    EXPECT_NE(played(kWeakBackRank, kNeedsRook, "minerva"), "a1a5");
    EXPECT_NE(played(kWeakBackRank, kNeedsRook, "fics"), "a1a5");
}

TEST(GivingUp, no_board_is_given_up_for_one_that_does_not_need_it) {
    EXPECT_NE(played(kWeakBackRank, kStart, "knsb"), "a1a5");
}

TEST(GivingUp, a_good_board_is_not_given_up) {
    // White is far ahead here, and Black's mate on d1 would cost more than the other game can gain.
    constexpr const char* kAhead = "3r2k1/5ppp/8/r7/8/1Q3QQ1/6PP/R6K[] w - - 0 1";
    EXPECT_NE(played(kAhead, "7k/8/6K1/8/8/8/8/RRR5[] b - - 0 1", "knsb"), "a1a5");
}

// Black mates on b1 whatever White does; taking the pawn with check puts it off by a move.
constexpr const char* kLost = "1r1k2n1/5p2/7N/8/8/8/r7/7K[] w - - 0 1";

TEST(GivingUp, a_lost_board_passes_what_it_can_where_both_games_count) {
    EXPECT_EQ(played(kLost, kStart, "knsb"), "h6g8");
    EXPECT_EQ(played(kLost, kStart, "stein"), "h6g8");
}

TEST(GivingUp, a_lost_board_is_defended_where_the_first_game_decides) {
    EXPECT_EQ(played(kLost, kStart, "minerva"), "h6f7");
    EXPECT_EQ(played(kLost, kStart, "fics"), "h6f7");
}

TEST(GivingUp, nothing_is_passed_to_a_game_that_is_over) {
    Situation situation = both(kLost, kStart, "knsb");
    situation.boards[match::BoardId::second].over = true;
    Engine engine{1};
    EXPECT_EQ(rules::to_string(*engine.think(situation, nodes(20'000)).move), "h6f7");
}

TEST(GivingUp, the_score_stays_that_of_the_board) {
    Engine engine{1};
    const Thought thought = engine.think(both(kLost, kStart, "knsb"), nodes(20'000));
    EXPECT_EQ(mate_distance(thought.score), -2);
}

TEST(GivingUp, the_same_budget_gives_the_same_thought) {
    Engine one{1};
    Engine other{1};
    for (const char* own : {kWeakBackRank, kLost}) {
        const Thought a = one.think(both(own, kNeedsRook, "knsb"), nodes(5'000));
        const Thought b = other.think(both(own, kNeedsRook, "knsb"), nodes(5'000));
        EXPECT_EQ(a.line, b.line);
        EXPECT_EQ(a.nodes, b.nodes);
    }
}

// Stein 5.4: a mate stands only when the other game ends; a piece from the teammate undoes it.

// The teammate is mated; a piece on f8 frees him, a pawn may not be put there.
constexpr const char* kTeammateMated = "4R1k1/5ppp/8/8/8/8/8/K7[] b - - 0 1";
// The teammate has mated; a piece on f1 frees his opponent.
constexpr const char* kOpponentMated = "k7/8/8/8/8/8/5PPP/4r1K1[] w - - 0 1";
constexpr const char* kCalm = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

TEST(Pending, the_mated_players_teammate_takes_what_frees_him) {
    // The knight costs the rook; the pawn on h5 costs nothing.
    constexpr const char* kOwn = "4k3/5p2/4n3/7p/8/8/6PP/4R2K[] w - - 0 1";
    EXPECT_EQ(played(kOwn, kTeammateMated, "stein"), "e1e6");
    EXPECT_NE(played(kOwn, kCalm, "stein"), "e1e6");
}

TEST(Pending, the_mating_players_teammate_keeps_what_would_free_the_opponent) {
    // The knight wins a rook for itself.
    constexpr const char* kOwn = "4k3/5p2/4r3/8/5N2/8/6PP/4R2K[] w - - 0 1";
    EXPECT_EQ(played(kOwn, kCalm, "stein"), "f4e6");
    EXPECT_NE(played(kOwn, kOpponentMated, "stein"), "f4e6");
}

}  // namespace
}  // namespace doorgeef::engine
