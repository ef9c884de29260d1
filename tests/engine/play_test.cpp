// Whole matches between engines: every move is legal, under every ruleset.
#include "count_from_environment.hpp"
#include "engine/levels.hpp"
#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using match::BoardId;

constexpr int kMostMoves = 200;

// Levels and nodes differ from move to move, so that matches differ and strange positions arise.
Thought think(Engine& engine, const match::Match& match, BoardId board, std::uint64_t lot) {
    Situation situation = Situation::of(match, match.on_move(board), 0);
    situation.sees_both = situation.sees_both && lot % 16 == 0;
    return think_as(kLevels[lot % 3], engine, situation, nodes(20 + lot % 64), lot);
}

void play_match(Engine& engine, const rules::Ruleset& ruleset, std::uint64_t seed) {
    match::Match match = started(ruleset);
    for (int move = 0; move < kMostMoves && !match.over(); ++move) {
        const std::uint64_t lot =
            (seed * 1'000 + static_cast<std::uint64_t>(move)) * 0x9E3779B97F4A7C15 >> 40;
        BoardId board = lot % 2 == 0 ? BoardId::first : BoardId::second;
        if (!can_move(match, board)) board = !board;
        if (!can_move(match, board)) return;
        const Thought thought = think(engine, match, board, lot);
        ASSERT_TRUE(thought.move);
        ASSERT_TRUE(play(match, board, *thought.move)) << "seed " << seed << " move " << move;
    }
}

TEST(Play, no_move_is_illegal_under_any_ruleset) {
    const int matches = count_from_environment("DOORGEEF_TEST_MATCHES", 100);
    Engine engine{1};
    for (int i = 0; i < matches; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        play_match(engine, rules::kPresets[number % rules::kPresets.size()].ruleset,
                   number / rules::kPresets.size());
    }
}

// The share of points of the first of two teams.
double score(const Level& ours, const Level& theirs, const rules::Ruleset& ruleset, int rounds) {
    int half_points = 0;
    int all = 0;
    Engine engine{1};
    for (int round = 0; round < rounds; ++round) {
        match::Match match = started(ruleset);
        for (int move = 0; move < kMostMoves && !match.over(); ++move) {
            BoardId board = move % 2 == 0 ? BoardId::first : BoardId::second;
            if (!can_move(match, board)) board = !board;
            if (!can_move(match, board)) break;
            const match::Seat seat = match.on_move(board);
            const Level& level = (seat.team() == match::Team::a) == (round % 2 == 0) ? ours : theirs;
            engine.forget();
            const Thought thought = think_as(level, engine, Situation::of(match, seat, 0), {},
                                             static_cast<std::uint64_t>(round * 1'000 + move));
            if (!play(match, board, *thought.move)) break;
        }
        if (!match.score) continue;
        half_points += match.score->half_points[round % 2 == 0 ? match::Team::a : match::Team::b];
        all += match.score->half_points[match::Team::a] + match.score->half_points[match::Team::b];
    }
    return all == 0 ? 0 : static_cast<double>(half_points) / all;
}

// Up to club: beyond it takes minutes.
TEST(Play, each_of_the_lower_levels_beats_the_one_below) {
    const rules::Ruleset ruleset = *rules::preset("fics");
    for (std::size_t i = 1; i < 3; ++i)
        EXPECT_GT(score(kLevels[i], kLevels[i - 1], ruleset, 10), 0.6) << kLevels[i].name;
}

}  // namespace
}  // namespace doorgeef::engine
