// What a load makes of a match: four clients who are told what happened, or not, and the answers to what they
// sent.
#include "doorgeef/load/watched_match.hpp"

#include "match/play.hpp"
#include "notation/event_text.hpp"

#include <chrono>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::BoardId;
using Players = std::vector<std::size_t>;

const Players kAll{0, 1, 2, 3};
constexpr Moment kNow{};

class Watched : public testing::Test {
protected:
    Watched() {
        for (const char* line : {"0 ready A2", "0 ready B1", "0 started"}) happens(line);
    }

    // Gives back the number of the event.
    std::size_t happens(const std::string& line, const Players& told = kAll) {
        ++last_;
        for (const std::size_t player : told) EXPECT_TRUE(sees(player, last_, line)) << line;
        return last_;
    }
    bool sees(std::size_t player, std::size_t number, const std::string& line) {
        return watched_.see(player, number, line, kNow, tally_);
    }
    // White on the first board gives up.
    void game_ends() {
        match::Played played{match::agreement_of("knsb")};
        played.start();
        const std::size_t before = played.log.size();
        ASSERT_FALSE(played.take(match::by("A1", match::command::Resign{}), 9));
        ASSERT_TRUE(played.match.games[BoardId::first].over());
        for (std::size_t i = before; i < played.log.size(); ++i) happens(notation::to_text(played.log[i]));
    }
    // A move on the first board.
    void send(std::size_t player, const std::string& line) {
        ASSERT_FALSE(watched_.board_of("sent")) << "one is under way";
        watched_.send(BoardId::first, {.command = "sent", .player = player, .line = line, .sent = kNow});
    }
    void answer(std::size_t event) { watched_.confirmed(BoardId::first, event, event, kNow, tally_); }
    // As it should go. Gives back the number of the event.
    std::size_t plays(std::size_t player, const std::string& line) {
        send(player, line);
        const std::size_t number = happens("9 " + line);
        answer(number);
        return number;
    }
    const Tally& settled() {
        watched_.settle(tally_);
        return tally_;
    }

    WatchedMatch watched_{"match", match::agreement_of("knsb")};
    Tally tally_{};

private:
    std::size_t last_ = 0;
};

TEST_F(Watched, moves_that_are_answered_and_seen_by_all_are_well) {
    plays(0, "moved 1 Pe2e4");
    plays(2, "moved 1 Pe7e5");
    EXPECT_TRUE(watched_.quiet());
    EXPECT_TRUE(watched_.all_have_seen_all());
    EXPECT_EQ(tally_.answer.count(), 2U);
    EXPECT_EQ(tally_.seen.count(), 2U);
    EXPECT_TRUE(settled().all_well());
}

TEST_F(Watched, a_gap_or_another_line_than_others_saw_is_not_taken) {
    happens("9 moved 1 Pe2e4", {0, 1});
    EXPECT_FALSE(sees(2, 5, "9 moved 1 Pe2e4")) << "4 is missing";
    EXPECT_FALSE(sees(2, 4, "9 moved 1 Pd2d4"));
    EXPECT_FALSE(sees(2, 4, "8 moved 1 Pe2e4")) << "another time";
    EXPECT_FALSE(sees(0, 4, "9 moved 1 Pe2e4")) << "again";
    EXPECT_FALSE(sees(0, 5, "9 moved 1 Pd2d4")) << "it is not White's turn";
    EXPECT_TRUE(sees(2, 4, "9 moved 1 Pe2e4"));
}

TEST_F(Watched, each_view_that_stops_short_has_diverged) {
    plays(0, "moved 1 Pe2e4");
    happens("10 draw-offered B1", {0, 2});
    happens("11 draw-declined A1", {0});
    EXPECT_TRUE(watched_.quiet());
    EXPECT_FALSE(watched_.all_have_seen_all());
    EXPECT_EQ(settled().diverged, 3U);
    EXPECT_EQ(tally_.lost, 0U);
    EXPECT_EQ(tally_.duplicated, 0U);
    EXPECT_FALSE(tally_.all_well());
}

