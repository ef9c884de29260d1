#include "match/clock.hpp"

#include <algorithm>

namespace doorgeef::match {

void Clock::set_up(std::optional<Time> base_ms, Time increment_ms) {
    *this = Clock{};
    timed_ = base_ms.has_value();
    increment_ms_ = timed_ ? increment_ms : 0;
    remaining_ms_ = {{base_ms.value_or(0), base_ms.value_or(0)}};
    given_ms_ = remaining_ms_;
}

// Since it was last charged; a clock stops at zero.
Time Clock::run_since(Color color, Time now) const {
    if (!timed_ || running_ != color) return 0;
    return std::min(now - since_, remaining_ms_[color]);
}

Time Clock::remaining_ms(Color color, Time now) const {
    return remaining_ms_[color] - run_since(color, now);
}

Time Clock::run_ms(Color color, Time now) const {
    return run_ms_[color] + run_since(color, now);
}

std::optional<Time> Clock::runs_out_at() const {
    if (!timed_ || !running_ || flag_down_[*running_]) return std::nullopt;
    return since_ + remaining_ms_[*running_];
}

void Clock::charge(Time now) {
    if (running_) {
        const Time run = run_since(*running_, now);
        remaining_ms_[*running_] -= run;
        run_ms_[*running_] += run;
    }
    since_ = now;
}

void Clock::run(std::optional<Color> color, Time now) {
    charge(now);
    running_ = color;
}

void Clock::add_increment(Color color) {
    add_credit(color, increment_ms_);
}

void Clock::add_credit(Color color, Time ms) {
    if (flag_down_[color]) return;
    remaining_ms_[color] += ms;
    given_ms_[color] += ms;
}

void Clock::drop_flag(Color color, Time now) {
    charge(now);
    flag_down_[color] = true;
}

void Clock::set_remaining(Color color, Time remaining_ms, Time now) {
    charge(now);
    given_ms_[color] += remaining_ms - remaining_ms_[color];
    remaining_ms_[color] = remaining_ms;
    if (remaining_ms > 0) flag_down_[color] = false;
}

}  // namespace doorgeef::match
