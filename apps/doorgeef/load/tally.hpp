// What a load has shown.
#pragma once

#include "doorgeef/load/client_socket.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

class Latencies {
public:
    void add(Moment from, Moment to);
    // In milliseconds; 0 without any.
    double percentile(double percent) const;
    std::size_t count() const { return microseconds_.size(); }

private:
    std::vector<std::uint32_t> microseconds_{};
};

struct Tally {
    std::uint64_t moves = 0;         // sent, each counted once
    std::uint64_t acknowledged = 0;  // answered with ok
    std::uint64_t lost = 0;          // never answered, confirmed but not in the log, or not seen by all
    std::uint64_t duplicated = 0;    // answered twice, or in the log more often than was sent
    std::uint64_t diverged = 0;      // views with a gap, that differ from each other, or that stop short
    std::uint64_t reconnects = 0;
    std::uint64_t turned_away = 0;  // connections for which the server had no room
    std::uint64_t matches = 0;      // begun
    // All by code; and those in which the server fell short, because they were neither repeated, as what is
    // too fast is, nor just overtaken by the end of the game.
    std::map<std::string, std::uint64_t> refusals{};
    std::uint64_t refused = 0;
    Latencies answer{};  // from sending a move to its answer
    Latencies seen{};    // from sending a move until the other three have seen it

    std::optional<std::size_t> gave_up_with{};  // so many connections, without having played

    bool all_well() const {
        return lost == 0 && duplicated == 0 && diverged == 0 && refused == 0 && !gave_up_with;
    }
};

}  // namespace doorgeef::app
