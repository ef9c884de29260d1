// What a load reads out of a server's metrics.
#include "doorgeef/load/server_figures.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

TEST(ServerFigures, are_read_from_lines_of_their_names) {
    const auto figures = figures_in("# HELP process_cpu_seconds_total CPU time of the process.\n"
                                    "process_cpu_seconds_total 12.25\n"
                                    "not_process_resident_memory_bytes 7\n"
                                    "process_resident_memory_bytes 3.5e+07\n");
    ASSERT_TRUE(figures);
    EXPECT_EQ(figures->cpu_s, 12.25);
    EXPECT_EQ(figures->resident_bytes, 35'000'000U);
}

TEST(ServerFigures, are_nothing_unless_all_are_there) {
    for (const char* metrics :
         {"", "process_cpu_seconds_total 12.25\n", "process_resident_memory_bytes 3.5e+07\n",
          "process_cpu_seconds_total\nprocess_resident_memory_bytes 3.5e+07\n",
          "process_cpu_seconds_total -\nprocess_resident_memory_bytes 3.5e+07\n"})
        EXPECT_FALSE(figures_in(metrics)) << metrics;
}

}  // namespace
}  // namespace doorgeef::app
