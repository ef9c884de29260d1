// Tables: opening, sitting, being ready; and the lobby that shows them.
#include "world.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

// A server with some guests, and the words for tables.
struct Tables : testing::Test {
    Tables() {
        for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) world.add_guest(name);
        world.add_account("Anna");
    }

    std::string open(const Client& host, const std::string& more = R"("name":"Woensdag","public":true)") {
        return text(host.asks(R"({"t":"table-create",)" + more + ',' + std::string{kAgreement} + "}"),
                    "table");
    }
    static std::string at(const std::string& type, const std::string& table, const std::string& more = "") {
        return R"({"t":"table-)" + type + R"(","table":")" + table + '"' + (more.empty() ? "" : ',' + more) +
               "}";
    }
    static std::string sit(const std::string& table, const std::string& seat) {
        return at("sit", table, R"("seat":")" + seat + '"');
    }
    json::object shown(const Client& client, const std::string& table) {
        client.heard();
        client.says(R"({"t":"table","watch":")" + table + "\"}");
        return object(*client.heard_last("table"), "table");
    }

    World world{};
};

TEST_F(Tables, are_opened_with_everything_that_was_agreed) {
    const Client jan = world.connects("Jan");
    const std::string id = text(
        jan.asks(
            R"({"t":"table-create","name":"Stein, snel","public":false,"arbiter":true,"seat":"B1",)"
            R"("agreement":{"ruleset":"stein mate=at-once","conduct":"book passing=auto","time":"300+3"}})"),
        "table");
    const json::object table = shown(jan, id);
    EXPECT_EQ(text(table, "name"), "Stein, snel");
    EXPECT_EQ(text(object(table, "host"), "name"), "Jan");
    EXPECT_EQ(text(object(table, "agreement"), "ruleset"), "stein mate=at-once");
    EXPECT_EQ(text(object(table, "agreement"), "conduct"), "book passing=auto");
    EXPECT_EQ(text(object(table, "agreement"), "time"), "300+3");
    EXPECT_EQ(text(object(table, "agreement"), "white"), "(none)") << "the lot decides later";
    EXPECT_EQ(text(table, "public"), "false");
    EXPECT_EQ(text(table, "with_arbiter"), "true");
    EXPECT_EQ(text(table, "state"), "open");
    EXPECT_EQ(text(object(object(table, "seats"), "B1"), "name"), "Jan");
    EXPECT_EQ(text(object(table, "seats"), "A1"), "null");
}

TEST_F(Tables, are_refused_with_names_and_agreements_that_make_no_sense) {
    const Client jan = world.connects("Jan");
    const auto named = [&](const std::string& name) {
        return verdict(jan.asks(R"({"t":"table-create","name":")" + name + R"(","public":true,)" +
                                std::string{kAgreement} + "}"));
    };
    for (const std::string name :
         {"", " ", " Jan", "a\\u202eb", "a\\u200bb", "a\\nb", "a\\u0000b", "\\ufeff"})
        EXPECT_EQ(named(name), "bad-name") << name;
    EXPECT_EQ(named(std::string(61, 'x')), "bad-name");
    EXPECT_EQ(named("<b>; DROP TABLE"), "ok") << "whoever shows it must show it as text";

    const auto agreed = [&](const std::string& agreement) {
        const json::object answer =
            jan.asks(R"({"t":"table-create","name":"x","public":true,"agreement":{)" + agreement + "}}");
        return verdict(answer) + ' ' + text(answer, "detail");
    };
    EXPECT_EQ(agreed(R"("ruleset":"chess960","conduct":"online","time":"60+0")"), "bad-agreement ruleset");
    EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"rude","time":"60+0")"), "bad-agreement conduct");
    EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"online","time":"-1+0")"), "bad-agreement time");
    // It was: flags that fall at 0 ms, or after one.
    for (const std::string time : {"0+0", "0.001+0", "0+1", "9.999+5"})
        EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"online","time":")" + time + '"'),
                  "bad-agreement time")
            << time;
    for (const std::string time : {"10+0", "-", "86400+86400"})
        EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"online","time":")" + time + '"'), "ok (none)")
            << time;
    EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"online","time":"60+0","white":"C")"),
              "bad-agreement white");
    EXPECT_EQ(agreed(R"("ruleset":"knsb","conduct":"online","time":"60+0","positions":["","8/8 w - - 0 1"])"),
              "bad-agreement position");
}

