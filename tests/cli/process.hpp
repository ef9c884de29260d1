// Runs the real program as a child process.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

struct ProcessInput {
    std::vector<std::string> arguments{};
    std::string in{};  // what is typed or piped in
    // Locale, TERM and NO_COLOR are as given here and not set otherwise.
    std::vector<std::string> environment{};
    bool terminal = false;   // in and out are a terminal instead of pipes
    std::string out_file{};  // where the output goes instead of coming back
    // Sends SIGINT this long after the start.
    std::optional<std::chrono::milliseconds> interrupt_after{};
    std::chrono::milliseconds timeout{60'000};
};

struct ProcessOutcome {
    int exit_code = -1;  // or -1 if it did not exit by itself
    int signal = 0;      // that ended it
    bool timed_out = false;
    std::string out{};
    std::string err{};
};

ProcessOutcome run_process(const ProcessInput& input);

// `doorgeef ARGUMENTS…` with nothing to read.
ProcessOutcome run_doorgeef(std::vector<std::string> arguments);

}  // namespace doorgeef::app
