#include "engine/exchange.hpp"

#include "table.hpp"

#include <array>

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

struct Case {
    const char* name;
    const char* fen;
    const char* move;
    bool pays;
};

constexpr std::array kCases{
    Case{"an undefended pawn", "4k3/8/8/3p4/8/8/8/3RK3[] w - - 0 1", "d1d5", true},
    Case{"a defended pawn with a rook", "4k3/8/4p3/3p4/8/8/8/3RK3[] w - - 0 1", "d1d5", false},
    Case{"a defended pawn with a rook and one behind", "3rk3/8/8/3p4/8/8/3R4/3RK3[] w - - 0 1", "d2d5", true},
    Case{"a queen with a pawn", "4k3/2p5/3q4/4P3/8/8/8/4K3[] w - - 0 1", "e5d6", true},
    Case{"a king cannot take what is protected", "8/8/3k4/3p4/8/8/3R4/3RK3[] w - - 0 1", "d2d5", true},
    Case{"a drop where a pawn takes it", "4k3/4p3/8/8/8/8/8/4K3[N] w - - 0 1", "N@d6", false},
    Case{"a drop where nothing takes it", "4k3/4p3/8/8/8/8/8/4K3[N] w - - 0 1", "N@d5", true},
    Case{"a promoted knight for a pawn's price but a knight's place", "4k3/8/8/3n~4/8/8/8/3RK3[] w - - 0 1",
         "d1d5", true},
};

TEST(Exchange, pays_or_not) {
    const rules::Ruleset ruleset = *rules::preset("fics");
    const Weights& weights = weights_for(ruleset);
    Worth worth{&weights};
    for (const rules::Color color : rules::kColors) worth.passed[color] = weights.passed;
    for (const Case& each : kCases) {
        const rules::Position position = board(each.fen);
        EXPECT_EQ(exchange_reaches(position, move_of(position, each.move), worth, 0), each.pays) << each.name;
    }
}

TEST(Exchange, the_price_counts_what_the_other_board_pays) {
    const rules::Position position = board("4k3/8/4p3/3n4/8/8/8/3RK3[] w - - 0 1");
    const rules::Move move = move_of(position, "d1d5");
    Worth worth{&weights_for(*rules::preset("fics"))};
    EXPECT_FALSE(exchange_reaches(position, move, worth, 0));
    worth.passed[rules::Color::black][rules::Role::knight] = 600;
    EXPECT_TRUE(exchange_reaches(position, move, worth, 0));
}

}  // namespace
}  // namespace doorgeef::engine
