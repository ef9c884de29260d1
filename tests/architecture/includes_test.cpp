#include "includes.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::architecture {
namespace {

using Problems = std::vector<std::string>;

SourceTree read_tree(const std::filesystem::path& root) {
    SourceTree tree;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
        const auto kind = entry.path().extension();
        if (kind != ".hpp" && kind != ".cpp") continue;
        std::ostringstream text;
        text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
        tree[entry.path().lexically_relative(root).generic_string()] = text.str();
    }
    return tree;
}

TEST(Includes, our_sources_follow_the_house_plan) {
    const auto tree = read_tree(std::filesystem::path(DOORGEEF_SOURCE_DIR) / "src");
    ASSERT_FALSE(tree.empty());
    for (const auto& problem : check_includes(tree)) ADD_FAILURE() << problem;
}

TEST(Includes, down_and_within_the_folder_is_allowed) {
    EXPECT_EQ(check_includes({
                  {"rules/square.hpp", "#include <cstdint>\n"},
                  {"rules/move.hpp", "#pragma once\n  #  include \"rules/square.hpp\"  // why\n"},
                  {"match/match.cpp", "#include \"rules/move.hpp\"\n#include <rules/square.hpp>\n"},
                  {"server/http.cpp", "#include <boost/beast.hpp>\n#include \"match/match.hpp\"\n"},
              }),
              Problems{});
}

TEST(Includes, an_upward_include_is_reported) {
    EXPECT_EQ(check_includes({{"rules/move.cpp", "#include \"match/seat.hpp\"\n"}}),
              Problems{"rules/move.cpp includes \"match/seat.hpp\": floor 0 may not see floor 2"});
}

TEST(Includes, angle_brackets_do_not_hide_an_upward_include) {
    EXPECT_EQ(check_includes({{"rules/move.cpp", "#include <match/seat.hpp>\n"}}),
              Problems{"rules/move.cpp includes \"match/seat.hpp\": floor 0 may not see floor 2"});
}

TEST(Includes, a_neighbour_on_the_same_floor_is_reported) {
    EXPECT_EQ(
        check_includes({{"store/a.cpp", "#include \"engine/b.hpp\"\n"}}),
        Problems{"store/a.cpp includes \"engine/b.hpp\": floor 4 may not see another folder of floor 4"});
}

TEST(Includes, an_unknown_folder_is_reported) {
    EXPECT_EQ(check_includes({{"misc/help.hpp", "#include \"rules/move.hpp\"\n"}}),
              Problems{"misc/help.hpp: not in a folder of the house plan"});
    EXPECT_EQ(check_includes({{"help.hpp", ""}}), Problems{"help.hpp: not in a folder of the house plan"});
}

TEST(Includes, an_include_of_an_unknown_folder_is_reported) {
    const std::string complaint = ": not a folder of the house plan (write \"folder/file.hpp\")";
    for (const std::string path : {"misc/help.hpp", "move.hpp", "../apps/main.hpp"}) {
        EXPECT_EQ(check_includes({{"rules/move.cpp", "#include \"" + path + "\"\n"}}),
                  Problems{"rules/move.cpp includes \"" + path + "\"" + complaint});
    }
}

TEST(Includes, a_circle_is_reported_once) {
    EXPECT_EQ(check_includes({
                  {"rules/a.hpp", "#include \"rules/b.hpp\"\n"},
                  {"rules/b.hpp", "#include \"rules/c.hpp\"\n"},
                  {"rules/c.hpp", "#include \"rules/b.hpp\"\n"},
              }),
              Problems{"circle of includes: rules/b.hpp -> rules/c.hpp -> rules/b.hpp"});
}

TEST(Includes, a_file_that_includes_itself_is_a_circle) {
    EXPECT_EQ(check_includes({{"rules/a.hpp", "#include \"rules/a.hpp\"\n"}}),
              Problems{"circle of includes: rules/a.hpp -> rules/a.hpp"});
}

}  // namespace
}  // namespace doorgeef::architecture
