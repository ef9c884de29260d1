#include "wasm/asked.hpp"

namespace doorgeef::wasm {
namespace {

json::value agreement(std::string_view lines) {
    return read(dg_agreement(lines.data(), lines.size()));
}

TEST(Agreement, is_told_with_all_options_and_what_was_changed) {
    const auto info = agreement("stein mate=at-once\nbook passing=auto\n300+2\nB");
    EXPECT_EQ(at(info, "/ok"), "true");
    EXPECT_EQ(at(info, "/value/preset"), "\"stein\"");
    EXPECT_EQ(at(info, "/value/changed"), "[\"mate\"]");
    EXPECT_EQ(at(info, "/value/options/mate"), "\"at-once\"");
    EXPECT_EQ(at(info, "/value/options/promotion"), "\"taking\"");
    EXPECT_EQ(at(info, "/value/conduct/passing"), "\"auto\"");
    EXPECT_EQ(at(info, "/value/conduct/clock"), "\"manual\"");
    EXPECT_EQ(at(info, "/value/time"), "{\"baseMs\":300000,\"incrementMs\":2000}");
    EXPECT_EQ(at(info, "/value/seats"), R"(["A1","A2","B1","B2"])");
    EXPECT_EQ(at(info, "/value/colors/B1"), "\"white\"");
    EXPECT_EQ(at(info, "/value/premoves"), "false");
    EXPECT_EQ(at(info, "/value/text/ruleset"), "\"stein mate=at-once\"");
}

TEST(Agreement, of_one_board_has_two_seats) {
    const auto info = agreement("jijbent\nonline\n-\nA");
    EXPECT_EQ(at(info, "/value/seats"), R"(["A1","B1"])");
    EXPECT_EQ(at(info, "/value/boards"), "[1]");
    EXPECT_EQ(at(info, "/value/time"), "null");
    EXPECT_EQ(at(info, "/value/premoves"), "true");
}

TEST(Agreement, that_makes_no_sense_is_refused_with_the_part) {
    const std::pair<const char*, const char*> cases[] = {
        {"hok\nonline\n180+0\nA", "\"ruleset\""},
        {"stein boards=1\nonline\n180+0\nA", "\"ruleset taking-without-second-board\""},
        {"knsb mate=never\nonline\n180+0\nA", "\"ruleset\""},
        {"knsb\nby-hand\n180+0\nA", "\"conduct\""},
        {"knsb\nonline\nsoon\nA", "\"time\""},
        {"knsb\nonline\n180+0\nC", "\"white\""},
        {"knsb\nonline\n180+0\nA\n8/8/8/8/8/8/8/8 w - -", "\"position\""},
        {"", "\"ruleset\""},
    };
    for (const auto& [lines, detail] : cases) {
        const auto answer = agreement(lines);
        EXPECT_EQ(at(answer, "/problem/code"), "\"bad-agreement\"") << lines;
        EXPECT_EQ(at(answer, "/problem/detail"), detail) << lines;
        EXPECT_EQ(dg_match_new(lines, std::string_view{lines}.size()), nullptr) << lines;
    }
}

TEST(Rulebook, has_every_preset_option_and_switch) {
    const auto book = read(dg_rulebook());
    EXPECT_EQ(at(book, "/presets/0/name"), "\"knsb\"");
    EXPECT_EQ(at(book, "/presets/4/name"), "\"fics\"");
    EXPECT_EQ(at(book, "/presets/2/options/match-end"), "\"first\"");
    EXPECT_EQ(book.at("options").as_array().size(), 19U);
    EXPECT_EQ(at(book, "/options/1"),
              R"({"name":"drop-check","kind":"choice","values":["forbidden","allowed"]})");
    EXPECT_EQ(at(book, "/options/2"), R"({"name":"pawn-drop-ranks","kind":"ranks","values":[]})");
    EXPECT_EQ(at(book, "/options/15"), R"({"name":"time","kind":"time","values":[]})");
    EXPECT_EQ(at(book, "/conduct/switches/1"), R"({"name":"clock","values":["auto","manual"]})");
    EXPECT_EQ(at(book, "/conduct/presets/1/switches/touch"), "\"on\"");
    EXPECT_EQ(book.at("refusals").as_array().size(), 34U);
    EXPECT_EQ(at(book, "/reasons/12"), "\"match-ended\"");
    EXPECT_EQ(at(book, "/optionArticles/both-flags/stein"), R"({"source":"article","text":"5.8"})");
    EXPECT_EQ(at(book, "/optionArticles/both-flags/fics"), "null");
    EXPECT_EQ(at(book, "/optionArticles/stalemate/minerva"), R"({"source":"ruling","text":"R8"})");
}

}  // namespace
}  // namespace doorgeef::wasm
