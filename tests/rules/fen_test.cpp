// One board as text. Good ones come back as they were; bad ones get told what is wrong, and at which byte.
#include "rules/fen.hpp"

#include "positions.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

using enum FenProblem;
using namespace std::string_literals;

const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

struct Bad {
    std::string fen;
    FenProblem problem;
    std::size_t offset;
};

void expect_problems(const std::vector<Bad>& cases) {
    for (const auto& [fen, problem, offset] : cases) {
        const std::string shown = fen.substr(0, 120);
        const auto setup = parse_fen(fen);
        ASSERT_FALSE(setup) << shown;
        EXPECT_EQ(code(setup.error().problem), code(problem)) << shown;
        EXPECT_EQ(setup.error().offset, offset) << shown;
    }
}

TEST(Fen, reads_all_fields) {
    const auto setup = setup_of("r3k2r/8/8/3pP3/8/8/8/R3KQ~1R[PPn] w Kq d6 12 34");
    EXPECT_EQ(setup.board[Square::a8], (Piece{Color::black, Role::rook}));
    EXPECT_EQ(setup.board[Square::e5], (Piece{Color::white, Role::pawn}));
    EXPECT_EQ(setup.board[Square::f1], (Piece{Color::white, Role::queen, true}));
    EXPECT_FALSE(setup.board[Square::g1]);
    EXPECT_EQ(setup.board[Square::h1], (Piece{Color::white, Role::rook}));
    EXPECT_EQ(setup.reserves[Color::white].count(Role::pawn), 2U);
    EXPECT_EQ(setup.reserves[Color::white].count(Role::knight), 0U);
    EXPECT_EQ(setup.reserves[Color::black].count(Role::knight), 1U);
    EXPECT_EQ(setup.turn, Color::white);
    EXPECT_TRUE(setup.castling.has(Color::white, Wing::king_side));
    EXPECT_FALSE(setup.castling.has(Color::white, Wing::queen_side));
    EXPECT_FALSE(setup.castling.has(Color::black, Wing::king_side));
    EXPECT_TRUE(setup.castling.has(Color::black, Wing::queen_side));
    EXPECT_EQ(setup.en_passant, Square::d6);
    EXPECT_EQ(setup.halfmoves, 12U);
    EXPECT_EQ(setup.fullmoves, 34U);
}

TEST(Fen, comes_back_as_it_was_written) {
    for (const std::string fen : {
             "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
             "r3k2r/8/8/3pP3/8/8/8/R3KQ~1R[PPn] w Kq d6 12 34",
             "q~r~b~n~k3/8/8/8/8/8/8/Q~R~B~N~K3[QRBNPqrbnp] b - - 0 9999",
             "8/1p6/2p5/3p4/4P3/5P2/6P1/8[] b - e3 9999 0",
             "kkkkkkkk/8/8/8/8/8/8/PPPPPPPP[Kk] w - a1 0 1",
         })
        EXPECT_EQ(to_fen(setup_of(fen)), fen);
}

TEST(Fen, prints_three_forms_of_the_reserve) {
    const auto setup = setup_of(kStart + "[nPpQ] w KQkq - 0 1");
    EXPECT_EQ(to_fen(setup), kStart + "[QPnp] w KQkq - 0 1");
    EXPECT_EQ(to_fen(setup, ReserveForm::brackets), kStart + "[QPnp] w KQkq - 0 1");
    EXPECT_EQ(to_fen(setup, ReserveForm::slash), kStart + "/QPnp w KQkq - 0 1");
    EXPECT_EQ(to_fen(setup, ReserveForm::none), kStart + " w KQkq - 0 1");
    EXPECT_EQ(to_fen(rules::Setup::start(), ReserveForm::slash), kStart + "/ w KQkq - 0 1");
}

TEST(Fen, means_the_same_in_every_form) {
    const auto setup = setup_of(kStart + "[PPn] w KQkq - 0 1");
    for (const std::string& same : {
             kStart + "/PPn w KQkq - 0 1",
             kStart + "/nPP w KQkq - 0 1",
             kStart + "[PnP] w qkQK - 0 1",
             kStart + "[PPn] w KQkq -",
             kStart + "[PPn] w KQkq",
             "  " + kStart + "[PPn]\tw  KQkq   - 0 1  ",
             "rnbqkbnr/pppppppp/11111111/44/8/8/PPPPPPPP/RNBQKBNR[PPn] w KQkq - 0 1"s,
             kStart + "[PPn] w KQkq - 00 0001",
         })
        EXPECT_EQ(setup_of(same), setup) << same;
    EXPECT_EQ(setup_of(kStart + "[] w KQkq -"), rules::Setup::start());
    EXPECT_EQ(setup_of(kStart + "/ w KQkq -"), rules::Setup::start());
    EXPECT_EQ(setup_of(kStart + " w KQkq"), rules::Setup::start());
    EXPECT_FALSE(setup_of(kStart + " b").castling.any());
}

