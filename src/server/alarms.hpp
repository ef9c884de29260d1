// What is to be done later. Nobody looks at a clock: ring() is told the time.
#pragma once

#include "server/now.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace doorgeef::server {

enum class AlarmId : std::uint64_t {};

class Alarms {
public:
    AlarmId add(std::function<void(Now)> what);
    void remove(AlarmId id);

    // Instead of the instant that was set before; nothing: not at all.
    void set(AlarmId id, std::optional<Instant> instant);
    // The same for whom it does no harm to be rung too early, and then sets it anew: an earlier instant
    // stays, so that it costs nothing to put it off again and again. Nothing: not at all.
    void set_no_later(AlarmId id, std::optional<Instant> instant);

    // The earliest instant that is set.
    std::optional<Instant> next() const;

    // Does everything that is due, each once, earliest first. What it sets anew rings the next time.
    void ring(Now now);

private:
    struct Alarm {
        std::function<void(Now)> what{};
        std::optional<Instant> instant{};
    };

    std::unordered_map<AlarmId, Alarm> alarms_{};
    std::set<std::pair<Instant, AlarmId>> order_{};
    std::uint64_t last_ = 0;
};

}  // namespace doorgeef::server
