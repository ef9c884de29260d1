// The connections that watch a match.
#pragma once

#include "match/seat.hpp"
#include "server/ids.hpp"
#include "server/room/live_match.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace doorgeef::server {

struct Viewer {
    ConnectionId connection{};
    View view = View::spectator;
    std::optional<match::Seat> seat{};  // of the player whose connection it is
};

class Viewers {
public:
    const std::vector<Viewer>& all() const { return viewers_; }

    // Instead of what this connection was before.
    void put(const Viewer& viewer) {
        remove(viewer.connection);
        viewers_.push_back(viewer);
    }
    // Whether it was there.
    bool remove(ConnectionId connection) {
        return std::erase_if(viewers_, [&](const Viewer& v) { return v.connection == connection; }) > 0;
    }
    const Viewer* find(ConnectionId connection) const {
        const auto found = std::ranges::find(viewers_, connection, &Viewer::connection);
        return found == viewers_.end() ? nullptr : &*found;
    }
    bool anybody_at(match::Seat seat) const {
        return std::ranges::any_of(viewers_, [&](const Viewer& v) { return v.seat == seat; });
    }

private:
    std::vector<Viewer> viewers_{};
};

}  // namespace doorgeef::server
