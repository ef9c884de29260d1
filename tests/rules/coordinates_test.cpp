// Moves as text: parsed, resolved to a move on a position, printed.
#include "rules/coordinates.hpp"

#include "positions.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

using enum MoveTextProblem;
using enum Square;
using namespace std::string_literals;
using Drop = Coordinates::Drop;
using Step = Coordinates::Step;

TEST(MoveText, says_a_step_or_a_drop) {
    struct Good {
        std::string_view text;
        Coordinates meant;
    };
    const std::vector<Good> cases{
        {"e2e4", {Step{e2, e4, {}, false, {}}}},
        {"e1g1", {Step{e1, g1, {}, false, {}}}},
        {"a1h8", {Step{a1, h8, {}, false, {}}}},
        {"e2e2", {Step{e2, e2, {}, false, {}}}},
        {"e7e8q", {Step{e7, e8, Role::queen, false, {}}}},
        {"e7e8r", {Step{e7, e8, Role::rook, false, {}}}},
        {"e7e8b", {Step{e7, e8, Role::bishop, false, {}}}},
        {"a2b1n", {Step{a2, b1, Role::knight, false, {}}}},
        {"e7e8/g5", {Step{e7, e8, {}, true, g5}}},
        {"e7e8/-", {Step{e7, e8, {}, true, {}}}},
        {"N@f3", {Drop{Role::knight, f3}}},
        {"P@a1", {Drop{Role::pawn, a1}}},
        {"Q@h8", {Drop{Role::queen, h8}}},
        {"R@d4", {Drop{Role::rook, d4}}},
        {"B@e5", {Drop{Role::bishop, e5}}},
    };
    for (const auto& [text, meant] : cases) {
        const auto coordinates = parse_move(text);
        ASSERT_TRUE(coordinates) << text;
        EXPECT_EQ(*coordinates, meant) << text;
    }
}

TEST(MoveText, n35_gets_told_what_is_wrong_and_where) {
    struct Bad {
        std::string text;
        MoveTextError error;
    };
    const std::vector<Bad> cases{
        {"", {empty, 0}},
        {" ", {bad_square, 0}},
        {"e", {bad_square, 0}},
        {"e2", {bad_square, 2}},
        {"e2e", {bad_square, 2}},
        {"a0a9", {bad_square, 0}},
        {"a1a9", {bad_square, 2}},
        {"i1a1", {bad_square, 0}},
        {"a1i1", {bad_square, 2}},
        {"E2E4", {bad_square, 0}},
        {"2e4e", {bad_square, 0}},
        {" e2e4", {bad_square, 0}},
        {"e2-e4", {bad_square, 2}},
        {"e2xe4", {bad_square, 2}},
        {"e4", {bad_square, 2}},
        {"O-O", {bad_square, 0}},
        {"0000", {bad_square, 0}},
        {"Nf3", {bad_square, 0}},
        {"e2e4 ", {bad_promotion_role, 4}},
        {"e2e4\n", {bad_promotion_role, 4}},
        {"e7e8k", {bad_promotion_role, 4}},
        {"e7e8p", {bad_promotion_role, 4}},
        {"e7e8Q", {bad_promotion_role, 4}},
        {"e7e8=q", {bad_promotion_role, 4}},
        {"e7e8d", {bad_promotion_role, 4}},  // Dutch for a queen; files and protocols are English
        {"e7e8qq", {unexpected_character, 5}},
        {"e7e8q/g5", {unexpected_character, 5}},
        {"e7e8/", {bad_square, 5}},
        {"e7e8/g", {bad_square, 5}},
        {"e7e8/g9", {bad_square, 5}},
        {"e7e8//g5", {bad_square, 5}},
        {"@f3", {bad_square, 0}},
        {"N@", {bad_square, 2}},
        {"N@f", {bad_square, 2}},
        {"N@f9", {bad_square, 2}},
        {"N@@f3", {bad_square, 2}},
        {"N@f3x", {unexpected_character, 4}},
        {"N@f3 ", {unexpected_character, 4}},
        {"n@f3", {bad_drop_role, 0}},
        {"K@f3", {bad_drop_role, 0}},
        {"X@f3", {bad_drop_role, 0}},
        {"@@f3", {bad_drop_role, 0}},
        {"\0"s, {bad_square, 0}},
        {"e2e4\0"s, {bad_promotion_role, 4}},
        {"e2\0e4"s, {bad_square, 2}},
        {"N@\0f3"s, {bad_square, 2}},
        {"\0@f3"s, {bad_drop_role, 0}},
        {"e7e8/\0"s, {bad_square, 5}},
        {"\xD0\xB5"
         "2e4",
         {bad_square, 0}},  // Cyrillic e
        {"e2\xD0\xB5"
         "4",
         {bad_square, 2}},
        {"\xEF\xBC\xA5"
         "2e4",
         {bad_square, 0}},                              // full width E
        {"\xE2\x99\x98@f3", {bad_square, 0}},           // the figurine of a knight
        {"e7e8\xE2\x88\x92", {bad_promotion_role, 4}},  // a minus sign
        {"e7e8/\xE2\x88\x92", {bad_square, 5}},
        {std::string(kTenMegabytes, 'e'), {bad_square, 0}},
        {"e7e8" + std::string(kTenMegabytes, 'q'), {unexpected_character, 5}},
        {"N@f3" + std::string(kTenMegabytes, '3'), {unexpected_character, 4}},
    };
    for (const auto& [text, error] : cases) {
        const std::string shown = text.substr(0, 40);
        const auto coordinates = parse_move(text);
        ASSERT_FALSE(coordinates) << shown;
        EXPECT_EQ(code(coordinates.error().problem), code(error.problem)) << shown;
        EXPECT_EQ(coordinates.error().offset, error.offset) << shown;
    }
}

