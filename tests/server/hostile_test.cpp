// What strangers send: docs/hostile.md, 16 to 29, as far as they concern the logic.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

std::string told(const Client& client, const std::string& text_of_message) {
    client.heard();
    client.says(text_of_message);
    const auto heard = client.heard();
    return heard.empty() ? "(nothing)" : verdict(heard.front());
}

TEST(Hostile, n25_messages_that_are_none_close_the_connection_at_the_tenth) {
    World world;
    const Client client = world.connects("");
    const std::string deep(100'000, '[');
    for (const std::string& bad :
         {std::string{""}, std::string{"hello"}, std::string{"[]"}, std::string{"{}"},
          std::string{R"({"t":"fly"})"}, deep.substr(0, 16'000), std::string{R"({"t":"ping","n":1,"n":2})"},
          std::string{R"({"t":"ping","n":"1"})"}, std::string{R"({"t":"ping","n":1,"x":"\ud800"})"}}) {
        EXPECT_EQ(told(client, bad), "bad-message") << bad.substr(0, 60);
        world.wait(1000);
    }
    EXPECT_FALSE(client.closed_with());
    EXPECT_EQ(told(client, "\xFF"), "bad-message");
    EXPECT_EQ(client.closed_with(), CloseCode::misbehaved);
    EXPECT_EQ(told(client, R"({"t":"ping","n":1})"), "(nothing)");
}

TEST(Hostile, n25_unknown_keys_are_ignored_whatever_they_are_called) {
    World world;
    EXPECT_EQ(told(world.connects(""), R"({"t":"ping","n":7,"__proto__":{"x":[1]},"constructor":null})"),
              "pong");
}

TEST(Hostile, n24_commands_before_hello_end_the_connection) {
    World world;
    const Four four = four_begin(world);
    const Client client = world.connects_silently("A1");
    EXPECT_EQ(
        told(client, R"({"t":"do","id":"x","match":")" + four.match + R"(","seat":"A1","what":"resign"})"),
        "hello-first");
    EXPECT_EQ(client.closed_with(), CloseCode::misbehaved);
}

TEST(Hostile, another_version_is_not_spoken) {
    World world;
    const Client client = world.connects_silently("");
    client.says(R"({"t":"hello","v":2})");
    const json::object answer = client.heard().at(0);
    EXPECT_EQ(verdict(answer), "version-not-spoken");
    EXPECT_EQ(text(answer, "detail"), "1");
    EXPECT_EQ(told(client, R"({"t":"hello","v":1})"), "welcome");
}

TEST(Hostile, n17_a_command_id_of_another_match_or_seat_is_ones_own_affair) {
    World world;
    const Four four = four_begin(world);
    const auto with_id = [&](const std::string& match, const std::string& seat) {
        return R"({"t":"do","id":"same","match":")" + match + R"(","seat":")" + seat +
               R"(","what":"say need N"})";
    };
    EXPECT_EQ(told(four.a1, with_id(four.match, "A1")), "ok");
    EXPECT_EQ(told(four.a1, with_id(four.match, "A2")), "command-id-reused");
    EXPECT_EQ(told(four.b1, with_id(four.match, "B1")), "ok");
    EXPECT_EQ(told(four.a1, with_id("another", "A1")), "no-such-match");
    for (const std::string& id : std::vector<std::string>{"", "a b", "a\\u0000", "é", std::string(65, 'x')})
        EXPECT_EQ(told(four.a1, R"({"t":"do","id":")" + id + R"(","match":")" + four.match +
                                    R"(","seat":"A1","what":"resign"})"),
                  "bad-message")
            << id;
}

TEST(Hostile, n23_forged_times_are_not_even_read) {
    World world;
    const Four four = four_begin(world);
    world.wait(5000);
    four.a1.heard();
    four.a1.says(R"({"t":"do","id":"x","match":")" + four.match +
                 R"(","seat":"A1","what":"play e2e4","at":0,"now":-1,"lag_ms":99999,"credit_ms":99999})");
    EXPECT_EQ(lines(*four.a1.heard_last("ev")), std::vector<std::string>{"5000 moved 1 Pe2e4"});
    EXPECT_EQ(verdict(four.b1.asks(doing(four.match, "B1", "play e7e5 credit 9"))), "bad-command");
}

