// A table of what games come to, made by somebody else: one line per game with tabs between the fields, the
// names of the fields in the first line.
//
//   file index plies legal_sum finalA finalB legalA legalB flags
//
// The flags are A+ (in check on board A), A# (and no legal move), A= (no legal move and no check), - for
// none.
#pragma once

#include "match/match.hpp"
#include "notation/replay.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

// One line, as far as the table has such fields.
using ExpectedGame = std::map<std::string, std::string, std::less<>>;

class ExpectedGames {
public:
    // Nothing if the text is no such table.
    static std::optional<ExpectedGames> parse(std::string_view text);

    bool knows_file(std::string_view file) const { return files_.contains(file); }
    // Games are numbered from 1. Null if the table does not have it.
    const ExpectedGame* find(std::string_view file, std::size_t number) const;
    // The numbers that come behind this one.
    std::vector<std::size_t> behind(std::string_view file, std::size_t number) const;

private:
    std::map<std::string, std::map<std::size_t, ExpectedGame>, std::less<>> files_{};
};

struct Difference {
    std::string field;
    std::string expected;
    std::string found;
};

// Requires: legal moves were counted.
std::vector<Difference> differences(const ExpectedGame& expected, const notation::Replay& replay);

}  // namespace doorgeef::app
