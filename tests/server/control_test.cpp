// One window moves for a seat; and everybody sees who is there.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

std::string control(const Four& four, std::string_view seat, bool take = true) {
    return R"({"t":"control","match":")" + four.match + R"(","seat":")" + std::string{seat} + R"(","take":)" +
           (take ? "true}" : "false}");
}

void watch(const Client& client, const Four& four) {
    client.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
}

TEST(Control, n26_is_with_the_first_window_until_another_takes_it) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("A1");
    watch(second, four);
    EXPECT_EQ(text(object(*second.heard_last("match"), "you"), "control"), "false");
    EXPECT_EQ(verdict(second.asks(doing(four.match, "A1", "play e2e4"))), "not-in-control");
    four.a1.heard();
    EXPECT_EQ(verdict(second.asks(control(four, "A1"))), "ok");
    const auto told = four.a1.heard_last("control");
    ASSERT_TRUE(told);
    EXPECT_EQ(text(*told, "control"), "false");
    EXPECT_EQ(text(*told, "why"), "control-taken");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e4"))), "not-in-control");
    EXPECT_EQ(verdict(second.asks(doing(four.match, "A1", "play e2e4"))), "ok");
}

TEST(Control, goes_to_whoever_wants_it_when_the_window_is_closed_or_lets_go) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("A1");
    const Client third = world.connects("A1");
    EXPECT_EQ(verdict(four.a1.asks(control(four, "A1", false))), "ok");
    EXPECT_EQ(verdict(second.asks(doing(four.match, "A1", "play e2e4"))), "ok");
    second.disconnects();
    watch(third, four);
    EXPECT_EQ(text(object(*third.heard_last("match"), "you"), "control"), "true");
}

TEST(Control, n26_is_with_the_later_of_two_windows_that_take_it_in_one_millisecond) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("A1");
    const Client third = world.connects("A1");
    world.writes_automatically = false;
    for (const Client& window : {second, third}) {
        window.heard();
        window.says(R"({"t":"control","id":"c","match":")" + four.match + R"(","seat":"A1","take":true})");
    }
    world.writes_all();
    for (const Client& window : {second, third}) EXPECT_EQ(verdict(window.heard().at(0)), "ok");
    world.writes_automatically = true;
    EXPECT_EQ(verdict(second.asks(doing(four.match, "A1", "play e2e4"))), "not-in-control");
    EXPECT_EQ(verdict(third.asks(doing(four.match, "A1", "play e2e4"))), "ok");
}

TEST(Control, n26_can_be_taken_in_turns_without_end) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("A1");
    for (int i = 0; i < 20; ++i) {
        EXPECT_EQ(verdict((i % 2 == 0 ? second : four.a1).asks(control(four, "A1"))), "ok");
        world.wait(200);
    }
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e4"))), "ok");
}

TEST(Control, n21_is_only_for_ones_own_seat) {
    World world;
    const Four four = four_begin(world);
    for (const std::string_view seat : {"A2", "B1", "B2"}) {
        EXPECT_EQ(verdict(four.a1.asks(control(four, seat))), "not-your-seat") << seat;
        EXPECT_EQ(verdict(four.a1.asks(doing(four.match, seat, "resign"))), "not-your-seat") << seat;
    }
}

TEST(Presence, of_the_players_is_shown_to_all) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("B2");
    watch(second, four);
    four.a1.heard();
    four.b2.disconnects();
    EXPECT_FALSE(four.a1.heard_last("seat")) << "another window of his is open";
    second.disconnects();
    const auto away = four.a1.heard_last("seat");
    ASSERT_TRUE(away);
    EXPECT_EQ(text(*away, "seat"), "B2");
    EXPECT_EQ(text(*away, "connection"), "away");
    watch(world.connects("B2"), four);
    EXPECT_EQ(text(*four.a1.heard_last("seat"), "connection"), "here");
}

TEST(Presence, shows_lag_when_it_changes_much) {
    World world;
    const Four four = four_begin(world);
    world.service().measured_lag(four.b2.id(), {40}, world.now());
    EXPECT_EQ(number(*four.a1.heard_last("seat"), "lag_ms"), 40);
    world.service().measured_lag(four.b2.id(), {60}, world.now());
    EXPECT_FALSE(four.a1.heard_last("seat")) << "that is no news";
    world.service().measured_lag(four.b2.id(), {1500}, world.now());
    const auto slow = four.a1.heard_last("seat");
    ASSERT_TRUE(slow);
    EXPECT_EQ(text(*slow, "connection"), "slow");
    EXPECT_EQ(number(*slow, "lag_ms"), 1500);
}

}  // namespace
}  // namespace doorgeef::server
