// Where men can ever come, and what follows from it.
#include "rules/fen.hpp"
#include "winnable/hopeless.hpp"
#include "winnable/outlook.hpp"

#include <random>

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

using rules::Position;
using rules::Square;

const rules::Ruleset kKnsb = *rules::preset("knsb");

Position position(const char* fen, const rules::Ruleset& ruleset = kKnsb) {
    return *Position::from_setup(*rules::parse_fen(fen), ruleset);
}

TEST(Reach, a_king_stays_behind_a_closed_wall) {
    const Reach reach{position("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3[] w"), kKnsb};
    EXPECT_TRUE(reach.king(Color::white).contains(Square::a1));
    EXPECT_FALSE(reach.king(Color::white).contains(Square::b3)) << "guarded for ever by a4 and c4";
    EXPECT_FALSE(reach.king(Color::white).contains(Square::e6));
}

TEST(Reach, a_reserve_opens_the_wall) {
    const Position closed = position("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3[] w");
    const Position with_knight = position("4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3[N] w");
    EXPECT_TRUE(is_hopeless(closed, Color::white, kKnsb));
    EXPECT_FALSE(is_hopeless(with_knight, Color::white, kKnsb));
}

TEST(Reach, opposing_pawns_do_not_pass_each_other) {
    const Reach reach{position("4k3/p7/8/8/8/8/P7/4K3[] w"), kKnsb};
    const Man* pawn = std::find_if(reach.begin(), reach.end(),
                                   [](const Man& man) { return man.home == Bitboard{Square::a2}; });
    ASSERT_NE(pawn, reach.end());
    EXPECT_TRUE(pawn->squares.contains(Square::a8)) << "the king may take the other pawn";
    const Reach apart{position("k7/p7/8/8/8/8/P7/K7[] w"), kKnsb, Outside{.takes = {{false, false}}}};
    EXPECT_FALSE(apart.king(Color::white).none());
}

TEST(KingWalk, sees_that_a_capture_would_stalemate) {
    EXPECT_TRUE(kings_walk_in_vain(position("8/1p2B3/1PpB4/k1P5/p1P5/P7/5K2/8 w"), Color::white));
    EXPECT_FALSE(kings_walk_in_vain(position("8/1p2B3/1PpB4/k1P5/p1P5/P7/5K2/7N w"), Color::white))
        << "a knight goes anywhere";
}

TEST(Outlook, a_bare_board_sends_nothing) {
    Boards boards;
    boards.positions = {position("4k3/8/8/8/8/8/8/4K3[] w"), position("4k3/8/8/8/8/8/8/3QK3[] w")};
    const auto outlook = winnable::outlook(boards, kKnsb);
    EXPECT_TRUE(outlook[0].arrivals[Color::white].has(Role::queen))
        << "Black can capture her on the other board";
    EXPECT_TRUE(outlook[0].arrivals[Color::black].empty());
    EXPECT_TRUE(outlook[1].arrivals[Color::white].has(Role::queen)) << "and back, once she was dropped";
    boards.over[1] = true;
    EXPECT_TRUE(winnable::outlook(boards, kKnsb)[0].arrivals[Color::white].empty());
}

// Random games never bring a man to a square outside its reach.
TEST(Reach, holds_in_random_games) {
    std::mt19937_64 random{5};
    for (const char* fen : {"4k3/1p1p4/1P1Pp1p1/4P1P1/8/2N5/8/2B1K3 w - -",
                            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                            "2b1k3/p1p1p1p1/P1P1P1P1/8/8/8/1B6/4K2R w K -"})
        for (int game = 0; game < 50; ++game) {
            const rules::Ruleset chess = *rules::preset("jijbent");
            Position now = position(fen, chess);
            const Reach reach{now, chess};
            rules::ByColor<Bitboard> standing;
            for (const Man& man : reach) standing[man.color] |= man.anywhere();
            for (int ply = 0; ply < 80; ++ply) {
                const auto moves = rules::legal_moves(now, chess);
                if (moves.empty()) break;
                now.play_unchecked(moves[random() % moves.size()], chess);
                for (const Color color : rules::kColors) {
                    ASSERT_TRUE((now.pieces(color) & ~standing[color]).none()) << fen;
                    ASSERT_TRUE(reach.king(color).contains(now.king(color))) << fen;
                    ASSERT_TRUE((reach.fixed(color) & ~now.pieces(color)).none()) << fen;
                }
            }
        }
}

}  // namespace
}  // namespace doorgeef::winnable