TEST(Fen, may_describe_what_nobody_can_play) {
    for (const std::string fen :
         {"8/8/8/8/8/8/8/8 w", "4k3/8/8/8/8/8/8/4K3[Kk] w", "P6P/8/8/8/8/8/8/k~K~6 w KQkq h8"})
        EXPECT_TRUE(parse_fen(fen)) << fen;
    EXPECT_EQ(errors(setup_of("4k3/8/8/8/8/8/8/4K3[K] w"), Ruleset{}),
              std::vector{SetupError::king_in_reserve});
}

TEST(FenProblems, n30_in_the_placement) {
    expect_problems({
        {"", empty, 0},
        {"   \t", empty, 4},
        {"8/8/8/8/8/8/8 w", too_few_ranks, 13},
        {"8", too_few_ranks, 1},
        {"w", unexpected_character, 0},
        {"8/8/8/8/8/8/8/8/8 w - - 0 1", too_many_ranks, 16},
        {"8/8/8/8/8/8/8/8/8/8 w - - 0 1", too_many_ranks, 16},
        {"8/8/8/8/8/8/8/8/Pp/8 w - - 0 1", too_many_ranks, 18},
        {"8/8/8/8/8/8/8/8[Pp/] w - - 0 1", too_many_ranks, 18},
        {"9/8/8/8/8/8/8/8 w", unexpected_character, 0},
        {"0/8/8/8/8/8/8/8 w", unexpected_character, 0},
        {"8p/8/8/8/8/8/8/8 w", rank_too_long, 1},
        {"ppppppppp/8/8/8/8/8/8/8 w", rank_too_long, 8},
        {"ppppppp2/8/8/8/8/8/8/8 w", rank_too_long, 7},
        {"88/8/8/8/8/8/8/8 w", rank_too_long, 1},
        {"7/8/8/8/8/8/8/8 w", rank_too_short, 1},
        {"8//8/8/8/8/8/8 w", rank_too_short, 2},
        {"8/8/8/8/8/8/8/7 w", rank_too_short, 15},
        {"8/8/8/8/8/8/8/7[] w", rank_too_short, 15},
        {"8/8/8/8/8/8/8/7/ w", rank_too_short, 15},
        {"8/8/8/4x3/8/8/8/8 w", unexpected_character, 7},
        {"8/8/8/8/8/8/8/8|8 w", unexpected_character, 15},
    });
}

TEST(FenProblems, with_the_mark_of_a_promoted_piece) {
    expect_problems({
        {"~8/8/8/8/8/8/8/8 w", mark_without_piece, 0},
        {"8~/8/8/8/8/8/8/8 w", mark_without_piece, 1},
        {"Q~~7/8/8/8/8/8/8/8 w", mark_without_piece, 2},
        {"Q1~6/8/8/8/8/8/8/8 w", mark_without_piece, 2},
        {"7Q/~8/8/8/8/8/8/8 w", mark_without_piece, 3},
        {"8/8/8/8/8/8/8/8[Q~] w", unexpected_character, 17},
        {"8/8/8/8/8/8/8/8/Q~ w", unexpected_character, 17},
    });
}

