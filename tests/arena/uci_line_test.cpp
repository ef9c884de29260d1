#include "doorgeef/uci/uci_line.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;

template <class What>
What parsed(std::string_view line) {
    const uci::Line parsed = parse_uci_line(line);
    EXPECT_TRUE(std::holds_alternative<What>(parsed)) << line;
    return std::get<What>(parsed);
}

TEST(UciLine, positions) {
    EXPECT_EQ(parsed<uci::Position>("position startpos").fen, std::nullopt);
    const auto moved = parsed<uci::Position>("position  startpos moves e2e4\te7e5 ");
    EXPECT_EQ(moved.moves, (std::vector<std::string>{"e2e4", "e7e5"}));
    const auto fen = parsed<uci::Position>("position fen 8/8/8/8/8/8/8/K1k5[Pn] w - - 0 1 moves P@e4");
    EXPECT_EQ(fen.fen, "8/8/8/8/8/8/8/K1k5[Pn] w - - 0 1");
    EXPECT_EQ(fen.moves, std::vector<std::string>{"P@e4"});
    for (const char* line : {"position", "position moves e2e4", "position e2e4"}) parsed<uci::Unknown>(line);
}

TEST(UciLine, limits) {
    const auto clocks = parsed<uci::Go>("go wtime 60000 btime -5 winc 1000 binc 2000 movestogo 12");
    EXPECT_EQ(clocks.clocks.white, 60s);
    EXPECT_EQ(clocks.clocks.black, 0s) << "a clock below zero has run out";
    EXPECT_EQ(clocks.clocks.white_increment, 1s);
    EXPECT_EQ(clocks.clocks.black_increment, 2s);
    EXPECT_EQ(clocks.moves_to_go, 12);
    const auto fixed = parsed<uci::Go>("go depth 7 nodes 12345678901 movetime 250 mate 3");
    EXPECT_EQ(fixed.depth, 7);
    EXPECT_EQ(fixed.nodes, 12'345'678'901U);
    EXPECT_EQ(fixed.move_time, 250ms);
    EXPECT_EQ(fixed.mate, 3);
    EXPECT_TRUE(parsed<uci::Go>("go infinite").infinite);
    const auto ponder = parsed<uci::Go>("go ponder searchmoves e2e4 N@f3");
    EXPECT_TRUE(ponder.ponder);
    EXPECT_EQ(ponder.moves, (std::vector<std::string>{"e2e4", "N@f3"}));
    EXPECT_EQ(parsed<uci::Go>("go depth x").depth, std::nullopt);
    EXPECT_EQ(parsed<uci::Go>("go depth").depth, std::nullopt);
}

TEST(UciLine, options) {
    const auto variant = parsed<uci::SetOption>("setoption name UCI_Variant value bughouse");
    EXPECT_EQ(variant.name, "UCI_Variant");
    EXPECT_EQ(variant.value, "bughouse");
    const auto spaced = parsed<uci::SetOption>("setoption name Move Overhead value 1 2");
    EXPECT_EQ(spaced.name, "Move Overhead");
    EXPECT_EQ(spaced.value, "1 2");
    EXPECT_EQ(parsed<uci::SetOption>("setoption name Clear Hash").value, "");
}

TEST(UciLine, the_other_board) {
    const auto other = parsed<uci::OtherBoard>("otherboard over fen 8/8/8/8/8/8/8/K1k5 w - - 0 1");
    EXPECT_TRUE(other.over);
    EXPECT_EQ(other.fen, "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    EXPECT_FALSE(parsed<uci::OtherBoard>("otherboard fen x").over);
}

TEST(UciLine, unknown_words_in_front_are_skipped) {
    parsed<uci::Greet>("hello there uci");
    parsed<uci::Stop>("  stop  ");
    parsed<uci::Unknown>("");
    parsed<uci::Unknown>("hello");
    parsed<uci::Quit>("quit");
    parsed<uci::PonderHit>("ponderhit");
    parsed<uci::NewGame>("ucinewgame");
    parsed<uci::IsReady>("isready");
}

}  // namespace
}  // namespace doorgeef::app
