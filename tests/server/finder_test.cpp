// Putting people together.
#include "server/lobby/finder.hpp"

#include "world.hpp"

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

TEST(Find, refuses_what_cannot_be) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    EXPECT_EQ(
        verdict(jan.asks(R"({"t":"find","agreement":{"ruleset":"go","conduct":"online","time":"1+0"}})")),
        "bad-agreement");
    EXPECT_EQ(verdict(jan.asks(R"({"t":"find","rated":true,)" + std::string{kAgreement} + "}")),
              "accounts-only");
    EXPECT_EQ(verdict(jan.asks(R"({"t":"find","partner":"id-Jan",)" + std::string{kAgreement} + "}")),
              "no-such-partner");
}

}  // namespace
}  // namespace doorgeef::server
