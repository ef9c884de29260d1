#include "doorgeef/environment.hpp"

#include <map>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

Environment environment(std::map<std::string, std::string> variables) {
    return [variables = std::move(variables)](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
}

TEST(Environment, dutch_unless_the_locale_names_another_language) {
    EXPECT_EQ(locale_language(environment({})), Language::dutch);
    EXPECT_EQ(locale_language(environment({{"LANG", ""}})), Language::dutch);
    for (const char* locale : {"nl", "nl_NL.UTF-8", "nl_BE", "nl@euro"})
        EXPECT_EQ(locale_language(environment({{"LANG", locale}})), Language::dutch) << locale;
    for (const char* locale : {"en_GB.UTF-8", "C", "C.UTF-8", "POSIX", "de_DE", "nld", "x"})
        EXPECT_EQ(locale_language(environment({{"LANG", locale}})), Language::english) << locale;
}

TEST(Environment, lc_all_goes_before_lc_messages_before_lang) {
    EXPECT_EQ(locale_language(environment({{"LANG", "en_US"}, {"LC_MESSAGES", "nl_NL"}})), Language::dutch);
    EXPECT_EQ(locale_language(environment({{"LANG", "nl_NL"}, {"LC_MESSAGES", "nl_NL"}, {"LC_ALL", "C"}})),
              Language::english);
    EXPECT_EQ(locale_language(environment({{"LANG", "nl_NL"}, {"LC_ALL", ""}})), Language::dutch);
}

TEST(Environment, utf8_is_seen_in_the_locale) {
    EXPECT_TRUE(locale_is_utf8(environment({{"LANG", "nl_NL.UTF-8"}})));
    EXPECT_TRUE(locale_is_utf8(environment({{"LANG", "C"}, {"LC_CTYPE", "C.utf8"}})));
    EXPECT_FALSE(locale_is_utf8(environment({{"LANG", "nl_NL.UTF-8"}, {"LC_ALL", "nl_NL"}})));
    EXPECT_FALSE(locale_is_utf8(environment({})));
}

TEST(Environment, no_color_and_dumb_terminals_get_no_colors) {
    EXPECT_TRUE(wants_color(environment({{"TERM", "xterm"}})));
    EXPECT_TRUE(wants_color(environment({{"TERM", "xterm"}, {"NO_COLOR", ""}})));
    EXPECT_FALSE(wants_color(environment({{"TERM", "xterm"}, {"NO_COLOR", "1"}})));
    EXPECT_FALSE(wants_color(environment({{"TERM", "dumb"}})));
    EXPECT_FALSE(wants_color(environment({})));
}

TEST(Environment, lang_is_found_before_and_after_the_command) {
    using Arguments = std::vector<std::string>;
    EXPECT_EQ(requested_language(Arguments{"--lang", "nl", "perft"}), Language::dutch);
    EXPECT_EQ(requested_language(Arguments{"perft", "--lang=en"}), Language::english);
    EXPECT_EQ(requested_language(Arguments{"perft", "--lang=fr"}), std::nullopt);
    EXPECT_EQ(requested_language(Arguments{"perft", "--lang"}), std::nullopt);
    EXPECT_EQ(requested_language(Arguments{"--language=nl"}), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::app
