// Stein's promotion: the pawn is exchanged for a piece taken from the other board (Stein 3.1, 3.2; R14, R15).
#include "positions.hpp"
#include "rules/legal_moves.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::rules {
namespace {

// White's pawn on a7 is about to promote; what there is to take is up to the other board.
constexpr std::string_view kReady = "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";

struct Taking : testing::Test {
    // Both boards, the first with the promoter on move.
    void set_up(std::string_view here_fen, std::string_view other_fen) {
        here = position_of(here_fen, stein);
        other = position_of(other_fen, stein);
    }
    std::string judge(std::string_view move) const { return judged(move, here, stein, &other); }
    Played play_legal(std::string_view move) {
        const auto played = play(here, move_of(move, here), stein, &other);
        EXPECT_TRUE(played) << move;
        EXPECT_EQ(here.key(), here.key_from_scratch());
        EXPECT_EQ(other.key(), other.key_from_scratch());
        return played ? *played : Played{};
    }
    // The legal moves of the pawn on this file, as text.
    std::vector<std::string> pawn_moves(char file) const {
        std::vector<std::string> texts;
        for (const Move move : legal_moves(here, stein, &other))
            if (to_string(move)[0] == file && here.piece_at(move.from())->role == Role::pawn)
                texts.push_back(to_string(move));
        return texts;
    }

