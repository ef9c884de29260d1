#include "server/net/repeated.hpp"

#include <cstddef>
#include <utility>

namespace doorgeef::server::net {

namespace {

constexpr Instant kPauseMs = 60'000;
constexpr std::size_t kMost = 1'000;

}  // namespace

std::optional<std::uint64_t> Repeated::happened(const std::string& what, Instant now) {
    if (const auto found = told_.find(what); found != told_.end()) {
        Told& told = found->second;
        ++told.since;
        if (now < told.at + kPauseMs) return std::nullopt;
        told.at = now;
        return std::exchange(told.since, 0);
    }
    if (told_.size() >= kMost)
        std::erase_if(told_, [&](const auto& entry) { return now >= entry.second.at + kPauseMs; });
    if (told_.size() >= kMost) return std::nullopt;
    told_.emplace(what, Told{now, 0});
    return 1;
}

}  // namespace doorgeef::server::net
