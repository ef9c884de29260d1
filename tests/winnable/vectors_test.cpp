// The vectors that all projects share: no wrong answer, nearly all decided, and every yes proved.
#include "question.hpp"
#include "rules/fen.hpp"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

TEST(SharedVectors, are_answered_rightly_and_nearly_all) {
    const std::filesystem::path path = std::filesystem::path{DOORGEEF_SHARED_DIR} / "winnable/vectors.txt";
    std::ifstream file{path};
    if (!file) GTEST_SKIP() << path << " is not there";
    const rules::Ruleset ruleset = *rules::preset("jijbent");
    int lines = 0;
    int open_lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
        const auto setup = rules::parse_fen(line.substr(3));
        ASSERT_TRUE(setup) << line;
        const auto position = rules::Position::from_setup(*setup, ruleset);
        ASSERT_TRUE(position) << line;
        bool open = false;
        for (const rules::Color side : rules::kColors) {
            const bool can_win = line[side == rules::Color::white ? 0 : 1] != '-';
            const Verdict verdict = winnable(*position, side, ruleset);
            if (verdict.answer == Answer::unknown) {
                open = true;
                continue;
            }
            EXPECT_EQ(verdict.answer == Answer::yes, can_win) << line;
            if (verdict.answer == Answer::yes)
                EXPECT_EQ(fault_of(*position, side, ruleset, verdict), "") << line;
        }
        if (open) ++open_lines;
    }
    ASSERT_GT(lines, 0);
    EXPECT_LE(open_lines * 50, lines) << open_lines << " of " << lines << " lines are open";
}

}  // namespace
}  // namespace doorgeef::winnable