TEST(Hostile, n21_a_finished_match_and_a_seat_that_does_not_exist_are_refused) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "C3", "resign"))), "bad-message");
    four.a1.asks(doing(four.match, "A1", "resign"));
    four.b2.asks(doing(four.match, "B2", "resign"));
    EXPECT_EQ(verdict(four.b1.asks(doing(four.match, "B1", "play e7e5"))), "match-over");
    // Also when it is no longer in memory, and the same answer to the same command.
    world.wait(2'000'000);
    for (const match::Seat seat : match::kSeats) four.at(seat).disconnects();
    world.wait(2'000'000);
    const Client b1 = world.connects("B1");
    const std::string late =
        R"({"t":"do","id":"late","match":")" + four.match + R"(","seat":"B1","what":"resign"})";
    EXPECT_EQ(told(b1, late), "match-over");
    EXPECT_EQ(told(b1, late), "match-over");
    EXPECT_EQ(
        told(b1, R"({"t":"do","id":"late","match":")" + four.match + R"(","seat":"B1","what":"waive"})"),
        "command-id-reused");
}

TEST(Hostile, n21_a_command_to_the_previous_match_of_the_same_four_changes_neither) {
    World world;
    const Four four = four_begin(world);
    const std::string early =
        R"({"t":"do","id":"early","match":")" + four.match + R"(","seat":"A1","what":"say need N"})";
    EXPECT_EQ(told(four.a1, early), "ok");
    four.a1.asks(doing(four.match, "A1", "resign"));
    four.b2.asks(doing(four.match, "B2", "resign"));
    for (const match::Seat seat : match::kSeats)
        four.at(seat).asks(R"({"t":"rematch","match":")" + four.match + R"(","how":"same"})");
    const auto rematch = four.a1.heard_last("rematch");
    ASSERT_TRUE(rematch);
    world.wait(3000);
    four.a1.says(R"({"t":"table","watch":")" + text(*rematch, "table") + "\"}");
    const std::string next = text(object(*four.a1.heard_last("table"), "table"), "match");
    ASSERT_NE(next, four.match);

    const auto before = world.log_of(next);
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play d2d4"))), "match-over");
    EXPECT_EQ(
        verdict(four.a1.asks(R"({"t":"premove","match":")" + four.match + R"(","seat":"A1","move":"d2d4"})")),
        "match-over");
    EXPECT_EQ(told(four.a1, early), "ok") << "what was done there is answered as it was";
    EXPECT_EQ(world.log_of(next), before);
    EXPECT_EQ(verdict(four.a1.asks(doing(next, "A1", "play d2d4"))), "ok");
}

TEST(Hostile, n22_a_burst_after_the_flag_changes_nothing) {
    World world;
    const Four four = four_begin(world);
    world.wait(419'999);
    const Now late{world.now().instant + 1, world.now().unix_ms + 1};
    for (int i = 0; i < 20; ++i)
        world.service().received(four.a1.id(),
                                 R"({"t":"do","id":"b)" + std::to_string(i) + R"(","match":")" + four.match +
                                     R"(","seat":"A1","what":"play e2e4"})",
                                 late);
    world.writes_all();
    for (const std::string& line : world.log_of(four.match))
        EXPECT_EQ(line.find("moved"), std::string::npos) << line;
}

