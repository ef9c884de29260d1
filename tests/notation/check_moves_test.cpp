// Checking moves without a match comes to the same as replaying them, as long as nothing has ended.
#include "notation/check_moves.hpp"

#include "notation/shared_games.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

std::string failure(const char* text, const char* ruleset = "fics") {
    const CheckedMoves checked = check_moves(read_all(text).at(0), *rules::preset(ruleset));
    if (!checked.failure) return "none";
    const auto move = checked.failure->move;
    return std::string{code(checked.failure->problem)} + " " + std::string{code(checked.failure->cause)} +
           " " + (move ? std::to_string(*move) : "");
}

TEST(CheckMoves, passes_what_is_captured_to_the_other_board) {
    EXPECT_EQ(failure("1A. e4 1a. d5 2A. exd5 1B. e4 1b. P@e3 *"), "none");
    EXPECT_EQ(failure("1A. e4 1a. d5 2A. exd5 1B. e4 1b. N@e3 *"), "illegal-move not-in-reserve 4");
}

TEST(CheckMoves, gives_the_pawn_of_a_taking_to_the_opponents_teammate) {
    const char* start = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\"]\n";
    EXPECT_EQ(failure((start + std::string{"1A. a8=Q/a1 1B. P@a4 *"}).c_str(), "stein"), "none");
    EXPECT_EQ(failure((start + std::string{"1B. P@a4 *"}).c_str(), "stein"), "illegal-move not-in-reserve 0");
}

TEST(CheckMoves, stops_at_the_first_move_that_cannot_be_played) {
    EXPECT_EQ(failure("1A. e4 1a. P@e5 *"), "illegal-move not-in-reserve 1");
    EXPECT_EQ(failure("1a. e5 *"), "refused not-your-turn 0");
    EXPECT_EQ(failure("1. e4 *"), "unknown-mover  0");
    EXPECT_EQ(failure("1B. e4 *", "jijbent"), "refused not-your-turn 0");
    EXPECT_EQ(failure("1A. xyz *"), "bad-move bad-letter 0");
    EXPECT_EQ(failure("[FEN \"nonsense\"]\n1A. e4 *"), "bad-position  ");
    EXPECT_EQ(failure("1. Nc3 e5 2. Ne4 d5 3. Nf3 c5 4. Ng5 *", "jijbent"), "ambiguous-move  6");
    EXPECT_EQ(failure("1. e4 e5 2. Ke2 Ke7 *", "jijbent"), "none");
}

TEST(CheckMoves, real_games_have_as_many_moves_as_their_replay) {
    if (!exists(shared_games())) GTEST_SKIP() << shared_games() << " is not there";
    const rules::Ruleset fics = *rules::preset("fics");
    std::size_t games = 0;
    for (const char* name : kSharedGames)
        for (const GameRecord& game : read_shared(name)) {
            const Replay replayed = replay(game, fics);
            const CheckedMoves checked = check_moves(game, fics);
            EXPECT_EQ(checked.plies, replayed.plies) << name << " line " << game.place.line;
            EXPECT_EQ(checked.failure.has_value(), replayed.failure.has_value());
            ++games;
        }
    EXPECT_EQ(games, 801U);
}

}  // namespace
}  // namespace doorgeef::notation
