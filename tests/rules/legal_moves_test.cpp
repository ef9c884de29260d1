// What may be played and what not, and why: moves on the board. Drops, promotions and takings have files of
// their own.
#include "rules/legal_moves.hpp"

#include "positions.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

struct Judgement {
    std::string_view fen;
    std::string_view move;
    std::string_view answer;
    std::string_view ruleset = "knsb";
};

void expect_judgements(const std::vector<Judgement>& cases) {
    for (const auto& [fen, move, answer, ruleset] : cases)
        EXPECT_EQ(judged(move, position_of(fen, ruleset_of(ruleset)), ruleset_of(ruleset), nullptr), answer)
            << fen << ' ' << move << ' ' << ruleset;
}

TEST(IllegalMoves, have_the_codes_of_the_scenarios) {
    const std::vector<std::string_view> codes{
        "not-in-reserve",          "square-occupied",       "pawn-drop-rank",
        "piece-drop-rank",         "drop-gives-check",      "empty-square",
        "not-your-piece",          "castling-not-allowed",  "illegal-move",
        "promotion-piece-missing", "nothing-there-to-take", "taking-not-allowed",
        "leaves-king-in-check"};
    for (std::size_t i = 0; i < codes.size(); ++i) EXPECT_EQ(code(static_cast<IllegalMove>(i)), codes[i]);
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(IllegalMove::leaves_king_in_check) + 1);
}

