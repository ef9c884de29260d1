#include "match/clock.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

constexpr Color kWhite = Color::white;
constexpr Color kBlack = Color::black;

Clock clock_of(Time base_ms, Time increment_ms = 0) {
    Clock clock;
    clock.set_up(base_ms, increment_ms);
    return clock;
}

void expect_ledger(const Clock& clock, Time now) {
    for (const Color color : rules::kColors)
        EXPECT_EQ(clock.given_ms(color) - clock.run_ms(color, now), clock.remaining_ms(color, now));
}

TEST(Clock, stands_still_until_it_runs) {
    const Clock clock = clock_of(5000, 1000);
    EXPECT_TRUE(clock.timed());
    EXPECT_EQ(clock.increment_ms(), 1000);
    EXPECT_EQ(clock.running(), std::nullopt);
    EXPECT_EQ(clock.runs_out_at(), std::nullopt);
    EXPECT_EQ(clock.remaining_ms(kWhite, 99'999), 5000);
    expect_ledger(clock, 99'999);
}

TEST(Clock, runs_for_one_colour_at_a_time) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 100);
    EXPECT_EQ(clock.running(), kWhite);
    EXPECT_EQ(clock.remaining_ms(kWhite, 1100), 4000);
    EXPECT_EQ(clock.remaining_ms(kBlack, 1100), 5000);
    clock.run(kBlack, 1100);
    EXPECT_EQ(clock.remaining_ms(kWhite, 2100), 4000);
    EXPECT_EQ(clock.remaining_ms(kBlack, 2100), 4000);
    EXPECT_EQ(clock.run_ms(kWhite, 2100), 1000);
    expect_ledger(clock, 2100);
}

TEST(Clock, can_be_stopped_and_started_again) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 0);
    clock.run(std::nullopt, 1000);
    EXPECT_EQ(clock.remaining_ms(kWhite, 9000), 4000);
    clock.run(kWhite, 9000);
    EXPECT_EQ(clock.remaining_ms(kWhite, 9500), 3500);
    EXPECT_EQ(clock.runs_out_at(), 13'000);
    expect_ledger(clock, 9500);
}

TEST(Clock, gives_credit_and_keeps_the_books) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 0);
    EXPECT_EQ(clock.run_since(kWhite, 700), 700);
    EXPECT_EQ(clock.run_since(kBlack, 700), 0);
    clock.add_credit(kWhite, 200);
    EXPECT_EQ(clock.remaining_ms(kWhite, 700), 4500);
    EXPECT_EQ(clock.runs_out_at(), 5200);
    expect_ledger(clock, 700);
    clock.drop_flag(kWhite, 5200);
    clock.add_credit(kWhite, 200);
    EXPECT_EQ(clock.remaining_ms(kWhite, 5200), 0) << "not once the flag is down";
    expect_ledger(clock, 5200);
}

// L4
TEST(Clock, stops_at_zero) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 0);
    EXPECT_EQ(clock.runs_out_at(), 5000);
    EXPECT_EQ(clock.remaining_ms(kWhite, 5000), 0);
    EXPECT_EQ(clock.remaining_ms(kWhite, 60'000), 0);
    EXPECT_EQ(clock.run_ms(kWhite, 60'000), 5000);
    clock.drop_flag(kWhite, 5000);
    EXPECT_TRUE(clock.flag_down(kWhite));
    EXPECT_FALSE(clock.flag_down(kBlack));
    EXPECT_EQ(clock.runs_out_at(), std::nullopt) << "a flag falls once";
    expect_ledger(clock, 60'000);
}

TEST(Clock, an_increment_is_given_unless_the_flag_is_down) {
    Clock clock = clock_of(5000, 2000);
    clock.run(kWhite, 0);
    clock.run(kBlack, 1000);
    clock.add_increment(kWhite);
    EXPECT_EQ(clock.remaining_ms(kWhite, 1000), 6000);
    EXPECT_EQ(clock.given_ms(kWhite), 7000);
    clock.drop_flag(kBlack, 6000);
    clock.add_increment(kBlack);
    EXPECT_EQ(clock.remaining_ms(kBlack, 6000), 0);
    expect_ledger(clock, 6000);
}

TEST(Clock, can_be_set_while_it_runs) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 0);
    clock.set_remaining(kWhite, 1000, 2000);
    EXPECT_EQ(clock.remaining_ms(kWhite, 2500), 500);
    EXPECT_EQ(clock.runs_out_at(), 3000);
    EXPECT_EQ(clock.given_ms(kWhite), 3000) << "two thousand taken away";
    clock.set_remaining(kBlack, 9000, 2500);
    EXPECT_EQ(clock.given_ms(kBlack), 9000);
    expect_ledger(clock, 2700);
}

TEST(Clock, time_given_raises_the_flag_and_none_does_not) {
    Clock clock = clock_of(1000);
    clock.run(kWhite, 0);
    clock.drop_flag(kWhite, 1000);
    clock.set_remaining(kWhite, 0, 1500);
    EXPECT_TRUE(clock.flag_down(kWhite));
    clock.set_remaining(kWhite, 60'000, 2000);
    EXPECT_FALSE(clock.flag_down(kWhite));
    EXPECT_EQ(clock.runs_out_at(), 62'000);
    EXPECT_EQ(clock.run_ms(kWhite, 2000), 1000) << "nothing ran at zero";
    expect_ledger(clock, 3000);
}

TEST(Clock, set_to_zero_it_is_due_at_once) {
    Clock clock = clock_of(5000);
    clock.run(kWhite, 0);
    clock.set_remaining(kWhite, 0, 700);
    EXPECT_FALSE(clock.flag_down(kWhite));
    EXPECT_EQ(clock.runs_out_at(), 700);
}

TEST(Clock, without_a_base_nothing_runs_out) {
    Clock clock;
    clock.set_up(std::nullopt, 3000);
    clock.run(kWhite, 0);
    clock.add_increment(kWhite);
    EXPECT_FALSE(clock.timed());
    EXPECT_EQ(clock.running(), kWhite);
    EXPECT_EQ(clock.runs_out_at(), std::nullopt);
    EXPECT_EQ(clock.given_ms(kWhite), 0);
    EXPECT_EQ(clock.run_ms(kWhite, 1'000'000), 0);
    expect_ledger(clock, 1'000'000);
}

TEST(Clock, set_up_again_it_is_a_new_one) {
    Clock clock = clock_of(1000, 500);
    clock.run(kWhite, 0);
    clock.drop_flag(kWhite, 1000);
    clock.set_up(7000, 0);
    EXPECT_EQ(clock, clock_of(7000));
}

}  // namespace
}  // namespace doorgeef::match
