#include "notation/stated_result.hpp"

#include "notation/read_text.hpp"
#include "notation/replay.hpp"
#include "notation/shared_games.hpp"

#include <map>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::BoardId;
using match::Reason;
using match::Seat;
using match::Team;

constexpr const char* kNames = "[WhiteA \"Jan\"][BlackA \"Piet\"][WhiteB \"Piet Hein\"][BlackB \"Kees\"]\n";
// WhiteA and BlackB are team A.
constexpr Seat kJan{Team::a, BoardId::first};
constexpr Seat kPiet{Team::b, BoardId::first};
constexpr Seat kHein{Team::b, BoardId::second};
constexpr Seat kKees{Team::a, BoardId::second};

StatedResult stated(const std::string& text, Team white_on_first = Team::a) {
    return stated_result(read_all(text).at(0), white_on_first);
}

struct Case {
    const char* ending;
    StatedResult meaning;
};

TEST(StatedResult, the_reason_decides_between_the_two_conventions) {
    const std::vector<Case> cases{
        {"{Piet checkmated} 1-0", {false, Team::a, Reason::mate, kPiet}},
        // 1-0 for White of the board that ended, though BlackB is of the team of WhiteA.
        {"{Kees checkmated} 1-0", {false, Team::b, Reason::mate, kKees}},
        {"{Piet Hein forfeits on time} 0-1", {false, Team::a, Reason::flag, kHein}},
        {"{Jan resigns} 0-1", {false, Team::b, Reason::resignation, kJan}},
        {"{Piet resigned} *", {false, Team::a, Reason::resignation, kPiet}},
        {"{Kees won by checkmate} 1-0", {false, Team::a, Reason::mate, kHein}},
        {"{Jan won on time}", {false, Team::a, Reason::flag, kPiet}},
        {"{WhiteB checkmated} 1-0", {false, Team::a, Reason::mate, kHein}},
        {"{Truus checkmated} 0-1", {false, Team::b, Reason::mate, {}}},
        {"{C: Jan kibitzes: oops} 0-1", {false, Team::b, {}, {}}},
        {"1-0 {Piet checkmated}", {false, Team::a, Reason::mate, kPiet}},
        {"1-0", {false, Team::a, {}, {}}},
        {"0-1", {false, Team::b, {}, {}}},
        {"1/2-1/2", {true, {}, {}, {}}},
        {"*", {}},
        {"", {}},
        {"{Game drawn by mutual agreement} 1/2-1/2", {true, {}, Reason::agreement, {}}},
        {"{Game drawn by stalemate} 1/2-1/2", {true, {}, Reason::stalemate, {}}},
        {"{Game drawn because both players ran out of time} 1/2-1/2", {true, {}, Reason::both_flags, {}}},
        {"{Jan ran out of time and Piet has no material to mate} 1/2-1/2",
         {true, {}, Reason::flag_cannot_win, {}}},
        {"{Game aborted on move 1} *", {}},
    };
    for (const Case& c : cases)
        EXPECT_EQ(stated(std::string{kNames} + "1A. e4 " + c.ending), c.meaning) << c.ending;
}

TEST(StatedResult, only_what_stands_at_the_end_is_a_reason) {
    EXPECT_EQ(stated(std::string{kNames} + "1A. e4 {Piet resigns, I hope} 1a. e5 1-0"),
              (StatedResult{false, Team::a, {}, {}}));
}

TEST(StatedResult, a_name_that_two_players_share_tells_less) {
    EXPECT_EQ(stated("[WhiteA \"X\"][BlackA \"Y\"][WhiteB \"Y\"][BlackB \"X\"]\n{Y checkmated} 0-1"),
              (StatedResult{false, Team::a, Reason::mate, {}}))
        << "teammates: that team lost";
    EXPECT_EQ(stated("[WhiteA \"X\"][BlackA \"X\"][WhiteB \"Y\"][BlackB \"Z\"]\n{X checkmated} 0-1"),
              (StatedResult{false, Team::b, Reason::mate, {}}))
        << "opponents: the result decides";
    EXPECT_EQ(stated("[WhiteA \"?\"][BlackA \"?\"]\n{? checkmated} 0-1"),
              (StatedResult{false, Team::b, Reason::mate, {}}));
}

TEST(StatedResult, reads_the_tags_of_other_programs) {
    EXPECT_EQ(stated("[ResultComment \"Player b (X) checkmated\"]\n0-1"),
              (StatedResult{false, Team::b, Reason::mate, kKees}));
    EXPECT_EQ(stated("[ResultComment \"on board b [0-1]: white ran out of time.\"]\n1-0"),
              (StatedResult{false, Team::a, Reason::flag, kHein}));
    EXPECT_EQ(stated("[ResultComment \"Game drawn by threefold repetition\"]\n1/2-1/2"),
              (StatedResult{true, {}, Reason::repetition, {}}));
    EXPECT_EQ(stated("[White \"Jan\"][Black \"Piet\"][Termination \"Piet won by resignation\"]\n1. e4 0-1"),
              (StatedResult{false, Team::b, Reason::resignation, kJan}));
    EXPECT_EQ(stated("[Termination \"Time forfeit\"][Result \"1-0\"]\n1. e4"),
              (StatedResult{false, Team::a, Reason::flag, {}}));
}

