// Putting a reserve piece on the board.
#include "positions.hpp"
#include "rules/legal_moves.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

TEST(Drops, may_not_give_check_not_even_to_answer_a_check) {  // KNSB 2.4, as in scenarios.md
    const Ruleset knsb = ruleset_of("knsb");
    const Position position = position_of("4r1k1/8/8/8/8/8/8/4K3[NB] w - - 0 1", knsb);
    EXPECT_EQ(judged("B@e6", position, knsb), "drop-gives-check");  // blocks the e-file but attacks g8
    EXPECT_EQ(judged("B@e5", position, knsb), "legal");
    EXPECT_EQ(judged("N@e7", position, knsb), "drop-gives-check");
    EXPECT_EQ(judged("N@e6", position, knsb), "legal");
    EXPECT_EQ(judged("N@d3", position, knsb), "leaves-king-in-check");  // blocks nothing
}

TEST(Drops, give_check_the_way_each_piece_does) {
    struct Check {
        std::string_view fen;
        std::string_view checking;
        std::string_view quiet;
    };
    const std::vector<Check> cases{
        {"8/8/8/3k4/8/8/8/K7[P] w - - 0 1", "P@c4", "P@c6"},
        {"8/8/8/3k4/8/8/8/K7[P] w - - 0 1", "P@e4", "P@d4"},
        {"8/8/8/3K4/8/8/8/k7[p] b - - 0 1", "P@c6", "P@c4"},
        {"8/8/8/3k4/8/8/8/K7[N] w - - 0 1", "N@c3", "N@d4"},
        {"8/8/8/3k4/8/8/8/K7[B] w - - 0 1", "B@h1", "B@h2"},
        {"8/8/8/3k4/8/8/8/K7[R] w - - 0 1", "R@d1", "R@e1"},
        {"8/8/8/3k4/8/8/8/K7[Q] w - - 0 1", "Q@a8", "Q@b8"},
        {"8/8/8/3k4/3p4/8/8/K7[R] w - - 0 1", "R@d8", "R@d1"},  // somebody stands between
    };
    for (const auto& [fen, checking, quiet] : cases) {
        for (const std::string_view name : {"knsb", "stein", "minerva", "fics"}) {
            const Ruleset ruleset = ruleset_of(name);
            const Position position = position_of(fen, ruleset);
            const Position other;
            const bool allowed = ruleset.drop_check == DropCheck::allowed;
            if (name == "stein" && checking.ends_with('8')) continue;
            EXPECT_EQ(judged(checking, position, ruleset, &other), allowed ? "legal" : "drop-gives-check")
                << fen << ' ' << checking << ' ' << name;
            EXPECT_TRUE(position.gives_check(move_of(checking, position))) << fen << ' ' << checking;
            EXPECT_FALSE(position.gives_check(move_of(quiet, position))) << fen << ' ' << quiet;
            if (name != "stein") EXPECT_EQ(judged(quiet, position, ruleset), "legal") << fen << ' ' << quiet;
        }
    }
}

TEST(Drops, may_mate_at_minerva_and_on_the_internet) {  // Minerva 2.4
    for (const std::string_view name : {"minerva", "fics"}) {
        const Ruleset ruleset = ruleset_of(name);
        Position position = position_of("6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1", ruleset);
        ASSERT_TRUE(play(position, move_of("R@a8", position), ruleset)) << name;
        EXPECT_TRUE(position.in_check());
        EXPECT_EQ(count_legal_moves(position, ruleset), 0U);
    }
}

struct Ranks {
    std::string_view ruleset;
    std::string_view pawns;  // where White may drop one, from White's side
    std::string_view pieces;
};

TEST(Drops, ranks_count_from_the_players_own_side) {  // R2
    const std::vector<Ranks> table{
        {"knsb", "234567", "12345678"},
        {"stein", "23456", "1234567"},
        {"minerva", "234567", "12345678"},
        {"fics", "234567", "12345678"},
    };
    for (const auto& [name, pawns, pieces] : table) {
        const Ruleset ruleset = ruleset_of(name);
        const Position white = position_of("8/8/8/8/8/8/8/4K1k1[NP] w - - 0 1", ruleset);
        const Position black = position_of("4k1K1/8/8/8/8/8/8/8[np] b - - 0 1", ruleset);
        const Position other;
        for (char rank = '1'; rank <= '8'; ++rank) {
            const auto mirrored = static_cast<char>('1' + '8' - rank);
            const bool pawn = pawns.find(rank) != std::string_view::npos;
            const bool piece = pieces.find(rank) != std::string_view::npos;
            const std::string file = "a";
            EXPECT_EQ(judged("P@" + file + rank, white, ruleset, &other), pawn ? "legal" : "pawn-drop-rank")
                << name << rank;
            EXPECT_EQ(judged("N@" + file + rank, white, ruleset, &other), piece ? "legal" : "piece-drop-rank")
                << name << rank;
            EXPECT_EQ(judged("P@" + file + mirrored, black, ruleset, &other),
                      pawn ? "legal" : "pawn-drop-rank")
                << name << rank;
            EXPECT_EQ(judged("N@" + file + mirrored, black, ruleset, &other),
                      piece ? "legal" : "piece-drop-rank")
                << name << rank;
        }
    }
}

