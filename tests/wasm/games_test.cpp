#include "notation/event_text.hpp"
#include "notation/record_log.hpp"
#include "notation/shared_games.hpp"
#include "wasm/asked.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace doorgeef::wasm {
namespace {

json::value games(std::string_view text) {
    return read(dg_games(text.data(), text.size()));
}

std::string shared_text(const char* name) {
    std::stringstream text;
    text << std::ifstream{notation::shared_games() / name, std::ios::binary}.rdbuf();
    return text.str();
}

std::string joined(const json::value& events) {
    std::string lines;
    for (const json::value& line : events.as_array()) lines += std::string{line.as_string()} + '\n';
    return lines;
}

std::string agreement_of(const json::value& log) {
    const auto& agreement = log.at("agreement");
    std::string lines;
    for (const char* key : {"ruleset", "conduct", "time", "white"})
        lines += std::string{agreement.at(key).as_string()} + '\n';
    for (const json::value& fen : agreement.at("positions").as_array())
        lines += std::string{fen.as_string()} + '\n';
    for (const json::value& clock : log.at("shownClocks").as_array())
        lines += (clock.is_null() ? "-" : json::serialize(clock)) + ' ';
    return lines;
}

TEST(Games, of_a_foreign_file_become_the_logs_that_notation_makes_of_them) {
    if (!std::filesystem::exists(notation::shared_games())) GTEST_SKIP() << "no shared games here";
    const auto* name = "mbprog_fics.bpgn";
    const auto records = notation::read_shared(name);
    const auto answer = games(shared_text(name));
    const auto& found = answer.at("value").as_array();
    ASSERT_EQ(found.size(), records.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        const notation::Replay replay = notation::replay(records[i]);
        EXPECT_EQ(found[i].at("problem").is_null(), !replay.failure) << i;
        const notation::MatchLog log = notation::log_of(records[i], replay);
        std::string lines;
        for (const match::Event& event : log.events) lines += notation::to_text(event) + '\n';
        EXPECT_EQ(joined(found[i].at("log").at("events")), lines) << i;
    }
}

TEST(Games, written_as_bpgn_are_read_back_as_the_same_log) {
    if (!std::filesystem::exists(notation::shared_games())) GTEST_SKIP() << "no shared games here";
    const auto answer = games(shared_text("mbprog_fics.bpgn"));
    for (const json::value& game : answer.at("value").as_array()) {
        const auto& log = game.at("log");
        Page page{agreement_of(log)};
        ASSERT_EQ(at(page.add(joined(log.at("events"))), "/ok"), "true");
        const std::string_view tags = "Event\nClubavond\n";
        const auto again = games(taken(dg_match_bpgn(page.match(), tags.data(), tags.size())));
        ASSERT_EQ(again.at("value").as_array().size(), 1U);
        EXPECT_EQ(at(again, "/value/0/log/agreement"), at(log, "/agreement"));
        EXPECT_EQ(at(again, "/value/0/log/events"), at(log, "/events"));
        EXPECT_EQ(at(again, "/value/0/log/shownClocks"), at(log, "/shownClocks"));
    }
}

TEST(Games, what_is_wrong_is_told_with_its_place_and_the_moves_before_it_are_kept) {
    const auto answer =
        games("[Variant \"Bughouse\"]\n\n1A. e4 1a. e5 2A. Ke3 *\n\n[Event \"x\"]\n\n1. e4 e5 *\n");
    EXPECT_EQ(at(answer, "/value/0/problem"),
              R"({"code":"illegal-move","cause":"illegal-move","line":3,"column":19,"text":"Ke3"})");
    EXPECT_EQ(at(answer, "/value/0/plies"), "2");
    EXPECT_EQ(at(answer, "/value/1/problem"), "null");
    EXPECT_EQ(at(answer, "/value/1/line"), "5");
    EXPECT_EQ(at(answer, "/value/1/log/agreement/ruleset").substr(0, 8), "\"jijbent");
    EXPECT_EQ(at(games(""), "/value"), "[]");
}

TEST(Games, one_board_as_pgn) {
    Page page{"knsb\nonline\n-\nA"};
    page.add("0 ready B1\n0 ready A2\n0 started\n");
    page.act({"A1 play e2e4", "B2 play d2d4", "B1 play e7e5"});
    const std::string pgn = taken(dg_match_pgn(page.match(), "", 0, 0));
    EXPECT_NE(pgn.find("1. e4"), std::string::npos) << pgn;
    EXPECT_EQ(pgn.find("d4"), std::string::npos) << pgn;
    EXPECT_EQ(taken(dg_match_pgn(page.match(), "", 0, 5)), "");
}

}  // namespace
}  // namespace doorgeef::wasm
