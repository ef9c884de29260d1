// Putting people together.
#include "server/lobby/finder.hpp"

#include "plain_finder.hpp"
#include "world.hpp"

#include <random>
#include <set>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using Seats = match::BySeat<std::optional<Player>>;

Seeker seeker(const std::string& id, std::optional<std::string> partner = std::nullopt,
              const std::string& wish = "knsb", int boards = 2) {
    return {{PlayerKind::guest, id, id}, wish, boards, std::move(partner)};
}

std::set<std::string> team(const Seats& seats, match::Team team) {
    std::set<std::string> ids;
    for (const match::BoardId board : match::kBoards)
        if (const auto& player = seats[match::Seat{team, board}]) ids.insert(player->id);
    return ids;
}

TEST(Finder, puts_four_singles_together) {
    Finder finder;
    CountingChance chance;
    EXPECT_FALSE(finder.add(seeker("a"), chance));
    EXPECT_FALSE(finder.add(seeker("b"), chance));
    EXPECT_FALSE(finder.add(seeker("x", {}, "stein"), chance)) << "he wants something else";
    EXPECT_FALSE(finder.add(seeker("c"), chance));
    const auto seats = finder.add(seeker("d"), chance);
    ASSERT_TRUE(seats);
    std::set<std::string> all = team(*seats, match::Team::a);
    all.merge(team(*seats, match::Team::b));
    EXPECT_EQ(all, (std::set<std::string>{"a", "b", "c", "d"}));
    EXPECT_FALSE(finder.has("a"));
    EXPECT_TRUE(finder.has("x"));
}

TEST(Finder, draws_lots_for_teams_and_seats) {
    CountingChance chance;
    std::set<std::set<std::string>> teams;
    std::set<std::string> first;
    for (int i = 0; i < 64; ++i) {
        Finder finder;
        for (const char* id : {"a", "b", "c"}) finder.add(seeker(id), chance);
        const auto seats = finder.add(seeker("d"), chance);
        teams.insert(team(*seats, match::Team::a));
        first.insert((*seats)[match::kSeats[0]]->id);
    }
    EXPECT_GE(teams.size(), 4U);
    EXPECT_EQ(first.size(), 4U);
}

TEST(Finder, keeps_partners_together) {
    Finder finder;
    CountingChance chance;
    finder.add(seeker("a", "b"), chance);
    finder.add(seeker("c"), chance);
    finder.add(seeker("d"), chance);
    EXPECT_TRUE(finder.has("c")) << "b has said nothing yet";
    const auto seats = finder.add(seeker("b", "a"), chance);
    ASSERT_TRUE(seats);
    const auto one = team(*seats, match::Team::a);
    EXPECT_TRUE(one == (std::set<std::string>{"a", "b"}) || one == (std::set<std::string>{"c", "d"}));
}

TEST(Finder, does_not_pair_somebody_with_a_partner_who_wants_another) {
    Finder finder;
    CountingChance chance;
    finder.add(seeker("a", "b"), chance);
    finder.add(seeker("b", "c"), chance);
    finder.add(seeker("d"), chance);
    EXPECT_FALSE(finder.add(seeker("e"), chance));
}

TEST(Finder, needs_two_for_one_board) {
    Finder finder;
    CountingChance chance;
    EXPECT_FALSE(finder.add(seeker("a", {}, "jijbent", 1), chance));
    const auto seats = finder.add(seeker("b", {}, "jijbent", 1), chance);
    ASSERT_TRUE(seats);
    EXPECT_TRUE((*seats)[match::kSeats[0]]);
    EXPECT_TRUE((*seats)[match::kSeats[2]]);
    EXPECT_FALSE((*seats)[match::kSeats[1]]);
}

TEST(Finder, takes_a_new_wish_instead_of_the_old_one) {
    Finder finder;
    CountingChance chance;
    finder.add(seeker("a"), chance);
    finder.add(seeker("a"), chance);
    finder.add(seeker("b"), chance);
    EXPECT_FALSE(finder.add(seeker("c"), chance)) << "they are three";
    finder.remove("b");
    EXPECT_FALSE(finder.add(seeker("d"), chance));
}

