// One open WebSocket, as the logic sees it.
#pragma once

#include "server/ids.hpp"
#include "server/limits/bucket.hpp"
#include "server/now.hpp"
#include "server/people/person.hpp"
#include "server/round_trip.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::server {

// How long messages take there and back, as our own pings measured it.
class Lag {
public:
    void measured(RoundTrip round_trip) {
        latest_ms_ = std::max<Instant>(0, round_trip.whole_ms);
        proved_ms_[count_++ % proved_ms_.size()] = std::max<Instant>(0, round_trip.proved_ms());
    }
    // To be shown.
    std::optional<Instant> latest_ms() const { return latest_ms_; }
    // To be given back: the shortest of the last few, because a way that was that short once is not longer by
    // nature.
    Instant creditable_ms() const {
        if (count_ == 0) return 0;
        const auto* const end =
            proved_ms_.begin() + static_cast<std::ptrdiff_t>(std::min(count_, proved_ms_.size()));
        return *std::min_element(proved_ms_.begin(), end);
    }

private:
    std::optional<Instant> latest_ms_{};
    std::array<Instant, 4> proved_ms_{};
    std::size_t count_ = 0;
};

struct Connection {
    ConnectionId id{};
    std::string address{};
    std::string session{};  // the hash of its token; empty for a visitor
    store::UnixMs session_expires_at_ms = 0;
    std::shared_ptr<const Person> person{};  // null for a visitor
    bool greeted = false;
    bool closing = false;  // nothing it says counts any more
    int bad_messages = 0;
    int too_fast = 0;
    Bucket messages{};
    Lag lag{};
    std::vector<std::string> matches{};  // that it watches
    std::vector<std::string> tables{};
    bool lobby = false;

    bool session_has_expired(Now now) const { return person && session_expires_at_ms <= now.unix_ms; }
};

}  // namespace doorgeef::server
