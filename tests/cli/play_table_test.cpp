#include "cli/play_fixture.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::BoardId;
using match::Refusal;

class TableTest : public testing::Test {
protected:
    std::optional<Refusal> ask(Table& table, match::Seat seat, match::command::OfPlayer what) {
        return table.ask(match::PlayerCommand{seat, std::move(what)});
    }
    void start(Table& table) {
        EXPECT_EQ(ask(table, kB1, match::command::Press{}), std::nullopt);
        EXPECT_EQ(ask(table, kA2, match::command::Press{}), std::nullopt);
    }

    ScriptedTimekeeper time_{};
};

TEST_F(TableTest, nothing_is_played_before_both_players_with_black_have_pressed) {
    Table table{agree(ruleset("knsb").ruleset), time_};
    EXPECT_EQ(table.next_flag(), std::nullopt);
    EXPECT_EQ(ask(table, kA1, match::command::Play{coordinates("e2e4")}), Refusal::not_started);
    start(table);
    EXPECT_EQ(ask(table, kA1, match::command::Play{coordinates("e2e4")}), std::nullopt);
    EXPECT_EQ(table.log().size(), 4U);
}

TEST_F(TableTest, a_flag_falls_without_a_command) {
    Table table{agree(ruleset("knsb").ruleset, {.clock = "1:00"}), time_};
    time_.set(5'000);
    start(table);
    EXPECT_EQ(table.next_flag(), 65'000);
    time_.set(64'999);
    table.tick();
    EXPECT_FALSE(table.match().over());
    time_.set(65'000);
    table.tick();
    EXPECT_EQ(table.match().games[BoardId::first].outcome,
              (match::Outcome{match::Result::black_wins, match::Reason::flag}));
    EXPECT_TRUE(table.match().over()) << "both clocks of White ran out at once";
    EXPECT_EQ(table.next_flag(), std::nullopt);
}

TEST_F(TableTest, flags_due_before_a_refused_command_are_on_record) {
    Table table{agree(ruleset("knsb").ruleset, {.clock = "1:00"}), time_};
    start(table);
    EXPECT_EQ(ask(table, kB2, match::command::Play{coordinates("e2e4")}), std::nullopt);
    time_.set(90'000);
    EXPECT_EQ(ask(table, kA1, match::command::Play{coordinates("e2e4")}), Refusal::match_over);
    EXPECT_EQ(table.match().games[BoardId::first].ended, 60'000);
}

TEST_F(TableTest, without_clocks_no_flag_is_awaited) {
    Table table{agree(ruleset("knsb").ruleset, {.clock = "none"}), time_};
    start(table);
    EXPECT_EQ(table.next_flag(), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::app
