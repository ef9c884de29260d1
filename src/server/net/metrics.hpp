// What an operator can see at /metrics, in the text format of Prometheus.
#pragma once

#include "server/net/socket_figures.hpp"
#include "server/service.hpp"
#include "store/group_commit.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// How long things took, by upper bounds.
class Histogram {
public:
    static constexpr std::array<double, 12> kBounds{0.0005, 0.001, 0.002, 0.004, 0.008, 0.016,
                                                    0.032,  0.064, 0.128, 0.256, 0.512, 1.024};

    void add(std::chrono::nanoseconds took);
    void write(std::string& out, std::string_view name) const;

private:
    std::array<std::uint64_t, kBounds.size() + 1> counts_{};
    double sum_s_ = 0;
};

// Counted while the server runs.
struct Counters {
    std::uint64_t moves = 0;                                       // that were written down
    std::map<std::string, std::uint64_t, std::less<>> refusals{};  // by code
    std::map<std::string, std::uint64_t, std::less<>> failed_writes{};
    std::uint64_t passwords_turned_away = 0;
    Histogram commit{};  // from a batch's submission to its answer

    void count_batch(const store::Batch& batch);
    // Looks whether it is a refusal.
    void count_message(std::string_view text);
};

struct Sources {
    std::string version{};
    const Counters& counters;
    SocketFigures sockets{};
    Figures service{};
    store::GroupCommitWriter::Figures writer{};
};

std::string metrics_text(const Sources& sources);

}  // namespace doorgeef::server::net
