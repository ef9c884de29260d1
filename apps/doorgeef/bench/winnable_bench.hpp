// How fast the question "can this side still win?" is answered.
#pragma once

#include "winnable/winnable.hpp"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string_view>
#include <vector>

namespace doorgeef::app {

// The last positions of chess games that a greedy player plays against himself: it looks for captures and
// mates, errs now and then, and stops at some point. The same seed gives the same positions.
std::vector<rules::Position> game_endings(int games, std::uint64_t seed);

// Both boards after random moves under this ruleset.
std::vector<winnable::Boards> match_endings(const rules::Ruleset& ruleset, int matches, std::uint64_t seed);

// What the answers took, in microseconds of CPU time.
class WinnableFigures {
public:
    void add(const winnable::Verdict& verdict, double microseconds);
    // "NAME questions 2000 yes 1890 ..." and so on, each line with the name in front.
    void print(std::string_view name, std::ostream& out) const;

private:
    std::size_t yes_ = 0;
    std::size_t no_ = 0;
    std::vector<double> all_{};
    std::vector<double> without_search_{};  // settled by the position itself
};

// For both sides of every position.
WinnableFigures measure_winnable(const std::vector<rules::Position>& positions,
                                 const rules::Ruleset& ruleset);
// For both sides of the first board.
WinnableFigures measure_winnable(const std::vector<winnable::Boards>& matches, const rules::Ruleset& ruleset);

}  // namespace doorgeef::app
