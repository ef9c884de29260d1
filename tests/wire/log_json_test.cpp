#include "wire/log_json.hpp"

#include "match/play.hpp"
#include "rules/fen.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::wire {
namespace {

using match::by;
using match::plays;
using notation::MatchLog;

MatchLog some_log() {
    match::Agreement agreement = match::agreement_of("fics");
    const auto setup = rules::parse_fen("r3k2r/8/8/8/8/8/8/R3KQ~1R[PPn] b Qk - 3 20");
    agreement.positions[match::BoardId::second] = *rules::Position::from_setup(*setup, agreement.ruleset);
    match::Played played{agreement};
    played.start();
    played.take(plays("A1", "e2e4"), 453);
    const match::Signal signal{match::SignalKind::text, {}, {}, "één \"paard\"\n"};
    played.take(by("A2", match::command::Say{signal}), 500);
    return {agreement, played.log, {{"WhiteA", "Jan \"J\""}, {"Site", "Den Haag"}}, {}};
}

TEST(LogJson, is_one_compact_line) {
    EXPECT_EQ(to_json(some_log()),
              R"({"format":"doorgeef-log","version":1,"agreement":{"ruleset":"fics","conduct":"online",)"
              R"("time":"180+0","white":"A","positions":["","r3k2r/8/8/8/8/8/8/R3KQ~1R[PPn] b Qk - 3 20"]},)"
              R"("tags":[["WhiteA","Jan \"J\""],["Site","Den Haag"]],"events":["0 ready A2","0 ready B1",)"
              R"("0 started","453 moved 1 Pe2e4","500 said A2 text P resign één%20%22paard%22%0A"]})");
}

TEST(LogJson, comes_back_as_it_was) {
    MatchLog log = some_log();
    EXPECT_EQ(*parse_log_json(to_json(log)), log);
    log.tags = {
        {"", ""}, {"Latin", "\xE9"}, {"\xFF \n", "x"}, {"Event", std::string("a\0b", 3)}, {"Event", "?"}};
    EXPECT_EQ(*parse_log_json(to_json(log)), log);
    log.agreement.time.reset();
    log.shown_clocks = {179'547, std::nullopt, -576, INT64_MAX, INT64_MIN};
    EXPECT_EQ(*parse_log_json(to_json(log)), log);
    EXPECT_EQ(*parse_log_json(to_json(MatchLog{})), MatchLog{});
}

// A reader of version 1 could not read what version 2 alone can say; all else stays as it was.
TEST(LogJson, is_of_the_lowest_version_that_can_say_it) {
    MatchLog log = some_log();
    log.agreement.conduct.legality = match::Legality::claimed;
    EXPECT_NE(to_json(log).find("\"version\":1,"), std::string::npos);
    const match::arbiter::PenaliseIllegalMoves loss{*match::parse_seat("A1"), std::nullopt};
    log.events.push_back({501, match::event::Ruled{match::Ruling{loss, {10, 3}, "te vaak"}}});
    const std::string text = to_json(log);
    EXPECT_NE(text.find("\"version\":2,"), std::string::npos) << text;
    EXPECT_EQ(*parse_log_json(text), log);
}

std::string problem_of(const std::string& text) {
    const auto log = parse_log_json(text);
    return log ? "none" : std::string{code(log.error())};
}

// The same text with one place changed. Requires: it occurs there.
std::string with(const std::string& what, const std::string& instead) {
    std::string text = to_json(some_log());
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), instead);
}

struct Bad {
    const char* what;
    const char* instead;
    const char* problem;
};

