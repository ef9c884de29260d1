#include "notation/pgn_write.hpp"

#include "match/play.hpp"
#include "notation/read_text.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::BoardId;
using match::by;
using match::Played;
using match::plays;
using match::presses;
namespace command = match::command;

MatchLog log_of(const Played& played, std::vector<Tag> tags = {}) {
    return {played.match.agreement, played.log, std::move(tags), {}};
}

Played with_a_drop() {
    Played played{match::agreement_of("knsb")};
    played.start();
    played.take(plays("A1", "e2e4"), 1'000);
    played.take(plays("B1", "d7d5"), 2'000);
    played.take(plays("A1", "e4d5"), 3'500);
    played.take(plays("B2", "d2d4"), 4'000);
    played.take(plays("A2", "P@e3"), 5'000);
    played.take(by("B2", command::Resign{}), 6'000);
    return played;
}

TEST(PgnWrite, a_board_is_a_game_of_its_own) {
    const MatchLog log = log_of(with_a_drop(), {{"Event", "Clubavond"},
                                                {"Round", "3"},
                                                {"WhiteA", "Jan"},
                                                {"BlackA", "Piet"},
                                                {"WhiteB", "Klaas"},
                                                {"BlackB", "Marie"}});
    EXPECT_EQ(write_pgn(log, BoardId::first), R"([Event "Clubavond"]
[Site "?"]
[Date "????.??.??"]
[Round "3"]
[White "Jan"]
[Black "Piet"]
[Result "*"]
[Variant "Bughouse"]
[Board "A"]
[TimeControl "420+0"]
[Termination "unterminated"]
[Ruleset "knsb"]

1. e4 {[%clk 0:06:59.000]} 1... d5 {[%clk 0:06:59.000]}
2. exd5 {[%clk 0:06:57.500]} *

)");
    EXPECT_EQ(write_pgn(log, BoardId::second), R"([Event "Clubavond"]
[Site "?"]
[Date "????.??.??"]
[Round "3"]
[White "Klaas"]
[Black "Marie"]
[Result "0-1"]
[Variant "Bughouse"]
[Board "B"]
[TimeControl "420+0"]
[Termination "normal"]
[Ruleset "knsb"]

1. d4 {[%clk 0:06:56.000]} 1... P@e3 {[%clk 0:06:59.000]} {Klaas resigns} 0-1

)");
}

TEST(PgnWrite, readers_get_the_moves_and_clocks) {
    const auto games = read_all(write_pgn(log_of(with_a_drop()), BoardId::first) +
                                write_pgn(log_of(with_a_drop()), BoardId::second));
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(errors_of(games[0]) + errors_of(games[1]), "");
    EXPECT_EQ(moves_of(games[0]), "e4, d5, exd5");
    EXPECT_EQ(moves_of(games[1]), "d4, P@e3");
    EXPECT_EQ(games[1].moves[1].clock_ms, 419'000);
    EXPECT_EQ(games[1].result, "0-1");
}

TEST(PgnWrite, a_board_that_was_set_up_says_so) {
    match::Agreement agreement = match::agreement_of("knsb");
    const auto setup = rules::parse_fen("4k3/8/8/8/8/8/8/4K3[Pn] b - - 0 7");
    agreement.positions[BoardId::second] = *rules::Position::from_setup(*setup, agreement.ruleset);
    const MatchLog log{agreement, {}, {}, {}};
    EXPECT_EQ(write_pgn(log, BoardId::first).find("FEN"), std::string::npos);
    EXPECT_NE(
        write_pgn(log, BoardId::second).find("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3[Pn] b - - 0 7\"]\n"),
        std::string::npos);
    agreement = match::agreement_of("jijbent");
    const auto bare = rules::parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7");
    agreement.positions[BoardId::first] = *rules::Position::from_setup(*bare, agreement.ruleset);
    const std::string chess = write_pgn({agreement, {}, {}, {}}, BoardId::first);
    EXPECT_NE(chess.find("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]"), std::string::npos) << chess;
    EXPECT_EQ(chess.find("Variant"), std::string::npos) << chess;
}

TEST(PgnWrite, what_cannot_be_replayed_is_a_comment) {
    match::Agreement agreement = match::agreement_of("knsb");
    agreement.conduct = match::Conduct::by_the_book();
    agreement.time.reset();
    Played played{agreement};
    played.start();
    played.take(plays("A1", "e2e4"), 0);
    played.take(plays("A1", "e2e3"), 0);
    played.take(presses("A1"), 0);
    played.take(plays("B1", "e7e4"), 0);
    played.take(presses("B1"), 0);
    played.take(plays("A1", "d2d4"), 0);
    const std::string text = write_pgn(log_of(played), BoardId::first);
    EXPECT_NE(text.find("\n\n{1. e2e4 undone} 1. e3 {1... e7e4 illegal} {2. d2d4} *\n\n"), std::string::npos)
        << text;
}

TEST(PgnWrite, names_that_cannot_stand_in_a_tag_are_left_out) {
    const std::string text = write_pgn(
        log_of(with_a_drop(), {{"WhiteB", "a\"]\n[Black \"x"}, {"Event", "\xFF"}}), BoardId::second);
    EXPECT_NE(text.find("[Event \"?\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[White \"?\"]"), std::string::npos) << text;
    const auto games = read_all(text);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(moves_of(games[0]), "d4, P@e3");
}

}  // namespace
}  // namespace doorgeef::notation
