// What the men alone say, against all positions with these men.
#include "winnable/material.hpp"

#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

using rules::Color;
using rules::Role;
using rules::Square;

// All mates of Black's king on these squares, up to symmetry, by a white king and the men given.
bool some_mate(const std::vector<rules::Piece>& men, rules::Setup& setup, std::size_t placed) {
    if (placed == men.size()) {
        const auto position = rules::Position::from_setup(setup, *rules::preset("jijbent"));
        return position && position->in_check() &&
               rules::count_legal_moves(*position, *rules::preset("jijbent")) == 0;
    }
    for (const Square square : rules::kAllSquares) {
        if (setup.board[square]) continue;
        setup.board[square] = men[placed];
        const bool found = some_mate(men, setup, placed + 1);
        setup.board[square].reset();
        if (found) return true;
    }
    return false;
}

bool some_mate(const std::vector<rules::Piece>& men) {
    for (const Square square : {Square::a1, Square::b1, Square::c1, Square::d1, Square::b2, Square::c2,
                                Square::d2, Square::c3, Square::d3, Square::d4}) {
        rules::Setup setup;
        setup.turn = Color::black;
        setup.board[square] = rules::Piece{Color::black, Role::king};
        if (some_mate(men, setup, 0)) return true;
    }
    return false;
}

rules::Piece white(Role role) {
    return {Color::white, role};
}
rules::Piece black(Role role) {
    return {Color::black, role};
}

TEST(Material, one_minor_piece_mates_no_bare_king) {
    EXPECT_FALSE(some_mate({white(Role::king), white(Role::knight)}));
    EXPECT_FALSE(some_mate({white(Role::king), white(Role::bishop)}));
    EXPECT_TRUE(some_mate({white(Role::king), white(Role::rook)})) << "the test can find mates";
}

bool lacks(const std::string& fen, Color side) {
    const auto setup = rules::parse_fen(fen);
    return lacks_material(*rules::Position::from_setup(*setup, *rules::preset("knsb")), side);
}

TEST(Material, is_judged_with_the_reserves) {
    EXPECT_TRUE(lacks("4k3/8/8/8/8/8/8/4K3[] w", Color::white));
    EXPECT_FALSE(lacks("4k3/8/8/8/8/8/8/4K3[P] w", Color::white));
    EXPECT_TRUE(lacks("4k3/8/8/8/8/8/8/4K3[P] w", Color::black));
    EXPECT_TRUE(lacks("4k3/8/8/8/8/8/8/4K1N1[q] w", Color::white));
    EXPECT_FALSE(lacks("4k3/8/8/8/8/8/8/4K1N1[r] w", Color::white));
    EXPECT_TRUE(lacks("4k3/8/8/8/8/8/8/2B1K3[rq] w", Color::white));
    EXPECT_FALSE(lacks("4k3/8/8/8/8/8/8/2B1K3[b] w", Color::white));
    EXPECT_TRUE(lacks("4kb2/8/8/8/8/8/8/2B1K3[] w", Color::white)) << "squares of one colour";
    EXPECT_FALSE(lacks("2b1k3/8/8/8/8/8/8/2B1K3[] w", Color::white));
    EXPECT_FALSE(lacks("4k3/8/8/8/8/8/8/2B1K3[B] w", Color::white));
}

// A knight checks from `knight`; every square round the king that neither the knight nor the winner's king
// covers has a queen on it. One that can take the knight breaks the mate.
TEST(Material, queens_are_no_help_to_a_knight) {
    int mates = 0;
    for (const Square king : rules::kAllSquares)
        for (const Square knight : rules::knight_attacks(king))
            for (const Square other : rules::kAllSquares) {
                if (other == king || other == knight || rules::king_attacks(king).contains(other)) continue;
                const rules::Bitboard queens =
                    rules::king_attacks(king) & ~rules::king_attacks(other) & ~rules::knight_attacks(knight);
                const rules::Bitboard occupied = queens | rules::Bitboard{king} | rules::Bitboard{other};
                bool taken = false;
                for (const Square queen : queens)
                    taken |= rules::queen_attacks(queen, occupied).contains(knight);
                if (!taken) ++mates;
            }
    EXPECT_EQ(mates, 0);
}

// A bishop checks along a diagonal; a rook or queen on either of the two squares beside the first square of
// it can go there. The winner's king cannot guard both.
TEST(Material, rooks_and_queens_are_no_help_to_bishops) {
    for (const Square king : rules::kAllSquares)
        for (const Square first : rules::bishop_rays(king) & rules::king_attacks(king)) {
            const rules::Bitboard sides = rules::rook_rays(king) & rules::king_attacks(king) &
                                          rules::rook_rays(first) & rules::king_attacks(first);
            ASSERT_EQ(sides.count(), 2U);
            for (const Square other : rules::kAllSquares) {
                if (other == king || rules::king_attacks(king).contains(other)) continue;
                EXPECT_TRUE((sides & ~rules::king_attacks(other)).any());
            }
        }
}

TEST(Material, three_men_against_a_knight_or_bishop) {
    EXPECT_FALSE(some_mate({white(Role::king), white(Role::knight), black(Role::queen)}));
    EXPECT_FALSE(some_mate({white(Role::king), white(Role::bishop), black(Role::rook)}));
    EXPECT_TRUE(some_mate({white(Role::king), white(Role::knight), black(Role::rook)}));
    EXPECT_TRUE(some_mate({white(Role::king), white(Role::bishop), black(Role::knight)}));
}

}  // namespace
}  // namespace doorgeef::winnable
