// What a client knows of a match: the lines it was sent, and the match they tell of.
#pragma once

#include "match/match.hpp"

#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

namespace doorgeef::server::simulation {

class Replica {
public:
    // From a message `match`.
    explicit Replica(const boost::json::object& message);

    const match::Match& match() const { return match_; }
    std::int64_t have() const { return std::ssize(lines_); }
    const std::vector<std::optional<std::string>>& lines() const { return lines_; }

    enum class Taken { all, gap, contradiction };
    // From a message `ev`.
    Taken take(const boost::json::object& message);

private:
    bool add(std::optional<std::string> line);

    match::Match match_;
    std::vector<std::optional<std::string>> lines_{};
};

}  // namespace doorgeef::server::simulation