TEST_F(Tables, have_seats_that_one_can_take_change_and_leave) {
    const Client jan = world.connects("Jan");
    const Client piet = world.connects("Piet");
    const std::string table = open(jan);
    EXPECT_EQ(verdict(jan.asks(sit(table, "A1"))), "ok");
    EXPECT_EQ(verdict(jan.asks(sit(table, "A1"))), "already-seated");
    EXPECT_EQ(verdict(piet.asks(sit(table, "A1"))), "seat-taken");
    EXPECT_EQ(verdict(jan.asks(sit(table, "B2"))), "ok");
    EXPECT_EQ(verdict(piet.asks(sit(table, "A1"))), "ok") << "Jan has left it";
    EXPECT_EQ(verdict(piet.asks(at("stand", table))), "ok");
    EXPECT_EQ(verdict(piet.asks(at("stand", table))), "not-seated");
    EXPECT_EQ(verdict(piet.asks(at("ready", table, R"("ready":true)"))), "not-seated");
    const json::object seats = object(shown(jan, table), "seats");
    EXPECT_EQ(text(seats, "A1"), "null");
    EXPECT_EQ(text(object(seats, "B2"), "name"), "Jan");
}

// Four race for one seat: one gets it.
TEST_F(Tables, n27_give_a_seat_to_one_of_four_who_race_for_it) {
    const Client jan = world.connects("Jan");
    const std::string table = open(jan);
    world.writes_automatically = false;
    std::vector<Client> racers;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) racers.push_back(world.connects(name));
    for (const Client& racer : racers) {
        racer.heard();
        racer.says(R"({"t":"table-sit","id":"r","table":")" + table + R"(","seat":"A2"})");
    }
    world.writes_all();
    std::vector<std::string> verdicts;
    for (const Client& racer : racers) verdicts.push_back(verdict(racer.heard().at(0)));
    EXPECT_EQ(verdicts, (std::vector<std::string>{"ok", "seat-taken", "seat-taken", "seat-taken"}));
}

TEST_F(Tables, let_the_host_alone_swap_seats_and_close) {
    const Client jan = world.connects("Jan");
    const Client piet = world.connects("Piet");
    const std::string table = open(jan);
    jan.asks(sit(table, "A1"));
    piet.asks(sit(table, "A2"));
    piet.asks(at("ready", table, R"("ready":true)"));
    EXPECT_EQ(verdict(piet.asks(at("swap", table, R"("a":"A1","b":"A2")"))), "not-allowed");
    EXPECT_EQ(verdict(jan.asks(at("swap", table, R"("a":"A2","b":"B2")"))), "ok");
    const json::object seats = object(shown(jan, table), "seats");
    EXPECT_EQ(text(object(seats, "B2"), "name"), "Piet");
    EXPECT_EQ(text(object(seats, "B2"), "ready"), "false") << "he has not agreed to that";
    EXPECT_EQ(verdict(piet.asks(at("close", table))), "not-allowed");
    EXPECT_EQ(verdict(jan.asks(at("close", table))), "ok");
    EXPECT_EQ(verdict(jan.asks(sit(table, "A1"))), "no-such-table");
}

TEST_F(Tables, of_one_board_have_two_seats) {
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"Gewoon","public":true,)"
                      R"("agreement":{"ruleset":"jijbent","conduct":"online","time":"-"}})"),
             "table");
    EXPECT_EQ(verdict(jan.asks(sit(table, "A2"))), "no-such-seat");
    EXPECT_EQ(verdict(jan.asks(sit(table, "B1"))), "ok");
    EXPECT_EQ(object(shown(jan, table), "seats").size(), 2U);
}

TEST_F(Tables, that_are_rated_want_accounts) {
    const Client anna = world.connects("Anna");
    const Client jan = world.connects("Jan");
    const std::string table = open(anna, R"("name":"Ladder","public":true,"rated":true)");
    EXPECT_EQ(verdict(jan.asks(sit(table, "A1"))), "accounts-only");
    EXPECT_EQ(verdict(anna.asks(sit(table, "A1"))), "ok");
}

