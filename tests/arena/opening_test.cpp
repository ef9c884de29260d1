#include "doorgeef/arena/opening.hpp"

#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using match::BoardId;

std::string text(const Opening& opening) {
    std::string moves;
    for (const BoardId board : match::kBoards) {
        for (const rules::Move move : opening[board]) moves += ' ' + rules::to_string(move);
        moves += " /";
    }
    return moves;
}

TEST(Opening, can_be_played_and_captures_nothing) {
    for (const rules::Preset& preset : rules::kPresets)
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Opening opening = make_opening(preset.ruleset, seed);
            for (const BoardId board : match::kBoards) {
                const bool there = board == BoardId::first || preset.ruleset.boards == 2;
                EXPECT_EQ(opening[board].size(), there ? 4U : 0U);
                rules::Position position;
                rules::Position other;
                for (const rules::Move move : opening[board]) {
                    const auto played = rules::play(position, move, preset.ruleset, &other);
                    ASSERT_TRUE(played) << preset.name << text(opening);
                    EXPECT_FALSE(played->captured);
                }
                EXPECT_FALSE(position.in_check());
            }
        }
}

TEST(Opening, leaves_nothing_to_be_mated_or_won_at_once) {
    const rules::Ruleset& ruleset = rules::kPresets.front().ruleset;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const Opening opening = make_opening(ruleset, seed);
        for (const auto& moves : opening.values) {
            rules::Position position;
            for (const rules::Move move : moves) position.play_unchecked(move, ruleset);
            for (const rules::Move move : rules::legal_moves(position, ruleset)) {
                rules::Position after = position;
                const auto played = after.play_unchecked(move, ruleset);
                EXPECT_TRUE(rules::has_legal_move(after, ruleset)) << text(opening);
                if (!played.captured) continue;
                const bool taken_back = after.attackers(move.to(), after.turn(), after.occupied()).any();
                EXPECT_TRUE(taken_back) << text(opening) << " wins by " << rules::to_string(move);
            }
        }
    }
}

TEST(Opening, is_the_same_for_a_seed_and_varied_over_seeds) {
    const rules::Ruleset& ruleset = rules::kPresets.front().ruleset;
    EXPECT_EQ(text(make_opening(ruleset, 7)), text(make_opening(ruleset, 7)));
    std::set<std::string> openings;
    for (std::uint64_t seed = 0; seed < 200; ++seed) openings.insert(text(make_opening(ruleset, seed)));
    EXPECT_GT(openings.size(), 195U);
}

}  // namespace
}  // namespace doorgeef::app
