#include "match/citation.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

std::string told(const std::optional<Citation>& citation) {
    return citation ? std::string{code(citation->source)} + ' ' + citation->text : "nothing";
}

TEST(Citation, endings_by_the_numbers_of_each_regulation) {
    struct Case {
        Reason reason;
        const char* preset;
        const char* citation;
    };
    const Case cases[] = {
        {Reason::mate, "knsb", "fide 5.1"},
        {Reason::mate, "stein", "article 5.4"},
        {Reason::mate, "fics", "nothing"},
        {Reason::stalemate, "knsb", "article 5.3"},
        {Reason::stalemate, "minerva", "ruling R8"},
        {Reason::resignation, "stein", "article 5.3"},
        {Reason::flag, "minerva", "article 5.2"},
        {Reason::flag_cannot_win, "knsb", "article 5.4"},
        {Reason::both_flags, "stein", "article 5.8"},
        {Reason::agreement, "minerva", "article 5.3"},
        {Reason::repetition, "knsb", "ruling R12"},
        {Reason::arbiter, "knsb", "article 10.5"},
        {Reason::arbiter, "minerva", "article 10.3"},
        {Reason::arbiter, "jijbent", "nothing"},
        {Reason::match_ended, "minerva", "article 5.1"},
    };
    for (const auto& [reason, preset, citation] : cases)
        EXPECT_EQ(told(cite(reason, *rules::preset(preset), preset)), citation)
            << code(reason) << " under " << preset;
}

TEST(Citation, an_option_that_was_changed_is_named_itself) {
    rules::Ruleset ruleset;
    ruleset.stalemate = rules::Stalemate::at_once;
    EXPECT_EQ(told(cite(Reason::stalemate, ruleset, "knsb")), "option stalemate=at-once");
    EXPECT_EQ(told(cite(Reason::mate, ruleset, "knsb")), "fide 5.1");
}

TEST(Citation, an_ending_by_the_arbiter_has_the_article_of_his_ruling) {
    Game game;
    game.outcome = Outcome{Result::black_wins, Reason::arbiter};
    EXPECT_EQ(told(cite_ending(game, {}, "knsb")), "article 10.5");
    game.decided_under = Article{10, 3};
    EXPECT_EQ(told(cite_ending(game, {}, "knsb")), "article 10.3");
    game.outcome = Outcome{Result::black_wins, Reason::mate};
    EXPECT_EQ(told(cite_ending(game, {}, "knsb")), "fide 5.1");
}

TEST(Citation, no_penalty_without_repeated_illegal_moves) {
    const Command penalty = ArbiterCommand{arbiter::PenaliseIllegalMoves{}, {}};
    const auto why = [](const Command& command, const char* preset) {
        return told(cite(Refusal::no_illegal_move, command, Match{Agreement{}}, preset));
    };
    EXPECT_EQ(why(penalty, "knsb"), "article 10.3");
    EXPECT_EQ(why(penalty, "stein"), "article 10.3");
    EXPECT_EQ(why(penalty, "minerva"), "nothing");
    EXPECT_EQ(why(PlayerCommand{{}, command::ClaimIllegal{}}, "knsb"), "article 7.4");
}

TEST(Citation, rulings_count_as_the_preset_does) {
    EXPECT_EQ(told(cite(Article{10, 5}, "knsb")), "article 10.5");
    EXPECT_EQ(told(cite(Article{10, 5}, "minerva")), "article 10.3");
    EXPECT_EQ(told(cite(Article{10, 5}, "fics")), "nothing");
}

}  // namespace
}  // namespace doorgeef::match
