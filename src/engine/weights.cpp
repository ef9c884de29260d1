#include "engine/weights.hpp"

namespace doorgeef::engine {

namespace {

// clang-format off
constexpr Weights kDropsCheck{
    .board = {{100, 250, 260, 340, 650, 0}},
    .reserve = {{115, 290, 280, 350, 700, 0}},
    .passed = {{70, 180, 170, 200, 400, 0}},
    .squares = {{{
        {{0, 0, 0, 0,  5, 5, 0, -10,  3, 2, 5, 10,  0, 0, 8, 18,  5, 8, 15, 25,  20, 25, 35, 40,  40, 50, 60, 70,  0, 0, 0, 0}},
        {{-40, -20, -20, -15,  -25, -10, 0, 5,  -15, 5, 15, 15,  -10, 8, 18, 25,  -5, 10, 25, 30,  -5, 10, 25, 30,  -15, 0, 15, 15,  -40, -15, -10, -5}},
        {{-15, -10, -10, -15,  -5, 10, 5, 5,  0, 5, 10, 12,  0, 10, 15, 18,  0, 10, 15, 18,  -5, 5, 10, 10,  -10, 0, 5, 5,  -15, -10, -10, -10}},
        {{-10, -5, 5, 10,  -10, -5, 0, 5,  -10, 0, 0, 5,  -10, 0, 0, 5,  -5, 0, 5, 5,  0, 5, 10, 10,  15, 15, 20, 20,  10, 10, 15, 15}},
        {{-15, -10, -5, 0,  -10, 0, 5, 5,  -5, 0, 5, 5,  -5, 0, 5, 10,  0, 5, 10, 15,  5, 10, 15, 20,  5, 10, 15, 20,  5, 10, 15, 15}},
        {{20, 30, 5, -5,  10, 5, -20, -30,  -30, -40, -50, -60,  -60, -70, -80, -90,  -80, -90, -100, -110,  -90, -100, -110, -120,  -100, -110, -120, -130,  -110, -120, -130, -140}},
    }}},
    .mobility = {{0, 4, 4, 2, 1, 0}},
    .tempo = 25,
    .bishop_pair = 10,
    .doubled_pawn = 8,
    .isolated_pawn = 8,
    .passed_pawn = {0, 0, 5, 10, 20, 40, 60, 0},
    .threat = {{10, 30, 30, 40, 60, 0}},
    .ring_attack = {{12, 12, 10, 10, 10, 0}},
    .safe_check = {{0, 30, 20, 35, 35, 0}},
    .drop_check = {{10, 35, 25, 35, 45, 0}},
    .held_near = {{5, 12, 10, 12, 20, 0}},
    .held_by_owner = {{4, 4, 4, 4, 4, 0}},
    .weak_square = 18,
    .hole = 8,
    .shield_pawn = 10,
    .open_file = 8,
    .danger_base = -20,
    .danger_linear = 16,
    .danger_square = 10,
};

constexpr Weights drops_quiet() {
    Weights weights = kDropsCheck;
    weights.drop_check = {};
    return weights;
}

constexpr Weights chess() {
    Weights weights = kDropsCheck;
    weights.board = {{100, 320, 330, 500, 950, 0}};
    weights.passed = {};
    return weights;
}
// clang-format on

constexpr Weights kDropsQuiet = drops_quiet();
constexpr Weights kChess = chess();

}  // namespace

const Weights& weights_for(const rules::Ruleset& ruleset) {
    if (!ruleset.passes_pieces()) return kChess;
    return ruleset.drop_check == rules::DropCheck::allowed ? kDropsCheck : kDropsQuiet;
}

}  // namespace doorgeef::engine