TEST(MoveText, has_a_code_for_every_problem) {
    std::vector<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(unexpected_character); ++i) {
        const std::string_view text = code(static_cast<MoveTextProblem>(i));
        EXPECT_FALSE(text.empty()) << i;
        EXPECT_EQ(std::ranges::find(seen, text), seen.end()) << text;
        seen.push_back(text);
    }
}

TEST(MoveText, is_what_a_move_prints) {
    struct Printed {
        Move move;
        std::string_view text;
    };
    const std::vector<Printed> cases{
        {Move::normal(Role::pawn, e2, e4), "e2e4"},
        {Move::normal(Role::queen, a1, h8), "a1h8"},
        {Move::en_passant(e5, d6), "e5d6"},
        {Move::castling(e8, c8), "e8c8"},
        {Move::promotion(Role::queen, e7, e8), "e7e8q"},
        {Move::promotion(Role::knight, a2, b1), "a2b1n"},
        {Move::promotion(Role::rook, e7, e8), "e7e8r"},
        {Move::promotion(Role::bishop, e7, e8), "e7e8b"},
        {Move::drop(Role::knight, f3), "N@f3"},
        {Move::drop(Role::pawn, h7), "P@h7"},
        {Move::taking(e7, e8, g5), "e7e8/g5"},
        {Move::taking(e7, e8, a1), "e7e8/a1"},
        {Move::taking(e7, e8, std::nullopt), "e7e8/-"},
    };
    for (const auto& [move, text] : cases) EXPECT_EQ(to_string(move), text);
}

TEST(Resolving, finds_the_kind_of_move_on_the_board) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position white = position_of("r3k2r/P7/8/3pP3/8/8/8/R3K2R[N] w KQkq d6 0 1", knsb);
    const Position black = position_of("r3k2r/8/8/8/3Pp3/8/p7/R3K2R[n] b KQkq d3 0 1", knsb);
    struct Resolved {
        std::string_view text;
        const Position& position;
        Move move;
    };
    const std::vector<Resolved> cases{
        {"e1g1", white, Move::castling(e1, g1)},
        {"e1c1", white, Move::castling(e1, c1)},
        {"e8g8", black, Move::castling(e8, g8)},
        {"e8c8", black, Move::castling(e8, c8)},
        {"e1f1", white, Move::normal(Role::king, e1, f1)},
        {"e1e8", white, Move::normal(Role::king, e1, e8)},
        {"e5d6", white, Move::en_passant(e5, d6)},
        {"e4d3", black, Move::en_passant(e4, d3)},
        {"e5e6", white, Move::normal(Role::pawn, e5, e6)},
        {"h1h8", white, Move::normal(Role::rook, h1, h8)},
        {"a7b8q", white, Move::promotion(Role::queen, a7, b8)},
        {"a7a8", white, Move::normal(Role::pawn, a7, a8)},
        {"a7b8/c3", white, Move::taking(a7, b8, c3)},
        {"a7b8/-", white, Move::taking(a7, b8, std::nullopt)},
        {"N@d4", white, Move::drop(Role::knight, d4)},
        {"Q@a1", white, Move::drop(Role::queen, a1)},
    };
    for (const auto& [text, position, move] : cases) EXPECT_EQ(move_of(text, position), move) << text;
}

TEST(Resolving, refuses_where_nobody_of_the_side_to_move_stands) {
    const Position position;
    const auto refusal = [&](std::string_view text) { return resolve(*parse_move(text), position).error(); };
    EXPECT_EQ(refusal("e4e5"), IllegalMove::empty_square);
    EXPECT_EQ(refusal("e4e5q"), IllegalMove::empty_square);
    EXPECT_EQ(refusal("e7e5"), IllegalMove::not_your_piece);
    EXPECT_EQ(refusal("e7e8/g5"), IllegalMove::not_your_piece);
}

}  // namespace
}  // namespace doorgeef::rules
