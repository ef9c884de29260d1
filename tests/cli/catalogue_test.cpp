// Every phrase is checked while it is compiled; here it is checked that those checks see what they should.
#include "doorgeef/texts/arena.hpp"
#include "doorgeef/texts/events.hpp"
#include "doorgeef/texts/phrase.hpp"
#include "doorgeef/texts/play.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/refusals.hpp"
#include "doorgeef/texts/rules.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

static_assert(is_complete("zet", 0));
static_assert(is_complete("{1} en {0}, {1}", 2));
static_assert(!is_complete("", 0), "a language is missing");
static_assert(!is_complete("{0}", 2), "a blank is missing");
static_assert(!is_complete("{0} {1}", 1), "a blank too many");
static_assert(!is_complete("{x}", 0) && !is_complete("{0", 1) && !is_complete("{", 0), "no blank");
static_assert(!is_complete("\033[1m", 0) && !is_complete("\xC3\xA9", 0), "not plain ASCII");

TEST(Catalogue, blanks_are_filled_in_by_number) {
    constexpr Phrase<2> phrase{"{1} na {0}", "{0} before {1}"};
    EXPECT_EQ(say(Language::dutch, phrase, "een", std::string{"twee"}), "twee na een");
    EXPECT_EQ(say(Language::english, phrase, "one", std::string_view{"two"}), "one before two");
    EXPECT_EQ(say(Language::english, phrase, "{1}", ""), "{1} before ")
        << "what is filled in is not looked at";
}

// Every value up to and including `last` has a text of its own in both languages.
template <class Enum>
void expect_texts_up_to(Enum last) {
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const auto phrase = texts::phrase(static_cast<Enum>(i));
        EXPECT_NE(phrase.in(Language::dutch), phrase.in(Language::english));
        EXPECT_NE(phrase.in(Language::english), "unknown") << i;
    }
}

TEST(Catalogue, every_problem_has_words) {
    expect_texts_up_to(rules::FenProblem::too_many_fields);
    expect_texts_up_to(rules::SetupError::counter_too_large);
    expect_texts_up_to(rules::SenselessRuleset::time_out_of_range);
    expect_texts_up_to(rules::MoveTextProblem::unexpected_character);
    expect_texts_up_to(rules::Role::king);
    expect_texts_up_to(rules::Color::black);
}

TEST(Catalogue, everything_that_can_happen_in_a_match_has_words) {
    expect_texts_up_to(match::Refusal::paused);
    expect_texts_up_to(match::Reason::match_ended);
    expect_texts_up_to(match::ClaimKind::material);
    expect_texts_up_to(match::Leave::mate);
}

TEST(Catalogue, every_way_in_which_an_engine_fails_has_words) {
    expect_texts_up_to(Fault::refused_move);
    expect_texts_up_to(SpecProblem::bad_option);
}

TEST(Catalogue, everything_that_can_be_wrong_with_a_recorded_game_has_words) {
    expect_texts_up_to(notation::ReadProblem::lag_mismatch);
    expect_texts_up_to(notation::ReplayProblem::refused);
    expect_texts_up_to(notation::SanProblem::trailing_text);
    expect_texts_up_to(notation::LogProblem::too_long);
    expect_texts_up_to(wire::JsonProblem::duplicate_key);
}

}  // namespace
}  // namespace doorgeef::app