Seeker called(const std::string& name, const std::string& id, std::optional<std::string> partner = {}) {
    return {{PlayerKind::guest, id, name}, "knsb", 2, std::move(partner)};
}

TEST(Finder, puts_nobody_at_a_table_with_somebody_of_his_name) {
    Finder finder;
    CountingChance chance;
    finder.add(called("Twin", "a"), chance);
    finder.add(called("TWIN", "b"), chance);
    finder.add(called("Tw\u00EDn", "c"), chance);
    EXPECT_FALSE(finder.add(called("Jan", "d"), chance));
    EXPECT_FALSE(finder.add(called("Piet", "e"), chance));
    const auto seats = finder.add(called("Klaas", "f"), chance);
    ASSERT_TRUE(seats) << "the first of them plays";
    EXPECT_FALSE(finder.has("a"));
    EXPECT_TRUE(finder.has("b"));
    EXPECT_TRUE(finder.has("c"));
}

TEST(Finder, keeps_pairs_apart_that_have_a_name_in_common) {
    Finder finder;
    CountingChance chance;
    finder.add(called("Jan", "a", "b"), chance);
    finder.add(called("Piet", "b", "a"), chance);
    finder.add(called("Klaas", "c", "d"), chance);
    EXPECT_FALSE(finder.add(called("piet", "d", "c"), chance));
    finder.add(called("Marie", "e", "f"), chance);
    EXPECT_TRUE(finder.add(called("An", "f", "e"), chance));
    EXPECT_FALSE(finder.has("a"));
    EXPECT_TRUE(finder.has("c"));
}

// Pairs (somebody, "Jan") never fit together. Each of them once cost a comparison of all with all.
TEST(Finder, compares_a_newcomer_with_each_pair_once_however_many_wait) {
    Finder finder;
    CountingChance chance;
    constexpr std::uint64_t pairs = 500;
    const auto cost_of = [&](const Seeker& newcomer) {
        const std::uint64_t before = finder.compared();
        EXPECT_FALSE(finder.add(newcomer, chance));
        return finder.compared() - before;
    };
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const std::string n = std::to_string(i);
        EXPECT_EQ(cost_of(called("Only " + n, "o" + n, "j" + n)), 0U) << "his partner is not here yet";
        EXPECT_LE(cost_of(called("Jan", "j" + n, "o" + n)), 4 * (i + 1));
    }
    EXPECT_LE(cost_of(called("Jan", "x")), 4 * pairs);
    EXPECT_LE(cost_of(called("jan", "y")), 0U) << "nothing is new with another of that name";
    EXPECT_LE(cost_of(called("Jan", "j0", "o0")), 4 * pairs + 8) << "he says it again";
    const std::uint64_t before = finder.compared();
    for (int i = 0; i < 100; ++i) finder.remove("o" + std::to_string(i));
    EXPECT_EQ(finder.compared(), before);
    EXPECT_FALSE(finder.add(called("Piet", "a", "b"), chance));
    EXPECT_TRUE(finder.add(called("Klaas", "b", "a"), chance)) << "others are found at once";
}

TEST(Finder, comes_to_the_same_as_comparing_everybody_with_everybody) {
    std::mt19937 random{6};  // NOLINT(cert-msc51-cpp): the same every time
    const auto below = [&](unsigned n) { return static_cast<unsigned>(random()) % n; };
    std::size_t found = 0;
    for (int run = 0; run < 200; ++run) {
        Finder finder;
        PlainFinder plain;
        CountingChance chance;
        const unsigned names = 2 + below(8);
        for (int step = 0; step < 150; ++step) {
            const unsigned who = below(24);
            const std::string id = std::to_string(who);
            if (below(6) == 0) {
                finder.remove(id);
                plain.remove(id);
                continue;
            }
            Seeker one = called("n" + std::to_string(who % names), id);
            if (below(3) == 0) one.partner = std::to_string(who ^ 1U);
            if (below(4) == 0) {
                one.wish = "jijbent";
                one.boards = 1;
                one.partner.reset();
            }
            std::set<std::string> seated;
            if (const auto seats = finder.add(one, chance))
                for (const auto& player : seats->values)
                    if (player) seated.insert(player->id);
            ASSERT_EQ(seated, plain.add(one)) << "run " << run << ", step " << step;
            if (!seated.empty()) ++found;
        }
    }
    EXPECT_GT(found, 1000U);
}