    const Ruleset stein = ruleset_of("stein");
    Position here;
    Position other;
};

TEST_F(Taking, exchanges_the_pawn_for_a_piece_of_its_colour) {
    set_up(kReady, "4k3/8/8/6N1/8/8/8/4K3[] w - - 7 20");
    const Played played = play_legal("a7a8/g5");
    EXPECT_EQ(fen_of(here), "N3k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    EXPECT_EQ(fen_of(other), "4k3/8/8/8/8/8/8/4K3[] w - - 7 20");  // its side to move stays
    EXPECT_EQ(played.surrendered,
              (Chessman{Color::white, Role::pawn}));  // 3.2: to the opponent, as if captured
    EXPECT_FALSE(played.captured);
}

TEST_F(Taking, may_capture_as_well) {
    set_up("1q2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "4k3/8/8/6R1/8/8/8/4K3[] b - - 0 1");
    const Played played = play_legal("a7b8/g5");
    EXPECT_EQ(played.captured, (Chessman{Color::black, Role::queen}));
    EXPECT_EQ(played.surrendered, (Chessman{Color::white, Role::pawn}));
    EXPECT_EQ(fen_of(here), "1R2k3/8/8/8/8/8/8/4K3[] b - - 0 1");
}

TEST_F(Taking, works_for_black_too) {
    set_up("4k3/8/8/8/8/8/p7/4K3[] b - - 0 1", "4k3/8/8/6b1/8/8/8/4K3[] b - - 0 1");
    const Played played = play_legal("a2a1/g5");
    EXPECT_EQ(fen_of(here), "4k3/8/8/8/8/8/8/b3K3[] w - - 0 2");
    EXPECT_EQ(played.surrendered, (Chessman{Color::black, Role::pawn}));
}

TEST_F(Taking, offers_queens_rooks_bishops_and_knights_of_the_own_colour_only) {
    set_up(kReady, "4k3/8/8/QRBN4/P7/8/qrbn4/4K3[QRBN] b - - 0 1");
    EXPECT_EQ(pawn_moves('a'), (std::vector<std::string>{"a7a8/a5", "a7a8/b5", "a7a8/c5", "a7a8/d5"}));
    EXPECT_EQ(judge("a7a8/e1"), "nothing-there-to-take");  // never the king
    EXPECT_EQ(judge("a7a8/a4"), "nothing-there-to-take");  // a pawn
    EXPECT_EQ(judge("a7a8/a2"), "nothing-there-to-take");  // the other colour
    EXPECT_EQ(judge("a7a8/h3"), "nothing-there-to-take");  // nobody
}

TEST_F(Taking, must_be_said) {
    set_up(kReady, "4k3/8/8/6N1/8/8/8/4K3[] w - - 0 1");
    EXPECT_EQ(judge("a7a8"), "promotion-piece-missing");
    EXPECT_EQ(judge("a7a8q"), "promotion-piece-missing");
    EXPECT_EQ(judge("a7a8n"), "promotion-piece-missing");
    EXPECT_EQ(judge("a7a8/-"), "promotion-piece-missing");  // something is there
    EXPECT_EQ(judge("a7b8/g5"), "illegal-move");
    EXPECT_EQ(judge("e1e2/g5"), "illegal-move");
    EXPECT_EQ(judge("e1e2/-"), "illegal-move");
}

TEST_F(Taking, is_unknown_to_the_other_rulesets) {
    for (const std::string_view name : {"knsb", "minerva", "jijbent", "fics"}) {
        const Position position = position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", ruleset_of(name));
        EXPECT_EQ(judged("a7a8/g5", position, ruleset_of(name)), "taking-not-allowed") << name;
        EXPECT_EQ(judged("a7a8/-", position, ruleset_of(name)), "taking-not-allowed") << name;
        EXPECT_EQ(judged("a7a8q", position, ruleset_of(name)), "legal") << name;
    }
}

TEST_F(Taking, moves_the_mark_of_a_promoted_piece_along) {
    set_up(kReady, "4k3/8/8/6N~1/8/8/8/4K3[] w - - 0 1");
    play_legal("a7a8/g5");
    EXPECT_EQ(fen_of(here), "N~3k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    EXPECT_TRUE(other.promoted().none());
}

TEST_F(Taking, an_unmoved_rook_ends_that_right_to_castle) {
    set_up(kReady, "4k3/8/8/8/8/8/8/R3K2R[] w KQ - 0 1");
    play_legal("a7a8/h1");
    EXPECT_EQ(fen_of(other), "4k3/8/8/8/8/8/8/R3K3[] w Q - 0 1");
}

TEST_F(Taking, may_leave_the_player_to_move_there_in_check) {  // R15
    set_up(kReady, "4k3/8/8/8/4N3/8/8/3KQ3[] b - - 0 1");
    EXPECT_EQ(judge("a7a8/e4"), "legal");
    EXPECT_FALSE(other.in_check());
    play_legal("a7a8/e4");
    EXPECT_TRUE(other.in_check());
}

TEST_F(Taking, may_not_leave_the_player_not_to_move_there_in_check) {  // R15
    set_up(kReady, "4k3/8/8/8/4N3/8/8/3KQ3[] w - - 0 1");
    EXPECT_EQ(judge("a7a8/e4"), "taking-not-allowed");
    EXPECT_EQ(judge("a7a8/e1"), "legal");
    EXPECT_EQ(pawn_moves('a'), std::vector<std::string>{"a7a8/e1"});

    // The own king can be the exposed one as well.
    set_up(kReady, "4r2k/8/8/8/4N3/8/8/R3K3[] b - - 0 1");
    EXPECT_EQ(judge("a7a8/e4"), "taking-not-allowed");
    EXPECT_EQ(judge("a7a8/a1"), "legal");
}

TEST_F(Taking, two_pieces_on_one_line_shield_each_other) {
    set_up(kReady, "4r2k/8/8/4B3/4N3/8/8/4K3[] b - - 0 1");
    EXPECT_EQ(pawn_moves('a'), (std::vector<std::string>{"a7a8/e4", "a7a8/e5"}));
}

TEST_F(Taking, is_out_of_the_question_while_every_candidate_is_ruled_out) {  // R15
    set_up(kReady, "4r2k/8/8/8/4N3/8/8/4K3[] b - - 0 1");
    EXPECT_TRUE(pawn_moves('a').empty());
    EXPECT_EQ(judge("a7a8/-"), "promotion-piece-missing");
    EXPECT_EQ(judge("a7a8/e4"), "taking-not-allowed");
}

TEST_F(Taking, nothing_removes_the_pawn_from_the_match) {  // R14
    set_up("1n2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", "4k3/qrbnp3/8/8/8/8/P7/4K3[Q] w - - 0 1");
    EXPECT_EQ(pawn_moves('a'), (std::vector<std::string>{"a7a8/-", "a7b8/-"}));
    EXPECT_EQ(judge("a7a8/e1"), "nothing-there-to-take");
    Played played = play_legal("a7b8/-");
    EXPECT_EQ(played.captured, (Chessman{Color::black, Role::knight}));
    EXPECT_FALSE(played.surrendered);  // nobody gets it
    EXPECT_EQ(fen_of(here), "4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
}

TEST_F(Taking, nothing_blocks_no_check) {
    set_up("r6K/1P6/8/8/8/8/8/k7[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    EXPECT_EQ(judge("b7b8/-"), "leaves-king-in-check");
    EXPECT_EQ(judge("b7a8/-"), "legal");
    other = position_of("4k3/8/8/8/8/8/8/N3K3[] w - - 0 1", stein);
    EXPECT_EQ(judge("b7b8/a1"), "legal");
}

TEST_F(Taking, nothing_opens_the_line_behind_what_was_captured) {
    set_up("r1nK4/1P6/8/8/8/8/8/k7[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    EXPECT_EQ(judge("b7c8/-"), "leaves-king-in-check");
    other = position_of("4k3/8/8/8/8/8/8/N3K3[] w - - 0 1", stein);
    EXPECT_EQ(judge("b7c8/a1"), "legal");
}

TEST_F(Taking, gives_check_as_the_piece_taken) {
    set_up(kReady, "4k3/8/7B/6R1/8/8/8/4K3[] w - - 0 1");
    EXPECT_TRUE(here.gives_check(move_of("a7a8/g5", here), &other));
    EXPECT_FALSE(here.gives_check(move_of("a7a8/h6", here), &other));
    // A pawn that vanishes uncovers what is behind it.
    set_up("8/P6k/8/8/8/8/8/R3K3[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    EXPECT_FALSE(here.gives_check(move_of("a7a8/-", here), &other));
    set_up("8/R2P3k/8/8/8/8/8/4K3[] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1");
    EXPECT_TRUE(here.gives_check(move_of("d7d8/-", here), &other));
}

TEST_F(Taking, can_end_a_capture_en_passant_over_there) {
    // Without the knight the black pawn is pinned on the e-file.
    set_up("4k3/8/8/8/8/8/p7/4K3[] b - - 0 1", "4k3/4n3/8/8/3Pp3/8/8/3KR3[] b - d3 0 1");
    ASSERT_EQ(other.en_passant(), Square::d3);
    play_legal("a2a1/e7");
    EXPECT_EQ(judged("e4d3", other, stein, &here), "leaves-king-in-check");
    EXPECT_EQ(other.key(), other.key_from_scratch());
}

// FIDE 3.7.d allows the capture on the move after the double step, and that move is yet to come.
TEST_F(Taking, can_make_a_capture_en_passant_possible_over_there) {
    set_up(kReady, "8/8/8/8/k2Pp2R/8/8/4K3[] b - d3 0 1");  // e4d3 would open the rank to the rook
    ASSERT_NE(judged("e4d3", other, stein, &here), "legal");
    play_legal("a7a8/h4");
    EXPECT_EQ(judged("e4d3", other, stein, &here), "legal");
}

TEST_F(Taking, by_play_refuses_and_changes_neither_board) {
    set_up(kReady, "4r2k/8/8/8/4N3/8/8/4K3[] b - - 0 1");
    const Position here_before = here;
    const Position other_before = other;
    const auto played = play(here, move_of("a7a8/e4", here), stein, &other);
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error(), IllegalMove::taking_not_allowed);
    EXPECT_EQ(here, here_before);
    EXPECT_EQ(other, other_before);
}

// Found by random matches: the right to capture en passant goes with either pawn.
TEST(TakeOff, leaves_no_en_passant_without_both_pawns) {
    const Ruleset knsb = ruleset_of("knsb");
    for (const char* square : {"d4", "e4"}) {
        Position position = position_of("4k3/8/8/8/3Pp3/8/8/4K3[] b - d3 0 1", knsb);
        ASSERT_TRUE(position.en_passant());
        position.take_off(*parse_square(square));
        EXPECT_FALSE(position.en_passant()) << square;
        EXPECT_EQ(position, *Position::from_setup(position.setup(), knsb)) << square;
        EXPECT_EQ(position.key(), position.key_from_scratch()) << square;
    }
}

}  // namespace
}  // namespace doorgeef::rules
