#include "server/net/process_figures.hpp"

#include <ctime>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

// As the process itself is told, by the C library.
double own_cpu_s() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

TEST(ProcessFigures, tell_the_cpu_time_that_was_used) {
    const auto before = read_process_figures();
    ASSERT_TRUE(before);
    const double began = own_cpu_s();
    while (own_cpu_s() < began + 0.3) {}
    const auto after = read_process_figures();
    ASSERT_TRUE(after);
    // The system counts in hundredths.
    EXPECT_NEAR(after->cpu_s - before->cpu_s, own_cpu_s() - began, 0.05);
}

TEST(ProcessFigures, tell_the_memory_that_is_in_use) {
    const auto before = read_process_figures();
    ASSERT_TRUE(before);
    constexpr std::uint64_t size = 64U << 20U;
    const std::vector<char> used(size, 'x');
    const auto after = read_process_figures();
    ASSERT_TRUE(after);
    EXPECT_GE(after->resident_bytes, before->resident_bytes + size * 9 / 10);
    EXPECT_LE(after->resident_bytes, before->resident_bytes + size * 3 / 2) << used.back();
}

TEST(ProcessFigures, are_nothing_where_there_is_no_such_process) {
    EXPECT_FALSE(read_process_figures("999999999"));
    EXPECT_FALSE(read_process_figures("no-such-process"));
}

}  // namespace
}  // namespace doorgeef::server::net