TEST_F(Tables, count_down_while_everybody_is_ready_and_here) {
    std::vector<Client> four;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) four.push_back(world.connects(name));
    const std::string table = open(four[0]);
    for (std::size_t i = 0; i < 4; ++i) {
        four[i].asks(sit(table, std::string{match::name(match::kSeats[i])}));
        four[i].asks(at("ready", table, R"("ready":true)"));
    }
    EXPECT_EQ(text(shown(four[0], table), "state"), "starting");
    EXPECT_EQ(number(shown(four[0], table), "starts_in_ms"), 3000);
    world.wait(1000);
    four[2].disconnects();
    EXPECT_EQ(text(shown(four[0], table), "state"), "open") << "one is gone";
    world.wait(10'000);
    four[2] = world.connects("Klaas");
    EXPECT_EQ(number(shown(four[0], table), "starts_in_ms"), 3000) << "he is back";
    world.wait(1000);
    four[1].asks(at("ready", table, R"("ready":false)"));
    EXPECT_EQ(text(shown(four[0], table), "state"), "open") << "one is no longer ready";
    four[1].asks(at("ready", table, R"("ready":true)"));
    world.wait(3000);
    const json::object begun = shown(four[0], table);
    EXPECT_EQ(text(begun, "state"), "playing");
    EXPECT_EQ(text(begun, "starts_in_ms"), "null");
    EXPECT_EQ(verdict(four[0].asks(at("stand", table))), "table-started");
    EXPECT_EQ(verdict(four[0].asks(at("close", table))), "table-started");
    EXPECT_EQ(verdict(four[0].asks(at("swap", table, R"("a":"A1","b":"A2")"))), "table-started");
    EXPECT_EQ(verdict(world.connects("Anna").asks(sit(table, "A1"))), "table-started");
}

// The start is written with its first events, or it has not happened.
TEST_F(Tables, do_not_begin_when_the_disk_is_full_but_try_again) {
    std::vector<Client> four;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) four.push_back(world.connects(name));
    const std::string table = open(four[0]);
    for (std::size_t i = 0; i < 4; ++i) {
        four[i].asks(sit(table, std::string{match::name(match::kSeats[i])}));
        four[i].asks(at("ready", table, R"("ready":true)"));
    }
    world.writes_automatically = false;
    world.wait(3000);
    world.fails_to_write();
    EXPECT_EQ(world.service().figures().matches, 0U);
    world.writes_automatically = true;
    world.wait(3000);
    EXPECT_EQ(world.service().figures().matches, 1U);
}

TEST(Lots, decide_who_has_white) {
    World world;
    std::set<std::string> white;
    for (int i = 0; i < 12; ++i) {
        std::vector<Client> two;
        for (const std::string name : {"x", "y"}) {
            world.add_guest(name + std::to_string(i));
            two.push_back(world.connects(name + std::to_string(i)));
        }
        const std::string wish =
            R"({"t":"find","agreement":{"ruleset":"jijbent","conduct":"online","time":"60+0"}})";
        two[0].asks(wish);
        two[1].asks(wish);
        const std::string table = text(*two[0].heard_last("found"), "table");
        world.wait(3000);
        two[0].says(R"({"t":"table","watch":")" + table + "\"}");
        const std::string match = text(object(*two[0].heard_last("table"), "table"), "match");
        two[0].says(R"({"t":"watch","match":")" + match + R"(","from":0})");
        white.insert(text(object(*two[0].heard_last("match"), "agreement"), "white"));
    }
    EXPECT_EQ(white, (std::set<std::string>{"A", "B"}));
}

