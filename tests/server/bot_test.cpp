// Bots sit at tables like people.
#include "bots/bot.hpp"

#include "rules/legal_moves.hpp"
#include "server/people/name_key.hpp"
#include "world.hpp"

#include <fstream>
#include <regex>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

// Remembers when it was last shown the match.
class Watchful final : public BotPlayers {
public:
    std::span<const BotCard> all() const override { return cards; }
    void look(const BotView& view) override {
        seen = view.match;
        seat_seen = view.bots.front().seat;
        bot_seen = view.bots.front().bot;
        at = view.now;
    }

    std::array<BotCard, 1> cards{{{"turk", "The Turk"}}};
    std::optional<match::Match> seen{};
    std::string bot_seen{};
    match::Seat seat_seen{};
    match::Time at = -1;
};

TEST(Bots, are_seated_by_the_host_are_ready_and_play) {
    Watchful bots;
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"x","public":true,"seat":"A1",)"
                      R"("agreement":{"ruleset":"jijbent","conduct":"online","time":"60+0","white":"B"}})"),
             "table");
    const auto seat_bot = [&](const std::string& bot) {
        return verdict(
            jan.asks(R"({"t":"table-bot","table":")" + table + R"(","seat":"B1","bot":)" + bot + "}"));
    };
    EXPECT_EQ(seat_bot("null"), "seat-empty");
    EXPECT_EQ(seat_bot("\"Deep Blue\""), "no-such-bot");
    EXPECT_EQ(seat_bot("\"turk\""), "ok");
    EXPECT_EQ(seat_bot("null"), "ok");
    EXPECT_EQ(seat_bot("\"turk\""), "ok");
    jan.asks(R"({"t":"table-ready","table":")" + table + R"(","ready":true})");
    world.wait(3000);
    ASSERT_TRUE(bots.seen) << "it is shown the beginning";
    EXPECT_EQ(match::name(bots.seat_seen), "B1");
    EXPECT_EQ(bots.bot_seen, "turk");

    jan.says(R"({"t":"table","watch":")" + table + "\"}");
    const std::string match = text(object(*jan.heard_last("table"), "table"), "match");
    jan.says(R"({"t":"watch","match":")" + match + R"(","from":0})");
    const auto plays = [&](match::Seat seat, const std::string& move) {
        world.service().bot_commands({match}, seat, match::command::Play{*rules::parse_move(move)},
                                     world.now());
        world.writes_all();
    };
    jan.heard();
    plays(match::kSeats[0], "e2e4");
    EXPECT_TRUE(jan.heard().empty()) << "Jan's seat is not the bot's";
    plays(match::kSeats[2], "e2e5");
    EXPECT_TRUE(jan.heard().empty()) << "that is no move";
    world.wait(500);
    plays(match::kSeats[2], "e2e4");
    EXPECT_EQ(lines(*jan.heard_last("ev")), std::vector<std::string>{"500 moved 1 Pe2e4"});
    EXPECT_EQ(bots.at, 500);
}

TEST(Bots, are_listed_in_the_welcome) {
    Watchful bots;
    World world{{}, &bots};
    const auto welcome = world.connects("").heard_last("welcome");
    ASSERT_TRUE(welcome);
    EXPECT_EQ(json::serialize(welcome->at("bots")), R"([{"id":"turk","name":"The Turk"}])");
    World without;
    EXPECT_EQ(json::serialize(without.connects("").heard_last("welcome")->at("bots")), "[]");
}

TEST(Bots, that_sit_in_a_match_are_the_same_after_a_restart) {
    Watchful bots;
    World world{{}, &bots};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"x","public":true,"seat":"A1",)"
                      R"("agreement":{"ruleset":"jijbent","conduct":"online","time":"60+0","white":"B"}})"),
             "table");
    jan.asks(R"({"t":"table-bot","table":")" + table + R"(","seat":"B1","bot":"turk"})");
    jan.asks(R"({"t":"table-ready","table":")" + table + R"(","ready":true})");
    world.wait(3000);
    bots.bot_seen.clear();
    world.restarts();
    world.wait(20'000);
    EXPECT_EQ(bots.bot_seen, "turk") << "it is stored by its name, and found by that";
}

TEST(Bots, that_nobody_knows_are_refused) {
    World world;
    const Four four = four_begin(world);
    const std::string table =
        text(four.a1.asks(R"({"t":"table-create","name":"x","public":true,)" + std::string{kAgreement} + "}"),
             "table");
    EXPECT_EQ(
        verdict(four.a1.asks(R"({"t":"table-bot","table":")" + table + R"(","seat":"B1","bot":"Turk"})")),
        "no-such-bot");
}

// Nobody passes for one of them, in whichever language.
TEST(BotNames, are_reserved_as_the_client_shows_them) {
    std::ifstream file{std::string{DOORGEEF_SOURCE_DIR} + "/web/src/i18n/bots.ts"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const std::string names = text.substr(text.find("botNames"));
    for (const bots::Bot& bot : bots::kBots) {
        const std::regex shown{std::string{bot.name} + R"re(: \{ nl: '([^']+)', en: '([^']+)' \})re"};
        std::smatch found;
        ASSERT_TRUE(std::regex_search(names, found, shown)) << bot.name;
        for (const std::string& name : {std::string{bot.name}, found[1].str(), found[2].str()})
            EXPECT_TRUE(is_reserved(name)) << name;
    }
}

}  // namespace
}  // namespace doorgeef::server
