#include "server/api/forms.hpp"
#include "server/people/name_key.hpp"

#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

TEST(NameKey, n36_is_the_same_for_names_that_people_take_for_the_same) {
    const std::array<std::pair<std::string, std::string>, 16> twins{{
        {"Jan", "jan"},
        {"Jan", "JAN"},
        {"José", "Jose"},
        {"José", "Jose\u0301"},  // composed and decomposed
        {"JOSÉ", "josé"},
        {"Jan de Vries", "Jan  de_Vries"},
        {"Jan de Vries", "Jan.de-Vries"},
        {"Paul", "PauI"},  // a capital i
        {"Paul", "Pau1"},
        {"Bob", "B0b"},
        {"Anna", "\u0410nna"},                      // a Cyrillic capital A
        {"Anna", "\u0430nn\u0430"},                 // and small ones
        {"Otto", "\u039Ftt\u03BF"},                 // Greek omicrons
        {"Jan", "\uFF2A\uFF41\uFF4E"},              // wide
        {"Jan", "\U0001D409\U0001D41A\U0001D427"},  // bold
        {"Jan", "\u24BF\u24D0\u24DD"},              // in circles
    }};
    for (const auto& [one, other] : twins) EXPECT_EQ(name_key(one), name_key(other)) << one << ' ' << other;
}

TEST(NameKey, keeps_different_names_apart) {
    const std::array<std::string, 12> names{"Jan",  "Jans", "Ian",   "Piet", "Петр",  "Пётр Л",
                                            "王伟", "王薇", "Ελένη", "שרה",  "Jan 2", "Jan 3"};
    std::set<std::string> keys;
    for (const std::string& name : names) keys.insert(name_key(name));
    EXPECT_EQ(keys.size(), names.size());
}

TEST(NameKey, is_empty_where_nothing_is_left_to_call_somebody_by) {
    for (const std::string name : {"...", "- -", "'", "\u0301"}) EXPECT_EQ(name_key(name), "") << name;
}

TEST(Names, n36_of_offices_are_nobodys) {
    for (const std::string name : {"admin", "Admin", "ADMlN", "Arbiter", "arb1ter", "Scheidsrechter",
                                   "Doorgeef", "server", "Wedstrijdleider", "\u0410dmin"})
        EXPECT_EQ(why_not_name(name), Problem::name_taken) << name;
    for (const std::string name :
         {"Arbiter 1", "Arbiter2", "2e arbiter", "Hoofdarbiter", "Hoofd-Arbiter", "HOOFDARBITER", "Scheids",
          "scheids_jan", "Piet (moderator)", "Organisator Jan", "Admin\u00A0Jan", "a.r.b.i.t.e.r 7",
          "Toernooileider", "Referee", "Arb\u0301iter \U0001D7D9"})
        EXPECT_EQ(why_not_name(name), Problem::name_taken) << name;
    for (const std::string name :
         {"Jan", "Administrateur Piet", "Arbitrair", "Scheidsman", "Modder", "Moderne Jan", "Serverin",
          "Gastón", "Jan 2", "007", "Bart Beheer", "Organist"})
        EXPECT_EQ(why_not_name(name), std::nullopt) << name;
}

TEST(Names, of_the_bots_are_theirs) {
    for (const std::string name : {"Clubbot", "CLUBBOT", "Club bot", "Topbot 2", "Huisbot", "Home bot",
                                   "Beginner bot", "Meesterbot", "Master-Bot"})
        EXPECT_EQ(why_not_name(name), Problem::name_taken) << name;
    for (const std::string name : {"Bot", "Robot", "Botje", "Clubman", "Club Botvinnik"})
        EXPECT_EQ(why_not_name(name), std::nullopt) << name;
}

TEST(Names, that_cannot_be_shown_are_refused) {
    const std::string right_to_left{'\xE2', '\x80', '\xAE'};
    for (const std::string& name :
         std::vector<std::string>{"", " Jan", "Jan ", "a\nb", right_to_left + "naj", "Jan\u200B", "\xFF",
                                  "...", "\u0001", "a/b", "a\\b", "abcdefghijklmnopqrstuvwxyz"})
        EXPECT_EQ(why_not_name(name), Problem::bad_name) << name;
}

}  // namespace
}  // namespace doorgeef::server