TEST_F(Tables, that_nobody_comes_back_to_go_after_an_hour) {
    const Client jan = world.connects("Jan");
    open(jan);
    world.wait(3'600'000 + 120'000);
    EXPECT_EQ(world.service().figures().tables, 1U) << "the host is still here";
    jan.disconnects();
    world.wait(3'500'000);
    EXPECT_EQ(world.service().figures().tables, 1U);
    world.wait(300'000);
    EXPECT_EQ(world.service().figures().tables, 0U);
    EXPECT_TRUE(world.store().documents("table")->empty());
}

TEST_F(Tables, do_not_become_more_matches_than_there_is_room_for) {
    Settings settings;
    settings.limits.live_matches = 0;
    World full{settings};
    four_begin(full);
    EXPECT_EQ(full.service().figures().matches, 0U);
    EXPECT_EQ(full.service().figures().tables, 1U);
}

TEST_F(Tables, are_limited_per_host_and_per_person) {
    const Client jan = world.connects("Jan");
    for (int i = 0; i < 4; ++i) EXPECT_NE(open(jan), "(none)");
    EXPECT_EQ(open(jan), "(none)");
    std::vector<std::string> tables;
    for (const std::string name : {"Piet", "Klaas", "Marie"})
        for (int i = 0; i < 3; ++i) tables.push_back(open(world.connects(name)));
    for (std::size_t i = 0; i < 8; ++i) {
        world.wait(500);
        EXPECT_EQ(verdict(jan.asks(sit(tables[i], "A1"))), "ok") << i;
    }
    EXPECT_EQ(verdict(jan.asks(sit(tables[8], "A1"))), "too-many");
}

TEST_F(Tables, answer_the_same_command_the_same_also_after_a_restart) {
    const Client jan = world.connects("Jan");
    const std::string create =
        R"({"t":"table-create","id":"t1","name":"Eens","public":true,)" + std::string{kAgreement} + "}";
    jan.heard();
    jan.says(create);
    const json::object first = jan.heard().at(0);
    jan.says(create);
    EXPECT_EQ(jan.heard().at(0), first);
    EXPECT_EQ(world.service().figures().tables, 1U);
    jan.says(R"({"t":"table-create","id":"t1","name":"Anders","public":true,)" + std::string{kAgreement} +
             "}");
    EXPECT_EQ(verdict(jan.heard().at(0)), "command-id-reused");
    world.restarts();
    const Client again = world.connects("Jan");
    again.heard();
    again.says(create);
    EXPECT_EQ(again.heard().at(0), first);
    EXPECT_EQ(world.service().figures().tables, 1U);
}

TEST_F(Tables, answer_the_same_command_the_same_when_the_table_is_gone) {
    const Client jan = world.connects("Jan");
    const std::string close = R"({"t":"table-close","id":"c","table":")" + open(jan) + "\"}";
    for (int i = 0; i < 2; ++i) {
        jan.heard();
        jan.says(close);
        EXPECT_EQ(verdict(jan.heard().front()), "ok");
    }
    EXPECT_EQ(world.service().figures().tables, 0U);
}

TEST_F(Tables, remember_the_last_32_answers_of_each_for_an_hour) {
    const Client jan = world.connects("Jan");
    const std::string table = open(jan);
    for (int i = 0; i < 40; ++i) {
        jan.asks(sit(table, i % 2 == 0 ? "A1" : "A2"));
        world.wait(100);
    }
    EXPECT_LE(world.store().documents("lobby-answer")->size(), 33U);
    world.wait(3'700'000);
    jan.asks(sit(table, "B1"));
    EXPECT_EQ(world.store().documents("lobby-answer")->size(), 1U);
}

TEST_F(Tables, go_back_to_what_is_on_disk_when_writing_fails) {
    const Client jan = world.connects("Jan");
    const Client piet = world.connects("Piet");
    const std::string table = open(jan);
    world.writes_automatically = false;
    jan.heard();
    jan.says(R"({"t":"table-sit","id":"s","table":")" + table + R"(","seat":"A1"})");
    piet.heard();
    piet.says(R"({"t":"table-sit","id":"s","table":")" + table + R"(","seat":"A1"})");
    world.fails_to_write();
    EXPECT_EQ(verdict(jan.heard().at(0)), "storage-failed");
    EXPECT_EQ(verdict(piet.heard().at(0)), "storage-failed");
    piet.says(R"({"t":"table-sit","id":"s","table":")" + table + R"(","seat":"A1"})");
    world.writes_all();
    EXPECT_EQ(verdict(piet.heard().at(0)), "ok");
}

TEST_F(Tables, in_the_lobby_are_shown_and_every_change_of_them) {
    const Client jan = world.connects("Jan");
    const Client visitor = world.connects("");
    const std::string table = open(jan);
    open(jan, R"("name":"Geheim","public":false)");
    visitor.heard();
    visitor.says(R"({"t":"lobby","watch":true})");
    const auto lobby = visitor.heard_last("lobby");
    ASSERT_TRUE(lobby);
    ASSERT_EQ(lobby->at("tables").as_array().size(), 1U) << "not the one by link";
    EXPECT_EQ(text(lobby->at("tables").as_array()[0].as_object(), "id"), table);
    jan.asks(sit(table, "A1"));
    EXPECT_EQ(text(object(object(object(*visitor.heard_last("table"), "table"), "seats"), "A1"), "name"),
              "Jan");
    jan.disconnects();
    world.wait(250);
    EXPECT_EQ(text(object(object(object(*visitor.heard_last("table"), "table"), "seats"), "A1"), "connected"),
              "false");
    world.connects("Jan").asks(at("close", table));
    world.wait(250);
    EXPECT_EQ(text(*visitor.heard_last("table-gone"), "table"), table);
    visitor.says(R"({"t":"lobby","watch":false})");
    open(jan);
    EXPECT_TRUE(visitor.heard().empty());
}

TEST_F(Tables, that_change_often_are_shown_to_the_lobby_now_and_then) {
    const Client jan = world.connects("Jan");
    const std::string table = open(jan);
    const Client visitor = world.connects("");
    const Client beside = world.connects("");
    visitor.says(R"({"t":"lobby","watch":true})");
    for (const Client& each : {visitor, beside}) each.heard();
    beside.says(R"({"t":"table","watch":")" + table + "\"}");
    beside.heard();
    for (const char* seat : {"A1", "A2", "B1", "B2"}) jan.asks(sit(table, seat));
    EXPECT_EQ(visitor.heard().size(), 1U) << "the first change at once";
    EXPECT_EQ(beside.heard().size(), 4U) << "who watches the table itself is told everything";
    world.wait(249);
    EXPECT_TRUE(visitor.heard().empty());
    world.wait(1);
    const auto told = visitor.heard();
    ASSERT_EQ(told.size(), 1U) << "all that changed meanwhile in one";
    EXPECT_EQ(text(object(object(object(told[0], "table"), "seats"), "B2"), "name"), "Jan");
    EXPECT_TRUE(beside.heard().empty());
}