TEST(FenProblems, n32_in_the_reserve) {
    expect_problems({
        {"8/8/8/8/8/8/8/8[Pp w - -", reserve_not_closed, 15},
        {"8/8/8/8/8/8/8/8[", reserve_not_closed, 15},
        {"8/8/8/8/8/8/8/8] w", unexpected_character, 15},
        {"8/8/8/8/8/8/8/8[P]p w", unexpected_character, 18},
        {"8/8/8/8/8/8/8/8[P][p] w", unexpected_character, 18},
        {"8/8/8/8/8/8/8/8[-] w", unexpected_character, 16},
        {"8/8/8/8/8/8/8/8/- w", unexpected_character, 16},
        {"8/8/8/8/8/8/8/8[2P] w", unexpected_character, 16},
        {"8/8/8/8/8/8/8/8[" + std::string(10'000, 'P') + "] w - - 0 1", reserve_too_large, 16 + 64},
        {"8/8/8/8/8/8/8/8/" + std::string(10'000, 'q') + " w - - 0 1", reserve_too_large, 16 + 64},
        {"8/8/8/8/8/8/8/8[" + std::string(64, 'P') + "pP] w", reserve_too_large, 16 + 65},
    });
    EXPECT_EQ(
        setup_of("8/8/8/8/8/8/8/8[" + std::string(64, 'P') + "] w").reserves[Color::white].count(Role::pawn),
        64U);
}

TEST(FenProblems, in_the_other_fields) {
    expect_problems({
        {kStart, turn_missing, 43},
        {kStart + "  ", turn_missing, 45},
        {kStart + " W KQkq - 0 1", bad_turn, 44},
        {kStart + " white KQkq - 0 1", bad_turn, 44},
        {kStart + " KQkq - 0 1", bad_turn, 44},
        {kStart + " w KQxq - 0 1", bad_castling, 48},
        {kStart + " w KQkqK - 0 1", bad_castling, 50},
        {kStart + " w KQkq- - 0 1", bad_castling, 50},
        {kStart + " w -K - 0 1", bad_castling, 46},
        {kStart + " w HAha - 0 1", bad_castling, 46},
        {kStart + " w KQkq e9 0 1", bad_en_passant, 51},
        {kStart + " w KQkq E3 0 1", bad_en_passant, 51},
        {kStart + " w KQkq e33 0 1", bad_en_passant, 51},
        {kStart + " w KQkq e 0 1", bad_en_passant, 51},
        {kStart + " w KQkq 0 1", bad_en_passant, 51},
        {kStart + " w KQkq - -1 1", bad_counter, 53},
        {kStart + " w KQkq - 1.5 1", bad_counter, 53},
        {kStart + " w KQkq - 10000 1", bad_counter, 53},
        {kStart + " w KQkq - 0 10000", bad_counter, 55},
        {kStart + " w KQkq - 0 99999999999999999999", bad_counter, 55},
        {kStart + " w KQkq - 0 x", bad_counter, 55},
        {kStart + " w KQkq - 0 1 2", too_many_fields, 57},
        {kStart + " w KQkq - 0 1 ;", too_many_fields, 57},
    });
}

TEST(FenProblems, with_bytes_that_do_not_belong_in_text) {
    expect_problems({
        {"\0"s, unexpected_character, 0},
        {"8/8/8\0/8/8/8/8/8 w"s, unexpected_character, 5},
        {kStart + " w\0 KQkq - 0 1"s, bad_turn, 44},
        {kStart + " w KQkq - 0 1\0"s, bad_counter, 55},
        {kStart + " w KQkq - 0 1\n", bad_counter, 55},
        {kStart + "\nw KQkq - 0 1", unexpected_character, 43},
        {"\xEF\xBB\xBF" + kStart + " w KQkq - 0 1", unexpected_character, 0},
        {"4\xE2\x99\x9A"
         "3/8/8/8/8/8/8/8 w",
         unexpected_character, 1},
        {"4\xD0\x9A"
         "3/8/8/8/8/8/8/8 w",
         unexpected_character, 1},  // a Cyrillic K
        {"\xFF\xFE", unexpected_character, 0},
    });
}

TEST(FenProblems, in_ten_megabytes) {
    expect_problems({
        {std::string(kTenMegabytes, 'P'), rank_too_long, 8},
        {std::string(kTenMegabytes, ' '), empty, kTenMegabytes},
        {std::string(kTenMegabytes, '/'), rank_too_short, 0},
        {std::string(kTenMegabytes, '\0'), unexpected_character, 0},
        {kStart + "[" + std::string(kTenMegabytes, 'p') + "] w", reserve_too_large, 44 + 64},
        {kStart + " w " + std::string(kTenMegabytes, 'K') + " - 0 1", bad_castling, 47},
        {kStart + " w KQkq - " + std::string(kTenMegabytes, '9'), bad_counter, 53},
        {kStart + " " + std::string(kTenMegabytes, 'w'), bad_turn, 44},
    });
    EXPECT_EQ(setup_of(std::string(kTenMegabytes, ' ') + kStart + " w KQkq - 0 1"), rules::Setup::start());
}

TEST(FenProblems, have_a_code_each) {
    std::vector<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(too_many_fields); ++i) {
        const std::string_view text = code(static_cast<FenProblem>(i));
        EXPECT_FALSE(text.empty()) << i;
        EXPECT_EQ(std::ranges::find(seen, text), seen.end()) << text;
        seen.push_back(text);
    }
}

}  // namespace
}  // namespace doorgeef::rules