// The reasons that only Stein knows, piece-drop-rank and nothing-there-to-take, are in drops_test and
// taking_test.
TEST(IllegalMoves, one_for_each_reason) {
    const std::string_view fen = "r3k2r/1P6/8/8/4r3/8/4B3/R3K2R[NP] w KQ - 0 1";
    expect_judgements({
        {fen, "Q@d4", "not-in-reserve"},
        {fen, "N@e4", "square-occupied"},
        {fen, "P@d8", "pawn-drop-rank"},
        {fen, "N@f6", "drop-gives-check"},
        {fen, "d4d5", "empty-square"},
        {fen, "e4e2", "not-your-piece"},
        {"r3k2r/8/8/8/4r3/8/8/R3K2R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},
        {fen, "h1g2", "illegal-move"},
        {fen, "b7b8", "promotion-piece-missing"},
        {fen, "b7b8/a1", "taking-not-allowed"},
        {fen, "e2d3", "leaves-king-in-check"},
        {fen, "N@d4", "legal"},
    });
}

TEST(IllegalMoves, the_first_reason_in_the_order_of_the_list_is_given) {
    const std::string_view in_check = "4r1k1/8/8/8/8/8/8/4K3[NB] w - - 0 1";
    expect_judgements({
        {in_check, "Q@e1", "not-in-reserve"},    // and occupied
        {in_check, "N@e8", "square-occupied"},   // and leaves the king in check
        {in_check, "N@h6", "drop-gives-check"},  // and leaves the king in check
        {in_check, "B@a1", "leaves-king-in-check"},
        {"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e8", "square-occupied"},            // and the rank
        {"4r1k1/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a8", "pawn-drop-rank"},           // and the check
        {"4r1k1/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7a8", "promotion-piece-missing"},  // and the check
        {"4r1k1/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7a8/-", "taking-not-allowed"},
        {"4r1k1/P7/8/8/8/8/8/4K3[] w - - 0 1", "a7a8q", "leaves-king-in-check"},
        {"4r1k1/8/8/8/8/8/8/R3K3[] w Q - 0 1", "e1c1q", "castling-not-allowed"},
        {"6k1/8/8/8/8/8/8/R3K3[] w Q - 0 1", "e1c1/-", "castling-not-allowed"},
        {"6k1/8/8/8/8/8/8/R3K3[] w Q - 0 1", "e1c1", "legal"},
    });
}

TEST(IllegalMoves, chessmen_do_not_move_like_that) {
    expect_judgements({
        {"4k3/8/8/8/8/2p5/1P1P4/4K3[] w - - 0 1", "b2c3", "legal"},
        {"4k3/8/8/8/8/2p5/1P1P4/4K3[] w - - 0 1", "b2a3", "illegal-move"},  // nobody to capture
        {"4k3/8/8/8/8/2p5/2P5/4K3[] w - - 0 1", "c2c3", "illegal-move"},    // a pawn captures obliquely
        {"4k3/8/8/8/8/2p5/2P5/4K3[] w - - 0 1", "c2c4", "illegal-move"},    // nor does it jump
        {"4k3/8/8/8/2p5/8/2P5/4K3[] w - - 0 1", "c2c4", "illegal-move"},
        {"4k3/8/8/8/8/2P5/8/4K3[] w - - 0 1", "c3c5", "illegal-move"},
        {"4k3/8/8/8/8/2P5/8/4K3[] w - - 0 1", "c3c2", "illegal-move"},
        {"4k3/8/8/8/8/P7/8/4K3[] w - - 0 1", "a3h5", "illegal-move"},  // not round the edge
        {"4k3/8/8/8/8/P7/8/4K3[] w - - 0 1", "a3a4q", "illegal-move"},
        {"4k3/8/8/8/8/P7/8/4K3[] w - - 0 1", "a3a4/-", "illegal-move"},
        {"4k3/8/8/8/8/8/8/R2QK3[] w - - 0 1", "a1h1", "illegal-move"},
        {"4k3/8/8/8/8/8/8/R2QK3[] w - - 0 1", "a1d1", "illegal-move"},  // an own piece stands there
        {"4k3/8/8/8/8/8/8/R2QK3[] w - - 0 1", "a1a8q", "illegal-move"},
        {"4k3/8/8/8/8/8/8/R2QK3[] w - - 0 1", "d1d1", "illegal-move"},
        {"4k3/8/8/8/8/8/8/R2QK3[] w - - 0 1", "e1e3", "illegal-move"},
        {"4k3/8/8/8/8/8/4K3/7R[] w - - 0 1", "e2g2", "illegal-move"},  // castling only from its own square
        {"4K3/8/8/8/8/8/8/4k3[] w - - 0 1", "e8g8", "illegal-move"},
        {"4k3/8/8/8/8/8/8/N3K3[] w - - 0 1", "a1b3", "legal"},
        {"4k3/8/8/8/8/8/8/N3K3[] w - - 0 1", "a1c3", "illegal-move"},
    });
}

TEST(Checks, must_be_answered_and_not_be_walked_into) {
    expect_judgements({
        {"4k3/8/8/8/8/8/r7/4K3[] w - - 0 1", "e1e2", "leaves-king-in-check"},
        {"4k3/8/8/8/8/8/r7/4K3[] w - - 0 1", "e1d1", "legal"},
        {"4k3/8/8/8/8/8/8/r3K3[] w - - 0 1", "e1f1", "leaves-king-in-check"},  // away along the line
        {"4k3/8/8/8/8/8/8/r3K2N[] w - - 0 1", "h1g3", "leaves-king-in-check"},
        {"4k3/8/8/8/8/1B6/8/r3K3[] w - - 0 1", "b3d1", "legal"},
        {"4k3/8/8/8/4r3/8/4B3/4K3[] w - - 0 1", "e2f3", "leaves-king-in-check"},
        {"4k3/8/8/8/4r3/8/4R3/4K3[] w - - 0 1", "e2e3", "legal"},  // along the pin
        {"4k3/8/8/8/4r3/8/4R3/4K3[] w - - 0 1", "e2e4", "legal"},
        {"4k3/8/8/8/4r3/8/8/4K2n[R] w - - 0 1", "e1d1", "legal"},
        {"4k3/8/8/8/4r3/5n2/8/4K3[QP] w - - 0 1", "Q@e2", "leaves-king-in-check"},  // a double check
        {"4k3/8/8/8/4r3/5n2/6P1/4K3[] w - - 0 1", "g2f3", "leaves-king-in-check"},
    });
}

// By the book an illegal move can stand (R18), and then a king may have been left in check.
TEST(Checks, a_king_left_in_check_is_still_not_captured) {
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("3rr1k1/8/8/8/6b1/8/P2n1p2/4K3[n] w - - 0 1", knsb);
    position.play_unchecked(move_of("a2a3", position), knsb);
    ASSERT_TRUE(position.attackers(Square::e1, Color::black, position.occupied()).any());
    for (const std::string_view capture : {"e8e1", "f2e1q"})
        EXPECT_NE(judged(capture, position, knsb), "legal") << capture;
    for (const Move move : legal_moves(position, knsb)) {
        EXPECT_NE(move.to(), Square::e1) << to_string(move);
        EXPECT_TRUE(is_legal(position, move, knsb)) << to_string(move);
    }
}

TEST(Castling, needs_free_and_safe_squares) {
    expect_judgements({
        {"4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1g1", "legal"},
        {"4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1c1", "legal"},
        {"r3k2r/8/8/8/8/8/8/4K3[] b kq - 0 1", "e8g8", "legal"},
        {"r3k2r/8/8/8/8/8/8/4K3[] b kq - 0 1", "e8c8", "legal"},
        {"4k3/8/8/8/8/8/8/R3K2R[] w Q - 0 1", "e1g1", "castling-not-allowed"},  // no right
        {"4k3/8/8/8/8/8/8/R3KB1R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},
        {"4k3/8/8/8/8/8/8/RN2K2R[] w KQ - 0 1", "e1c1", "castling-not-allowed"},
        {"4k3/4r3/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},  // out of check
        {"4k3/5r2/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},  // through check
        {"4k3/6r1/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},  // into check
        {"4k3/7r/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1g1", "legal"},                  // the rook may be attacked
        {"4k3/1r6/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1c1", "legal"},  // and pass an attacked square
        {"4k3/2r5/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1c1", "castling-not-allowed"},
        {"4k3/3r4/8/8/8/8/8/R3K2R[] w KQ - 0 1", "e1c1", "castling-not-allowed"},
        {"4k3/8/8/8/8/8/7p/R3K2R[] w KQ - 0 1", "e1g1", "castling-not-allowed"},
    });
}

TEST(Castling, moves_king_and_rook_and_ends_both_rights) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position white = position_of("r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 5 9", knsb);
    const Position black = position_of("r3k2r/8/8/8/8/8/8/R3K2R[] b KQkq - 5 9", knsb);
    EXPECT_EQ(fen_after("e1g1", white, knsb), "r3k2r/8/8/8/8/8/8/R4RK1[] b kq - 6 9");
    EXPECT_EQ(fen_after("e1c1", white, knsb), "r3k2r/8/8/8/8/8/8/2KR3R[] b kq - 6 9");
    EXPECT_EQ(fen_after("e8g8", black, knsb), "r4rk1/8/8/8/8/8/8/R3K2R[] w KQ - 6 10");
    EXPECT_EQ(fen_after("e8c8", black, knsb), "2kr3r/8/8/8/8/8/8/R3K2R[] w KQ - 6 10");
}

TEST(Castling, rights_end_when_king_or_rook_moves_or_the_rook_is_captured) {
    const Ruleset knsb = ruleset_of("knsb");
    const Position white = position_of("r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1", knsb);
    const auto rights = [&](std::string_view move) {
        const std::string fen = fen_after(move, white, knsb);
        return fen.substr(fen.find(" b ") + 3, fen.find(" - ") - fen.find(" b ") - 3);
    };
    EXPECT_EQ(rights("e1e2"), "kq");
    EXPECT_EQ(rights("a1b1"), "Kkq");
    EXPECT_EQ(rights("h1g1"), "Qkq");
    EXPECT_EQ(rights("a1a8"), "Kk");  // with a capture, of both
    EXPECT_EQ(rights("h1h8"), "Qq");
    EXPECT_EQ(rights("h1h7"), "Qkq");
}

TEST(EnPassant, is_possible_at_once_or_never) {
    const Ruleset knsb = ruleset_of("knsb");
    Position position = position_of("4k3/3p4/8/4P3/8/8/8/4K3[] b - - 0 1", knsb);
    const auto step = [&](std::string_view move) { return play(position, move_of(move, position), knsb); };
    ASSERT_TRUE(step("d7d5"));
    EXPECT_EQ(position.en_passant(), Square::d6);
    EXPECT_EQ(judged("e5d6", position, knsb), "legal");
    Position taken = position;
    const auto played = play(taken, Move::en_passant(Square::e5, Square::d6), knsb);
    ASSERT_TRUE(played);
    EXPECT_EQ(played->captured, (Chessman{Color::black, Role::pawn}));
    EXPECT_EQ(fen_of(taken), "4k3/8/3P4/8/8/8/8/4K3[] b - - 0 2");

    ASSERT_TRUE(step("e1e2"));
    ASSERT_TRUE(step("e8e7"));
    EXPECT_EQ(judged("e5d6", position, knsb), "illegal-move");
}

TEST(EnPassant, is_for_pawns_only_and_only_after_a_double_step) {
    expect_judgements({{"4k3/8/8/3pP3/8/8/8/4K3[] w - - 0 1", "e5d6", "illegal-move"}});
    const Position position = position_of("4k3/8/8/3pP3/1B6/8/8/4K3[] w - d6 0 1", ruleset_of("knsb"));
    EXPECT_EQ(fen_after("b4d6", position, ruleset_of("knsb")), "4k3/8/3B4/3pP3/8/8/8/4K3[] b - - 1 1");
}

TEST(EnPassant, may_not_open_a_line_to_the_own_king) {
    // Of two pawns only one is pinned, so the right is there and the other pawn gets the precise reason.
    const std::string_view fen = "2r4k/8/8/2PpP3/8/8/8/2K5[] w - d6 0 1";
    expect_judgements({{fen, "e5d6", "legal"}, {fen, "c5d6", "leaves-king-in-check"}});
    for (const std::string_view pinned : {"7k/8/8/K2pP2r/8/8/8/8[] w - d6 0 1",     // both leave the rank
                                          "4r2k/8/8/3pP3/8/8/8/4K3[] w - d6 0 1",   // the file
                                          "7k/6b1/8/3pP3/8/2K5/8/8[] w - d6 0 1"})  // the diagonal
        EXPECT_NE(judged("e5d6", position_of(pinned, ruleset_of("knsb")), ruleset_of("knsb")), "legal")
            << pinned;
}

TEST(Mate, counts_what_is_in_the_reserve_now) {  // R7
    struct Stuck {
        std::string_view fen;
        std::string_view ruleset;
        std::uint64_t moves;
    };
    const std::vector<Stuck> cases{
        {"R5k1/5ppp/8/8/8/8/8/K7[] b - - 0 1", "knsb", 0},
        {"R5k1/5ppp/8/8/8/8/8/K7[n] b - - 0 1", "knsb", 5},     // b8 to f8, none gives check
        {"R5k1/5ppp/8/8/8/8/8/K7[p] b - - 0 1", "knsb", 0},     // not on that rank
        {"R5k1/5ppp/8/8/8/8/8/K7[NN] b - - 0 1", "knsb", 0},    // these are White's
        {"6rk/5Npp/8/8/8/8/8/K7[qrbnp] b - - 0 1", "fics", 0},  // smothered: nothing comes between
        {"7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1", "knsb", 0},        // stalemate
        {"7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1", "knsb", 45},      // 48 squares, less f7, g6, and h7 with check
    };
    for (const auto& [fen, ruleset, moves] : cases) {
        const Position position = position_of(fen, ruleset_of(ruleset));
        EXPECT_EQ(count_legal_moves(position, ruleset_of(ruleset)), moves) << fen;
        EXPECT_EQ(legal_moves(position, ruleset_of(ruleset)).size(), moves) << fen;
    }
}

TEST(Play, refuses_an_illegal_move_and_changes_nothing) {
    Position position;
    const Position before = position;
    const auto played = play(position, Move::normal(Role::pawn, Square::e2, Square::e5), ruleset_of("knsb"));
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error(), IllegalMove::illegal_move);
    EXPECT_EQ(position, before);
}

TEST(Play, counts_moves_since_the_last_progress_up_to_a_limit) {
    const Ruleset knsb = ruleset_of("knsb");
    const auto counters = [&](std::string_view fen, std::string_view move) {
        const std::string after = fen_after(move, position_of(fen, knsb), knsb);
        return after.substr(after.find(" - - ") + 5);
    };
    EXPECT_EQ(counters("4k3/8/8/8/8/8/P7/R3K3[] w - - 7 20", "a1b1"), "8 20");
    EXPECT_EQ(counters("4k3/8/8/8/8/8/p7/R3K3[] w - - 7 20", "a1a2"), "0 20");
    EXPECT_EQ(counters("4k3/8/8/8/8/8/P7/R3K3[] w - - 7 20", "a2a3"), "0 20");
    EXPECT_EQ(counters("4k3/8/8/8/8/8/P7/R3K3[] b - - 7 20", "e8e7"), "8 21");
    EXPECT_EQ(counters("4k3/8/8/8/8/8/P7/R3K3[n] b - - 7 20", "N@e5"), "0 21");  // R13
    EXPECT_EQ(counters("4k3/8/8/8/8/8/P7/R3K3[] b - - 9999 9999", "e8e7"), "9999 9999");
}

}  // namespace
}  // namespace doorgeef::rules
