// One person among bots, and bots among themselves, through the whole Service.
#include "desk_bots.hpp"
#include "world.hpp"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

std::string agreement_of(std::string_view rules, std::string_view conduct = "online") {
    return R"("agreement":{"ruleset":")" + std::string{rules} + R"(","conduct":")" + std::string{conduct} +
           R"(","time":"60+0","white":"A"})";
}

constexpr std::string_view kThreeBots = R"("bots":{"A2":"home","B1":"home","B2":"home"})";

// What it is answered.
json::object create(const Client& host, const std::string& agreement, std::string_view bots,
                    std::string_view more = "") {
    return host.asks(R"({"t":"table-create","name":"x","public":false,"seat":"A1","ready":true,)" +
                     agreement + "," + std::string{bots} + std::string{more} + "}");
}

// Everybody thinks, and what is due is done, until nothing more happens at this instant.
void settle(DeskBots& bots, World& world) {
    const Instant now = world.now().instant;
    for (bool something = true; something;) {
        something = false;
        for (const bots::Order& order : bots.due(now)) {
            world.service().bot_commands({order.match}, order.seat, order.what, world.now());
            if (world.writes_automatically) world.writes_all();
            something = true;
        }
        while (const auto task = bots.next(now)) {
            bots.think(*task, now);
            something = true;
        }
    }
}

// So long, with the bots playing.
void play(DeskBots& bots, World& world, Instant ms) {
    const Instant end = world.now().instant + ms;
    while (true) {
        settle(bots, world);
        const Instant next = bots.wakes_at().value_or(end);
        if (next >= end) break;
        // Flags may fall before that.
        const Instant step = std::min(next, world.wakes_at().value_or(next));
        world.wait(std::max<Instant>(0, step - world.now().instant));
    }
    world.wait(end - world.now().instant);
    settle(bots, world);
}

// The match that has begun at this table, watched from its beginning.
std::string watch(const Client& client, const std::string& table) {
    client.says(R"({"t":"table","watch":")" + table + "\"}");
    std::string match = text(object(*client.heard_last("table"), "table"), "match");
    client.says(R"({"t":"watch","match":")" + match + R"(","from":0})");
    return match;
}

int count(const std::vector<std::string>& lines, std::string_view word) {
    return static_cast<int>(std::ranges::count_if(
        lines, [&](const std::string& line) { return line.find(word) != std::string::npos; }));
}

TEST(BotMatch, whoever_is_alone_begins_with_one_message) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const json::object created = create(jan, agreement_of("knsb"), kThreeBots);
    ASSERT_EQ(verdict(created), "ok");
    world.wait(3000);
    const std::string match = watch(jan, text(created, "table"));
    settle(bots, world);
    EXPECT_EQ(count(world.log_of(match), " moved "), 0) << "they linger as people do";
    play(bots, world, 4000);
    EXPECT_GT(count(world.log_of(match), " moved 2 "), 1) << "board 2 belongs to bots";
    EXPECT_EQ(count(world.log_of(match), " moved 1 "), 0);
    EXPECT_EQ(verdict(jan.asks(doing(match, "A1", "play e2e4"))), "ok");
    play(bots, world, 4000);
    EXPECT_EQ(count(world.log_of(match), " moved 1 "), 2);
}

TEST(BotMatch, a_table_with_bots_that_cannot_be_is_not_made) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    world.add_account("Piet");
    const Client jan = world.connects("Jan");
    const Client piet = world.connects("Piet");
    const auto refusal = [&](const std::string& chosen) {
        return verdict(create(jan, agreement_of("knsb"), R"("bots":)" + chosen));
    };
    EXPECT_EQ(refusal(R"({"B1":"Deep Blue"})"), "no-such-bot");
    EXPECT_EQ(refusal(R"({"A1":"club"})"), "seat-taken");
    EXPECT_EQ(refusal(R"({"C1":"club"})"), "bad-message");
    EXPECT_EQ(verdict(create(jan, agreement_of("jijbent"), R"("bots":{"B2":"club"})")), "no-such-seat");
    EXPECT_EQ(verdict(create(piet, agreement_of("knsb"), kThreeBots, R"(,"rated":true)")), "accounts-only");
    EXPECT_EQ(world.service().figures().tables, 0U);
}

TEST(BotMatch, one_address_gets_so_many_tables_with_bots_and_the_server_no_more_than_that) {
    DeskBots bots{first_move};
    Settings settings;
    settings.limits.bot_tables_per_address = 2;
    settings.limits.bot_tables = 3;
    World world{settings, &bots};
    const auto guest_at = [&](const std::string& name, const std::string& address) {
        world.add_guest(name);
        const Client client = world.connects_silently(name, address);
        client.says(R"({"t":"hello","v":1})");
        return client;
    };
    const auto opens = [&](const Client& client) {
        return create(client, agreement_of("knsb", "book"), R"("bots":{"B1":"home"})");
    };
    const Client ans = guest_at("Ans", "192.0.2.1");
    const Client bea = guest_at("Bea", "192.0.2.1");
    const Client cor = guest_at("Cor", "192.0.2.2");
    const json::object first = opens(ans);
    EXPECT_EQ(verdict(first), "ok");
    EXPECT_EQ(verdict(opens(bea)), "ok");
    EXPECT_EQ(verdict(opens(bea)), "too-many");
    EXPECT_EQ(verdict(opens(cor)), "ok");
    EXPECT_EQ(verdict(opens(cor)), "too-many") << "three in all";
    EXPECT_EQ(verdict(ans.asks(R"({"t":"table-bot","seat":"B2","bot":"club","table":")" +
                               text(first, "table") + "\"}")),
              "ok")
        << "it has bots already";
    EXPECT_EQ(verdict(ans.asks(R"({"t":"table-close","table":")" + text(first, "table") + "\"}")), "ok");
    EXPECT_EQ(verdict(opens(bea)), "ok") << "a table that goes makes room";
}

