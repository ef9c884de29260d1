// Somebody alone on a real server, at a table with bots, who keeps the match in his head.
#pragma once

#include "foursome.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::server::net {

class BotTable {
public:
    // A match of the given agreement begins, with this person on A1 and bots on the other seats; or with
    // bots on all of them.
    BotTable(std::uint16_t port, const std::string& agreement, bool plays);

    const std::string& match() const { return match_; }
    const std::vector<std::string>& lines() const { return lines_; }
    bool over() const { return state_ && state_->over(); }
    // Reads what comes, and moves when it is his turn, until the match is over or has so many lines. False:
    // nothing more came.
    bool play(std::size_t most_lines = SIZE_MAX);

private:
    void see(const std::string& message);
    void move_if_due();

    RawClient client_;
    std::string match_{};
    std::optional<match::Match> state_{};
    std::vector<std::string> lines_{};
    std::size_t sent_at_ = SIZE_MAX;  // how many lines there were when he moved last
    bool plays_;
};

}  // namespace doorgeef::server::net
