#include "wire/strict_json.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::wire {
namespace {

constexpr JsonLimits kLimits{100'000, 8};

std::string problem_in(const std::string& text) {
    const auto value = parse_json(text, kLimits);
    return value ? "none" : std::string{code(value.error().problem)};
}

TEST(StrictJson, takes_json) {
    for (const char* text : {"{}", "[]", "1", "\"x\"", "null", R"({"a":{"a":1},"b":[{"a":2},{"a":3}]})",
                             R"("\ud83d\ude00")", " [ 1 , -2.5e3 ] \n"})
        EXPECT_EQ(problem_in(text), "none") << text;
}

TEST(StrictJson, refuses_what_is_not) {
    for (const std::string& text :
         {std::string{""}, std::string{"{"}, std::string{"[1,]"}, std::string{"{\"a\":1,}"},
          std::string{"{a:1}"}, std::string{"1 2"}, std::string{"// x\n1"}, std::string{"'x'"},
          std::string{R"("\ud800")"}, std::string{R"("\udc00")"}, std::string{R"("\ud800\u0041")"},
          std::string{"\"\xE9\""}, std::string{"\"\xED\xA0\x80\""}, std::string{"\"\xC0\x80\""},
          std::string{"\"a\nb\""}, std::string{"NaN"}, std::string{"01"}, std::string{"\xEF\xBB\xBF{}"},
          std::string("\"\0\"", 3)})
        EXPECT_EQ(problem_in(text), "not-json") << text;
}

TEST(StrictJson, refuses_a_key_twice_in_one_object) {
    EXPECT_EQ(problem_in(R"({"a":1,"a":1})"), "duplicate-key");
    EXPECT_EQ(problem_in(R"([{"x":{"a":1,"b":2,"\u0061":3}}])"), "duplicate-key");
    EXPECT_EQ(problem_in(R"({"a":{"b":1,"c":{"d":2}},"a":null})"), "duplicate-key") << "whatever it held";
    EXPECT_EQ(problem_in(R"([{"a":[{"b":1,"b":1}]},{"a":1}])"), "duplicate-key");
    const auto value = parse_json(R"({"a":1,"a":1})", kLimits);
    EXPECT_EQ(value.error().offset, 9U) << "the quote that ends it";
}

TEST(StrictJson, is_limited_in_depth_and_size) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(problem_in(nested(8)), "none");
    EXPECT_EQ(problem_in(nested(9)), "too-deep");
    EXPECT_EQ(problem_in(std::string(50'000, '[')), "too-deep");
    EXPECT_EQ(problem_in('"' + std::string(100'000 - 2, 'x') + '"'), "none");
    EXPECT_EQ(problem_in('"' + std::string(100'000 - 1, 'x') + '"'), "too-large");
}

}  // namespace
}  // namespace doorgeef::wire