// The answer must be right also when somebody asks while a move is on its way to the disk.
TEST_F(Tables, show_live_matches_as_they_are_on_disk) {
    const Four four = four_begin(world);
    world.writes_automatically = false;
    four.a1.says(R"({"t":"do","id":"m","match":")" + four.match + R"(","seat":"A1","what":"play e2e4"})");
    const Client visitor = world.connects("");
    visitor.heard();
    visitor.says(R"({"t":"lobby","watch":true})");
    const auto live = [](const json::object& lobby) {
        return lobby.at("matches").as_array().at(0).as_object();
    };
    EXPECT_EQ(number(live(*visitor.heard_last("lobby")), "moves"), 0);
    world.writes_all();
    visitor.says(R"({"t":"lobby","watch":true})");
    EXPECT_EQ(number(live(*visitor.heard_last("lobby")), "moves"), 1);
}

TEST_F(Tables, become_live_matches_in_the_lobby) {
    const Client visitor = world.connects("");
    visitor.says(R"({"t":"lobby","watch":true})");
    const Four four = four_begin(world);
    const auto live = visitor.heard_last("live");
    ASSERT_TRUE(live);
    EXPECT_EQ(text(object(*live, "match"), "id"), four.match);
    EXPECT_EQ(text(object(object(*live, "match"), "seats"), "B1"), "B1");
    EXPECT_EQ(text(object(*live, "match"), "white"), "A") << "which team has White on the first board";
    EXPECT_EQ(number(object(*live, "match"), "moves"), 0);
    world.wait(6000);
    visitor.heard();
    four.a1.asks(doing(four.match, "A1", "play e2e4"));
    EXPECT_TRUE(visitor.heard().empty()) << "boards are shown anew now and then, not at each move";
    world.wait(6000);
    EXPECT_EQ(number(object(*visitor.heard_last("live"), "match"), "moves"), 1);
    four.b1.asks(doing(four.match, "B1", "resign"));
    four.a1.asks(doing(four.match, "A1", "waive"));
    visitor.heard();
    four.b2.asks(doing(four.match, "B2", "resign"));
    const auto heard = visitor.heard();
    ASSERT_EQ(heard.size(), 2U);
    EXPECT_EQ(text(heard[0], "t"), "live-gone");
    EXPECT_EQ(text(heard[1], "t"), "table-gone");
    EXPECT_TRUE(world.store().documents("table")->empty());
    EXPECT_TRUE(world.store().documents("room")->empty());
}

// It was: Twin, Twin, TWIN and Twín played one match, and nobody could tell who was who.
TEST_F(Tables, seat_nobody_with_somebody_of_his_name) {
    const std::vector<std::pair<std::string, std::string>> people{
        {"a", "Twin"}, {"b", "TWIN"}, {"c", "Tw\u00EDn"}, {"d", "Twan"}};
    std::vector<Client> clients;
    for (const auto& [id, name] : people) {
        const std::vector<store::Batch> opens{{store::write::OpenSession{
            {"session of " + id, store::Guest{{"id-" + id}, name}, 0, INT64_MAX, false}}}};
        ASSERT_EQ(world.store().commit(opens).front(), std::nullopt);
        clients.push_back(world.connects(id));
    }
    const std::string table = open(clients[0]);
    EXPECT_EQ(verdict(clients[1].asks(sit(table, "A1"))), "ok");
    EXPECT_EQ(verdict(clients[0].asks(sit(table, "A2"))), "same-name");
    EXPECT_EQ(verdict(clients[2].asks(sit(table, "A2"))), "same-name");
    EXPECT_EQ(verdict(clients[3].asks(sit(table, "A2"))), "ok");
    EXPECT_EQ(verdict(clients[1].asks(sit(table, "B1"))), "ok") << "he himself may change seats";
}

}  // namespace
}  // namespace doorgeef::server
