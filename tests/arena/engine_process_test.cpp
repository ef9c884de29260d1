#include "doorgeef/arena/engine_process.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;
using Silence = EngineProcess::Silence;

Instant in(std::chrono::milliseconds time) {
    return std::chrono::steady_clock::now() + time;
}

std::unique_ptr<EngineProcess> shell(const std::string& script) {
    return EngineProcess::start({"sh", "-c", script});
}

TEST(EngineProcess, answers_line_by_line) {
    const auto process = shell("while read line; do echo \"<$line>\"; done");
    ASSERT_TRUE(process);
    process->send("one");
    process->send("two");
    EXPECT_EQ(std::get<std::string>(process->read_line(in(10s))), "<one>");
    EXPECT_EQ(std::get<std::string>(process->read_line(in(10s))), "<two>");
}

TEST(EngineProcess, carriage_returns_and_a_last_line_without_end_are_no_part_of_lines) {
    const auto process = shell("printf 'one\\r\\ntwo'");
    EXPECT_EQ(std::get<std::string>(process->read_line(in(10s))), "one");
    EXPECT_EQ(std::get<Silence>(process->read_line(in(10s))), Silence::gone);
}

TEST(EngineProcess, says_that_it_has_ended) {
    const auto process = shell("exit 3");
    EXPECT_EQ(std::get<Silence>(process->read_line(in(10s))), Silence::gone);
    process->send("nobody reads this");
    process->send("nor this");
}

TEST(EngineProcess, says_that_nothing_came_in_time) {
    const auto process = shell("sleep 60");
    EXPECT_EQ(std::get<Silence>(process->read_line(in(20ms))), Silence::timed_out);
}

TEST(EngineProcess, says_that_the_bell_rang) {
    const auto process = shell("sleep 60");
    const Bell bell;
    std::thread ringer{[&bell] { bell.ring(); }};
    EXPECT_EQ(std::get<Silence>(process->read_line(in(10s), &bell)), Silence::rung);
    ringer.join();
    EXPECT_FALSE(bell.silence()) << "who was woken has silenced it";
}

TEST(EngineProcess, one_that_does_not_end_is_ended) {
    const Instant before = std::chrono::steady_clock::now();
    shell("trap '' TERM INT; while :; do sleep 60; done").reset();
    EXPECT_LT(std::chrono::steady_clock::now() - before, 30s);
}

TEST(EngineProcess, one_that_does_not_read_does_not_stop_us) {
    const auto process = shell("sleep 60");
    const std::string line(1 << 16, 'x');
    for (int i = 0; i < 100; ++i) process->send(line);
    EXPECT_EQ(std::get<Silence>(process->read_line(in(1ms))), Silence::timed_out);
}

TEST(EngineProcess, what_cannot_be_started_is_none) {
    EXPECT_FALSE(EngineProcess::start({"/nowhere/engine"}));
    EXPECT_FALSE(EngineProcess::start({}));
}

}  // namespace
}  // namespace doorgeef::app
