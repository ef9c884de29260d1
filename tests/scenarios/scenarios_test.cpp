// Every scenario below this folder, one test each.
#include "scenario/parse.hpp"
#include "scenario/run.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::scenario {
namespace {

namespace fs = std::filesystem;

const fs::path& folder() {
    static const fs::path path = fs::path{DOORGEEF_SOURCE_DIR} / "tests" / "scenarios";
    return path;
}

// Paths below the folder, in alphabetical order.
std::vector<std::string> scenarios() {
    std::vector<std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator{folder()})
        if (entry.path().extension() == ".match")
            found.push_back(entry.path().lexically_relative(folder()).generic_string());
    std::ranges::sort(found);
    return found;
}

std::string read(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream{path, std::ios::binary}.rdbuf();
    return text.str();
}

class Scenario : public testing::TestWithParam<std::string> {};

TEST_P(Scenario, holds) {
    const std::string text = read(folder() / GetParam());
    ASSERT_FALSE(text.empty());
    const auto script = parse(text);
    ASSERT_TRUE(script.ok()) << GetParam() << ':' << script.error().line << ' ' << script.error().what;
    const auto failure = run(*script);
    EXPECT_FALSE(failure) << GetParam() << ':' << failure->line << ' ' << failure->why;
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param.substr(0, info.param.size() - std::string_view{".match"}.size());
    std::ranges::replace_if(name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Scenario, testing::ValuesIn(scenarios()), test_name);

TEST(Scenarios, are_all_found) {
    EXPECT_GE(scenarios().size(), 400U);
    for (const std::string ruleset : {"knsb", "stein", "minerva", "jijbent", "fics", "book"})
        EXPECT_TRUE(fs::is_directory(folder() / ruleset)) << ruleset;
}

}  // namespace
}  // namespace doorgeef::scenario
