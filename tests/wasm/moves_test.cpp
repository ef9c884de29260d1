#include "wasm/asked.hpp"

namespace doorgeef::wasm {
namespace {

TEST(Moves, are_listed_with_both_alphabets_clock_and_what_they_did) {
    Page page{"fics\nonline\n180+2\nA"};
    page.add(kBegun);
    page.add("1000 moved 1 Pe2e4\n2000 moved 1 Pd7d5\n3000 moved 1 Pe4d5\n3000 passed A1 P\n"
             "4000 moved 2 Ng1f3\n5000 moved 2 P@e3\n6000 moved 2 Pf2e3\n6000 passed B2 P\n");
    const auto moves = page.moves();
    ASSERT_EQ(moves.as_array().size(), 6U);
    EXPECT_EQ(
        at(moves, "/2"),
        R"({"number":6,"at":3000,"board":1,"seat":"A1","color":"white","moveNumber":2,"move":"e4d5",)"
        R"("from":"e4","to":"d5","role":"P","san":"exd5","sanNl":"exd5","clockMs":182000,"capture":"P",)"
        R"("drop":false,"check":false,"mate":false,"legal":true,"undone":false})");
    EXPECT_EQ(at(moves, "/3/san"), "\"Nf3\"");
    EXPECT_EQ(at(moves, "/3/sanNl"), "\"Pf3\"");
    EXPECT_EQ(at(moves, "/4/san"), "\"P@e3\"");
    EXPECT_EQ(at(moves, "/4/sanNl"), "\"p@e3\"");
    EXPECT_EQ(at(moves, "/4/drop"), "true");
    EXPECT_EQ(at(moves, "/4/from"), "null");
    EXPECT_EQ(read(dg_match_moves(page.match(), 7)).as_array().size(), 3U);
}

TEST(Moves, that_give_check_and_mate_say_so) {
    Page page{"knsb\nonline\n-\nA"};
    page.add(kBegun);
    page.act({"A1 play e2e4", "B1 play f7f5", "A1 play d1h5", "B1 play g7g6", "A1 play h5g6", "B1 play h7g6",
              "A1 play f1c4", "B1 play d7d6", "A1 play c4f7"});
    const auto moves = page.moves();
    EXPECT_EQ(at(moves, "/2/check"), "true");
    EXPECT_EQ(at(moves, "/2/mate"), "false");
    EXPECT_EQ(at(moves, "/8/san"), "\"Bf7+\"");
    EXPECT_EQ(at(moves, "/8/sanNl"), "\"Lf7+\"");

    Page mated{"knsb\nonline\n-\nA"};
    mated.add(kBegun);
    mated.act({"A1 play f2f3", "B1 play e7e5", "A1 play g2g4", "B1 play d8h4"});
    EXPECT_EQ(at(mated.moves(), "/3/san"), "\"Qh4#\"");
    EXPECT_EQ(at(mated.moves(), "/3/mate"), "true");
}

TEST(Moves, that_are_illegal_are_written_in_full_and_undone_ones_are_marked) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 play b1d4", "A1 press", "B1 claim illegal", "A1 play b1c3", "A1 play b1a3", "A1 press"});
    const auto moves = page.moves();
    ASSERT_EQ(moves.as_array().size(), 3U);
    EXPECT_EQ(at(moves, "/0/san"), "\"Nb1-d4\"");
    EXPECT_EQ(at(moves, "/0/sanNl"), "\"Pb1-d4\"");
    EXPECT_EQ(at(moves, "/0/legal"), "false");
    EXPECT_EQ(at(moves, "/0/undone"), "true");
    EXPECT_EQ(at(moves, "/1/undone"), "true");
    EXPECT_EQ(at(moves, "/1/clockMs"), "null");
    EXPECT_EQ(at(moves, "/2/undone"), "false");
    EXPECT_NE(at(moves, "/2/clockMs"), "null");
}

TEST(Typed, coordinates_and_san_in_both_alphabets) {
    Page page{"knsb\nonline\n-\nA"};
    page.add(kBegun);
    const auto typed = [&](std::string_view text, bool dutch) {
        const auto answer = page.typed(kA1, text, dutch);
        return at(answer, at(answer, "/ok") == "true" ? "/value" : "/problem/code");
    };
    EXPECT_EQ(typed("e2e4", true), "\"e2e4\"");
    EXPECT_EQ(typed("e4", false), "\"e2e4\"");
    EXPECT_EQ(typed("Nf3", false), "\"g1f3\"");
    EXPECT_EQ(typed("Pf3", true), "\"g1f3\"");
    EXPECT_EQ(typed("Nf3", true), "\"g1f3\"");
    EXPECT_EQ(typed(" e 4 ", true), "\"e2e4\"");
    EXPECT_EQ(typed("o-o", true), "\"castling-not-allowed\"");
    EXPECT_EQ(typed("De5", true), "\"illegal-move\"");
    EXPECT_EQ(typed("P@e4", false), "\"not-in-reserve\"");
    EXPECT_EQ(typed("hallo", true), "\"bad-command\"");
    EXPECT_EQ(typed("", true), "\"bad-command\"");
    EXPECT_EQ(typed(std::string(1000, 'e'), true), "\"bad-command\"");
    EXPECT_EQ(at(page.typed(kB1, "e5", false), "/problem/code"), "\"not-your-turn\"");
    EXPECT_EQ(at(page.typed(7, "e5", false), "/problem/code"), "\"no-such-seat\"");
    page.act(
        {"A1 play b1c3", "B1 play e7e5", "A1 play g1f3", "B1 play d7d5", "A1 play f3d4", "B1 play a7a6"});
    EXPECT_EQ(at(page.typed(kA1, "Nb5", false), "/problem/code"), "\"ambiguous\"");
    EXPECT_EQ(typed("Ncb5", false), "\"c3b5\"");
}

}  // namespace
}  // namespace doorgeef::wasm