TEST(Hostile, n20_commands_over_two_sockets_are_carried_out_once_in_the_order_of_arrival) {
    World world;
    const Four four = four_begin(world);
    const Client second = world.connects("A1");
    world.writes_automatically = false;
    const auto play = [&](const std::string& id, const std::string& move) {
        return R"({"t":"do","id":")" + id + R"(","match":")" + four.match + R"(","seat":"A1","what":"play )" +
               move + "\"}";
    };
    second.heard();
    second.says(play("two", "d2d4"));
    four.a1.says(play("one", "e2e4"));
    second.says(play("one", "e2e4"));
    four.a1.says(play("two", "d2d4"));
    world.writes_all();
    EXPECT_EQ(world.store().match({four.match})->head, 4) << "one move";
    const auto first = four.a1.heard();
    const auto other = second.heard();
    ASSERT_EQ(other.size(), 2U);
    EXPECT_EQ(verdict(other[0]), "not-in-control");
    EXPECT_EQ(verdict(other[1]), "ok") << "of the one that the first window sent";
    EXPECT_EQ(first.at(0), other[0]) << "both hear the same of both";
}

TEST(Hostile, n24_a_session_that_ends_takes_its_connections_with_it) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const RequestId id{1};
    world.service().requested(id, {Method::remove, "/api/session", "", "session of Jan", "192.0.2.1", ""},
                              world.now());
    world.writes_all();
    EXPECT_EQ(world.reply(id)->status, 204);
    EXPECT_EQ(world.reply(id)->session_token, "");
    EXPECT_EQ(jan.closed_with(), CloseCode::session_ended);
    EXPECT_EQ(told(jan, R"({"t":"ping","n":1})"), "(nothing)");
    EXPECT_EQ(text(*world.connects("Jan").heard_last("welcome"), "you"), "null");
}

TEST(Hostile, a_session_that_expires_ends_also_when_nothing_is_said) {
    World world;
    const auto opens_session = [&](const std::string& name, Instant ms) {
        const std::vector<store::Batch> session{{store::write::OpenSession{
            {"session of " + name, store::Guest{{"id-" + name}, name}, 0, world.now().unix_ms + ms, false}}}};
        ASSERT_EQ(world.store().commit(session).front(), std::nullopt);
    };
    opens_session("Lang", 3000);
    opens_session("Kort", 1000);
    const Client later = world.connects("Lang");
    const Client sooner = world.connects("Kort");
    world.wait(999);
    EXPECT_EQ(told(sooner, R"({"t":"ping","n":1})"), "pong");
    world.wait(1);
    EXPECT_EQ(sooner.closed_with(), CloseCode::session_ended);
    EXPECT_EQ(told(sooner, R"({"t":"ping","n":1})"), "(nothing)");
    EXPECT_EQ(later.closed_with(), std::nullopt);
    world.wait(2000);
    EXPECT_EQ(later.closed_with(), CloseCode::session_ended);
}

TEST(Hostile, too_many_messages_are_refused_then_the_connection_is_closed) {
    World world;
    const Client client = world.connects("");
    int refused = 0;
    for (int i = 0; i < 70; ++i) {
        const std::string answer = told(client, R"({"t":"ping","n":1})");
        refused += answer == "too-fast" ? 1 : 0;
    }
    EXPECT_GE(refused, 10);
    EXPECT_LE(refused, 20);
    client.says(R"({"t":"find","id":"f","stop":true})");
    const json::object no = client.heard().at(0);
    EXPECT_EQ(text(no, "id"), "f");
    EXPECT_GT(number(no, "retry_ms"), 0);
    client.says(R"({"t":"ping","n":1})");
    EXPECT_EQ(text(client.heard().at(0), "to"), "ping") << "what has no id is named by its kind";
    world.wait(number(no, "retry_ms"));
    EXPECT_EQ(told(client, R"({"t":"ping","n":1})"), "pong");
    for (int i = 0; i < 200; ++i) client.says(R"({"t":"ping","n":1})");
    EXPECT_EQ(client.closed_with(), CloseCode::misbehaved);
}

