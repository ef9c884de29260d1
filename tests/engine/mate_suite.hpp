// The problems of mates.txt: a ruleset, in how many moves, a move that begins the mate, the board, and where
// promotions take from it, behind a bar the other board.
#pragma once

#include "engine/situation.hpp"
#include "mate_prover.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace doorgeef::engine {

struct MateProblem {
    std::string rules{};
    int moves = 0;
    rules::Move first{};
    TwoBoards boards{};

    rules::Ruleset ruleset() const { return *rules::preset(rules); }
    Situation situation() const;
    std::string text() const;  // its line in the file
};

// Lines that begin with # are for people. Requires: a file as text() writes it.
std::vector<MateProblem> read_mate_problems(const std::filesystem::path& path);

// Everything that makes it a problem of the suite: it is a mate in so many moves, in no fewer, and not
// without a drop.
bool is_proved(const MateProblem& problem);

}  // namespace doorgeef::engine
