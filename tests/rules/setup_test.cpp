// From anything that can be written down to a position that can be played: all reasons why not, at once.
#include "rules/setup.hpp"

#include "positions.hpp"
#include "rules/position.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

using enum SetupError;
using Errors = std::vector<SetupError>;

std::string codes(const Errors& errors) {
    std::string text;
    for (const SetupError error : errors) text += std::string{code(error)} + ' ';
    return text;
}

struct Case {
    std::string_view fen;
    Errors errors;
    std::string_view ruleset = "knsb";
};

void expect_errors(const std::vector<Case>& cases) {
    for (const auto& [fen, expected, ruleset] : cases) {
        const auto position = Position::from_setup(setup_of(fen), ruleset_of(ruleset));
        EXPECT_EQ(position.ok(), expected.empty()) << fen;
        EXPECT_EQ(codes(position ? Errors{} : position.error()), codes(expected)) << fen;
        EXPECT_EQ(codes(errors(setup_of(fen), ruleset_of(ruleset))), codes(expected)) << fen;
    }
}

TEST(SetupErrors, n30_kings_one_of_each_colour) {
    expect_errors({
        {"4k3/8/8/8/8/8/8/8 w - - 0 1", {no_white_king}},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", {no_black_king}},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", {several_white_kings}},
        {"4k2k/8/8/8/8/8/8/4K3 w - - 0 1", {several_black_kings}},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", {}},
    });
}

TEST(SetupErrors, n30_pawns_stand_on_ranks_two_to_seven) {
    expect_errors({
        {"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", {pawn_on_end_rank}},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", {pawn_on_end_rank}},
        {"p3k3/8/8/8/8/8/8/4K3 w - - 0 1", {pawn_on_end_rank}},
        {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", {pawn_on_end_rank}},
        {"4k3/P6p/8/8/8/8/p6P/4K3 w - - 0 1", {}},
    });
}

TEST(SetupErrors, only_queens_rooks_bishops_and_knights_are_promoted_pawns) {
    expect_errors({
        {"4k3/8/8/8/8/8/P~7/4K3 w - - 0 1", {promoted_pawn_or_king}},
        {"4k3/8/8/8/8/8/8/4K~3 w - - 0 1", {promoted_pawn_or_king}},
        {"4k~3/8/8/8/8/8/8/4K3 w - - 0 1", {promoted_pawn_or_king}},
        {"4k3/8/8/Q~R~B~N~4/q~r~b~n~4/8/8/4K3 w - - 0 1", {}},
    });
}

TEST(SetupErrors, n32_no_king_in_a_reserve) {
    expect_errors({
        {"4k3/8/8/8/8/8/8/4K3[K] w - - 0 1", {king_in_reserve}},
        {"4k3/8/8/8/8/8/8/4K3[k] w - - 0 1", {king_in_reserve}},
        {"4k3/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1", {}},
    });
}

TEST(SetupErrors, no_reserve_where_one_board_is_played) {
    expect_errors({
        {"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", {reserve_on_single_board}, "jijbent"},
        {"4k3/8/8/8/8/8/8/4K3[p] w - - 0 1", {reserve_on_single_board}, "jijbent"},
        {"4k3/8/8/8/8/8/8/4K3[] w - - 0 1", {}, "jijbent"},
        {"4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", {}, "stein"},
    });
}

TEST(SetupErrors, n31_a_castling_right_needs_its_king_and_its_unpromoted_rook) {
    expect_errors({
        {"4k3/8/8/8/8/8/8/R2K3R w K - 0 1", {castling_without_king}},
        {"4k3/8/8/8/8/8/8/R2K3R w Q - 0 1", {castling_without_king}},
        {"r2k3r/8/8/8/8/8/8/4K3 w k - 0 1", {castling_without_king}},
        {"4k3/8/8/8/8/8/8/R3K3 w K - 0 1", {castling_without_rook}},
        {"4k3/8/8/8/8/8/8/4K2R w Q - 0 1", {castling_without_rook}},
        {"r3k3/8/8/8/8/8/8/4K3 w k - 0 1", {castling_without_rook}},
        {"4k2r/8/8/8/8/8/8/4K3 w q - 0 1", {castling_without_rook}},
        {"4k3/8/8/8/8/8/8/4K2R~ w K - 0 1", {castling_without_rook}},
        {"4k3/8/8/8/8/8/8/r3K3 w Q - 0 1", {castling_without_rook}},
        {"4k3/8/8/8/8/8/8/3K4 w K - 0 1", {castling_without_king, castling_without_rook}},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}},
    });
}

