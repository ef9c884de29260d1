#include "mate_suite.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "table.hpp"

#include <fstream>
#include <sstream>

namespace doorgeef::engine {

namespace {

constexpr std::string_view kBar = " | ";

MateProblem read_problem(const std::string& line) {
    std::istringstream words{line};
    MateProblem problem;
    std::string first;
    std::string fens;
    std::getline(words >> problem.rules >> problem.moves >> first >> std::ws, fens);
    const std::size_t bar = fens.find(kBar);
    problem.boards.own = board(fens.substr(0, bar), problem.rules);
    if (bar != std::string::npos) problem.boards.other = board(fens.substr(bar + kBar.size()), problem.rules);
    problem.first = move_of(problem.boards.own, first);
    return problem;
}

}  // namespace

Situation MateProblem::situation() const {
    Situation situation = Situation::single(ruleset(), boards.own);
    situation.boards[!situation.seat.board()].position = boards.other;
    return situation;
}

std::string MateProblem::text() const {
    std::string line = rules + ' ' + std::to_string(moves) + ' ' + rules::to_string(first) + ' ' +
                       rules::to_fen(boards.own.setup());
    if (ruleset().promotion == rules::Promotion::taking)
        line += std::string{kBar} + rules::to_fen(boards.other.setup());
    return line;
}

std::vector<MateProblem> read_mate_problems(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::vector<MateProblem> problems;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#') problems.push_back(read_problem(line));
    return problems;
}

bool is_proved(const MateProblem& problem) {
    MateProver prover{problem.ruleset()};
    return prover.mates_beginning_with(problem.first, problem.boards, problem.moves) &&
           !prover.mates_within(problem.boards, problem.moves - 1) &&
           !prover.mates_without_drops(problem.boards, problem.moves);
}

}  // namespace doorgeef::engine