TEST(LogJson, names_what_is_wrong) {
    for (const Bad& bad : {
             Bad{"{\"format\"", "[\"format\"", "not-json"},
             Bad{"\"version\":1", "\"version\":3", "unknown-version"},
             Bad{"\"version\":1", "\"version\":0", "unknown-version"},
             Bad{"\"version\":1", R"("version":-1,"new":[])", "unknown-version"},
             Bad{"\"version\":1", R"("version":"1")", "wrong-shape"},
             Bad{"\"version\":1", "\"version\":1.0", "wrong-shape"},
             Bad{"\"version\":1,", "", "wrong-shape"},
             Bad{"doorgeef-log", "bpgn", "wrong-shape"},
             Bad{"\"tags\":", "\"labels\":", "wrong-shape"},
             Bad{"\"tags\":", R"("more":1,"tags":)", "wrong-shape"},
             Bad{"\"tags\":", R"("version":1,"tags":)", "duplicate-key"},
             Bad{"\"agreement\":{", R"("agreement":{"x":1,)", "wrong-shape"},
             Bad{R"("time":"180+0")", "\"time\":180", "wrong-shape"},
             Bad{R"("time":"180+0",)", "", "wrong-shape"},
             Bad{R"("time":"180+0")", R"("time":"soon")", "bad-agreement"},
             Bad{R"("positions":["",)", R"("positions":["","",)", "wrong-shape"},
             Bad{R"("positions":["",)", "\"positions\":[7,", "wrong-shape"},
             Bad{"R3KQ~1R", "8", "bad-agreement"},
             Bad{"[\"Site\",", R"(["Site","x",)", "wrong-shape"},
             Bad{"[\"Site\",", "[7,", "wrong-shape"},
             Bad{R"(["Site","Den Haag"])", "[\"Site\"]", "bad-tag"},
             Bad{R"(["Site","Den Haag"])", "[]", "wrong-shape"},
             Bad{R"(["Site","Den Haag"])", "\"Site\"", "wrong-shape"},
             Bad{"\"0 started\"", "7", "wrong-shape"},
             Bad{"\"0 started\"", "[[[[]]]]", "too-deep"},
             Bad{"\"0 started\"", "\"0 begun\"", "bad-event"},
             Bad{"\"0 started\",", "", "impossible"},
             Bad{"453 moved 1 Pe2e4", "453 moved 1 Pe2e5", "impossible"},
             Bad{"453 moved 1 Pe2e4", "453 moved 1 Pe2e4\\u0000", "bad-event"},
             Bad{"Den Haag", "\\ud800", "not-json"},
             Bad{"Den Haag", "\xE9", "not-json"},
         })
        EXPECT_EQ(problem_of(with(bad.what, bad.instead)), bad.problem) << bad.what << " -> " << bad.instead;
    for (const char* text : {"null", "[]", "7", "{}", "\"\""}) EXPECT_EQ(problem_of(text), "wrong-shape");
    EXPECT_EQ(problem_of(with("%0A\"]}", "%0A\"],\"shown_clocks\":[1.5]}")), "wrong-shape");
    EXPECT_EQ(problem_of(with("%0A\"]}", "%0A\"],\"shown_clocks\":null}")), "wrong-shape");
    EXPECT_EQ(problem_of(std::string(kLogLimits.bytes + 1, ' ')), "too-large");
}

TEST(LogJson, says_which_event_is_wrong) {
    const auto log = parse_log_json(with("453 moved 1 Pe2e4", "453 moved 1 Pe2e5"));
    const auto* error = std::get_if<notation::LogError>(&log.error());
    ASSERT_NE(error, nullptr);
    EXPECT_EQ(error->events, 3U);
    EXPECT_EQ(error->text, "453 moved 1 Pe2e5");
}

// Any damage to a good text is refused or gives a log that can be applied.
TEST(LogJson, survives_every_single_damaged_byte) {
    const std::string good = to_json(some_log());
    for (std::size_t i = 0; i < good.size(); ++i)
        for (const char c : {'\0', '0', '9', '"', ']', '}', ',', 'x', '\xFF'}) {
            std::string text = good;
            text[i] = c;
            const auto log = parse_log_json(text);
            if (log)
                match::replay(log->agreement, log->events);
            else
                EXPECT_NE(code(log.error()), "") << text;
            text = good.substr(0, i);
            EXPECT_FALSE(parse_log_json(text)) << text;
        }
}

}  // namespace
}  // namespace doorgeef::wire
