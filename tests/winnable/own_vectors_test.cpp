// Our own vectors: every one is answered, rightly, and every yes is proved.
#include "question.hpp"

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

class OwnVectors : public testing::TestWithParam<const char*> {};

TEST_P(OwnVectors, are_all_answered_rightly_and_proved) {
    const auto questions = read_questions(std::string{DOORGEEF_SOURCE_DIR "/tests/winnable/"} + GetParam());
    EXPECT_GE(questions.size(), 100U);
    for (const Question& question : questions) {
        const Verdict verdict = ask(question);
        EXPECT_EQ(verdict.answer, question.answer) << question.text;
        if (verdict.answer == Answer::yes) {
            EXPECT_EQ(fault_of(question, verdict), "") << question.text;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Files, OwnVectors, testing::Values("reserves.txt", "two-boards.txt"));

TEST(Question, a_bad_proof_is_seen) {
    const Question question =
        parse_question("yes jijbent white 7k/8/6K1/8/8/8/8/R7 w - - ; a back-rank mate");
    const auto step = [](rules::Square from, rules::Square to) {
        return Step{0, rules::Move::normal(rules::Role::rook, from, to)};
    };
    using enum rules::Square;
    EXPECT_EQ(fault_of(question, {Answer::yes, {step(a1, a8)}}), "");
    EXPECT_EQ(fault_of(question, {Answer::yes, {step(a1, a7)}}), "no check at the end");
    EXPECT_EQ(fault_of(question, {Answer::yes, {step(a1, b2)}}), "illegal: a1b2");
    EXPECT_EQ(fault_of(question, {Answer::yes, {}}), "no check at the end");
}

}  // namespace
}  // namespace doorgeef::winnable