// ---- as clients see it

const std::string kWish = R"({"t":"find",)" + std::string{kAgreement} + "}";

TEST(Find, seats_four_at_a_table_that_is_ready) {
    World world;
    std::vector<Client> four;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) {
        world.add_guest(name);
        four.push_back(world.connects(name));
    }
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(verdict(four[i].asks(kWish)), "ok");
    EXPECT_EQ(world.service().figures().tables, 0U);
    EXPECT_EQ(verdict(four[3].asks(kWish)), "ok");
    const auto found = four[0].heard_last("found");
    ASSERT_TRUE(found);
    EXPECT_EQ(text(*four[1].heard_last("found"), "table"), text(*found, "table"));
    world.wait(3000);
    EXPECT_EQ(world.service().figures().matches, 1U);
}

TEST(Find, is_one_wish_however_often_it_is_sent) {
    World world;
    std::vector<Client> four;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) {
        world.add_guest(name);
        four.push_back(world.connects(name));
    }
    const std::string wish = R"({"t":"find","id":"f",)" + std::string{kAgreement} + "}";
    for (int i = 0; i < 2; ++i)
        for (const Client& client : four) client.says(wish);
    EXPECT_EQ(world.service().figures().tables, 1U);
    for (const Client& client : four) client.says(wish);
    EXPECT_EQ(world.service().figures().tables, 1U) << "also when it has been fulfilled";
}

TEST(Find, ends_when_it_is_stopped_or_the_person_leaves) {
    World world;
    std::vector<Client> four;
    for (const std::string name : {"Jan", "Piet", "Klaas", "Marie"}) {
        world.add_guest(name);
        four.push_back(world.connects(name));
    }
    for (std::size_t i = 0; i < 3; ++i) four[i].asks(kWish);
    EXPECT_EQ(verdict(four[0].asks(R"({"t":"find","stop":true})")), "ok");
    four[1].disconnects();
    four[3].asks(kWish);
    EXPECT_EQ(world.service().figures().tables, 0U);
}

std::vector<Client> guests(World& world, const std::vector<std::string>& names) {
    std::vector<Client> clients;
    for (const std::string& name : names) {
        world.add_guest(name);
        clients.push_back(world.connects(name));
    }
    return clients;
}

std::string table_of(const Client& host, const std::string& seat = "A1") {
    return text(host.asks(R"({"t":"table-create","name":"x","public":true,"seat":")" + seat + "\"," +
                          std::string{kAgreement} + "}"),
                "table");
}

std::string at(const std::string& message, const std::string& table, const std::string& members) {
    return R"({"t":")" + message + R"(","table":")" + table + "\"," + members + "}";
}

TEST(Find, does_not_take_those_who_have_sat_down_elsewhere) {
    World world;
    const auto four = guests(world, {"Jan", "Piet", "Klaas", "Marie"});
    const std::string other = table_of(world.connects("Jan"));  // where Piet sits down instead
    four[0].asks(R"({"t":"table-stand","table":")" + other + "\"}");
    for (std::size_t i = 0; i < 3; ++i) four[i].asks(kWish);
    EXPECT_EQ(verdict(four[1].asks(at("table-sit", other, R"("seat":"B1")"))), "ok");
    EXPECT_EQ(verdict(four[3].asks(kWish)), "ok");
    EXPECT_EQ(world.service().figures().tables, 1U) << "they are three";
    EXPECT_EQ(verdict(four[1].asks(kWish)), "ok") << "he may look again";
    EXPECT_TRUE(four[0].heard_last("found"));
}