TEST_F(Watched, who_does_not_see_his_own_move_has_diverged_and_the_move_is_not_lost) {
    send(0, "moved 1 Pe2e4");
    answer(happens("9 moved 1 Pe2e4", {1, 2, 3}));
    EXPECT_TRUE(watched_.quiet());
    EXPECT_EQ(settled().diverged, 1U);
    EXPECT_EQ(tally_.lost, 0U);
}

TEST_F(Watched, a_move_that_is_answered_but_not_seen_by_all_the_others_is_lost) {
    send(0, "moved 1 Pe2e4");
    answer(happens("9 moved 1 Pe2e4", {0, 1, 2}));
    EXPECT_FALSE(watched_.quiet());
    EXPECT_EQ(settled().lost, 1U);
    EXPECT_EQ(tally_.duplicated, 0U);
    EXPECT_EQ(tally_.diverged, 1U);
}

TEST_F(Watched, a_move_that_is_answered_but_seen_by_nobody_is_lost_once) {
    send(0, "moved 1 Pe2e4");
    answer(4);
    EXPECT_EQ(settled().lost, 1U);
    EXPECT_EQ(tally_.duplicated, 0U);
    EXPECT_EQ(tally_.diverged, 0U);
}

TEST_F(Watched, a_move_that_was_made_but_never_answered_is_lost_and_not_duplicated) {
    send(0, "moved 1 Pe2e4");
    happens("9 moved 1 Pe2e4");
    EXPECT_FALSE(watched_.quiet());
    EXPECT_EQ(settled().lost, 1U);
    EXPECT_EQ(tally_.duplicated, 0U);
}

TEST_F(Watched, a_move_that_was_neither_made_nor_answered_is_lost) {
    send(0, "moved 1 Pe2e4");
    EXPECT_EQ(settled().lost, 1U);
    EXPECT_EQ(tally_.duplicated, 0U);
}

TEST_F(Watched, a_move_that_is_not_where_its_answer_says_is_lost_and_not_duplicated) {
    send(0, "moved 1 Pe2e4");
    answer(happens("9 moved 1 Pe2e4") - 1);
    EXPECT_TRUE(watched_.quiet());
    EXPECT_EQ(settled().lost, 1U);
    EXPECT_EQ(tally_.duplicated, 0U);
}

TEST_F(Watched, two_answers_cannot_mean_the_same_event) {
    const std::size_t first = plays(0, "moved 1 Ng1f3");
    plays(2, "moved 1 Ng8f6");
    plays(0, "moved 1 Nf3g1");
    plays(2, "moved 1 Nf6g8");
    send(0, "moved 1 Ng1f3");
    happens("9 moved 1 Ng1f3");
    answer(first);
    EXPECT_EQ(settled().lost, 1U);
}

TEST_F(Watched, what_is_in_the_log_more_often_than_it_was_sent_is_duplicated) {
    plays(0, "moved 1 Ng1f3");
    plays(2, "moved 1 Ng8f6");
    plays(0, "moved 1 Nf3g1");
    plays(2, "moved 1 Nf6g8");
    happens("9 moved 1 Ng1f3");
    EXPECT_EQ(settled().duplicated, 1U);
    EXPECT_EQ(tally_.lost, 0U);
    EXPECT_EQ(tally_.diverged, 0U);
}

TEST_F(Watched, what_is_refused_because_it_is_over_is_well_where_it_is) {
    send(0, "moved 1 Pe2e4");
    game_ends();
    watched_.withdraw(BoardId::first);
    watched_.came_too_late(BoardId::first);
    EXPECT_TRUE(watched_.quiet());
    EXPECT_TRUE(settled().all_well());
}

TEST_F(Watched, what_is_refused_because_it_is_over_is_not_well_where_it_is_not) {
    game_ends();
    watched_.came_too_late(BoardId::second);
    EXPECT_EQ(settled().refused, 1U);
    EXPECT_FALSE(tally_.all_well());
}

TEST(SaysItIsOver, of_a_game_and_of_a_match_and_of_nothing_else) {
    EXPECT_TRUE(says_it_is_over("game-over"));
    EXPECT_TRUE(says_it_is_over("match-over"));
    for (const char* code : {"", "not-your-turn", "storage-failed", "too-fast", "match-not-over"})
        EXPECT_FALSE(says_it_is_over(code)) << code;
}

}  // namespace
}  // namespace doorgeef::app
