// One board's clock: two times, of which at most one runs. Integer milliseconds on a monotonic clock that is
// passed in.
#pragma once

#include "rules/color.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::match {

// Milliseconds since the match was started (or any other fixed instant).
using Time = std::int64_t;

using rules::ByColor;
using rules::Color;

class Clock {
public:
    // Without a base there is no thinking time: nothing runs out.
    void set_up(std::optional<Time> base_ms, Time increment_ms);

    bool timed() const { return timed_; }
    std::optional<Color> running() const { return running_; }
    bool flag_down(Color color) const { return flag_down_[color]; }
    Time increment_ms() const { return increment_ms_; }

    // What the clock of this colour shows at `now`; never below zero.
    Time remaining_ms(Color color, Time now) const;
    // When the running clock will reach zero; nothing if none can.
    std::optional<Time> runs_out_at() const;

    void run(std::optional<Color> color, Time now);  // stops the other one
    void add_increment(Color color);                 // not once the flag is down
    void add_credit(Color color, Time ms);           // likewise
    void drop_flag(Color color, Time now);
    void set_remaining(Color color, Time remaining_ms, Time now);  // raises the flag if time is given

    // The ledger, kept apart from what remains: all time ever given to this colour, and all time its clock
    // has run. given - run = remaining, exactly.
    Time given_ms(Color color) const { return given_ms_[color]; }
    Time run_ms(Color color, Time now) const;
    // How long the clock of this colour has been running without a stop; 0 if it does not run.
    Time run_since(Color color, Time now) const;

    friend bool operator==(const Clock&, const Clock&) = default;

private:
    void charge(Time now);

    ByColor<Time> remaining_ms_{};
    ByColor<Time> given_ms_{};
    ByColor<Time> run_ms_{};
    Time increment_ms_ = 0;
    Time since_ = 0;
    std::optional<Color> running_{};
    ByColor<bool> flag_down_{};
    bool timed_ = false;
};

}  // namespace doorgeef::match
