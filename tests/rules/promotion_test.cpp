// Promotion in place: the pawn gets the value of a piece and is a pawn again once captured (KNSB 3.1, 3.2).
#include "positions.hpp"
#include "rules/legal_moves.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

Played play_legal(Position& position, std::string_view text, const Ruleset& ruleset) {
    const auto played = play(position, move_of(text, position), ruleset);
    EXPECT_TRUE(played) << text;
    return played ? *played : Played{};
}

TEST(Promotion, gives_the_pawn_the_value_of_the_piece_and_a_mark) {
    for (const std::string_view name : {"knsb", "minerva", "fics"}) {
        const Ruleset ruleset = ruleset_of(name);
        const Position white = position_of("1r2k3/P7/8/8/8/8/8/4K3[] w - - 3 1", ruleset);
        EXPECT_EQ(fen_after("a7a8q", white, ruleset), "Q~r2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
        EXPECT_EQ(fen_after("a7a8n", white, ruleset), "N~r2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
        EXPECT_EQ(fen_after("a7b8r", white, ruleset), "1R~2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
        EXPECT_EQ(fen_after("a7b8b", white, ruleset), "1B~2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
        const Position black = position_of("4k3/8/8/8/8/8/p7/4K3[] b - - 3 1", ruleset);
        EXPECT_EQ(fen_after("a2a1q", black, ruleset), "4k3/8/8/8/8/8/8/q~3K3[] w - - 0 2");
    }
}

TEST(Promotion, leaves_no_mark_in_ordinary_chess) {
    const Ruleset jijbent = ruleset_of("jijbent");
    Position position = position_of("4k2r/P7/8/8/8/8/8/4K3 w - - 0 1", jijbent);
    play_legal(position, "a7a8q", jijbent);
    EXPECT_EQ(fen_of(position), "Q3k2r/8/8/8/8/8/8/4K3[] b - - 0 1");
    play_legal(position, "e8e7", jijbent);
    play_legal(position, "a8a7", jijbent);
    play_legal(position, "e7f8", jijbent);
    play_legal(position, "a7h7", jijbent);
    EXPECT_EQ(play_legal(position, "h8h7", jijbent).captured, (Chessman{Color::white, Role::queen}));
}

TEST(Promotion, a_captured_promoted_piece_is_a_pawn_again) {
    const Ruleset knsb = ruleset_of("knsb");
    struct Capture {
        std::string_view fen;
        std::string_view move;
        Chessman captured;
    };
    const std::vector<Capture> cases{
        {"4k3/8/8/3q~4/8/8/3R4/4K3[] w - - 0 1", "d2d5", {Color::black, Role::pawn}},
        {"4k3/8/8/3q4/8/8/3R4/4K3[] w - - 0 1", "d2d5", {Color::black, Role::queen}},  // scenarios.md
        {"3rk3/8/8/3N~4/8/8/8/4K3[] b - - 0 1", "d8d5", {Color::white, Role::pawn}},
        {"3rk3/8/8/3N4/8/8/8/4K3[] b - - 0 1", "d8d5", {Color::white, Role::knight}},
        {"1r~2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7b8q", {Color::black, Role::pawn}},
        {"1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7b8q", {Color::black, Role::rook}},
    };
    for (const auto& [fen, move, captured] : cases) {
        Position position = position_of(fen, knsb);
        const Played played = play_legal(position, move, knsb);
        EXPECT_EQ(played.captured, captured) << fen;
        EXPECT_FALSE(played.surrendered);
    }
}

TEST(Promotion, the_mark_goes_where_the_piece_goes) {
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("4k3/P7/8/8/8/8/7r/4K3[] w - - 0 1", knsb);
    play_legal(position, "a7a8q", knsb);
    play_legal(position, "e8e7", knsb);
    play_legal(position, "a8a2", knsb);
    EXPECT_EQ(fen_of(position), "8/4k3/8/8/8/8/Q~6r/4K3[] b - - 2 2");
    EXPECT_EQ(play_legal(position, "h2a2", knsb).captured, (Chessman{Color::white, Role::pawn}));
    EXPECT_TRUE(position.promoted().none());
    EXPECT_EQ(position.key(), position.key_from_scratch());
}

TEST(Promotion, a_mark_makes_another_position) {
    const Ruleset knsb = ruleset_of("knsb");
    EXPECT_NE(position_of("4k3/8/8/8/8/8/Q7/4K3[] w - - 0 1", knsb).key(),
              position_of("4k3/8/8/8/8/8/Q~7/4K3[] w - - 0 1", knsb).key());
}

TEST(Promotion, the_piece_must_be_named_and_the_rank_be_reached) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position position = position_of("4k3/P7/8/8/8/8/1P6/4K3[] w - - 0 1", knsb);
    EXPECT_EQ(judged("a7a8", position, knsb), "promotion-piece-missing");
    EXPECT_EQ(judged("b2b3q", position, knsb), "illegal-move");
    EXPECT_EQ(judged("e1e2q", position, knsb), "illegal-move");
    EXPECT_EQ(judged("a7b8q", position, knsb), "illegal-move");  // nobody to capture
    EXPECT_FALSE(is_legal(position, Move::promotion(Role::king, Square::a7, Square::a8), knsb));
    EXPECT_FALSE(is_legal(position, Move::promotion(Role::pawn, Square::a7, Square::a8), knsb));
}

TEST(Promotion, capturing_the_unmoved_rook_ends_the_right_to_castle) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position position = position_of("r3k2r/1P4P1/8/8/8/8/8/4K3[] w kq - 0 1", knsb);
    EXPECT_EQ(fen_after("b7a8n", position, knsb), "N~3k2r/6P1/8/8/8/8/8/4K3[] b k - 0 1");
    EXPECT_EQ(fen_after("g7h8n", position, knsb), "r3k2N~/1P6/8/8/8/8/8/4K3[] b q - 0 1");
}

TEST(Promotion, a_promoted_rook_does_not_castle) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position position = position_of("4k3/8/8/8/8/8/8/R~3K3[] w - - 0 1", knsb);
    EXPECT_EQ(judged("e1c1", position, knsb), "castling-not-allowed");
}

}  // namespace
}  // namespace doorgeef::rules
