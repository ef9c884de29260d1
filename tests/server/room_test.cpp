// What happens in a match: commands, answers, and who sees what.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Strings = std::vector<std::string>;

TEST(Room, begins_when_everybody_is_ready_and_shows_its_log) {
    World world;
    const Four four = four_begin(world);
    const Client spectator = world.connects("");
    spectator.heard();
    spectator.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
    const auto heard = spectator.heard();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(text(heard[0], "t"), "match");
    EXPECT_EQ(number(heard[0], "head"), 3);
    EXPECT_EQ(text(heard[0], "you"), "null");
    EXPECT_EQ(text(object(object(heard[0], "seats"), "B2"), "name"), "B2");
    EXPECT_EQ(number(heard[1], "first"), 1);
    EXPECT_EQ(lines(heard[1]), (Strings{"0 ready A2", "0 ready B1", "0 started"}));
}

TEST(Room, shows_a_move_to_everybody_once_it_is_on_disk) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    world.wait(1500);
    four.a1.says(R"({"t":"do","id":"x","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    EXPECT_TRUE(four.a1.heard().empty()) << "before it is written";
    EXPECT_TRUE(four.b2.heard().empty());
    world.writes_all();
    const auto answer = four.a1.heard();
    ASSERT_EQ(answer.size(), 2U);
    EXPECT_EQ(verdict(answer[0]), "ok");
    EXPECT_EQ(answer[0].at("events").as_array(), (json::array{4, 4}));
    for (const Client& client : {four.a2, four.b1, four.b2}) {
        const auto ev = client.heard_last("ev");
        ASSERT_TRUE(ev);
        EXPECT_EQ(number(*ev, "first"), 4);
        EXPECT_EQ(lines(*ev), (Strings{"1500 moved 1 Pe2e4"}));
        EXPECT_EQ(number(*ev, "now"), 1500);
    }
}

TEST(Room, cites_the_code_of_the_regulation) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.b1.asks(doing(four.match, "B1", "play e7e5"))), "not-your-turn");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e5"))), "illegal-move");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e4 e7e5"))), "bad-command");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "dance"))), "bad-command");
}

TEST(Room, n16_gives_the_same_command_the_same_answer) {
    World world;
    const Four four = four_begin(world);
    const std::string move =
        R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})";
    four.a1.says(move);
    const auto first = four.a1.heard();
    four.a1.says(move);
    const auto again = four.a1.heard();
    ASSERT_EQ(again.size(), 1U) << "and nothing happens";
    EXPECT_EQ(again[0], first[0]);
    // Whatever the order of the keys.
    four.a1.says(R"({"what":"play e2e4","seat":"A1","id":"m","t":"do","match":")" + four.match + "\"}");
    EXPECT_EQ(four.a1.heard().at(0), first[0]);

    world.restarts();
    const Client later = world.connects("A1");
    later.heard();
    later.says(move);
    EXPECT_EQ(later.heard().at(0), first[0]) << "from the store";
}

TEST(Room, gives_a_refused_command_the_same_refusal_even_if_it_would_now_be_accepted) {
    World world;
    const Four four = four_begin(world);
    const std::string move =
        R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"B1","what":"play e7e5"})";
    four.b1.says(move);
    EXPECT_EQ(verdict(four.b1.heard().at(0)), "not-your-turn");
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    four.b1.heard();
    four.b1.says(move);
    EXPECT_EQ(verdict(four.b1.heard().at(0)), "not-your-turn");
}

TEST(Room, n16_refuses_an_id_that_was_used_for_something_else) {
    World world;
    const Four four = four_begin(world);
    const auto with_id = [&](const std::string& what) {
        return R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":")" + what + "\"}";
    };
    world.writes_automatically = false;
    four.a1.says(with_id("play e2e4"));
    four.a1.says(with_id("play d2d4"));
    EXPECT_EQ(verdict(four.a1.heard().at(0)), "command-id-reused") << "while the first waits for the disk";
    world.writes_all();
    four.a1.heard();
    four.a1.says(with_id("play d2d4"));
    EXPECT_EQ(verdict(four.a1.heard().at(0)), "command-id-reused");
    // The ids of another player are his own.
    four.b1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"B1","what":"play e7e5"})");
    world.writes_all();
    EXPECT_EQ(verdict(four.b1.heard().at(1)), "ok");
}

