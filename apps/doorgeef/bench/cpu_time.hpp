#pragma once

#include <ctime>

namespace doorgeef::app {

// What this process has used of the processor so far, all threads together.
inline double cpu_seconds() {
    std::timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace doorgeef::app
