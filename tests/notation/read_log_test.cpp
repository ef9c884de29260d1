// What others do to our files, and files that only look like ours.
#include "notation/read_log.hpp"

#include "notation/bpgn_write.hpp"
#include "notation/log_builder.hpp"
#include "notation/read_text.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

constexpr const char* kTags = "[TimeControl \"180+0\"]\n[Ruleset \"fics\"]\n[Conduct \"online\"]\n"
                              "[WhiteATeam \"A\"]\n[DoorgeefLog \"1\"]\n\n";
constexpr const char* kStart = "{[%ev 0 ready A2] [%ev 0 ready B1] [%ev 0 started]} ";

rules::Result<MatchLog, LogError> read(const std::string& text) {
    return read_log(read_all(text).at(0));
}

std::string problem_of(const std::string& text) {
    const auto log = read(text);
    return log ? "none" : std::string{code(log.error().problem)};
}

TEST(ReadLog, others_may_wrap_lines_anew_and_add_remarks) {
    const auto expected = read(std::string{kTags} + kStart + "1A. e4 {179} {[%ev 1000 draw-offered A1]} *");
    ASSERT_TRUE(expected);
    const auto changed =
        read(std::string{kTags} +
             "{[%ev 0\nready A2] nice [%ev 0 ready\r\n  B1]} {[%ev 0 started]} 1A.e4! $3 {good "
             "[%eval 0.3]} {179.000}\n(1A. d4) {[%ev 1000  draw-offered A1]} {Jan left} 1-0");
    ASSERT_TRUE(changed) << code(changed.error().problem);
    EXPECT_EQ(*changed, *expected);
}

TEST(ReadLog, clocks_tell_the_time_unless_it_is_said) {
    const auto log = read(std::string{kTags} + kStart + "1A. e4 {179.5} 1a. e5 {178} {[%at 9000]} 1B. d4 *");
    ASSERT_TRUE(log);
    ASSERT_EQ(log->events.size(), 6U);
    EXPECT_EQ(log->events[3].at, 500);
    EXPECT_EQ(log->events[4].at, 9000);
    EXPECT_EQ(log->events[5].at, 9000);
}

TEST(ReadLog, a_record_is_ours_by_its_tag) {
    EXPECT_TRUE(holds_log(read_all(kTags).at(0)));
    EXPECT_FALSE(holds_log(read_all("[Ruleset \"fics\"]\n\n1A. e4 *").at(0)));
    EXPECT_EQ(problem_of("[Ruleset \"fics\"]\n\n1A. e4 *"), "not-a-log");
    EXPECT_EQ(problem_of("[DoorgeefLog \"3\"]\n\n1A. e4 *"), "not-a-log");
    EXPECT_EQ(problem_of("[DoorgeefLog \"02\"]\n\n1A. e4 *"), "not-a-log");
}

struct BadLog {
    const char* movetext;
    const char* problem;
};

TEST(ReadLog, names_what_is_wrong) {
    for (const BadLog& bad : {
             BadLog{"{[%ev 0 dance]} *", "bad-event"},
             BadLog{"{[%more x]} *", "bad-event"},
             BadLog{"{[%at 5]} *", "bad-event"},
             BadLog{"{[%ev 0 started]} {[%at soon]} *", "bad-event"},
             BadLog{"{[%ev 0 started]} {[%shown 1.5]} *", "bad-event"},
             BadLog{"1A. e4 *", "impossible"},  // not started yet
             BadLog{"{[%ev 0 started]} 1. e4 *", "wrong-player"},
             BadLog{"{[%ev 0 started]} 1a. e5 *", "wrong-player"},
             BadLog{"{[%ev 0 started]} 1A. e4 1A. d4 *", "wrong-player"},
             BadLog{"{[%ev 0 started]} 1A. e5 *", "bad-move"},
             BadLog{"{[%ev 0 started]} 1A. xyz *", "bad-move"},
             BadLog{"{[%ev 0 started]} 1A. N@f3 *", "bad-move"},
             BadLog{"{[%ev 10 started]} 1A. e4 {[%at 9]} *", "impossible"},
             BadLog{"{[%ev 0 started]} {[%ev 0 match-ended 2 0]} 1A. e4 *", "impossible"},
             BadLog{"{[%ev 0 started]} 1A. e4 {never closed", "unreadable"},
             BadLog{"{[%ev 0 started]} 1A. e4 )", "unreadable"},
         })
        EXPECT_EQ(problem_of(std::string{kTags} + bad.movetext), bad.problem) << bad.movetext;
    EXPECT_EQ(problem_of("[Ruleset \"x\"][DoorgeefLog \"1\"]\n*"), "bad-agreement");
    EXPECT_EQ(problem_of(std::string{"[OtherTag \"one\"]\n"} + kTags + "*"), "bad-tag");
}

TEST(ReadLog, says_where_a_move_could_not_be_read) {
    const auto log = read(std::string{kTags} + kStart + "\n1A. e4 1a. e6 2A. Ke3 *");
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().events, 5U);
    EXPECT_EQ(log.error().text, "Ke3");
    EXPECT_EQ(log.error().place, (Place{8, 19}));
}

TEST(ReadLog, refuses_more_than_a_log_holds) {
    std::string text = std::string{kTags} + kStart;
    for (std::size_t i = 0; i <= kMostLogMoves; ++i) {
        constexpr const char* to_and_fro[] = {"1A. Nf3 ", "1a. Nf6 ", "2A. Ng1 ", "2a. Ng8 "};
        text += to_and_fro[i % 4];
    }
    const std::string problem = problem_of(text + "*");
    EXPECT_TRUE(problem == "too-long" || problem == "unreadable") << problem;
}

}  // namespace
}  // namespace doorgeef::notation
