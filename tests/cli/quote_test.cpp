#include "doorgeef/quote.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::string_literals;

TEST(Quote, printable_text_stays) {
    EXPECT_EQ(quote("e2e4"), "'e2e4'");
    EXPECT_EQ(quote(""), "''");
}

TEST(Quote, quotes_and_backslashes_are_escaped) {
    EXPECT_EQ(quote(R"(a'b\c)"), R"('a\'b\\c')");
}

TEST(Quote, nothing_reaches_the_terminal_that_it_would_obey) {
    EXPECT_EQ(quote("\033[2J\n\0"s), R"('\u{1b}[2J\u{a}\u{0}')");
    const std::string right_to_left{'\xE2', '\x80', '\xAE'};
    EXPECT_EQ(quote(right_to_left), R"('\u{202e}')");
    EXPECT_EQ(quote("\xC3\xA9\xF0\x9F\x98\x80"), R"('\u{e9}\u{1f600}')");
}

TEST(Quote, broken_utf8_is_shown_byte_by_byte) {
    EXPECT_EQ(quote("\xFF\xC3"), R"('\xff\xc3')");
    EXPECT_EQ(quote("\xC0\x80"), R"('\xc0\x80')") << "overlong";
    EXPECT_EQ(quote("\xED\xA0\x80"), R"('\xed\xa0\x80')") << "surrogate";
    EXPECT_EQ(quote("\xF5\x80\x80\x80"), R"('\xf5\x80\x80\x80')") << "beyond Unicode";
    EXPECT_EQ(quote("\xE2\x80z"), R"('\xe2\x80z')") << "cut short";
}

TEST(Quote, long_text_is_shortened) {
    EXPECT_EQ(quote("12345", 5), "'12345'");
    EXPECT_EQ(quote("123456", 5), "'12345...'");
    std::string huge;
    huge.resize(10'000'000, '\n');
    EXPECT_LT(quote(huge).size(), 200U);
}

TEST(Quote, characters_are_counted_not_bytes) {
    EXPECT_EQ(count_characters(""), 0U);
    EXPECT_EQ(count_characters("a\xC3\xA9\xFFz"), 4U);
}

}  // namespace
}  // namespace doorgeef::app