TEST(SetupErrors, n31_an_en_passant_square_has_just_been_passed_over) {
    expect_errors({
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", {}},
        {"4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", {}},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - e6 0 1", {en_passant_impossible}},    // nobody stands behind it
        {"4k3/8/8/3PP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},    // the mover's own pawn
        {"4k3/8/8/3nP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},    // no pawn
        {"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},  // somebody stands on it
        {"4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", {en_passant_impossible}},  // the pawn cannot come from there
        {"4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1", {en_passant_impossible}},    // Black cannot have moved
        {"4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1", {en_passant_impossible}},    // White's pawn, White to move
        {"4k3/8/3pP3/8/8/8/8/4K3 w - d7 0 1", {en_passant_impossible}},    // a rank too far
        {"4k3/8/8/8/3pP3/8/8/4K3 w - d5 0 1", {en_passant_impossible}},
    });
}

TEST(SetupErrors, n31_the_side_not_to_move_is_not_in_check) {
    expect_errors({
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", {opponent_in_check}},
        {"4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", {}},
        {"4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", {opponent_in_check}},
        {"4k3/8/3N4/8/8/8/8/4K3 w - - 0 1", {opponent_in_check}},
        {"4k3/8/8/8/B7/8/8/4K3 w - - 0 1", {opponent_in_check}},
        {"4k3/8/8/8/Q~7/8/8/4K3 w - - 0 1", {opponent_in_check}},
        {"4k3/3P4/8/8/B7/8/8/4K3 b - - 0 1", {}},
        {"8/8/8/8/8/4k3/4K3/8 w - - 0 1", {opponent_in_check}},
        {"8/8/8/8/8/8/4p3/3K3k b - - 0 1", {opponent_in_check}},
        {"r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", {}},
    });
}

TEST(SetupErrors, counters_have_an_end) {
    auto setup = rules::Setup::start();
    setup.halfmoves = kMostMoves;
    setup.fullmoves = kMostMoves;
    EXPECT_EQ(errors(setup, Ruleset{}), Errors{});
    ++setup.halfmoves;
    EXPECT_EQ(errors(setup, Ruleset{}), Errors{counter_too_large});
    --setup.halfmoves;
    ++setup.fullmoves;
    EXPECT_EQ(errors(setup, Ruleset{}), Errors{counter_too_large});
}

TEST(SetupErrors, all_are_reported_at_once) {
    expect_errors({
        {"8/8/8/8/8/8/8/8 w - - 0 1", {no_white_king, no_black_king}},
        {"kk6/8/8/8/8/8/8/6KK w - - 0 1", {several_white_kings, several_black_kings}},
        {"P3k3/8/8/8/8/8/B~p~6/8[K] w KQ e6 0 1",
         {no_white_king, pawn_on_end_rank, promoted_pawn_or_king, king_in_reserve, reserve_on_single_board,
          castling_without_king, castling_without_rook, en_passant_impossible},
         "jijbent"},
        {"4k3/4R3/8/8/8/8/8/K2pK3[k] w q a3 0 1",
         {several_white_kings, pawn_on_end_rank, king_in_reserve, castling_without_rook,
          en_passant_impossible, opponent_in_check}},
    });
}

TEST(SetupErrors, have_a_code_each) {
    std::vector<std::string_view> seen;
    for (int i = 0; i <= static_cast<int>(counter_too_large); ++i) {
        const std::string_view text = code(static_cast<SetupError>(i));
        EXPECT_FALSE(text.empty()) << i;
        EXPECT_EQ(std::ranges::find(seen, text), seen.end()) << text;
        seen.push_back(text);
    }
}

TEST(SetupRemarks, more_chessmen_than_two_sets_hold) {
    struct Remark {
        std::string_view fen;
        bool remarked;
    };
    const std::vector<Remark> cases{
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QRRBBNNPPPPPPPPqrrbbnnpppppppp] w KQkq - 0 1", false},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[QQ] w KQkq - 0 1", true},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[rrr] w KQkq - 0 1", true},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[BBB] w KQkq - 0 1", true},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[nnn] w KQkq - 0 1", true},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[ppppppppp] w KQkq - 0 1", true},
        // A promoted piece is a pawn: three queens are no wonder, but the seventeenth pawn is.
        {"rnbqkbnr/ppppppp1/8/8/8/8/PPPPPPPP/RNBQKBNR[q] w KQkq - 0 1", false},
        {"rnbqkbnr/ppppppp1/q~7/8/8/8/PPPPPPPP/RNBQKBNR[qpppppppp] w KQkq - 0 1", false},
        {"rnbqkbnr/pppppppp/q~7/8/8/8/PPPPPPPP/RNBQKBNR[qpppppppp] w KQkq - 0 1", true},
        // White's surplus does not make up for what Black lacks.
        {"4k3/8/8/8/8/8/QQQ5/4K3 b - - 0 1", true},
    };
    for (const auto& [fen, remarked] : cases) {
        EXPECT_EQ(remarks(setup_of(fen)) == std::vector{SetupRemark::more_chessmen_than_two_sets}, remarked)
            << fen;
        EXPECT_EQ(remarks(setup_of(fen)).empty(), !remarked) << fen;
        EXPECT_TRUE(Position::from_setup(setup_of(fen), ruleset_of("knsb"))) << fen;
    }
    EXPECT_EQ(code(SetupRemark::more_chessmen_than_two_sets), "more-chessmen-than-two-sets");
}

