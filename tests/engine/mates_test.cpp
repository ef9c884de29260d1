// Mates with drops, from real and self-played games: each is proved by trying everything, then found.
#include "engine/mate_search.hpp"
#include "mate_prover.hpp"
#include "table.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

struct Mate {
    std::string rules;
    int moves = 0;
    std::string fen;
};

std::vector<Mate> read_mates() {
    std::ifstream file{std::filesystem::path{DOORGEEF_SOURCE_DIR} / "tests/engine/mates.txt"};
    std::vector<Mate> mates;
    Mate mate;
    while (file >> mate.rules >> mate.moves && std::getline(file >> std::ws, mate.fen)) mates.push_back(mate);
    return mates;
}

TEST(Mates, are_more_than_two_hundred) {
    EXPECT_GE(read_mates().size(), 200U);
}

TEST(Mates, are_proved) {
    for (const Mate& mate : read_mates()) {
        const rules::Ruleset ruleset = *rules::preset(mate.rules);
        const rules::Position position = board(mate.fen, mate.rules);
        EXPECT_TRUE(mates_by_checks(position, ruleset, mate.moves)) << mate.fen;
        // Shorter ones are looked for everywhere as far as that takes no minutes.
        if (mate.moves <= 2) EXPECT_FALSE(mates_within(position, ruleset, mate.moves - 1)) << mate.fen;
    }
}

TEST(Mates, are_solved_and_nothing_shorter_is) {
    for (const Mate& mate : read_mates()) {
        const Situation situation = single(mate.fen, mate.rules);
        const auto found = find_mate(situation, mate.moves, {}).mate;
        ASSERT_TRUE(found) << mate.rules << ' ' << mate.fen;
        EXPECT_EQ(mate_distance(found->score), mate.moves) << mate.rules << ' ' << mate.fen;
        if (mate.moves > 1) EXPECT_FALSE(find_mate(situation, mate.moves - 1, {}).mate) << mate.fen;
    }
}

TEST(Mates, are_found_as_short_as_they_are) {
    for (const Mate& mate : read_mates()) {
        Engine engine{4};
        const Thought thought = engine.think(single(mate.fen, mate.rules), nodes(100'000));
        ASSERT_TRUE(thought.score >= kMateFound) << mate.rules << ' ' << mate.fen;
        EXPECT_LE(mate_distance(thought.score), mate.moves) << mate.rules << ' ' << mate.fen;
    }
}

}  // namespace
}  // namespace doorgeef::engine
