// The finished matches and those that are played: searching, looking, taking home.
#pragma once

#include "server/api/asked.hpp"
#include "server/house.hpp"
#include "server/lobby/lobby.hpp"
#include "server/room/rooms.hpp"

#include <functional>
#include <string>

namespace doorgeef::notation {
struct MatchLog;
}

namespace doorgeef::server {

class Archive {
public:
    Archive(const House& house, const Lobby& lobby, const Rooms& rooms)
        : house_(house), lobby_(lobby), rooms_(rooms) {}

    void search(const Asked& asked) const;
    void show_match(const Asked& asked) const;
    void show_log(const Asked& asked) const;
    void show_bpgn(const Asked& asked) const;
    void show_flags(const Asked& asked) const;
    void show_qr_code(const Asked& asked) const;

private:
    using Write = std::string (*)(const notation::MatchLog&);

    // The log as far as it is for whoever asks.
    void show(const Asked& asked, Write write, std::string content_type) const;
    std::string base_url(const Asked& asked) const;

    const House& house_;
    const Lobby& lobby_;
    const Rooms& rooms_;
};

}  // namespace doorgeef::server