TEST(StatedResult, follows_the_team_that_has_white) {
    EXPECT_EQ(stated(std::string{kNames} + "{Piet checkmated} 1-0", Team::b),
              (StatedResult{false, Team::b, Reason::mate, Seat{Team::a, BoardId::first}}));
    EXPECT_EQ(stated("1-0", Team::b).winner, Team::b);
}

Bearing bearing_of(const std::string& text, const char* ruleset = "fics") {
    const GameRecord game = read_all(text).at(0);
    const Replay result = replay(game, *rules::preset(ruleset));
    EXPECT_FALSE(result.failure) << text;
    return bearing(stated_result(game, result.match.agreement.white_on_first), result.match);
}

TEST(StatedResult, is_held_against_the_moves) {
    const std::string mate = "1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7# ";
    EXPECT_EQ(bearing_of(kNames + mate + "{Piet checkmated} 1-0"), Bearing::agrees);
    EXPECT_EQ(bearing_of(kNames + mate + "{Piet checkmated} 0-1"), Bearing::agrees) << "the reason decides";
    EXPECT_EQ(bearing_of(kNames + mate + "1-0"), Bearing::agrees);
    EXPECT_EQ(bearing_of(kNames + mate + "0-1"), Bearing::differs);
    EXPECT_EQ(bearing_of(kNames + mate + "1/2-1/2"), Bearing::differs);
    EXPECT_EQ(bearing_of(kNames + mate + "{Piet Hein checkmated} 1-0"), Bearing::differs) << "his teammate";
    EXPECT_EQ(bearing_of(kNames + mate + "{Piet forfeits on time} 1-0"), Bearing::differs);
    EXPECT_EQ(bearing_of(kNames + mate + "{Game drawn by threefold repetition} 1/2-1/2"),
              Bearing::mate_after_repetition);
    EXPECT_EQ(bearing_of(kNames + mate + "*"), Bearing::unknown);
    EXPECT_EQ(bearing_of(std::string{kNames} + "1A. e4 {Jan checkmated} 0-1"), Bearing::differs);
    EXPECT_EQ(bearing_of(std::string{kNames} + "1A. e4 {Jan resigns} 0-1"), Bearing::unknown);
    EXPECT_EQ(bearing_of(std::string{kNames} + "1A. e4 1-0"), Bearing::unknown);
    EXPECT_EQ(bearing_of("1. f3 e5 2. g4 Qh4# 0-1", "jijbent"), Bearing::agrees);
    EXPECT_EQ(bearing_of("[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n1. Qc7 1/2-1/2", "jijbent"),
              Bearing::agrees)
        << "stalemate";
}

TEST(StatedResult, may_name_the_teammate_who_was_waiting_in_mate) {
    // Jan's king is in check from afar and waits for a piece; then Kees is mated.
    const std::string both =
        "1A. f3 1a. e5 2A. g4 2a. Qh4 1B. e4 1b. e5 2B. Qh5 2b. Nc6 3B. Bc4 3b. Nf6 4B. Qxf7 ";
    EXPECT_EQ(bearing_of(kNames + both + "{Kees checkmated} 0-1"), Bearing::agrees);
    EXPECT_EQ(bearing_of(kNames + both + "{Jan checkmated} 0-1"), Bearing::agrees);
    EXPECT_EQ(bearing_of(kNames + both + "{Piet checkmated} 1-0"), Bearing::differs);
    EXPECT_EQ(bearing_of(std::string{kNames} + "1A. f3 1a. e5 2A. g4 2a. Qh4 {Jan checkmated} 0-1"),
              Bearing::differs)
        << "a piece could still come";
}

TEST(StatedResult, of_real_games_is_borne_out) {
    if (!exists(shared_games())) GTEST_SKIP() << shared_games() << " is not there";
    std::map<Bearing, int> count;
    int labelled_mate = 0;
    for (const char* name : kSharedGames)
        for (const GameRecord& game : read_shared(name)) {
            const Replay result = replay(game);
            if (result.failure) continue;  // the fragment
            const StatedResult said = stated_result(game, result.match.agreement.white_on_first);
            const Bearing found = bearing(said, result.match);
            ++count[found];
            if (said.reason != Reason::mate) continue;
            ++labelled_mate;
            EXPECT_TRUE(said.loser) << name << ':' << game.place.line;
            EXPECT_EQ(found, Bearing::agrees) << name << ':' << game.place.line;
        }
    EXPECT_EQ(labelled_mate, 361);
    EXPECT_EQ(count[Bearing::agrees], 361);
    EXPECT_EQ(count[Bearing::differs], 0);
    EXPECT_EQ(count[Bearing::mate_after_repetition], 27);
}

}  // namespace
}  // namespace doorgeef::notation
