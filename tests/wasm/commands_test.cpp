#include "wasm/asked.hpp"

#include <map>

namespace doorgeef::wasm {
namespace {

std::string code_of(const json::value& refusal) {
    return refusal.is_null() ? "yes" : std::string{refusal.at("code").as_string()};
}

// What -> the code of the refusal, or "yes".
std::map<std::string, std::string> available(const Page& page, int seat, double now = -1) {
    std::map<std::string, std::string> commands;
    const json::value answer = page.commands(seat, now);
    for (const json::value& command : answer.as_array())
        commands[std::string{command.at("what").as_string()}] = code_of(command.at("refusal"));
    return commands;
}

TEST(Commands, tell_what_would_be_accepted_and_what_not) {
    Page page{"knsb\nonline\n180+0\nA"};
    EXPECT_EQ(available(page, kB1)["press"], "yes");
    EXPECT_EQ(available(page, kA1)["press"], "not-started");
    page.add(kBegun);
    auto a1 = available(page, kA1);
    EXPECT_EQ(a1["resign"], "yes");
    EXPECT_EQ(a1["offer draw"], "yes");
    EXPECT_EQ(a1["accept draw"], "no-draw-offered");
    EXPECT_EQ(a1["claim repetition"], "claim-not-correct");
    EXPECT_EQ(a1["claim flag"], "flag-not-down");
    EXPECT_EQ(a1["pass all"], "nothing-to-pass");
    EXPECT_EQ(a1["say need N"], "yes");
    EXPECT_EQ(a1["say sit"], "signal-not-allowed");
    EXPECT_EQ(a1["say yes"], "signal-not-allowed");
    page.act({"A1 offer draw", "A2 say leave resign"});
    EXPECT_EQ(available(page, kB1)["accept draw"], "yes");
    EXPECT_EQ(available(page, kA1)["say yes"], "yes");
    EXPECT_TRUE(available(page, 9).empty());
}

TEST(Commands, time_counts) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    EXPECT_EQ(available(page, kB1, 179'999)["claim flag"], "flag-not-down");
    EXPECT_EQ(available(page, kB1, 180'000)["claim flag"], "yes");
}

// Before, at and after the fall of a flag.
TEST(Commands, say_what_why_says) {
    for (const char* agreement : {"knsb\nonline\n180+0\nA", "minerva\nbook\n180+0\nA"}) {
        Page page{agreement};
        page.add(kBegun);
        for (const double now : {1000.0, 180'000.0, 999'999.0}) {
            const json::value commands = page.commands(kA1, now);
            for (const json::value& command : commands.as_array()) {
                const std::string what = "A1 " + std::string{command.at("what").as_string()};
                EXPECT_EQ(code_of(command.at("refusal")), code_of(page.why(what, now))) << what << ' ' << now;
            }
        }
    }
}

TEST(Commands, the_squares_of_a_piece_that_must_come_back) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 play a1a7", "A1 press", "A1 pass all", "B2 play e2e4", "B2 press", "A2 play P@e5",
              "A2 press", "B1 claim illegal", "A1 report no-piece", "B2 play d2d4", "B2 press"});
    EXPECT_EQ(available(page, kB1)["remove e5"], "yes");
    EXPECT_EQ(available(page, kB1).count("remove e4"), 0U);
}

TEST(Why, a_refusal_has_its_code_its_article_and_the_chessman) {
    Page page{"knsb\nonline\n-\nA\n4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1"};
    page.add(kBegun);
    EXPECT_EQ(json::serialize(page.why("A1 play N@f6")),
              R"({"code":"drop-gives-check","citation":{"source":"article","text":"2.4"},"role":"N"})");
    EXPECT_EQ(json::serialize(page.why("A1 play N@f5")), "null");
    EXPECT_EQ(at(page.why("A1 play P@a8"), "/citation/text"), "\"2.5\"");
    EXPECT_EQ(json::serialize(page.why("A1 play e1e3")),
              R"({"code":"illegal-move","citation":{"source":"fide","text":"3.8"},"role":"K"})");
    EXPECT_EQ(json::serialize(page.why("A1 claim repetition")),
              R"({"code":"claim-not-correct","citation":{"source":"ruling","text":"R12"},"role":null})");
    EXPECT_EQ(at(page.why("B1 play e8e7"), "/code"), "\"not-your-turn\"");
    EXPECT_EQ(at(page.why("arbiter pause"), "/citation/text"), "\"10.1\"");
    for (const std::string_view nonsense :
         {"", "A1", "A1 play", "C3 play e2e4", "A1 play e2e4 now", "arbiter", "A1 fly"})
        EXPECT_EQ(at(page.why(nonsense), "/code"), "\"bad-command\"") << nonsense;

    Page changed{"minerva drop-check=forbidden\nonline\n-\nB\n\n4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1"};
    changed.add("0 ready A1\n0 ready B2\n0 started\n");
    EXPECT_EQ(at(changed.why("A2 play N@f6"), "/citation"),
              R"({"source":"option","text":"drop-check=forbidden"})");
}

TEST(Predict, shows_what_would_happen_and_changes_nothing) {
    Page page{"knsb\nonline\n180+0\nA"};
    page.add(kBegun);
    const auto before = json::serialize(page.state());
    const std::string_view command = "A1 play e2e4";
    const auto shown = read(dg_match_predict(page.match(), command.data(), command.size(), -1, 2000));
    EXPECT_EQ(at(shown, "/value/lines"), R"(["2000 moved 1 Pe2e4"])");
    EXPECT_EQ(at(shown, "/value/state/at"), "4");
    EXPECT_EQ(at(shown, "/value/state/boards/0/turn"), "\"black\"");
    EXPECT_EQ(at(shown, "/value/state/seats/A1/clock/ms"), "178000");
    EXPECT_EQ(json::serialize(page.state()), before);
    const std::string_view refused = "A1 play e2e5";
    EXPECT_EQ(
        at(read(dg_match_predict(page.match(), refused.data(), refused.size(), -1, 2000)), "/problem/code"),
        "\"illegal-move\"");
}

}  // namespace
}  // namespace doorgeef::wasm
