// Real matches, and what they do to the ratings.
#include "browser.hpp"
#include "server/ratings/ratings.hpp"
#include "store/unreadable_store.hpp"

namespace doorgeef::server {
namespace {

// Under fics the match ends when somebody resigns.
constexpr std::string_view kRated =
    R"("rated":true,"agreement":{"ruleset":"fics","conduct":"online","time":"180+0","white":"A"})";
constexpr std::string_view kUnrated =
    R"("rated":false,"agreement":{"ruleset":"fics","conduct":"online","time":"180+0","white":"A"})";

struct RatedTable : testing::Test {
    RatedTable() {
        for (const match::Seat seat : match::kSeats) world.add_account(std::string{match::name(seat)});
        world.add_account("arbiter", {store::AccountRole::arbiter});
        for (const match::Seat seat : match::kSeats)
            clients.push_back(world.connects(std::string{match::name(seat)}));
    }

    // Its match, which has begun.
    std::string begin(std::string_view members, bool with_arbiter = false) {
        const std::string table =
            text(clients[0].asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1","arbiter":)" +
                                 std::string{with_arbiter ? "true," : "false,"} + std::string{members} + "}"),
                 "table");
        const std::string of = R"("table":")" + table + '"';
        for (std::size_t i = 1; i < 4; ++i)
            clients[i].asks(R"({"t":"table-sit",)" + of + R"(,"seat":")" +
                            std::string{match::name(match::kSeats[i])} + "\"}");
        if (with_arbiter) {
            arbiter = world.connects("arbiter");
            EXPECT_EQ(verdict(arbiter->asks(R"({"t":"table-arbiter",)" + of + R"(,"take":true})")), "ok");
        }
        clients[0].says(R"({"t":"table","watch":")" + table + "\"}");
        for (const Client& client : clients) client.asks(R"({"t":"table-ready",)" + of + R"(,"ready":true})");
        world.wait(3000);
        world.writes_all();
        const auto shown = clients[0].heard_last("table");
        return shown ? text(object(*shown, "table"), "match") : "";
    }
    void b1_resigns(const std::string& match) {
        EXPECT_EQ(verdict(clients[2].asks(doing(match, "B1", "resign"))), "ok");
    }
    store::Read<store::Rating> rating(const std::string& name) {
        return disk.rating(store::AccountId{"id-" + name}, "fics");
    }
    json::object about(const std::string& match) {
        Browser browser{world};
        return browser.get("/api/matches/" + match).body;
    }

    store::UnreadableStore disk{};
    World world{{}, nullptr, &disk};
    std::vector<Client> clients{};
    std::optional<Client> arbiter{};
};

TEST_F(RatedTable, counts_once_for_each_and_for_both_pairs) {
    const std::string match = begin(kRated);
    EXPECT_FALSE(rating("A1").ok());
    b1_resigns(match);
    for (const std::string name : {"A1", "A2"}) EXPECT_GT(rating(name)->rating, 1500) << name;
    for (const std::string name : {"B1", "B2"}) EXPECT_LT(rating(name)->rating, 1500) << name;
    EXPECT_EQ(rating("A1")->matches, 1);
    EXPECT_GT(disk.rating(store::Pair{{"id-A1"}, {"id-A2"}}, "fics")->rating, 1500);
    const json::object change = object(about(match), "ratings");
    const json::object& a1 = object(object(change, "players"), "A1");
    EXPECT_EQ(number(a1, "before"), 1500);
    EXPECT_EQ(number(a1, "after"), std::llround(rating("A1")->rating));
    EXPECT_GT(number(object(object(change, "pairs"), "A"), "after"), 1500);
}

