// Four guests of a real server, who play a match.
#pragma once

#include "raw_client.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::server::net {

// A new guest's cookie, "doorgeef=…"; empty if the server refuses.
std::string become_guest(RawClient& client, const std::string& name);

// Makes of it a WebSocket that has said hello, with this cookie.
void enter(RawClient& client, const std::string& cookie);
// A WebSocket that has said hello, with this cookie.
RawClient connect_session(std::uint16_t port, const std::string& cookie);

// A WebSocket that has said hello, as a new guest.
RawClient connect_player(std::uint16_t port, const std::string& name);

// The next message that contains the text; empty if none comes.
std::string wait_for(RawClient& client, std::string_view text);

// What stands behind "key": in a message, without quotes.
std::string value_in(std::string_view message, std::string_view key);

class Foursome {
public:
    // They sit down and are ready; the clocks start three seconds later. `time` as in an agreement: "300+0".
    Foursome(std::uint16_t port, const std::string& time);

    // Waits until the clocks run.
    void begin();
    const std::string& match() const { return match_; }
    const std::string& table() const { return table_; }
    // Who has White on the first board, where a match begins.
    RawClient& white() { return players_[white_]; }
    // Sends `what` for White on the first board and gives back the answer.
    std::string white_does(const std::string& id, const std::string& what) { return does(white_, id, what); }
    // The same for Black.
    std::string black_does(const std::string& id, const std::string& what) {
        return does(2 - white_, id, what);
    }
    // All leave.
    void leave() { players_.clear(); }
    // And come back, also to another server on the same data.
    void come_back(std::uint16_t port);
    // Unix milliseconds at which match time was 0, or a little earlier.
    std::int64_t began_at_ms();

private:
    std::string does(std::size_t player, const std::string& id, const std::string& what);
    void watch();

    std::vector<std::string> cookies_{};
    std::vector<RawClient> players_{};
    std::string table_{};
    std::string match_{};
    std::size_t white_ = 0;  // A1 or B1
};

}  // namespace doorgeef::server::net
