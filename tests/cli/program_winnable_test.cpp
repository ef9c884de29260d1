#include "cli/folder_fixture.hpp"
#include "cli/process.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

TEST(ProgramWinnable, answers_for_the_side_that_is_named) {
    const auto no = run_doorgeef({"winnable", "8/8/8/8/8/5k2/8/4BK2 w - -", "white"});
    EXPECT_EQ(no.out, "no\n");
    EXPECT_EQ(no.exit_code, 0);
    const auto mate = run_doorgeef({"winnable", "7k/8/6K1/8/8/8/8/R7 w - - white"});
    EXPECT_EQ(mate.out, "yes Ra8#\n");
    EXPECT_EQ(mate.err, "");
}

TEST(ProgramWinnable, answers_for_both_sides_if_none_is_named) {
    const auto outcome = run_doorgeef({"winnable", "7k/8/6K1/8/8/8/8/R7", "w", "-", "-"});
    EXPECT_EQ(outcome.out, "white yes Ra8#\nblack no\n");
}

TEST(ProgramWinnable, reads_lines_from_standard_input) {
    const auto outcome = run_process({.arguments = {"--lang", "en", "winnable"},
                                      .in = "7k/8/6K1/8/8/8/8/R7 w - - white\n"
                                            "\n"
                                            "nonsense\n"
                                            "4k3/8/8/8/8/8/8/4K3 w - - black\n"});
    EXPECT_EQ(outcome.out, "yes Ra8#\nno\n");
    EXPECT_EQ(outcome.exit_code, 1);
    EXPECT_NE(outcome.err.find("line 3"), std::string::npos) << outcome.err;
}

TEST(ProgramWinnable, knows_reserves_and_two_boards) {
    EXPECT_EQ(run_doorgeef({"winnable", "4k3/8/8/8/8/8/8/4K3[N] w - - white"}).out, "no\n");
    const auto two = run_doorgeef({"winnable", "--rules", "stein", "--other-over",
                                   "7k/P7/6K1/8/8/8/8/8 w - - 0 1 | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 white"});
    EXPECT_EQ(two.out, "yes 1:a8=R/a1#\n");
    EXPECT_EQ(run_doorgeef({"winnable", "--board", "2",
                            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1 black"})
                  .out,
              "no\n");
}

TEST(ProgramWinnable, refuses_what_makes_no_sense) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"winnable", "--board", "3", "4k3/8/8/8/8/8/8/4K3 w"},
          {"winnable", "--budget", "none", "4k3/8/8/8/8/8/8/4K3 w"},
          {"winnable", "8/8 w"},
          {"winnable", "--rules", "jijbent", "4k3/8/8/8/8/8/8/4K3 w | 4k3/8/8/8/8/8/8/4K3 w"},
          {"winnable", "4k3/8/8/8/8/8/8/4K3 w | 4k3/8/8/8/8/8/8/4K3 w | 4k3/8/8/8/8/8/8/4K3 w"},
          {"winnable", "--vectors", "x", "4k3/8/8/8/8/8/8/4K3 w"}}) {
        const auto outcome = run_doorgeef(arguments);
        EXPECT_EQ(outcome.exit_code, 2) << arguments.back();
        EXPECT_EQ(outcome.out, "") << arguments.back();
        EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
    }
}

class Vectors : public FolderTest {
protected:
    ProcessOutcome score(const std::string& text) const {
        return run_doorgeef({"--lang", "en", "winnable", "--vectors", write("vectors.txt", text)});
    }
};

TEST_F(Vectors, count_each_side_of_each_line) {
    const auto outcome = score("-- 4k3/8/8/8/8/8/8/4K3 w - -\nW- 7k/8/6K1/8/8/8/8/R7 w - -\n");
    EXPECT_EQ(outcome.out, "4 right, 0 wrong, 0 unknown\n");
    EXPECT_EQ(outcome.exit_code, 0);
}

TEST_F(Vectors, a_wrong_answer_is_told_and_fails) {
    const auto outcome = score("-B 7k/8/6K1/8/8/8/8/R7 w - -\n");
    EXPECT_EQ(outcome.out, "wrong 1 7k/8/6K1/8/8/8/8/R7 w - - white\n"
                           "wrong 1 7k/8/6K1/8/8/8/8/R7 w - - black\n"
                           "0 right, 2 wrong, 0 unknown\n");
    EXPECT_EQ(outcome.exit_code, 1);
}

TEST_F(Vectors, a_bad_line_is_named) {
    EXPECT_NE(score("W- 7k/8/6K1/8/8/8/8/R7 w - -\nXY what\n").err.find("line 2"), std::string::npos);
    EXPECT_NE(score("W- 8/8 w - -\n").err.find("line 1"), std::string::npos);
    const auto missing = run_doorgeef({"winnable", "--vectors", "/nowhere/at/all"});
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_NE(missing.err, "");
}

}  // namespace
}  // namespace doorgeef::app