TEST(Hostile, an_address_is_limited_as_a_whole_and_that_can_be_raised) {
    Settings settings;
    settings.limits.messages_per_address = {100, 10};
    settings.limits.connections_per_address = 3;
    World world{settings};
    std::vector<Client> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(world.connects(""));
    EXPECT_EQ(world.connects_silently("").closed_with(), CloseCode::too_many);
    EXPECT_FALSE(world.connects_silently("", "192.0.2.2").closed_with());
    int pongs = 0;
    for (int i = 0; i < 50; ++i)
        for (const Client& client : clients) pongs += told(client, R"({"t":"ping","n":1})") == "pong" ? 1 : 0;
    EXPECT_LE(pongs, 100);
    EXPECT_GE(pongs, 90);
    EXPECT_EQ(world.troubles, (std::set<std::string>{"connections 192.0.2.1", "messages 192.0.2.1"}));
}

TEST(Hostile, one_connection_watches_so_many_matches_and_tables) {
    Settings settings;
    settings.limits.watched_tables = 1;
    settings.limits.watched_matches = 1;
    World world{settings};
    const Four four = four_begin(world);
    const std::string other =
        text(four.a1.asks(R"({"t":"table-create","name":"x","public":true,)" + std::string{kAgreement} + "}"),
             "table");
    EXPECT_EQ(told(four.a1, R"({"t":"table","watch":")" + other + "\"}"), "too-many");
    EXPECT_EQ(told(four.a1, R"({"t":"table","leave":")" + four.table + "\"}"), "(nothing)");
    EXPECT_EQ(told(four.a1, R"({"t":"table","watch":")" + other + "\"}"), "table");
}

TEST(Hostile, a_match_takes_only_so_many_commands_that_wait_for_the_disk) {
    Settings settings;
    settings.limits.waiting_commands = 4;
    World world{settings};
    const Four four = four_begin(world);
    world.writes_automatically = false;
    for (int i = 0; i < 8; ++i)
        four.a1.says(R"({"t":"do","id":"w)" + std::to_string(i) + R"(","match":")" + four.match +
                     R"(","seat":"A1","what":"offer draw"})");
    int too_fast = 0;
    for (const json::object& heard : four.a1.heard()) too_fast += verdict(heard) == "too-fast" ? 1 : 0;
    EXPECT_EQ(too_fast, 3) << "one is on its way, four wait";
}

TEST(Hostile, a_log_does_not_grow_without_end) {
    Settings settings;
    settings.limits.log_bytes_per_match = 90;
    World world{settings};
    const Four four = four_begin(world);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "offer draw"))), "ok");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "offer draw"))), "too-many");
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "resign"))), "ok");
}

TEST(Hostile, one_person_has_only_so_many_commands_answered_in_a_match) {
    Settings settings;
    settings.limits.commands_per_match = 3;
    World world{settings};
    const Four four = four_begin(world);
    const auto offer = [&](const std::string& id) {
        return R"({"t":"do","id":")" + id + R"(","match":")" + four.match +
               R"(","seat":"A1","what":"accept draw"})";
    };
    for (const std::string id : {"1", "2", "3"}) EXPECT_EQ(told(four.a1, offer(id)), "no-draw-offered");
    EXPECT_EQ(told(four.a1, offer("4")), "too-many");
    EXPECT_EQ(told(four.a1, offer("2")), "no-draw-offered") << "what was answered is answered again";
    EXPECT_EQ(world.store().answers({four.match})->size(), 3U);
    EXPECT_EQ(verdict(four.b1.asks(doing(four.match, "B1", "offer draw"))), "ok") << "others go on";
    world.restarts();
    EXPECT_EQ(told(world.connects("A1"), offer("5")), "too-many") << "also after a restart";
}

TEST(Hostile, n38_guessed_ids_lead_nowhere) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    for (const std::string& id : std::vector<std::string>{"", "1", "2147483648", "../../etc/passwd",
                                                          "' OR 1=1 --", std::string(5000, 'a')}) {
        world.wait(1000);
        EXPECT_EQ(told(jan, R"({"t":"watch","match":")" + id + R"(","from":0})"), "no-such-match");
        EXPECT_EQ(told(jan, R"({"t":"table","watch":")" + id + "\"}"), "no-such-table");
    }
}

}  // namespace
}  // namespace doorgeef::server