TEST(SetupStart, is_the_usual_starting_position) {
    EXPECT_EQ(rules::Setup::start(), setup_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    EXPECT_EQ(Position{}.setup(), rules::Setup::start());
}

TEST(FromSetup, counts_an_en_passant_square_in_the_key_only_while_the_capture_is_legal) {
    const auto counts = [](std::string_view fen) {
        rules::Setup setup = setup_of(fen);
        const auto with = Position::from_setup(setup, ruleset_of("knsb"));
        setup.en_passant.reset();
        return with->key() != Position::from_setup(setup, ruleset_of("knsb"))->key();
    };
    EXPECT_TRUE(counts("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    EXPECT_FALSE(counts("4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 1"));  // nobody to capture
    EXPECT_FALSE(counts("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));  // pinned on the file
    EXPECT_FALSE(counts("7k/8/8/K2pP2r/8/8/8/8 w - d6 0 1"));    // both pawns leave the king's rank
    EXPECT_FALSE(counts("7k/8/8/2KpP2r/8/8/8/8 w - d6 0 1"));
    EXPECT_TRUE(counts("7k/8/8/K1PpP2r/8/8/8/8 w - d6 0 1"));    // of two pawns one stays as a shield
    EXPECT_TRUE(counts("7k/8/8/3pP3/2K5/8/8/8 w - d6 0 1"));     // it captures the checking pawn
    EXPECT_FALSE(counts("7k/8/8/3pP3/8/2n5/8/1K6 w - d6 0 1"));  // a knight gives check
}

TEST(FromSetup, keeps_an_en_passant_square_while_a_pawn_stands_ready) {
    const auto kept = [](std::string_view fen) {
        return position_of(fen, ruleset_of("knsb")).en_passant().has_value();
    };
    EXPECT_TRUE(kept("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
    EXPECT_TRUE(kept("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));  // pinned, and a pin can be lifted
    EXPECT_FALSE(kept("4k3/8/8/3p4/4P3/8/8/4K3 w - d6 0 1"));
}

TEST(FromSetup, forgets_marks_where_one_board_is_played) {
    const std::string_view fen = "4k3/8/8/8/8/8/Q~7/4K3 w - - 0 1";
    EXPECT_TRUE(position_of(fen, ruleset_of("jijbent")).promoted().none());
    EXPECT_TRUE(position_of(fen, ruleset_of("knsb")).promoted().contains(Square::a2));
    EXPECT_TRUE(position_of(fen, ruleset_of("stein")).promoted().contains(Square::a2));
}

}  // namespace
}  // namespace doorgeef::rules
