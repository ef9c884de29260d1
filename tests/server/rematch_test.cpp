// After the end: once more, with the same seats, the colours swapped, or the partners swapped.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

struct AfterTheEnd : testing::Test {
    AfterTheEnd() {
        four.a1.asks(doing(four.match, "A1", "resign"));
        four.b2.asks(doing(four.match, "B2", "resign"));
    }

    std::string wish(const std::string& how) const {
        return R"({"t":"rematch","match":")" + four.match + R"(","how":")" + how + "\"}";
    }
    void all_wish(const std::string& how) const {
        for (const match::Seat seat : match::kSeats) EXPECT_EQ(verdict(four.at(seat).asks(wish(how))), "ok");
    }
    // What the next match looks like.
    json::object next_match() {
        const std::string table = text(*four.a1.heard_last("rematch"), "table");
        world.wait(3000);
        four.a1.says(R"({"t":"table","watch":")" + table + "\"}");
        const std::string match = text(object(*four.a1.heard_last("table"), "table"), "match");
        four.a1.says(R"({"t":"watch","match":")" + match + R"(","from":0})");
        return *four.a1.heard_last("match");
    }
    static std::string seated(const json::object& match) {
        std::string names;
        for (const match::Seat seat : match::kSeats)
            names += text(object(object(match, "seats"), match::name(seat)), "name") + ' ';
        return names + "white " + text(object(match, "agreement"), "white");
    }

    World world{};
    Four four = four_begin(world);
};

TEST_F(AfterTheEnd, everybody_sees_who_wishes_what) {
    four.a1.asks(wish("same"));
    const auto told = four.b2.heard_last("rematch");
    ASSERT_TRUE(told);
    EXPECT_EQ(text(object(*told, "wishes"), "A1"), "same");
    EXPECT_EQ(text(*told, "table"), "null");
    four.b1.asks(wish("colours"));
    four.a2.asks(wish("same"));
    four.b2.asks(wish("same"));
    EXPECT_EQ(world.service().figures().tables, 0U) << "they do not agree";
    four.b1.asks(wish("same"));
    EXPECT_NE(text(*four.b2.heard_last("rematch"), "table"), "null");
}

TEST_F(AfterTheEnd, the_same_means_the_same_seats_and_colours) {
    all_wish("same");
    EXPECT_EQ(seated(next_match()), "A1 A2 B1 B2 white A");
}
TEST_F(AfterTheEnd, colours_can_be_swapped) {
    all_wish("colours");
    EXPECT_EQ(seated(next_match()), "A1 A2 B1 B2 white B");
}
TEST_F(AfterTheEnd, partners_can_be_swapped) {
    all_wish("partners");
    EXPECT_EQ(seated(next_match()), "A1 B2 B1 A2 white A");
}

TEST_F(AfterTheEnd, a_rematch_that_has_begun_cannot_be_wished_otherwise) {
    all_wish("same");
    EXPECT_EQ(verdict(four.a1.asks(wish("colours"))), "too-late");
}

TEST_F(AfterTheEnd, wishes_survive_a_restart) {
    for (const Client& client : {four.a1, four.a2, four.b1}) client.asks(wish("same"));
    world.restarts();
    const Client b2 = world.connects("B2");
    b2.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
    EXPECT_EQ(text(object(*b2.heard_last("match"), "wishes"), "A1"), "same");
    EXPECT_EQ(verdict(b2.asks(wish("same"))), "ok");
    EXPECT_EQ(world.service().figures().tables, 1U);
}

TEST_F(AfterTheEnd, a_match_that_nobody_watches_leaves_memory_and_can_be_had_again) {
    four.a1.asks(wish("same"));
    world.wait(120'000);
    EXPECT_EQ(world.service().figures().matches_in_memory, 1U) << "they still look at it";
    for (const match::Seat seat : match::kSeats)
        four.at(seat).says(R"({"t":"unwatch","match":")" + four.match + "\"}");
    EXPECT_EQ(world.service().figures().matches_in_memory, 1U);
    world.wait(120'000);
    EXPECT_EQ(world.service().figures().matches_in_memory, 0U);
    four.b1.heard();
    four.b1.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
    const auto match = four.b1.heard_last("match");
    ASSERT_TRUE(match);
    EXPECT_EQ(text(object(*match, "wishes"), "A1"), "same");
    for (const char* seat : {"A2", "B1", "B2"})
        EXPECT_EQ(verdict(four.at(*match::parse_seat(seat)).asks(wish("same"))), "ok");
    EXPECT_EQ(world.service().figures().tables, 1U);
}

TEST_F(AfterTheEnd, the_table_is_opened_later_when_the_disk_was_full) {
    for (const Client& client : {four.a1, four.a2, four.b1}) client.asks(wish("same"));
    world.writes_automatically = false;
    four.b2.says(R"({"t":"rematch","id":"w","match":")" + four.match + R"(","how":"same"})");
    // The wish is written, the table is not.
    ASSERT_EQ(world.batches_waiting(), 1U);
    world.writes_first();
    world.fails_to_write();
    EXPECT_EQ(world.service().figures().tables, 0U);
    world.writes_automatically = true;
    world.wait(1000);
    EXPECT_EQ(world.service().figures().tables, 1U);
}

TEST(Rematch, is_refused_while_the_match_runs) {
    World world;
    const Four four = four_begin(world);
    EXPECT_EQ(verdict(four.a1.asks(R"({"t":"rematch","match":")" + four.match + R"(","how":"same"})")),
              "match-not-over");
}

}  // namespace
}  // namespace doorgeef::server
