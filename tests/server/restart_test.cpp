// After a restart everything is as it was, and nobody has lost time.
#include "server/documents.hpp"
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Strings = std::vector<std::string>;

json::object match_seen_by(const Client& client, const Four& four, int from = 0) {
    client.heard();
    client.says(R"({"t":"watch","match":")" + four.match + R"(","from":)" + std::to_string(from) + "}");
    return *client.heard_last("match");
}

TEST(Restart, holds_the_time_until_the_players_on_move_are_back) {
    World world;
    const Four four = four_begin(world);
    world.wait(5000);
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    world.wait(60'000);
    world.restarts();
    // B1 and B2 are on move. Match time goes on from the last event.
    const Client b1 = world.connects("B1");
    const json::object first = match_seen_by(b1, four);
    EXPECT_EQ(text(first, "held"), "true");
    EXPECT_EQ(number(first, "now"), 5000);
    EXPECT_EQ(number(first, "head"), 4);
    world.wait(10'000);
    b1.heard();
    const Client b2 = world.connects("B2");
    match_seen_by(b2, four);
    const auto held = b1.heard_last("held");
    ASSERT_TRUE(held);
    EXPECT_EQ(text(*held, "held"), "false");
    EXPECT_EQ(number(*held, "now"), 5000) << "the ten seconds cost nobody anything";
    world.wait(700);
    b1.asks(doing(four.match, "B1", "play e7e5"));
    EXPECT_EQ(lines(*b2.heard_last("ev")), Strings{"5700 moved 1 Pe7e5"});
}

TEST(Restart, waits_no_longer_than_twenty_seconds) {
    World world;
    const Four four = four_begin(world);
    world.restarts();
    const Client spectator = world.connects("");
    EXPECT_EQ(text(match_seen_by(spectator, four), "held"), "true");
    world.wait(19'999);
    EXPECT_FALSE(spectator.heard_last("held"));
    world.wait(1);
    EXPECT_TRUE(spectator.heard_last("held"));
    world.wait(420'000);
    EXPECT_TRUE(world.store().match({four.match})->result) << "and the flags fall";
}

TEST(Restart, takes_the_match_over_so_that_an_older_process_can_write_no_more) {
    World world;
    const Four four = four_begin(world);
    world.restarts();
    EXPECT_EQ(world.store().match({four.match})->fence, 2);
    const std::vector<store::Batch> old{
        {store::write::AppendEvents{{four.match}, 1, 4, {"0 moved 1 Pe2e4"}}}};
    EXPECT_EQ(world.store().commit(old).front(), store::StoreProblem::fenced_off);
}

TEST(Restart, an_older_process_can_keep_neither_answers_nor_premoves_any_more) {
    World world;
    const Four four = four_begin(world);
    // As another process does that takes the match over.
    const std::vector<store::Batch> taken{{store::write::TakeOver{{four.match}, 2}}};
    ASSERT_EQ(world.store().commit(taken).front(), std::nullopt);
    const std::string premove =
        R"({"t":"premove","match":")" + four.match + R"(","seat":"B1","move":"e7e5"})";
    EXPECT_EQ(verdict(four.b1.asks(premove)), "storage-failed");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e5"))), "storage-failed");
    EXPECT_TRUE(world.store().answers({four.match})->empty());
}

TEST(Restart, takes_over_again_when_the_disk_was_full) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    world.restarts();
    world.fails_to_write();
    const Client a1 = world.connects("A1");
    EXPECT_EQ(verdict(a1.asks(doing(four.match, "A1", "play e2e4"))), "ok");
}

TEST(Restart, finds_a_command_that_was_written_but_not_answered) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    const std::string move =
        R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})";
    four.a1.says(move);
    const std::vector<store::Batch> batch{world.waiting_batch(0)};
    ASSERT_EQ(world.store().commit(batch).front(), std::nullopt);
    world.writes_automatically = true;
    world.restarts();
    const Client a1 = world.connects("A1");
    a1.heard();
    a1.says(move);
    const json::object answer = a1.heard().at(0);
    EXPECT_EQ(verdict(answer), "ok");
    EXPECT_EQ(answer.at("events").as_array(), (json::array{4, 4}));
    EXPECT_EQ(world.store().match({four.match})->head, 4);
}

TEST(Restart, forgets_what_was_not_written) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    const std::string move =
        R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})";
    four.a1.says(move);
    world.writes_automatically = true;
    world.restarts();
    const Client a1 = world.connects("A1");
    a1.heard();
    a1.says(move);
    EXPECT_EQ(verdict(a1.heard().at(0)), "ok") << "it is carried out now";
}

TEST(Restart, keeps_tables_and_who_sits_there) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"Thuis","public":false,"seat":"B2",)" +
                      std::string{kAgreement} + "}"),
             "table");
    jan.asks(R"({"t":"table-ready","table":")" + table + R"(","ready":true})");
    world.restarts();
    EXPECT_EQ(world.service().figures().tables, 1U);
    const Client again = world.connects("Jan");
    again.heard();
    again.says(R"({"t":"table","watch":")" + table + "\"}");
    const auto shown = again.heard_last("table");
    ASSERT_TRUE(shown);
    const json::object& seat = object(object(object(*shown, "table"), "seats"), "B2");
    EXPECT_EQ(text(seat, "name"), "Jan");
    EXPECT_EQ(text(seat, "ready"), "true");
    EXPECT_EQ(text(seat, "connected"), "true");
}

TEST(Restart, leaves_a_match_alone_whose_log_cannot_have_happened) {
    World world;
    const Four four = four_begin(world);
    const std::vector<store::Batch> bad{
        {store::write::AppendEvents{{four.match}, 1, 4, {"9 moved 1 Pe2e5"}}}};
    ASSERT_EQ(world.store().commit(bad).front(), std::nullopt);
    CountingChance chance;
    NoBots bots;
    Service service{world, world.store(), chance, bots, {}};
    const auto restored = service.restore(world.now());
    ASSERT_TRUE(restored);
    EXPECT_EQ(restored->matches, 0U);
    EXPECT_EQ(restored->unreadable, std::vector<store::MatchId>{{four.match}});
    world.restarts();
    for (const auto& [kind, id] : {std::pair{kTableKind, four.table}, std::pair{kNotesKind, four.match}})
        EXPECT_TRUE(world.store().document(kind, id).ok()) << kind << ": whoever repairs it needs that too";
}

TEST(Shutdown, refuses_new_commands_and_closes_when_all_is_written) {
    World world;
    const Four four = four_begin(world);
    world.writes_automatically = false;
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    world.service().begin_shutdown(world.now());
    EXPECT_FALSE(world.service().has_stopped());
    EXPECT_FALSE(four.a1.closed_with());
    four.b1.says(R"({"t":"do","id":"n","match":")" + four.match + R"(","seat":"B1","what":"play e7e5"})");
    EXPECT_EQ(verdict(four.b1.heard().at(0)), "shutting-down");
    world.writes_all();
    EXPECT_TRUE(world.service().has_stopped());
    EXPECT_EQ(verdict(four.a1.heard().at(0)), "ok") << "what was begun is answered";
    EXPECT_EQ(four.a1.closed_with(), CloseCode::server_stops);
    EXPECT_EQ(world.connects_silently("A1").closed_with(), CloseCode::server_stops);
}

}  // namespace
}  // namespace doorgeef::server
