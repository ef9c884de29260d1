// How time passes while a match is played: read from a clock that never goes back, and waited for.
#pragma once

#include "match/clock.hpp"

#include <chrono>
#include <optional>

namespace doorgeef::app {

class Timekeeper {
public:
    virtual ~Timekeeper() = default;

    // In milliseconds since playing began; never less than before.
    virtual match::Time now() const = 0;

    // Blocks until there is something to read (true), or until that time has come (false).
    virtual bool await_input(std::optional<match::Time> until) = 0;
};

// The process's own: its monotonic clock, and its standard input.
class ProcessTimekeeper final : public Timekeeper {
public:
    // Waits only for people who type; what is piped in is simply read.
    explicit ProcessTimekeeper(bool waits) : waits_(waits) {}

    match::Time now() const override;
    bool await_input(std::optional<match::Time> until) override;

private:
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    bool waits_;
};

}  // namespace doorgeef::app