TEST(Find, ends_when_its_person_opens_a_table_and_sits_there_and_he_is_told) {
    World world;
    const auto four = guests(world, {"Jan", "Piet", "Klaas", "Marie"});
    const Client second_window = world.connects("Jan");
    for (std::size_t i = 0; i < 3; ++i) four[i].asks(kWish);
    second_window.heard();
    table_of(four[0]);
    EXPECT_TRUE(second_window.heard_last("find-ended"));
    four[3].asks(kWish);
    EXPECT_FALSE(four[1].heard_last("found"));
}

TEST(Find, ends_when_its_person_is_ready) {
    World world;
    const auto four = guests(world, {"Jan", "Piet", "Klaas", "Marie"});
    const std::string table = table_of(four[0]);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(verdict(four[i].asks(kWish)), "ok");
    four[0].asks(at("table-ready", table, R"("ready":true)"));
    four[3].asks(kWish);
    EXPECT_FALSE(four[1].heard_last("found"));
    EXPECT_EQ(verdict(four[0].asks(kWish)), "already-playing") << "he may be playing in a moment";
    four[0].asks(at("table-ready", table, R"("ready":false)"));
    EXPECT_EQ(verdict(four[0].asks(kWish)), "ok");
}

TEST(Find, is_refused_to_those_who_play) {
    World world;
    const Four four = four_begin(world);
    const json::object refused = four.a1.asks(kWish);
    EXPECT_EQ(verdict(refused), "already-playing");
    EXPECT_EQ(text(refused, "detail"), four.table) << "for one who missed that he was found";
    const auto others = guests(world, {"Jan", "Piet", "Klaas"});
    for (const Client& other : others) other.asks(kWish);
    EXPECT_FALSE(four.a1.heard_last("found"));
    EXPECT_EQ(world.service().figures().tables, 1U);
    for (const std::string seat : {"A1", "B2"})
        four.at(*match::parse_seat(seat)).asks(doing(four.match, seat, "resign"));
    EXPECT_EQ(verdict(four.a1.asks(kWish)), "ok") << "the match is over";
    EXPECT_TRUE(others[0].heard_last("found"));
}

TEST(Find, does_not_put_a_pair_together_of_which_one_plays) {
    World world;
    const auto wish_with = [](const std::string& partner) {
        return R"({"t":"find","partner":"id-)" + partner + "\"," + std::string{kAgreement} + "}";
    };
    const auto people = guests(world, {"Jan", "Piet", "Klaas"});
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(people[0].asks(wish_with("A1"))), "ok") << "he may wait for his partner";
    for (std::size_t i = 1; i < 3; ++i) people[i].asks(kWish);
    EXPECT_EQ(verdict(four.a1.asks(wish_with("Jan"))), "already-playing");
    EXPECT_FALSE(people[0].heard_last("found"));
}

TEST(Find, ends_with_the_rematch_that_was_agreed_meanwhile) {
    World world;
    const Four four = four_begin(world);
    for (const std::string seat : {"A1", "B2"})
        four.at(*match::parse_seat(seat)).asks(doing(four.match, seat, "resign"));
    EXPECT_EQ(verdict(four.a1.asks(kWish)), "ok");
    for (const match::Seat seat : match::kSeats)
        four.at(seat).asks(R"({"t":"rematch","how":"same","match":")" + four.match + "\"}");
    for (const Client& other : guests(world, {"Jan", "Piet", "Klaas"})) other.asks(kWish);
    world.wait(3000);
    EXPECT_EQ(world.service().figures().matches, 1U);
}

TEST(Find, refuses_what_cannot_be) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    EXPECT_EQ(
        verdict(jan.asks(R"({"t":"find","agreement":{"ruleset":"go","conduct":"online","time":"1+0"}})")),
        "bad-agreement");
    EXPECT_EQ(
        verdict(jan.asks(R"({"t":"find","agreement":{"ruleset":"knsb","conduct":"online","time":"0+0"}})")),
        "bad-agreement");
    EXPECT_EQ(verdict(jan.asks(R"({"t":"find","rated":true,)" + std::string{kAgreement} + "}")),
              "accounts-only");
    EXPECT_EQ(verdict(jan.asks(R"({"t":"find","partner":"id-Jan",)" + std::string{kAgreement} + "}")),
              "no-such-partner");
}

}  // namespace
}  // namespace doorgeef::server
