#include "wasm/asked.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace doorgeef::wasm {
namespace {

json::value run(std::string_view text) {
    return read(dg_scenario(text.data(), text.size()));
}

std::string text_of(const std::filesystem::path& path) {
    std::stringstream text;
    text << std::ifstream{path, std::ios::binary}.rdbuf();
    return text.str();
}

TEST(Scenario, every_scenario_of_the_regulation_holds_and_its_log_can_be_opened) {
    int count = 0;
    const auto folder = std::filesystem::path(DOORGEEF_SOURCE_DIR) / "tests/scenarios";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".match") continue;
        ++count;
        const auto answer = run(text_of(entry.path()));
        ASSERT_EQ(at(answer, "/ok"), "true") << entry.path();
        for (const json::value& step : answer.at("value").at("steps").as_array())
            EXPECT_EQ(step.at("failure"), "") << entry.path() << ':' << step.at("line");

        const auto& agreement = answer.at("value").at("agreement");
        std::string lines;
        for (const char* key : {"ruleset", "conduct", "time", "white"})
            lines += std::string{agreement.at(key).as_string()} + '\n';
        for (const json::value& fen : agreement.at("positions").as_array())
            lines += std::string{fen.as_string()} + '\n';
        Page page{lines};
        std::string events;
        for (const json::value& line : answer.at("value").at("events").as_array())
            events += std::string{line.as_string()} + '\n';
        EXPECT_EQ(at(page.add(events), "/ok"), "true") << entry.path();
    }
    EXPECT_GT(count, 100);
}

constexpr std::string_view kSmall = "ruleset knsb\n"
                                    "position 1 4k3/8/8/8/8/8/8/4K3[N] w - - 0 1\n"
                                    "start\n"
                                    "1.000 A1 play N@f6\n"
                                    "expect refused drop-gives-check\n"
                                    "2.000 A1 play N@f5\n"
                                    "expect turn 1 black\n"
                                    "3.000 tick\n";

TEST(Scenario, is_told_step_by_step) {
    const auto answer = run(kSmall);
    EXPECT_EQ(at(answer, "/value/steps/0"),
              R"({"line":3,"kind":"start","head":3,"now":0,"actor":null,"refusal":null,"failure":""})");
    EXPECT_EQ(
        at(answer, "/value/steps/1"),
        R"({"line":4,"kind":"step","head":3,"now":1000,"actor":"A1","refusal":)"
        R"({"code":"drop-gives-check","citation":{"source":"article","text":"2.4"},"role":"N"},"failure":""})");
    EXPECT_EQ(at(answer, "/value/steps/3/head"), "4");
    EXPECT_EQ(at(answer, "/value/steps/4/kind"), "\"expect\"");
    EXPECT_EQ(at(answer, "/value/steps/5/actor"), "null");
}

TEST(Scenario, an_expectation_that_does_not_hold_ends_it_with_the_reason) {
    const auto answer = run("start\nexpect turn 1 black\nexpect turn 1 white\n");
    ASSERT_EQ(answer.at("value").at("steps").as_array().size(), 2U);
    EXPECT_EQ(at(answer, "/value/steps/1/failure"), "\"it is White's turn\"");
}

TEST(Scenario, that_cannot_be_read_is_told_with_its_line) {
    const auto answer = run("ruleset knsb\nstart\n1.000 A1 jump\n");
    EXPECT_EQ(at(answer, "/problem/code"), "\"bad-scenario\"");
    EXPECT_EQ(at(answer, "/problem/line"), "3");
}

}  // namespace
}  // namespace doorgeef::wasm
