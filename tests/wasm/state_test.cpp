#include "wasm/asked.hpp"

namespace doorgeef::wasm {
namespace {

TEST(State, clocks_run_to_the_moment_that_is_asked_for) {
    Page page{"knsb\nonline\n180+0\nA"};
    EXPECT_EQ(at(page.state(), "/phase"), "\"agreed\"");
    EXPECT_EQ(at(page.state(), "/seats/A1/onMove"), "false");
    page.add(kBegun);
    page.add("1000 moved 1 Pe2e4\n");
    const auto state = page.state(-1, 3500);
    EXPECT_EQ(at(state, "/phase"), "\"running\"");
    EXPECT_EQ(at(state, "/now"), "3500");
    EXPECT_EQ(at(state, "/seats/A1/clock"), R"({"ms":179000,"running":false,"flag":false,"recorded":false})");
    EXPECT_EQ(at(state, "/seats/B1/clock"), R"({"ms":177500,"running":true,"flag":false,"recorded":false})");
    EXPECT_EQ(at(state, "/seats/B2/clock/ms"), "176500");
    EXPECT_EQ(at(state, "/seats/B1/onMove"), "true");
    EXPECT_EQ(at(state, "/boards/0/turn"), "\"black\"");
}

TEST(State, boards_reserves_and_what_lies_with_the_capturer) {
    Page page{"knsb\nonline passing=manual\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 play e2e4", "B1 play d7d5", "A1 play e4d5", "B1 play d8d5", "B1 pass all"});
    const auto state = page.state();
    EXPECT_EQ(at(state, "/seats/A1/captured/P"), "1");
    EXPECT_EQ(at(state, "/seats/B1/captured/P"), "0");
    EXPECT_EQ(at(state, "/seats/B2/reserve/P"), "1");
    EXPECT_EQ(at(state, "/boards/0/placement"), "\"rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR\"");
    EXPECT_EQ(at(state, "/boards/1/fen"), "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1\"");
    EXPECT_EQ(at(state, "/boards/0/lastMove"),
              R"({"from":"d8","to":"d5","role":"Q","taken":null,"legal":true})");
    EXPECT_EQ(at(state, "/boards/0/moveNumber"), "3");
}

TEST(State, check_and_the_end_with_its_article) {
    Page page{"minerva\nonline\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 play f2f3", "B1 play e7e5", "A1 play g2g4", "B1 play d8h4"});
    const auto state = page.state();
    EXPECT_EQ(at(state, "/boards/0/check"), "\"e1\"");
    EXPECT_EQ(at(state, "/boards/0/outcome/result"), "\"0-1\"");
    EXPECT_EQ(at(state, "/boards/0/outcome/reason"), "\"mate\"");
    EXPECT_EQ(at(state, "/boards/0/outcome/winner"), "\"B1\"");
    EXPECT_EQ(at(state, "/boards/0/outcome/citation"), R"({"source":"fide","text":"5.1"})");
    EXPECT_EQ(at(state, "/boards/1/outcome/reason"), "\"match-ended\"");
    EXPECT_EQ(at(state, "/boards/1/outcome/citation"), R"({"source":"article","text":"5.1"})");
    EXPECT_EQ(at(state, "/phase"), "\"over\"");
    EXPECT_EQ(at(state, "/score"), R"({"A":0,"B":1})");
}

TEST(State, a_score_of_halves) {
    Page page{"knsb\nonline\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 offer draw", "B1 accept draw", "B2 resign"});
    EXPECT_EQ(at(page.state(), "/score/A"), "1.5E0");
    EXPECT_EQ(at(page.state(), "/score/B"), "5E-1");
    EXPECT_EQ(at(page.state(), "/boards/0/outcome/citation"), R"({"source":"article","text":"5.5"})");
}

