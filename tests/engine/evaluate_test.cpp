#include "engine/evaluate.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

Score value(std::string_view fen, std::string_view rules = "fics") {
    const rules::Ruleset ruleset = *rules::preset(rules);
    const Weights& weights = weights_for(ruleset);
    Worth worth{&weights};
    for (const rules::Color color : rules::kColors) worth.passed[color] = weights.passed;
    return evaluate(board(fen, rules), ruleset, worth);
}

TEST(Evaluate, colours_exchanged_is_the_same_for_the_player_to_move) {
    for (const char* rules : {"fics", "knsb", "stein", "minerva"}) {
        EXPECT_EQ(value("r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R[NPbp] w KQkq - 0 6", rules),
                  value("r1bqkb1r/ppp2ppp/2np1n2/4p3/2BPP3/2N2N2/PPP2PPP/R1BQK2R[BPnp] b KQkq - 0 6", rules));
        EXPECT_EQ(value("4k3/8/8/3q4/8/8/PP6/K7[Q] w - - 0 1", rules),
                  value("k7/pp6/8/8/3Q4/8/8/4K3[q] b - - 0 1", rules));
    }
}

TEST(Evaluate, left_and_right_exchanged_is_the_same_without_castling) {
    EXPECT_EQ(value("1k6/pp6/8/3n4/8/8/5PPP/6K1[Rb] w - - 0 1"),
              value("6k1/6pp/8/4n3/8/8/PPP5/1K6[Rb] w - - 0 1"));
}

TEST(Evaluate, a_piece_more_in_the_reserve_is_better) {
    EXPECT_GT(value("4k3/pppp4/8/8/8/8/PPPP4/4K3[N] w - - 0 1"),
              value("4k3/pppp4/8/8/8/8/PPPP4/4K3[] w - - 0 1") + 100);
    EXPECT_LT(value("4k3/pppp4/8/8/8/8/PPPP4/4K3[n] w - - 0 1"),
              value("4k3/pppp4/8/8/8/8/PPPP4/4K3[] w - - 0 1") - 100);
}

TEST(Evaluate, a_bare_king_fears_a_full_reserve_more_than_a_sheltered_one) {
    const Score sheltered = value("r4rk1/5ppp/8/8/8/8/5PPP/R4RK1[qn] w - - 0 1");
    const Score bare = value("r4rk1/5ppp/8/8/8/8/PPP5/R4RK1[qn] w - - 0 1");
    EXPECT_GT(sheltered, bare + 50);
}

}  // namespace
}  // namespace doorgeef::engine
