// docs/reglement.md and the scenarios speak of each other: what the table cites is there, and what is there
// is cited.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path kRoot{DOORGEEF_SOURCE_DIR};
const fs::path kScenarios = kRoot / "tests/scenarios";

std::string text_of(const fs::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

// "knsb/5.4-flag-loses"
Names cited() {
    const std::string text = text_of(kRoot / "docs/reglement.md");
    const std::regex name{"`((?:book|fics|jijbent|knsb|minerva|stein)/[^`*<]+)`"};
    Names names;
    for (std::sregex_iterator it{text.begin(), text.end(), name}; it != std::sregex_iterator{}; ++it)
        names.insert((*it)[1]);
    return names;
}

Names present() {
    Names names;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator{kScenarios})
        if (entry.path().extension() == ".match")
            names.insert(fs::relative(entry.path(), kScenarios).replace_extension().generic_string());
    return names;
}

std::string list(const Names& names) {
    std::string text;
    for (const std::string& name : names) text += "\n  " + name;
    return text;
}

TEST(Reglement, cites_only_scenarios_that_exist) {
    Names missing = cited();
    ASSERT_GT(missing.size(), 100U);
    for (const std::string& name : present()) missing.erase(name);
    EXPECT_TRUE(missing.empty()) << list(missing);
}

// The practice of the internet servers has no articles, so its scenarios have no rows.
TEST(Reglement, cites_every_scenario_of_an_article) {
    Names left_out = present();
    ASSERT_GT(left_out.size(), 100U);
    for (const std::string& name : cited()) left_out.erase(name);
    std::erase_if(left_out, [](const std::string& name) { return name.starts_with("fics/"); });
    EXPECT_TRUE(left_out.empty()) << list(left_out);
}

}  // namespace
}  // namespace doorgeef