TEST(State, what_is_offered_asked_and_claimed) {
    Page page{"knsb\nonline\n180+0\nA"};
    page.add(kBegun);
    page.act({"B1 offer draw", "A2 say leave resign", "A2 call arbiter", "A1 resign"});
    const auto state = page.state();
    EXPECT_EQ(at(state, "/boards/0/drawOffered"), "null");  // that game is over
    EXPECT_EQ(at(state, "/seats/A2/leaveAsked"), "\"resign\"");
    EXPECT_EQ(at(state, "/boards/1/arbiterCalled"), "true");

    Page off_move{"knsb\nonline\n180+0\nA"};
    off_move.add(kBegun);
    off_move.act({"B1 offer draw"});
    EXPECT_EQ(at(off_move.state(), "/boards/0/drawOffered"), "\"B1\"");
    off_move.act({"B1 resign"});
    EXPECT_EQ(at(off_move.state(), "/boards/0/resigned"), "\"B1\"");

    Page jijbent{"jijbent\nonline\n-\nA"};
    jijbent.add("0 ready B1\n0 started\n");
    jijbent.act({"A1 claim fifty g1f3"});
    EXPECT_EQ(at(jijbent.state(), "/boards/0/claim"),
              R"({"seat":"A1","kind":"fifty","move":"g1f3","occurrences":1,"movesWithoutProgress":0,)"
              R"("materialInsufficient":false,"correct":false})");
}

TEST(State, words_stand_until_they_are_met) {
    Page page{"minerva\nonline\n180+0\nA"};
    page.add(kBegun);
    page.act({"A2 say need P", "A2 say need N", "A2 say danger Q", "A2 say sit"});
    EXPECT_EQ(at(page.state(), "/seats/A2/needs"), R"(["N","P"])");
    EXPECT_EQ(at(page.state(), "/seats/A2/dangers"), R"(["Q"])");
    EXPECT_EQ(at(page.state(), "/seats/A2/sits"), "true");
    page.act({"A1 play e2e4", "B1 play d7d5", "A1 play e4d5"});
    EXPECT_EQ(at(page.state(), "/seats/A2/needs"), R"(["N"])");
    EXPECT_EQ(at(page.state(), "/seats/A2/sits"), "true");
    page.act({"B2 play e2e4", "A2 play e7e5"});
    EXPECT_EQ(at(page.state(), "/seats/A2/dangers"), "[]");
    EXPECT_EQ(at(page.state(), "/seats/A2/sits"), "false");
}

TEST(State, by_the_book_shows_touches_the_unpressed_move_and_what_can_be_challenged) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 touch e2"});
    EXPECT_EQ(at(page.state(), "/boards/0/touched"), R"(["e2"])");
    page.act({"A1 play e2e5"});
    EXPECT_EQ(at(page.state(), "/boards/0/unpressed"), "true");
    EXPECT_EQ(at(page.state(), "/boards/0/turn"), "\"white\"");
    page.act({"A1 press"});
    EXPECT_EQ(at(page.state(), "/boards/0/unpressed"), "false");
    EXPECT_EQ(at(page.state(), "/boards/0/challengeable"), "true");
    EXPECT_EQ(at(page.state(), "/boards/0/lastMove/legal"), "false");
    page.act({"B1 claim illegal"});
    EXPECT_EQ(at(page.state(), "/boards/0/challengeable"), "false");
    EXPECT_EQ(at(page.state(), "/boards/0/turn"), "\"white\"");
}

// An illegal capture is demanded back when the piece has been passed and dropped (KNSB 7.7).
TEST(State, a_piece_that_must_come_back_is_shown_with_the_squares_to_pick_from) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 play a1a7", "A1 press", "A1 pass all", "B2 play e2e4", "B2 press", "A2 play P@e5",
              "A2 press", "B1 claim illegal"});
    EXPECT_EQ(at(page.state(), "/boards/0/comingBack/role"), "\"P\"");
    EXPECT_EQ(at(page.state(), "/boards/0/comingBack/color"), "\"black\"");
    EXPECT_EQ(at(page.state(), "/boards/0/comingBack/reported"), "false");
    EXPECT_EQ(page.state().at_pointer("/boards/0/comingBack/squares").as_array().size(), 9U);
    page.act({"A1 report no-piece"});
    EXPECT_EQ(at(page.state(), "/boards/0/comingBack/reported"), "true");
}

TEST(State, clocks_of_a_foreign_file_are_shown_as_recorded) {
    Page page{"fics\nonline\n-\nA\n\n\n179547 -"};
    page.add(kBegun);
    page.add("453 moved 1 Pe2e4\n900 moved 1 Pe7e5\n");
    EXPECT_EQ(at(page.state(), "/seats/A1/clock"),
              R"({"ms":179547,"running":false,"flag":false,"recorded":true})");
    EXPECT_EQ(at(page.state(), "/seats/B1/clock"), "null");
    EXPECT_EQ(at(page.moves(), "/0/clockMs"), "179547");
    EXPECT_EQ(at(page.moves(), "/1/clockMs"), "null");
}

}  // namespace
}  // namespace doorgeef::wasm
