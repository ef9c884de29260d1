// What waits, in the order in which it is taken: `put` and `take` without threads.
#include "server/net/turns.hpp"

#include <string>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using Queue = Turns<std::string>;

// Each is somebody's: "A1" is the first of A's.
std::string put(Queue& queue, const std::string& item) {
    const auto refused = queue.put(item.substr(0, 1), item);
    if (!refused) return "";
    return (refused->why == NoPlace::too_many_of_his ? "too many of his: " : "too many: ") + refused->item;
}

void put_all(Queue& queue, std::initializer_list<const char*> items) {
    for (const char* item : items) EXPECT_EQ(put(queue, item), "") << item;
}

std::string take_all(Queue& queue) {
    std::string all;
    while (const auto item = queue.take()) all += (all.empty() ? "" : " ") + *item;
    EXPECT_TRUE(queue.empty());
    return all;
}

TEST(Turns, are_taken_by_everybody_in_turn_and_in_his_own_order) {
    Queue queue{{.in_all = 10, .of_one = 10}};
    put_all(queue, {"A1", "A2", "A3", "B1", "C1", "B2"});
    EXPECT_EQ(take_all(queue), "A1 B1 C1 A2 B2 A3");
}

TEST(Turns, come_for_a_newcomer_after_one_of_each_other) {
    Queue queue{{.in_all = 10, .of_one = 10}};
    put_all(queue, {"A1", "A2", "A3", "B1", "B2"});
    EXPECT_EQ(*queue.take(), "A1");
    put_all(queue, {"C1"});
    EXPECT_EQ(take_all(queue), "B1 A2 C1 B2 A3");
}

TEST(Turns, do_not_come_sooner_for_whoever_asks_again_when_he_has_been_answered) {
    Queue queue{{.in_all = 10, .of_one = 10}};
    put_all(queue, {"A1", "B1", "B2"});
    EXPECT_EQ(*queue.take(), "A1");
    put_all(queue, {"A2"});
    EXPECT_EQ(take_all(queue), "B1 A2 B2");
}

TEST(Turns, wait_only_so_many_of_one_and_that_is_nobody_elses_matter) {
    Queue queue{{.in_all = 10, .of_one = 2}};
    put_all(queue, {"A1", "A2"});
    EXPECT_EQ(put(queue, "A3"), "too many of his: A3");
    put_all(queue, {"B1"});
    EXPECT_EQ(*queue.take(), "A1");
    put_all(queue, {"A4"});
    EXPECT_EQ(take_all(queue), "B1 A2 A4");
}

TEST(Turns, have_whoever_has_most_make_way_when_there_is_no_room) {
    Queue queue{{.in_all = 5, .of_one = 4}};
    put_all(queue, {"A1", "B1", "B2", "B3", "A2"});
    EXPECT_EQ(put(queue, "C1"), "too many: B3");
    EXPECT_EQ(put(queue, "D1"), "too many: A2");
    EXPECT_EQ(put(queue, "E1"), "too many: B2");
    EXPECT_EQ(put(queue, "F1"), "too many: F1") << "nobody has more than one";
    EXPECT_EQ(take_all(queue), "A1 B1 C1 D1 E1");
}

TEST(Turns, are_not_had_from_somebody_who_has_hardly_more) {
    Queue queue{{.in_all = 3, .of_one = 3}};
    put_all(queue, {"A1", "A2", "B1"});
    EXPECT_EQ(put(queue, "A3"), "too many: A3") << "he has most himself";
    EXPECT_EQ(put(queue, "B2"), "too many: B2") << "then B would have most";
    EXPECT_EQ(take_all(queue), "A1 B1 A2");
    put_all(queue, {"C1", "C2", "C3"});
    EXPECT_EQ(take_all(queue), "C1 C2 C3") << "nothing of what was refused takes room";
}

}  // namespace
}  // namespace doorgeef::server::net
