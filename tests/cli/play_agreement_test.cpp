#include "doorgeef/play/agreement.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::Team;

match::Agreement choose(const char* preset, const MatchOptions& options, bool lot = false) {
    const auto agreement = choose_agreement(*rules::preset(preset), options, lot, Language::english);
    EXPECT_TRUE(agreement);
    return agreement ? *agreement : match::Agreement{};
}

std::string complain(const char* preset, const MatchOptions& options) {
    const auto agreement = choose_agreement(*rules::preset(preset), options, false, Language::english);
    return agreement ? "" : agreement.error().text;
}

TEST(PlayAgreement, colours_come_by_lot_by_the_home_team_or_as_asked) {
    EXPECT_EQ(choose("knsb", {}, false).white_on_first, Team::a);
    EXPECT_EQ(choose("knsb", {}, true).white_on_first, Team::b);
    for (const bool lot : {false, true})
        EXPECT_EQ(choose("minerva", {}, lot).white_on_first, Team::b) << "Minerva 1.5: home has Black";
    EXPECT_EQ(choose("minerva", {.white = "A1"}).white_on_first, Team::a);
    EXPECT_EQ(choose("knsb", {.white = "B1"}).white_on_first, Team::b);
}

TEST(PlayAgreement, the_time_is_the_rulesets_unless_another_is_given) {
    EXPECT_EQ(choose("knsb", {}).time, (rules::TimeControl{420'000, 0}));
    EXPECT_EQ(choose("jijbent", {}).time, std::nullopt);
    EXPECT_EQ(choose("knsb", {.clock = "5:00+3"}).time, (rules::TimeControl{300'000, 3'000}));
    EXPECT_EQ(choose("knsb", {.clock = "none"}).time, std::nullopt);
}

TEST(PlayAgreement, switches_change_the_conduct_in_their_order) {
    EXPECT_EQ(choose("knsb", {}).conduct, match::Conduct::online());
    EXPECT_EQ(choose("knsb", {.conduct = {"book"}}).conduct, match::Conduct::by_the_book());
    const auto conduct = choose("knsb", {.conduct = {"book", "flag=auto"}}).conduct;
    EXPECT_EQ(conduct.flag, match::FlagCall::automatic);
    EXPECT_EQ(conduct.passing, match::Passing::manual);
}

TEST(PlayAgreement, what_makes_no_sense_is_told_with_the_choices) {
    EXPECT_EQ(complain("knsb", {.white = "A2"}), "--white: 'A2' does not exist; choose from A1, B1");
    EXPECT_EQ(complain("knsb", {.clock = "soon"}),
              "--clock: 'soon' is no thinking time; write 7:00, 5:00+3 or none");
    EXPECT_EQ(complain("knsb", {.conduct = {"touch=maybe"}}),
              "--conduct: 'touch=maybe' does not exist; choose from online, book, legality=enforced|claimed, "
              "clock=auto|manual, flag=auto|claimed, passing=auto|manual, touch=off|on");
    EXPECT_EQ(complain("jijbent", {.fen2 = "x"}), "--fen2: this ruleset has only one board");
}

}  // namespace
}  // namespace doorgeef::app