TEST(Room, answers_every_window_that_asked_while_the_disk_was_busy) {
    World world;
    const Four four = four_begin(world);
    const Client other = world.connects("A1");
    other.heard();
    world.writes_automatically = false;
    const std::string move =
        R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})";
    four.a1.says(move);
    other.says(move);
    world.writes_all();
    EXPECT_EQ(verdict(four.a1.heard().at(0)), "ok");
    EXPECT_EQ(verdict(other.heard().at(0)), "ok");
}

TEST(Room, goes_back_to_what_is_on_disk_when_writing_fails) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    four.b1.says(R"({"t":"do","id":"n","match":")" + four.match + R"(","seat":"B1","what":"play e7e5"})");
    world.fails_to_write();
    EXPECT_EQ(verdict(four.a1.heard().at(0)), "storage-failed");
    EXPECT_EQ(verdict(four.b1.heard().at(0)), "storage-failed") << "it was built on the other";
    EXPECT_TRUE(four.a2.heard().empty());
    // The same command again is judged again, since it has not happened.
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    world.writes_all();
    const auto answer = four.a1.heard();
    EXPECT_EQ(verdict(answer.at(0)), "ok");
    EXPECT_EQ(answer.at(0).at("events").as_array(), (json::array{4, 4}));
}

TEST(Room, shows_words_between_teammates_to_them_alone) {
    World world;
    world.add_account("Arbiter", {store::AccountRole::arbiter});
    const Four four = four_begin(world);
    const Client spectator = world.connects("");
    const Client arbiter = world.connects("Arbiter");
    EXPECT_EQ(verdict(arbiter.asks(R"({"t":"table-arbiter","table":")" + four.table + R"(","take":true})")),
              "ok");
    for (const Client& client : {spectator, arbiter}) {
        client.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
        client.heard();
    }
    for (const Client& client : {four.a2, four.b1, four.b2}) client.heard();
    four.a1.asks(doing(four.match, "A1", "say need N"));
    const std::string said = "0 said A1 need N resign %";
    EXPECT_EQ(lines(*four.a2.heard_last("ev")), Strings{said});
    EXPECT_EQ(lines(*arbiter.heard_last("ev")), Strings{said});
    for (const Client& client : {four.b1, four.b2, spectator}) {
        const auto ev = client.heard_last("ev");
        EXPECT_EQ(lines(*ev), Strings{"null"});
        EXPECT_EQ(number(*ev, "first"), 4) << "it keeps its number";
    }
    // Nor later, when somebody catches up; only after the end.
    spectator.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
    EXPECT_EQ(lines(*spectator.heard_last("ev")), Strings{"null"});
    four.a1.asks(doing(four.match, "A1", "resign"));
    four.b2.asks(doing(four.match, "B2", "resign"));
    spectator.says(R"({"t":"watch","match":")" + four.match + R"(","from":3})");
    EXPECT_EQ(lines(*spectator.heard_last("ev")).front(), said);
}

TEST(Room, n29_refuses_words_that_cannot_be_shown_and_too_many_of_them) {
    World world;
    const Four four =
        four_begin(world, R"("agreement":{"ruleset":"fics","conduct":"online","time":"180+0","white":"A"})");
    const auto say = [&](const std::string& words) {
        return verdict(four.a1.asks(doing(four.match, "A1", R"(say text \")" + words + R"(\")")));
    };
    EXPECT_EQ(say("een paard, graag"), "ok");
    EXPECT_EQ(say("\\n\\u001b[31m"), "bad-text");
    EXPECT_EQ(say("\\u202e"), "bad-text");
    EXPECT_EQ(say(std::string(201, 'x')), "bad-text");
    for (int i = 0; i < 7; ++i) EXPECT_EQ(say("snel"), "ok");
    EXPECT_EQ(say("te snel"), "too-fast");
    world.wait(1000);
    EXPECT_EQ(say("weer goed"), "ok");
}

