#include "engine/tempo.hpp"

#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using match::Time;

// The teammate has Black on the second board.
constexpr const char* kHeMoves = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1";
// In check from far, and nothing in hand to put between: a piece would help.
constexpr const char* kHeIsStuck = "R5k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";

struct Case {
    const char* what;
    Time own_ms;
    Time diagonal_ms;
    const char* other = kStart;
    bool asked_for_knight = false;
    int tempo = 1000;
};

Situation situation_of(const Case& chosen) {
    Situation situation = both(kStart, chosen.other);
    match::BySeat<Time> remaining{{60'000, 60'000, 60'000, 60'000}};
    remaining[situation.seat] = chosen.own_ms;
    remaining[situation.seat.diagonal()] = chosen.diagonal_ms;
    situation.remaining_ms = remaining;
    situation.heard.needs[rules::Role::knight] = chosen.asked_for_knight;
    return situation;
}

TEST(Tempo, follows_the_clocks_of_both_boards_and_a_teammate_who_waits) {
    const Case cases[]{
        {"level", 60'000, 60'000},
        {"ahead", 60'000, 10'000},
        {"behind by next to nothing", 59'000, 60'000},
        {"behind by a quarter", 45'000, 60'000, kStart, false, 750},
        {"behind by half", 30'000, 60'000, kStart, false, 500},
        {"behind by far: never less than a quarter", 2'000, 60'000, kStart, false, 250},
        {"nothing left", 0, 60'000, kStart, false, 250},
        {"nobody has anything left", 0, 0},
        {"the teammate is on move and wants nothing", 60'000, 60'000, kHeMoves, false, 1000},
        {"the teammate is on move and asked for a piece", 60'000, 60'000, kHeMoves, true, 500},
        {"the teammate asked, but his opponent is on move", 60'000, 60'000, kStart, true, 1000},
        {"the teammate has no move without a piece", 60'000, 60'000, kHeIsStuck, false, 500},
        {"stuck, and behind by a quarter", 45'000, 60'000, kHeIsStuck, false, 375},
        {"stuck, and behind by half and more", 20'000, 60'000, kHeIsStuck, false, 250},
    };
    for (const Case& chosen : cases)
        EXPECT_EQ(tempo_permille(situation_of(chosen)), chosen.tempo) << chosen.what;
}

TEST(Tempo, is_the_usual_one_without_clocks_or_another_game_or_a_look_at_it) {
    const Situation behind = situation_of({"behind", 10'000, 60'000});
    Situation situation = behind;
    situation.remaining_ms.reset();
    EXPECT_EQ(tempo_permille(situation), 1000);
    situation = behind;
    situation.boards[match::BoardId::second].over = true;
    EXPECT_EQ(tempo_permille(situation), 1000);
    situation = behind;
    situation.sees_both = false;
    EXPECT_EQ(tempo_permille(situation), 1000);
    situation = behind;
    situation.ruleset = *rules::preset("jijbent");
    EXPECT_EQ(tempo_permille(situation), 1000);
}

}  // namespace
}  // namespace doorgeef::engine
