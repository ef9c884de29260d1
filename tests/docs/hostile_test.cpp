// docs/hostile.md and the tests speak of each other: every kind of input is in the table, its tests exist and
// carry its number, and no test with a number is left out.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef {
namespace {

namespace fs = std::filesystem;
using Tests = std::set<std::string>;  // "Room.n16_gives_the_same_command_the_same_answer"

constexpr int kKinds = 40;
constexpr int kImports = 39;  // there are none yet

std::string content_of(const fs::path& path) {
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void insert_matches(Tests& tests, const std::string& text, const std::regex& pattern) {
    for (std::sregex_iterator it{text.begin(), text.end(), pattern}; it != std::sregex_iterator{}; ++it)
        tests.insert((*it)[1].str() + '.' + (*it)[2].str());
}

// By the number of the row.
std::map<int, Tests> promised() {
    static const std::regex row{R"(^\| ([0-9]+) \|)"};
    static const std::regex test{R"(`(\w+)\.(n[0-9]{2}_\w+)`)"};
    std::map<int, Tests> rows;
    std::istringstream lines{content_of(fs::path{DOORGEEF_SOURCE_DIR} / "docs/hostile.md")};
    for (std::string line; std::getline(lines, line);)
        if (std::smatch number; std::regex_search(line, number, row))
            insert_matches(rows[std::stoi(number[1])], line, test);
    return rows;
}

Tests written() {
    static const std::regex test{R"(TEST(?:_F|_P)?\((\w+), (n[0-9]{2}_\w+)\))"};
    Tests tests;
    for (const auto& entry : fs::recursive_directory_iterator{fs::path{DOORGEEF_SOURCE_DIR} / "tests"})
        if (entry.path().extension() == ".cpp") insert_matches(tests, content_of(entry.path()), test);
    return tests;
}

TEST(HostileInputs, have_a_row_each_with_tests_that_carry_their_number) {
    const auto rows = promised();
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(kKinds));
    for (int kind = 1; kind <= kKinds; ++kind) {
        ASSERT_TRUE(rows.contains(kind)) << kind;
        EXPECT_EQ(rows.at(kind).empty(), kind == kImports) << kind;
        const std::string prefix = ".n" + std::string(kind < 10 ? "0" : "") + std::to_string(kind) + '_';
        for (const std::string& test : rows.at(kind))
            EXPECT_NE(test.find(prefix), std::string::npos) << kind << ' ' << test;
    }
}

TEST(HostileInputs, name_tests_that_exist_and_all_of_them) {
    Tests named;
    for (const auto& [kind, tests] : promised()) named.insert(tests.begin(), tests.end());
    const Tests existing = written();
    for (const std::string& test : named) EXPECT_TRUE(existing.contains(test)) << "there is no " << test;
    for (const std::string& test : existing)
        EXPECT_TRUE(named.contains(test)) << "not in the table: " << test;
}

}  // namespace
}  // namespace doorgeef