class EveryRuleset : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryRuleset, bots_play_a_match_to_the_end) {
    for (const std::string_view conduct : {"online", "book"}) {
        EngineThinker thinker;
        DeskBots bots{std::ref(thinker)};
        World world{{}, &bots};
        world.add_guest("Jan");
        const Client jan = world.connects("Jan");
        const bool two = GetParam() != "jijbent";
        const std::string chosen = two ? R"({"A1":"home","A2":"beginner","B1":"beginner","B2":"home"})"
                                       : R"({"A1":"home","B1":"beginner"})";
        const json::object created = jan.asks(R"({"t":"table-create","name":"x","public":true,"bots":)" +
                                              chosen + "," + agreement_of(GetParam(), conduct) + "}");
        ASSERT_EQ(verdict(created), "ok");
        world.wait(3000);
        const std::string match = watch(jan, text(created, "table"));
        play(bots, world, 250'000);
        EXPECT_EQ(count(world.log_of(match), " match-ended "), 1) << conduct;
        EXPECT_GT(count(world.log_of(match), " moved "), 10);
        EXPECT_EQ(world.service().figures().matches, 0U);
    }
}

INSTANTIATE_TEST_SUITE_P(BotMatch, EveryRuleset,
                         testing::Values("knsb", "stein", "minerva", "jijbent", "fics"),
                         [](const auto& chosen) { return std::string{chosen.param}; });

TEST(BotMatch, goes_on_after_a_restart) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("knsb"), kThreeBots), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    play(bots, world, 4000);
    const int before = count(world.log_of(match), " moved 2 ");
    bots.forget();
    world.restarts();
    const Client back = world.connects("Jan");
    back.says(R"({"t":"watch","match":")" + match + R"(","from":0})");
    EXPECT_EQ(verdict(back.asks(doing(match, "A1", "play e2e4"))), "ok");
    play(bots, world, 4000);
    EXPECT_EQ(count(world.log_of(match), " moved 1 "), 2) << "B1 has answered";
    EXPECT_GT(count(world.log_of(match), " moved 2 "), before) << "and so it goes on on board 2";
}

TEST(BotMatch, what_the_disk_refused_is_done_again) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("jijbent"), R"("bots":{"B1":"full"})"), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    EXPECT_EQ(verdict(jan.asks(doing(match, "A1", "play e2e4"))), "ok");
    world.writes_automatically = false;
    settle(bots, world);
    world.fails_to_write();
    world.writes_automatically = true;
    EXPECT_EQ(count(world.log_of(match), " moved "), 1);
    play(bots, world, 5000);
    EXPECT_EQ(count(world.log_of(match), " moved "), 2);
}

TEST(BotMatch, a_bot_gives_up_when_the_log_is_full) {
    DeskBots bots{first_move};
    Settings settings;
    settings.limits.log_bytes_per_match = 30;
    World world{settings, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("jijbent"), R"("bots":{"B1":"full"})"), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    EXPECT_EQ(verdict(jan.asks(doing(match, "A1", "play e2e4"))), "ok");
    settle(bots, world);
    EXPECT_EQ(count(world.log_of(match), " resigned B1"), 1);
}

TEST(BotMatch, bots_agree_to_a_rematch_and_play_it) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("minerva"), kThreeBots), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    EXPECT_EQ(verdict(jan.asks(doing(match, "A1", "resign"))), "ok");
    jan.heard();
    jan.says(R"({"t":"rematch","id":"again","match":")" + match + R"(","how":"colours"})");
    const auto told = jan.heard_last("rematch");
    ASSERT_TRUE(told);
    world.wait(3000);
    const std::string next = watch(jan, text(*told, "table"));
    play(bots, world, 4000);
    EXPECT_GT(count(world.log_of(next), " moved "), 0);
}

TEST(BotMatch, while_the_server_stops_bots_do_nothing) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("knsb"), kThreeBots), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    world.service().begin_shutdown(world.now());
    play(bots, world, 4000);
    EXPECT_FALSE(bots.done().empty()) << "they wanted to";
    EXPECT_EQ(count(world.log_of(match), " moved "), 0);
}

TEST(BotMatch, a_bot_answers_its_teammate) {
    DeskBots bots{first_move};
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table = text(create(jan, agreement_of("knsb"), kThreeBots), "table");
    world.wait(3000);
    const std::string match = watch(jan, table);
    EXPECT_EQ(verdict(jan.asks(doing(match, "A1", "say leave resign"))), "ok");
    settle(bots, world);
    EXPECT_EQ(count(world.log_of(match), " said A2 no"), 1);
}

}  // namespace
}  // namespace doorgeef::server
