// Many tables: how many one address may have, which of them the lobby shows, and which go.
#include "world.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

Client comes(World& world, const std::string& name, const std::string& address) {
    const Client client = world.connects_silently(name, address);
    client.says(R"({"t":"hello","v":1})");
    return client;
}

Client guest_at(World& world, const std::string& name, const std::string& address) {
    world.add_guest(name);
    return comes(world, name, address);
}

std::string new_table(const std::string& more = "") {
    return R"({"t":"table-create","name":"x","public":true,)" + more + std::string{kAgreement} + "}";
}

TEST(TablesOfAnAddress, are_so_many_and_others_open_theirs) {
    Settings settings;
    settings.limits.tables_per_address = 3;
    World world{settings};
    const Client ans = guest_at(world, "Ans", "192.0.2.1");
    const Client bea = guest_at(world, "Bea", "192.0.2.1");
    const Client cor = guest_at(world, "Cor", "192.0.2.2");
    const std::string first = text(ans.asks(new_table()), "table");
    for (int i = 0; i < 2; ++i) EXPECT_EQ(verdict(ans.asks(new_table())), "ok");
    EXPECT_EQ(verdict(bea.asks(new_table())), "too-many");
    EXPECT_EQ(verdict(bea.asks(R"({"t":"find",)" + std::string{kAgreement} + "}")), "too-many")
        << "that would open one too";
    EXPECT_EQ(verdict(cor.asks(new_table())), "ok");
    ans.disconnects();
    EXPECT_EQ(verdict(bea.asks(new_table())), "too-many") << "they stay when their people leave";
    comes(world, "Ans", "192.0.2.1").asks(R"({"t":"table-close","table":")" + first + "\"}");
    EXPECT_EQ(verdict(bea.asks(new_table())), "ok") << "one that goes makes room";
}

TEST(TablesOfAnAddress, that_were_found_count_too) {
    Settings settings;
    settings.limits.tables_per_address = 1;
    World world{settings};
    const std::string wish =
        R"({"t":"find","agreement":{"ruleset":"jijbent","conduct":"online","time":"60+0"}})";
    const Client ans = guest_at(world, "Ans", "192.0.2.1");
    const Client bea = guest_at(world, "Bea", "192.0.2.1");
    ans.asks(wish);
    bea.asks(wish);
    const auto found = ans.heard_last("found");
    ASSERT_TRUE(found);
    for (const Client& each : {ans, bea})
        EXPECT_EQ(verdict(each.asks(R"({"t":"table-stand","table":")" + text(*found, "table") + "\"}")),
                  "ok");
    EXPECT_EQ(verdict(ans.asks(wish)), "too-many") << "or they would open them without end";
}

TEST(TablesOfAnAddress, are_counted_apart_once_they_are_played_at) {
    Settings settings;
    settings.limits.tables_per_address = 1;
    settings.limits.matches_per_address = 1;
    World world{settings};
    const Four four = four_begin(world);
    world.add_guest("Ans");
    world.add_guest("Bea");
    const Client ans = world.connects("Ans");
    EXPECT_EQ(verdict(ans.asks(new_table())), "too-many") << "there is one match";
    for (const std::string seat : {"A1", "B2"})
        four.at(*match::parse_seat(seat)).asks(doing(four.match, seat, "resign"));
    EXPECT_EQ(verdict(ans.asks(new_table())), "ok") << "it is over";
    EXPECT_EQ(verdict(world.connects("Bea").asks(new_table())), "too-many") << "there is one open table";
}

// 51 guests of one address opened 200 tables and left: no other was to be seen.
TEST(TablesInTheLobby, are_first_those_at_which_somebody_is) {
    Settings settings;
    settings.limits.lobby_tables = 2;
    World world{settings};
    const Client ans = guest_at(world, "Ans", "192.0.2.1");
    const std::string honest = text(ans.asks(new_table()), "table");
    const Client bea = guest_at(world, "Bea", "192.0.2.2");
    std::string newest;
    for (int i = 0; i < 4; ++i) {
        world.wait(1000);
        newest = text(bea.asks(new_table()), "table");
    }
    const Client visitor = world.connects("");
    const auto shown = [&] {
        visitor.heard();
        visitor.says(R"({"t":"lobby","watch":true})");
        std::vector<std::string> ids;
        const json::object lobby = *visitor.heard_last("lobby");
        for (const json::value& table : lobby.at("tables").as_array())
            ids.push_back(text(table.as_object(), "id"));
        return ids;
    };
    const auto before = shown();
    ASSERT_EQ(before.size(), 2U);
    EXPECT_EQ(before[0], newest);
    EXPECT_NE(before[1], honest);
    bea.disconnects();
    EXPECT_EQ(shown(), (std::vector{honest, newest}));
}

TEST(TablesInTheLobby, are_those_that_can_be_joined_before_those_that_are_played_at) {
    Settings settings;
    settings.limits.lobby_tables = 1;
    World world{settings};
    const Client ans = guest_at(world, "Ans", "192.0.2.1");
    const std::string open = text(ans.asks(new_table()), "table");
    const Four four = four_begin(world);
    const Client visitor = world.connects("");
    visitor.says(R"({"t":"lobby","watch":true})");
    const auto tables = visitor.heard_last("lobby")->at("tables").as_array();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(text(tables[0].as_object(), "id"), open);
}

TEST(TablesThatNobodyIsAt, go_sooner_while_more_than_half_of_all_are_taken) {
    Settings settings;
    settings.limits.tables = 6;
    World world{settings};
    const Client ans = guest_at(world, "Ans", "192.0.2.1");
    const Client bea = guest_at(world, "Bea", "192.0.2.2");
    ans.asks(new_table());
    for (int i = 0; i < 3; ++i) bea.asks(new_table());
    bea.disconnects();
    world.wait(200'000);
    EXPECT_EQ(world.service().figures().tables, 4U) << "who comes back at once finds his table";
    world.wait(200'000);
    EXPECT_EQ(world.service().figures().tables, 1U) << "the host of this one is here";
    ans.disconnects();
    world.wait(400'000);
    EXPECT_EQ(world.service().figures().tables, 1U) << "there is room, so it waits an hour";
}

}  // namespace
}  // namespace doorgeef::server
