// What an operator can see at /metrics, in the text format of Prometheus.
#pragma once

#include "server/net/bots/bot_hall.hpp"
#include "server/net/histogram.hpp"
#include "server/net/read_trouble.hpp"
#include "server/net/socket_figures.hpp"
#include "server/service.hpp"
#include "store/group_commit.hpp"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// Counted while the server runs.
struct Counters {
    std::uint64_t moves = 0;                                       // that were written down
    std::map<std::string, std::uint64_t, std::less<>> refusals{};  // by code
    std::map<std::string, std::uint64_t, std::less<>> failed_writes{};
    std::uint64_t passwords_turned_away = 0;
    std::set<std::string> unreadable_matches{};
    std::set<std::string> unrated_matches{};
    Histogram commit{};  // from a batch's submission to its answer

    // Looks whether it is a refusal.
    void count_message(std::string_view text);
};

std::uint64_t moves_in(const store::Batch& batch);

struct Sources {
    std::string version{};
    const Counters& counters;
    SocketFigures sockets{};
    Figures service{};
    store::GroupCommitWriter::Figures writer{};
    BotFigures bots{};
    ReadTrouble::Counts failed_reads{};
};

std::string metrics_text(const Sources& sources);

}  // namespace doorgeef::server::net