TEST_F(RatedTable, counts_once_also_when_the_process_is_killed) {
    const std::string match = begin(kRated);
    b1_resigns(match);
    const store::Rating before = *rating("A1");
    world.restarts();
    world.wait(60'000);
    world.connects("B1").says(R"({"t":"watch","match":")" + match + R"(","from":0})");
    EXPECT_EQ(*rating("A1"), before);
}

TEST_F(RatedTable, does_not_count_what_did_not_get_to_the_disk) {
    const std::string match = begin(kRated);
    world.writes_automatically = false;
    clients[2].says(R"({"t":"do","id":"r1","match":")" + match + R"(","seat":"B1","what":"resign"})");
    world.fails_to_write();
    EXPECT_FALSE(rating("A1").ok());
    world.writes_automatically = true;
    b1_resigns(match);
    EXPECT_EQ(rating("A1")->matches, 1);
}

// Two matches of the same people end before either is on disk.
TEST_F(RatedTable, counts_two_matches_that_end_together) {
    const std::string first = begin(kRated);
    const std::string second = begin(kRated);
    ASSERT_NE(first, second);
    world.writes_automatically = false;
    clients[2].says(R"({"t":"do","id":"r1","match":")" + first + R"(","seat":"B1","what":"resign"})");
    clients[2].says(R"({"t":"do","id":"r2","match":")" + second + R"(","seat":"B1","what":"resign"})");
    EXPECT_EQ(world.batches_waiting(), 2U);
    world.writes_all();
    EXPECT_EQ(rating("A1")->matches, 2);
    EXPECT_NE(text(about(second), "score"), "null");
}

TEST_F(RatedTable, counts_nothing_at_a_table_that_is_not_rated) {
    const std::string match = begin(kUnrated);
    b1_resigns(match);
    EXPECT_NE(text(about(match), "score"), "null");
    EXPECT_FALSE(rating("A1").ok());
    EXPECT_EQ(text(about(match), "ratings"), "null");
}

// KNSB 10.5: what an arbiter had to decide says nothing about strength.
TEST_F(RatedTable, counts_nothing_where_the_arbiter_decided) {
    const std::string match = begin(kRated, true);
    ASSERT_TRUE(arbiter.has_value());
    clients[0].asks(doing(match, "A1", "call arbiter"));
    const json::object ruled =
        arbiter->asks(R"({"t":"rule","match":")" + match + R"(","what":"clock A1 +60","reason":"gestoord"})");
    ASSERT_EQ(verdict(ruled), "ok");
    const auto lines = *disk.events({match}, 0, 100);
    ASSERT_NE(lines.back().find("ruled 10 5"), std::string::npos) << lines.back();
    b1_resigns(match);
    EXPECT_NE(text(about(match), "score"), "null");
    EXPECT_FALSE(rating("A1").ok());
}

// KNSB 10.3: who makes illegal moves again and again has the regulation against him, not the arbiter's
// opinion.
TEST_F(RatedTable, counts_where_the_arbiter_penalised_illegal_moves) {
    const std::string match =
        begin(R"("rated":true,"agreement":{"ruleset":"knsb match-end=first score=first",)"
              R"("conduct":"online legality=claimed","time":"180+0","white":"A"})",
              true);
    clients[2].asks(doing(match, "B1", "call arbiter"));
    for (const std::string penalty : {"+60", "loss"})
        EXPECT_EQ(verdict(arbiter->asks(R"({"t":"rule","match":")" + match +
                                        R"(","what":"penalise illegal A1 )" + penalty + "\"}")),
                  "no-illegal-move");
    for (int i = 0; i < 2; ++i) {
        ASSERT_EQ(verdict(clients[0].asks(doing(match, "A1", "play e2e5"))), "ok");
        ASSERT_EQ(verdict(clients[2].asks(doing(match, "B1", "claim illegal"))), "ok");
    }
    const auto rules = [&](const std::string& what) {
        return verdict(arbiter->asks(R"({"t":"rule","match":")" + match + R"(","what":")" + what + "\"}"));
    };
    ASSERT_EQ(rules("penalise illegal A1 +60"), "ok");
    const auto lines = *disk.events({match}, 0, 100);
    EXPECT_NE(lines.back().find("ruled 10 3 % penalise-illegal A1 by 60000"), std::string::npos)
        << lines.back();
    ASSERT_EQ(rules("penalise illegal A1 loss"), "ok");
    EXPECT_NE(text(about(match), "score"), "null");
    EXPECT_EQ(disk.rating(store::AccountId{"id-B1"}, "knsb")->matches, 1);
}

// KNSB 10.1: a claim that a player laid is his doing, and so is what the moderator answers.
TEST_F(RatedTable, counts_where_the_moderator_answered_a_claim) {
    const std::string match = begin(R"("rated":true,"agreement":{"ruleset":"fics claims=moderator",)"
                                    R"("conduct":"online","time":"180+0","white":"A"})",
                                    true);
    ASSERT_EQ(verdict(clients[0].asks(doing(match, "A1", "claim fifty"))), "ok");
    ASSERT_EQ(verdict(arbiter->asks(R"({"t":"rule","match":")" + match + R"(","what":"reject 1"})")), "ok");
    const auto lines = *disk.events({match}, 0, 100);
    EXPECT_NE(lines.back().find("ruled 10 1"), std::string::npos) << lines.back();
    b1_resigns(match);
    EXPECT_EQ(rating("A1")->matches, 1);
}

TEST_F(RatedTable, waits_with_the_end_until_the_ratings_can_be_read) {
    const std::string match = begin(kRated);
    disk.fails = {"rating"};
    clients[2].heard();
    clients[2].says(R"({"t":"do","id":"r1","match":")" + match + R"(","seat":"B1","what":"resign"})");
    EXPECT_FALSE(clients[2].heard_last("ok")) << "nothing is on disk";
    disk.fails.clear();
    world.wait(1'000);
    EXPECT_TRUE(clients[2].heard_last("ok"));
    EXPECT_EQ(rating("A1")->matches, 1);
    EXPECT_TRUE(object(object(about(match), "ratings"), "players").contains("A1"));
    EXPECT_TRUE(world.troubles.empty());
}

TEST_F(RatedTable, ends_all_the_same_when_they_stay_unreadable_and_says_what_is_missing) {
    const std::string match = begin(kRated);
    disk.fails = {"rating"};
    clients[2].says(R"({"t":"do","id":"r1","match":")" + match + R"(","seat":"B1","what":"resign"})");
    world.wait(10'000);
    disk.fails.clear();
    EXPECT_TRUE(clients[2].heard_last("ok"));
    EXPECT_FALSE(rating("A1").ok());
    const json::object shown = about(match);
    EXPECT_NE(text(shown, "score"), "null");
    EXPECT_EQ(text(object(shown, "ratings"), "missing"), "true");
    EXPECT_TRUE(object(object(shown, "ratings"), "players").empty());
    EXPECT_EQ(world.troubles, std::set<std::string>{"unrated-match " + match});
}

// The flag falls when it falls, however long it takes to write that down.
TEST_F(RatedTable, a_flag_that_fell_while_the_ratings_could_not_be_read_has_fallen) {
    const std::string match = begin(kRated);
    disk.fails = {"rating"};
    world.wait(180'000);
    EXPECT_EQ(text(about(match), "score"), "null");
    disk.fails.clear();
    world.wait(1'000);
    EXPECT_NE(text(about(match), "score"), "null");
    EXPECT_EQ(rating("A1")->matches, 1);
}

}  // namespace
}  // namespace doorgeef::server
