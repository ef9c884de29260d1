#include "doorgeef/choices.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using Settings = std::vector<std::string>;

std::string ruleset_complaint(const std::string& preset, const Settings& settings) {
    const auto chosen = choose_ruleset(preset, settings, Language::dutch);
    return chosen ? "" : chosen.error().text;
}

std::string fen_complaint(const std::string& fen, Language language = Language::dutch) {
    const auto chosen = choose_position("--fen", fen, rules::Ruleset{}, language);
    return chosen ? "" : chosen.error().text;
}

TEST(Choices, a_ruleset_is_a_preset_with_changes) {
    const auto chosen =
        choose_ruleset("stein", Settings{"promotion=in-place", "pawn-drop-ranks=3-5"}, Language::dutch);
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->name, "stein");
    EXPECT_EQ(chosen->ruleset.promotion, rules::Promotion::in_place);
    EXPECT_EQ(chosen->ruleset.pawn_drop_ranks, (rules::RankRange{3, 5}));
}

TEST(Choices, a_bad_ruleset_says_what_there_is) {
    EXPECT_EQ(ruleset_complaint("knbs", {}),
              "--rules: 'knbs' bestaat niet; kies uit knsb, stein, minerva, jijbent, fics");
    EXPECT_EQ(ruleset_complaint("knsb", {"promotion"}),
              "--option: 'promotion' is niet van de vorm NAAM=WAARDE");
    EXPECT_TRUE(ruleset_complaint("knsb", {"check=no"})
                    .starts_with("--option: 'check' is geen regel; kies uit boards, drop-check, "));
    EXPECT_EQ(ruleset_complaint("knsb", {"drop-check="}),
              "--option drop-check: '' is geen goede waarde; verwacht: forbidden|allowed");
    EXPECT_EQ(
        ruleset_complaint("knsb", {"piece-drop-ranks=0-9"}),
        "--option piece-drop-ranks: '0-9' is geen goede waarde; verwacht: EERSTE-LAATSTE rij, zoals 1-8");
}

TEST(Choices, a_senseless_ruleset_says_every_reason) {
    EXPECT_EQ(ruleset_complaint("stein", {"boards=1", "piece-drop-ranks=5-2"}),
              "dit reglement kan niet: de eerste rij om op te plaatsen ligt voorbij de laatste; "
              "promoveren door te nemen vraagt een tweede bord");
}

TEST(Choices, a_bad_fen_says_where_and_what) {
    EXPECT_EQ(fen_complaint(""), "--fen, kolom 1, aan het eind: de FEN is leeg");
    EXPECT_EQ(fen_complaint("4k3/8/8/8/8/8/8/4K3"),
              "--fen, kolom 20, aan het eind: wie aan zet is ontbreekt: w of b");
    EXPECT_EQ(fen_complaint("4k3/8/8/8/8/8/8/4K3 x"),
              "--fen, kolom 21, bij 'x': wie aan zet is moet w of b zijn");
    EXPECT_EQ(fen_complaint("4k3/9/8/8/8/8/8/4K3 w", Language::english),
              "--fen, column 5, at '9/8/8/8/8/8/4K3 w': this character does not belong here");
    EXPECT_EQ(fen_complaint("4k3/8/8/8/\xC3\xA9\xC3\xA9/8/8/4K3 w"),
              R"(--fen, kolom 11, bij '\u{e9}\u{e9}/8/8/4K3 w': dit teken hoort hier niet)");
}

TEST(Choices, an_impossible_position_says_every_reason) {
    EXPECT_EQ(fen_complaint("P7/8/8/8/8/8/8/4K3[k] w Q -"),
              "--fen: onmogelijke stelling: zwart heeft geen koning; pion op de eerste of laatste rij; "
              "koning in de reserve; rokaderecht zonder toren op zijn beginveld");
}

TEST(Choices, a_number_is_whole_and_in_range) {
    const auto choose = [](const char* text) {
        return choose_number("--depth", text, 0, 100, Language::dutch);
    };
    EXPECT_EQ(*choose("0"), 0);
    EXPECT_EQ(*choose("100"), 100);
    for (const char* text :
         {"", "-1", "101", "1000000000", "99999999999999999999", "abc", "1x", " 1", "+1", "1.0"}) {
        const auto number = choose(text);
        ASSERT_FALSE(number) << text;
        EXPECT_EQ(number.error().text,
                  "--depth: '" + std::string{text} + "' is geen geheel getal van 0 t/m 100");
    }
}

}  // namespace
}  // namespace doorgeef::app
