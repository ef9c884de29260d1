#include "notation/clock_comment.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

TEST(ClockComment, seconds) {
    EXPECT_EQ(parse_seconds("179"), 179'000);
    EXPECT_EQ(parse_seconds("118.585"), 118'585);
    EXPECT_EQ(parse_seconds("59.43"), 59'430);
    EXPECT_EQ(parse_seconds("0.1239"), 123) << "to the millisecond";
    EXPECT_EQ(parse_seconds("-0.576"), -576);
    EXPECT_EQ(parse_seconds(".5"), 500);
    for (const char* text :
         {"", "-", ".", "-.", "1.2.3", "1,5", "1:30", "1e3", "12s", "--1", "99999999999999999999"})
        EXPECT_FALSE(parse_seconds(text)) << text;
}

struct Case {
    const char* text;
    ClockComment meaning;
};

TEST(ClockComment, every_form_of_a_time) {
    const Case cases[]{
        {"118.585", {118'585, {}, false}},
        {" 179\n", {179'000, {}, false}},
        {"[%clk 0:02:59.9]", {179'900, {}, false}},
        {"[%clk 1:00:00]", {3'600'000, {}, false}},
        {"[%clk -0:00:01.5]", {-1'500, {}, false}},
        {"[ts=185.070]", {{}, 185'070, false}},
        {"[ts=1][%clk 0:01]", {1'000, 1'000, false}},
        {" [%clk 0:01:00] good", {60'000, {}, true}},
        {"[%eval 0.3] [%clk 0:01:00]", {60'000, {}, true}},
        {"[%clk soon]", {{}, {}, true}},
        {"[%clk 0:01", {{}, {}, true}},
        {"C:Jan kibitzes: [ts=", {{}, {}, true}},
        {"Piet checkmated", {{}, {}, true}},
        {"", {{}, {}, true}},
    };
    for (const Case& c : cases) EXPECT_EQ(parse_clock_comment(c.text), c.meaning) << c.text;
}

}  // namespace
}  // namespace doorgeef::notation