TEST(Room, lets_flags_fall_with_nobody_connected) {
    World world;
    const Four four = four_begin(world);
    for (const match::Seat seat : match::kSeats) four.at(seat).disconnects();
    world.wait(420'000);
    const auto stored = world.store().match({four.match});
    ASSERT_TRUE(stored->result.has_value());
    EXPECT_EQ(world.store().events({four.match}, 3, 10).value().front(), "420000 flag-fell 1 white");
    EXPECT_EQ(world.service().figures().matches, 0U);
}

TEST(Room, without_clocks_is_given_up_by_who_is_on_move_when_all_have_been_away_for_a_day) {
    World world;
    const Four four =
        four_begin(world, R"("agreement":{"ruleset":"knsb","conduct":"online","time":"-","white":"A"})");
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    constexpr Instant day = 86'400'000;
    world.wait(day);
    EXPECT_EQ(world.service().figures().matches, 1U) << "they are still here";
    for (const match::Seat seat : match::kSeats) four.at(seat).disconnects();
    world.wait(day - 1);
    EXPECT_EQ(world.service().figures().matches, 1U);
    world.wait(1);
    world.writes_all();
    EXPECT_EQ(world.service().figures().matches, 0U);
    const auto stored = world.store().match({four.match});
    ASSERT_TRUE(stored && stored->result);
    for (const match::BoardId board : match::kBoards) {
        ASSERT_TRUE(stored->result->outcomes[board]);
        EXPECT_EQ(stored->result->outcomes[board]->reason, match::Reason::resignation);
    }
    EXPECT_EQ(stored->result->outcomes[match::BoardId::first]->result, match::Result::white_wins);
}

TEST(Room, n22_judges_a_move_by_when_it_arrives) {
    for (const auto& [arrives_ms, expected] :
         {std::pair{419'999, "ok"}, std::pair{420'000, "game-over"}, std::pair{420'001, "game-over"}}) {
        World world;
        const Four four = four_begin(
            world, R"("agreement":{"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})");
        world.wait(1000);
        EXPECT_EQ(verdict(four.b2.asks(doing(four.match, "B2", "play e2e4"))), "ok");
        world.wait(arrives_ms - 1000 - 1);
        four.a1.heard();
        // The timer may be late; the instant of arrival decides.
        const Now arrival{world.now().instant + 1, world.now().unix_ms + 1};
        world.service().received(
            four.a1.id(),
            R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})", arrival);
        world.writes_all();
        EXPECT_EQ(verdict(four.a1.heard().at(0)), expected) << arrives_ms;
    }
}

TEST(Room, n19_resumes_from_any_number_that_there_is) {
    World world;
    const Four four = four_begin(world);
    const auto watch_from = [&](const std::string& from) {
        four.a1.heard();
        four.a1.says(R"({"t":"watch","match":")" + four.match + R"(","from":)" + from + "}");
        return four.a1.heard();
    };
    EXPECT_EQ(lines(watch_from("2").at(1)), Strings{"0 started"});
    EXPECT_EQ(watch_from("3").size(), 1U) << "nothing is missing";
    for (const std::string from :
         {"4", "-1", "9007199254740993", "9223372036854775807", "18446744073709551615"})
        EXPECT_EQ(verdict(watch_from(from).at(0)), "resume-beyond-head") << from;
    for (const std::string from : {"18446744073709551616", "1e0", "1.5", "\"1\"", "null"})
        EXPECT_EQ(verdict(watch_from(from).at(0)), "bad-message") << from;
}

}  // namespace
}  // namespace doorgeef::server
