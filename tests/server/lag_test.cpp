// Time given back for the way that messages take.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Strings = std::vector<std::string>;

void lag(World& world, const Client& client, Instant ms) {
    for (int i = 0; i < 4; ++i) world.service().measured_lag(client.id(), {ms}, world.now());
}

TEST(Lag, is_credited_with_the_move_and_stands_in_the_log) {
    World world;
    const Four four = four_begin(world);
    lag(world, four.a1, 120);
    world.wait(2000);
    four.b1.heard();
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")), (Strings{"2000 credited A1 120", "2000 moved 1 Pe2e4"}));
}

TEST(Lag, is_credited_up_to_so_much_per_move_and_per_game) {
    Settings settings;
    settings.lag = {.on = true, .least_ms = 20, .most_per_move_ms = 300, .most_per_game_ms = 500};
    World world{settings};
    const Four four = four_begin(world);
    lag(world, four.a1, 2000);
    lag(world, four.b1, 10);
    Strings credits;
    for (const auto& [white, black] :
         {std::pair{"e2e4", "e7e5"}, std::pair{"g1f3", "b8c6"}, std::pair{"f1c4", "f8c5"}}) {
        world.wait(5000);
        four.b2.heard();
        four.a1.asks(doing(four.match, "A1", std::string{"play "} + white));
        credits.push_back(lines(*four.b2.heard_last("ev")).front());
        world.wait(5000);
        four.b2.heard();
        four.b1.asks(doing(four.match, "B1", std::string{"play "} + black));
        EXPECT_EQ(lines(*four.b2.heard_last("ev")).size(), 1U) << "too little to be worth a line";
    }
    EXPECT_EQ(credits, (Strings{"5000 credited A1 300", "15000 credited A1 200", "25000 moved 1 Bf1c4"}));
    // Also after a restart no more than that.
    world.restarts();
    const Client a1 = world.connects("A1");
    lag(world, a1, 2000);
    const Client b2 = world.connects("B2");
    for (const Client& client : {a1, b2})
        client.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
    world.wait(5000);
    b2.heard();
    a1.asks(doing(four.match, "A1", "play d2d3"));
    EXPECT_EQ(lines(*b2.heard_last("ev")).size(), 1U);
}

TEST(Lag, is_what_the_shortest_of_the_last_pings_took) {
    World world;
    const Four four = four_begin(world);
    for (const Instant ms : {250, 90, 250, 250})
        world.service().measured_lag(four.a1.id(), {ms}, world.now());
    world.wait(2000);
    four.b1.heard();
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")).front(), "2000 credited A1 90");
}

TEST(Lag, is_not_credited_to_who_answers_pings_late_by_himself) {
    World world;
    const Four four = four_begin(world);
    const RoundTrip late{.whole_ms = 300, .network_ms = 60};
    for (int i = 0; i < 4; ++i) world.service().measured_lag(four.a1.id(), late, world.now());
    world.wait(2000);
    const json::object seat = *four.b1.heard_last("seat");
    EXPECT_EQ(number(seat, "lag_ms"), 300) << "others may see that he is slow";
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")).front(), "2000 credited A1 60");
}

TEST(Lag, never_brings_a_flag_up_again) {
    World world;
    const Four four = four_begin(world);
    lag(world, four.a1, 300);
    world.wait(420'000);
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    for (const std::string& line : world.log_of(four.match))
        EXPECT_EQ(line.find("credited"), std::string::npos) << line;
}

TEST(Lag, is_never_more_than_the_move_took_and_nothing_for_premoves) {
    World world;
    const Four four = four_begin(world);
    lag(world, four.a1, 200);
    lag(world, four.b1, 200);
    world.wait(50);
    four.b1.asks(R"({"t":"premove","match":")" + four.match + R"(","seat":"B1","move":"e7e5"})");
    four.b1.heard();
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")),
              (Strings{"50 credited A1 50", "50 moved 1 Pe2e4", "50 moved 1 Pe7e5"}));
}

TEST(Lag, is_not_credited_where_everybody_sits_in_one_room) {
    Settings settings;
    settings.lag.on = false;
    World world{settings};
    const Four four = four_begin(world);
    lag(world, four.a1, 200);
    world.wait(2000);
    four.b1.heard();
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")), Strings{"2000 moved 1 Pe2e4"});
}

}  // namespace
}  // namespace doorgeef::server
