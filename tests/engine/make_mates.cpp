// Makes tests/engine/mates.txt from recorded games:
//
//     build/release/tests/engine/make_mates GAMES.bpgn... > tests/engine/mates.txt
//
// In the last positions of every game it asks, ruleset by ruleset, whether the player to move mates in one to
// four moves. What the mate search finds becomes a problem only if the prover, which knows nothing of that
// search, has shown by trying everything that it is a mate, that there is none in fewer moves, and none of
// that length without a drop. No position is used twice.
#include "engine/mate_search.hpp"
#include "match/apply.hpp"
#include "mate_suite.hpp"
#include "notation/game_reader.hpp"
#include "notation/replay.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <span>
#include <utility>

namespace doorgeef::engine {
namespace {

constexpr int kMostMoves = 4;
// Enough to see a mate at a glance, and to show that there is no shorter one.
constexpr std::uint64_t kNodesToFind = 3'000;
constexpr std::uint64_t kNodesToExclude = 300'000;
// Mates are near the end.
constexpr std::size_t kLastPlies = 80;

// What is still wanted under a ruleset. Where drops may not check none of them mates, and few help to.
struct Wanted {
    const char* rules;
    std::array<int, kMostMoves> problems;  // by their length, from one move
    int of_one_game;

    int& of_length(int moves) { return problems[static_cast<std::size_t>(moves - 1)]; }
    bool is_satisfied() const {
        return std::ranges::all_of(problems, [](int left) { return left == 0; });
    }
};

class SuiteMaker {
public:
    void take_game(const notation::GameRecord& game) {
        // By the rules under which it was played, whatever the rules of the problems.
        const notation::Replay replayed = notation::replay(game, *rules::preset("fics"));
        for (Wanted& wanted : wanted_) take_game(replayed, wanted);
        // Another ruleset has the first choice of the next game's positions.
        std::rotate(wanted_.begin(), wanted_.begin() + 1, wanted_.end());
    }

    std::size_t count() const { return used_.size(); }

private:
    void take_game(const notation::Replay& replayed, Wanted& wanted) {
        match::Match match{replayed.match.agreement};
        std::size_t plies = 0;
        int left = wanted.of_one_game;
        for (const match::Event& event : replayed.log) {
            if (left == 0 || wanted.is_satisfied()) return;
            const auto* moved = std::get_if<match::event::Moved>(&event.what);
            if (moved != nullptr && plies++ + kLastPlies >= replayed.plies &&
                take_position(match, moved->board, wanted))
                --left;
            match::apply(match, event);
        }
    }

    // Whether it became a problem.
    bool take_position(const match::Match& match, match::BoardId board, Wanted& wanted) {
        const rules::Ruleset ruleset = *rules::preset(wanted.rules);
        const rules::Position& seen = match.position(board);
        if (seen.reserve(seen.turn()).empty() || used_.contains(seen.key())) return false;
        const auto own = rules::Position::from_setup(seen.setup(), ruleset);
        const auto other = rules::Position::from_setup(match.position(!board).setup(), ruleset);
        if (!own || !other) return false;
        MateProblem problem{.rules = wanted.rules, .boards = {*own, *other}};
        if (!find(problem) || wanted.of_length(problem.moves) == 0 || !is_proved(problem)) return false;
        --wanted.of_length(problem.moves);
        used_.insert(seen.key());
        std::cout << problem.text() << '\n';
        return true;
    }

    // The shortest mate, as far as that can be known in reasonable time.
    static bool find(MateProblem& problem) {
        const Situation situation = problem.situation();
        Limits limits;
        limits.nodes = kNodesToFind;
        MateAnswer answer = find_mate(situation, kMostMoves, limits);
        limits.nodes = kNodesToExclude;
        while (answer.mate) {
            problem.moves = (answer.mate->depth + 1) / 2;
            problem.first = *answer.mate->move;
            if (problem.moves == 1) return true;
            answer = find_mate(situation, problem.moves - 1, limits);
            if (!answer.mate) return answer.settled;
        }
        return false;
    }

    std::array<Wanted, 4> wanted_{{{"fics", {15, 35, 35, 20}, 1},
                                   {"knsb", {0, 30, 15, 5}, 3},
                                   {"minerva", {15, 35, 35, 20}, 1},
                                   {"stein", {0, 25, 10, 5}, 3}}};
    std::set<rules::zobrist::Key> used_{};
};

// Followed by the names of the files.
constexpr const char* kHeader = R"(# Mates in one to four that need a drop, from real games.
#
# Ruleset, moves, a first move, the board; under stein, where promotions take from it, the other board.
#
# Each is proved by tests/engine/mate_prover.cpp, trying everything: it is a mate, there is none in fewer moves,
# and none in as many without a drop by the mating side. Under fics a mate is one that no drop could answer;
# under stein one that holds until a piece arrives.
#
# Made by tests/engine/make_mates.cpp, which says how, with
#   build/release/tests/engine/make_mates)";

std::string content_of(const char* path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace
}  // namespace doorgeef::engine

int main(int count, char** arguments) {
    using namespace doorgeef;
    const auto paths = std::span{arguments, static_cast<std::size_t>(count)}.subspan(1);
    std::cout << engine::kHeader;
    for (const char* path : paths) std::cout << ' ' << std::filesystem::path{path}.filename().string();
    std::cout << '\n';
    engine::SuiteMaker maker;
    for (const char* path : paths) {
        const std::string content = engine::content_of(path);
        bool given = false;
        notation::GameReader reader{
            [&] { return std::exchange(given, true) ? std::string_view{} : std::string_view{content}; }};
        while (const auto game = reader.next()) maker.take_game(*game);
        std::cerr << path << ": " << maker.count() << " problems so far\n";
    }
    return maker.count() == 0 ? 1 : 0;
}
