// Answers to commands that wait for the disk.
#pragma once

#include "server/ids.hpp"
#include "wire/client_message.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorgeef::server {

struct WaitingAnswer {
    std::string who{};
    bool account = false;  // otherwise a guest
    wire::CommandId id{};
    std::string text{};
    std::vector<ConnectionId> askers{};  // more than one if it was asked again meanwhile

    void asked_again_by(ConnectionId connection) {
        constexpr std::size_t most = 4;  // windows in which somebody waits for the same answer
        if (std::ranges::find(askers, connection) != askers.end()) return;
        if (askers.size() == most) askers.erase(askers.begin());
        askers.push_back(connection);
    }
};

inline WaitingAnswer* find_waiting(std::vector<WaitingAnswer>& answers, std::string_view who,
                                   std::string_view id) {
    const auto found = std::ranges::find_if(
        answers, [&](const WaitingAnswer& answer) { return answer.who == who && answer.id.text == id; });
    return found == answers.end() ? nullptr : &*found;
}

}  // namespace doorgeef::server
