// Premoves: held by the server, played the moment it is the player's turn, and seen by nobody else.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Strings = std::vector<std::string>;

std::string premove(const Four& four, std::string_view seat, std::string_view move,
                    std::string_view when = "turn") {
    return R"({"t":"premove","match":")" + four.match + R"(","seat":")" + std::string{seat} + R"(","move":)" +
           (move.empty() ? "null" : '"' + std::string{move} + '"') + R"(,"when":")" + std::string{when} +
           "\"}";
}

// Everything that was heard, as text.
std::string all_heard(const Client& client) {
    std::string all;
    for (const json::object& message : client.heard()) all += json::serialize(message) + '\n';
    return all;
}

TEST(Premove, is_played_with_the_opponents_move) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", "e7e5"))), "ok");
    for (const Client& client : {four.a1, four.a2, four.b2})
        EXPECT_EQ(all_heard(client), "") << "nobody else knows";
    world.wait(800);
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e4"))), "ok");
    const auto heard = four.b1.heard();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(lines(heard[0]), (Strings{"800 moved 1 Pe2e4", "800 moved 1 Pe7e5"}));
    EXPECT_EQ(text(heard[1], "t"), "premove");
    EXPECT_EQ(text(heard[1], "why"), "played");
}

TEST(Premove, is_dropped_and_that_is_told_when_it_cannot_be_played) {
    World world;
    const Four four = four_begin(world);
    four.b1.asks(premove(four, "B1", "e7e4"));
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    const auto told = four.b1.heard_last("premove");
    ASSERT_TRUE(told);
    EXPECT_EQ(text(*told, "why"), "illegal-move");
    four.a1.heard();
    EXPECT_EQ(verdict(four.b1.asks(doing(four.match, "B1", "play e7e5"))), "ok") << "it is still his move";
}

TEST(Premove, is_played_at_once_when_it_is_already_his_turn) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.a1.asks(premove(four, "A1", "e2e4"))), "ok");
    EXPECT_EQ(lines(*four.b1.heard_last("ev")), Strings{"0 moved 1 Pe2e4"});
}

TEST(Premove, is_replaced_by_a_new_one_and_taken_back_by_none) {
    World world;
    const Four four = four_begin(world);
    four.b1.asks(premove(four, "B1", "e7e5"));
    four.b1.asks(premove(four, "B1", "d7d5"));
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")).back(), "0 moved 1 Pd7d5");
    four.a1.asks(premove(four, "A1", "e4d5"));
    four.b1.asks(premove(four, "B1", "d8d5"));
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", ""))), "ok");
    four.a1.heard();
    world.wait(1000);
    four.b2.asks(doing(four.match, "B2", "play e2e4"));
    EXPECT_EQ(lines(*four.a1.heard_last("ev")), Strings{"1000 moved 2 Pe2e4"}) << "B1 has not moved";
}

TEST(Premove, waits_for_the_piece_when_it_is_told_to) {
    World world;
    const Four four = four_begin(world);
    // A1 wins a pawn for A2, who is on move and waits for it.
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    four.b1.asks(doing(four.match, "B1", "play d7d5"));
    four.b2.asks(doing(four.match, "B2", "play e2e4"));
    EXPECT_EQ(verdict(four.a2.asks(premove(four, "A2", "P@e5", "arrives"))), "ok");
    four.a2.heard();
    four.b1.heard();
    world.wait(2000);
    four.a1.asks(doing(four.match, "A1", "play e4d5"));
    EXPECT_EQ(lines(*four.b1.heard_last("ev")),
              (Strings{"2000 moved 1 Pe4d5", "2000 passed A1 P", "2000 moved 2 P@e5"}));
    EXPECT_EQ(text(*four.a2.heard_last("premove"), "why"), "played");
}

TEST(Premove, survives_a_restart) {
    World world;
    const Four four = four_begin(world);
    four.b1.asks(premove(four, "B1", "e7e5"));
    world.restarts();
    const Client b1 = world.connects("B1");
    b1.heard();
    b1.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
    const auto shown = b1.heard_last("match");
    EXPECT_EQ(text(object(object(*shown, "you"), "premove"), "move"), "e7e5");
    const Client a1 = world.connects("A1");
    a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_EQ(lines(*b1.heard_last("ev")).back(), "0 moved 1 Pe7e5");
}

TEST(Premove, is_refused_where_hands_make_the_moves) {
    for (const std::string conduct : {"book", "online clock=manual", "online legality=claimed"}) {
        World world;
        const Four four = four_begin(world, R"("agreement":{"ruleset":"knsb","conduct":")" + conduct +
                                                R"(","time":"60+0","white":"A"})");
        EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", "e7e5"))), "premove-not-allowed") << conduct;
    }
}

TEST(Premove, is_refused_after_the_end_and_when_it_is_no_move) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", "e7e9"))), "bad-command");
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "A1", "e2e4"))), "not-your-seat");
    four.a1.asks(doing(four.match, "A1", "resign"));
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", "e7e5"))), "game-over");
    four.b2.asks(doing(four.match, "B2", "resign"));
    EXPECT_EQ(verdict(four.b1.asks(premove(four, "B1", "e7e5"))), "match-over");
}

// When the batch with the played premove fails, the premove is still there and is played later.
TEST(Premove, is_not_lost_when_writing_fails) {
    World world;
    const Four four = four_begin(world);
    four.b1.asks(premove(four, "B1", "e7e5"));
    world.writes_automatically = false;
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    world.fails_to_write();
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    world.writes_all();
    EXPECT_EQ(lines(*four.b1.heard_last("ev")), Strings{"0 moved 1 Pe2e4"});
    world.wait(1000);
    world.writes_all();
    EXPECT_EQ(lines(*four.b1.heard_last("ev")).back().substr(4), "moved 1 Pe7e5");
}

}  // namespace
}  // namespace doorgeef::server
