#include "notation/record_log.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "notation/bpgn_write.hpp"
#include "notation/read_log.hpp"
#include "notation/shared_games.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

namespace event = match::event;
using match::BoardId;
using match::Reason;
using match::Result;

MatchLog log_of_text(const std::string& text) {
    const GameRecord game = read_all(text).at(0);
    const Replay result = replay(game);
    EXPECT_FALSE(result.failure) << text;
    return log_of(game, result);
}

std::vector<match::Time> moments(const MatchLog& log) {
    std::vector<match::Time> times;
    for (const match::Event& event : log.events)
        if (std::holds_alternative<event::Moved>(event.what)) times.push_back(event.at);
    return times;
}

using Times = std::vector<match::Time>;

TEST(RecordLog, the_clocks_of_both_players_date_a_move) {
    // Board A: 1 s, then 3 s of the opponent; board B meanwhile.
    EXPECT_EQ(moments(log_of_text("[TimeControl \"180+0\"]\n1A. e4{179} 1B. e4{177.5} 1a. e5{177}")),
              (Times{1'000, 2'500, 4'000}));
    EXPECT_EQ(moments(log_of_text("[TimeControl \"60+2\"]\n1. e4 {[%clk 0:01:00]} e5 {[%clk 0:01:01]}")),
              (Times{2'000, 3'000}))
        << "the increment counts";
    EXPECT_EQ(moments(log_of_text("[TimeControl \"180+0\"]\n1A. e4{170} 1B. e4{175} 1a. e5 1b. e5{160}")),
              (Times{10'000, 10'000, 10'000, 25'000}))
        << "never back in time";
    EXPECT_EQ(moments(log_of_text("1A. e4{[ts=1.5]} 1a. e5{[ts=4]}")), (Times{1'500, 4'000}));
    EXPECT_EQ(moments(log_of_text("1A. e4{179} 1a. e5{178}")), (Times{0, 0})) << "of how much?";
    EXPECT_EQ(moments(log_of_text("[TimeControl \"40/7200\"]\n1A. e4{179} 1a. e5{-178}")), (Times{0, 0}));
}

TEST(RecordLog, keeps_names_and_what_the_clocks_showed) {
    const MatchLog log =
        log_of_text("[WhiteA \"Jan\"][BlackA \"?\"][Date \"????.??.??\"][TimeControl \"180+0\"]"
                    "[Result \"*\"]\n1A. e4{-0.5} 1a. e5 *");
    EXPECT_EQ(log.tags, (std::vector<Tag>{{"WhiteA", "Jan"}, {"TimeControl", "180+0"}}));
    EXPECT_EQ(log.shown_clocks, (std::vector<std::optional<std::int64_t>>{-500, std::nullopt}));
    EXPECT_FALSE(log.agreement.time);
    EXPECT_TRUE(log_of_text("1A. e4 1a. e5 *").shown_clocks.empty());
}

// The outcomes of both boards and the score once the log is applied.
std::string ending(const MatchLog& log) {
    match::Match match{log.agreement};
    for (const match::Event& event : log.events) {
        EXPECT_TRUE(match::can_apply(match, event));
        match::apply(match, event);
    }
    std::string text;
    for (const match::Game& game : match.games.values)
        text += game.outcome ? std::string{code(game.outcome->result)} + " " +
                                   std::string{code(game.outcome->reason)} + ", "
                             : "-, ";
    return text + (match.score ? to_string(*match.score) : "-");
}

TEST(RecordLog, ends_as_the_file_says) {
    const std::string names = "[WhiteA \"Jan\"][BlackA \"Piet\"][WhiteB \"Hein\"][BlackB \"Kees\"]\n";
    EXPECT_EQ(ending(log_of_text(names + "1A. e4 {Hein resigns} 1-0")),
              "* match-ended, 0-1 resignation, 1-0");
    EXPECT_EQ(ending(log_of_text(names + "1A. e4 {Jan forfeits on time} 0-1")),
              "0-1 flag, * match-ended, 0-1");
    EXPECT_EQ(ending(log_of_text(names + "1A. e4 1B. e4 0-1")), "* match-ended, 1-0 arbiter, 0-1")
        << "on the board of the last move";
    EXPECT_EQ(ending(log_of_text(names + "1A. e4 {Game drawn by mutual agreement} 1/2-1/2")),
              "1/2 agreement, * match-ended, 0.5-0.5");
    EXPECT_EQ(ending(log_of_text(names + "1A. e4 *")), "-, -, -");
    EXPECT_EQ(
        ending(log_of_text("1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7 {Piet resigns} 1-0")),
        "1-0 mate, * match-ended, 1-0")
        << "as the match found";
    EXPECT_EQ(ending(log_of_text("1. e4 1-0")), "1-0 arbiter, -, 1-0");
}

TEST(RecordLog, of_real_games_is_possible_and_comes_back_from_bpgn) {
    if (!exists(shared_games())) GTEST_SKIP() << shared_games() << " is not there";
    int compared = 0;
    for (const char* name : kSharedGames)
        for (const GameRecord& game : read_shared(name)) {
            const Replay result = replay(game);
            if (result.failure) continue;  // the fragment
            SCOPED_TRACE(std::string{name} + ':' + std::to_string(game.place.line));
            const MatchLog log = log_of(game, result);
            EXPECT_EQ(log.shown_clocks.size(), game.moves.size());
            const Times times = moments(log);
            EXPECT_TRUE(std::ranges::is_sorted(times));
            EXPECT_GT(times.back(), 0);
            ending(log);

            const auto written = read_all(write_bpgn(log));
            ASSERT_EQ(written.size(), 1U);
            const auto again = read_log(written[0]);
            ASSERT_TRUE(again) << code(again.error().problem) << ' ' << again.error().text;
            EXPECT_EQ(*again, log);
            const Replay replayed = replay(written[0], {.count_legal_moves = true});
            EXPECT_FALSE(replayed.failure);
            EXPECT_EQ(replayed.plies, result.plies);
            EXPECT_EQ(replayed.log, log.events);
            ++compared;
        }
    EXPECT_EQ(compared, 800);
}

}  // namespace
}  // namespace doorgeef::notation