TEST(Drops, a_pawn_on_the_second_rank_may_make_the_double_step_and_be_taken_en_passant) {  // R3
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1", knsb);
    for (const std::string_view move : {"P@e2", "e8e7", "e2e4", "d4e3"})
        ASSERT_TRUE(play(position, move_of(move, position), knsb)) << move;
    EXPECT_EQ(fen_of(position), "8/4k3/8/8/8/4p3/8/4K3[] w - - 0 3");

    position = position_of("4k3/8/8/4P3/8/8/8/4K3[p] b - - 0 1", knsb);
    for (const std::string_view move : {"P@d7", "e1e2", "d7d5", "e5d6"})
        ASSERT_TRUE(play(position, move_of(move, position), knsb)) << move;
    EXPECT_EQ(fen_of(position), "4k3/8/3P4/8/8/8/4K3/8[] b - - 0 3");
}

TEST(Drops, on_the_fourth_rank_are_no_double_step) {
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("4k3/8/8/8/3p4/8/8/4K3[P] w - - 0 1", knsb);
    ASSERT_TRUE(play(position, move_of("P@e4", position), knsb));
    EXPECT_EQ(judged("d4e3", position, knsb), "illegal-move");
}

TEST(Drops, a_rook_never_brings_a_right_to_castle) {  // R4
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("4k3/8/8/8/8/8/8/4K2R[R] w K - 0 1", knsb);
    ASSERT_TRUE(play(position, move_of("R@a1", position), knsb));
    ASSERT_TRUE(play(position, move_of("e8e7", position), knsb));
    EXPECT_EQ(judged("e1c1", position, knsb), "castling-not-allowed");
    EXPECT_EQ(judged("e1g1", position, knsb), "legal");

    // Nor where the rook that had the right was captured.
    position = position_of("4k3/8/8/8/8/8/6b1/4K2R[R] b K - 0 1", knsb);
    for (const std::string_view move : {"g2h1", "e1f2", "h1g2", "f2e1", "e8e7", "R@h1", "e7e6"})
        ASSERT_TRUE(play(position, move_of(move, position), knsb)) << move;
    EXPECT_EQ(judged("e1g1", position, knsb), "castling-not-allowed");
}

TEST(Drops, take_the_piece_from_the_reserve_and_count_as_progress) {  // R13
    const Ruleset knsb = ruleset_of("knsb");
    const Position white = position_of("4k3/8/8/8/8/8/8/4K3[NNPn] w - - 49 30", knsb);
    EXPECT_EQ(fen_after("N@a1", white, knsb), "4k3/8/8/8/8/8/8/N3K3[NPn] b - - 0 30");
    const Position black = position_of("4k3/8/8/8/8/8/8/4K3[NNPn] b - - 49 30", knsb);
    EXPECT_EQ(fen_after("N@a1", black, knsb), "4k3/8/8/8/8/8/8/n3K3[NNP] w - - 0 31");
}

TEST(Drops, end_the_right_to_capture_en_passant) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position position = position_of("4k3/8/8/3pP3/8/8/8/4K3[N] w - d6 0 1", knsb);
    EXPECT_EQ(fen_after("N@a1", position, knsb), "4k3/8/8/3pP3/8/8/8/N3K3[] b - - 0 1");
}

TEST(Drops, are_never_legal_on_a_single_board) {
    const Ruleset jijbent = ruleset_of("jijbent");
    for (const std::string_view move : {"P@e4", "N@e4", "B@e4", "R@e4", "Q@e2"})
        EXPECT_EQ(judged(move, Position{}, jijbent), "not-in-reserve") << move;
}

TEST(Drops, make_different_reserves_different_positions) {  // R12
    const Ruleset knsb = ruleset_of("knsb");
    std::vector<Position> positions;
    for (const std::string_view reserve :
         {"", "P", "PP", "p", "N", "n", "Pp", "NP", "Q", "R", "B", "q", "r", "b"})
        positions.push_back(position_of("4k3/8/8/8/8/8/8/4K3[" + std::string{reserve} + "] w - - 0 1", knsb));
    for (const Position& a : positions)
        for (const Position& b : positions)
            EXPECT_EQ(a.key() == b.key(), &a == &b) << fen_of(a) << ' ' << fen_of(b);
}

TEST(Drops, key_follows_what_is_passed) {
    Position position;
    const auto empty = position.key();
    position.add_to_reserve(Color::white, Role::knight);
    EXPECT_EQ(position.key(), position.key_from_scratch());
    EXPECT_NE(position.key(), empty);
    position.add_to_reserve(Color::white, Role::knight);
    position.add_to_reserve(Color::black, Role::pawn);
    EXPECT_EQ(position.key(), position.key_from_scratch());
    EXPECT_EQ(position.reserve(Color::white).count(Role::knight), 2U);
    position.remove_from_reserve(Color::white, Role::knight);
    position.remove_from_reserve(Color::white, Role::knight);
    position.remove_from_reserve(Color::black, Role::pawn);
    EXPECT_EQ(position.key(), empty);
    EXPECT_EQ(position, Position{});

    ByColor<Reserve> reserves;
    reserves[Color::black].add(Role::rook);
    position.add_to_reserve(Color::white, Role::queen);
    position.set_reserves(reserves);
    EXPECT_EQ(position.key(), position.key_from_scratch());
    EXPECT_FALSE(position.reserve(Color::white).has(Role::queen));
    EXPECT_TRUE(position.reserve(Color::black).has(Role::rook));
}

}  // namespace
}  // namespace doorgeef::rules
