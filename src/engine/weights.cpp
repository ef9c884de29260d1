#include "engine/weights.hpp"

namespace doorgeef::engine {

namespace {

// clang-format off
constexpr Weights kDropsCheck{
    .board = {{108, 276, 285, 344, 584, 0}},
    .reserve = {{135, 280, 296, 346, 639, 0}},
    .passed = {{70, 180, 170, 200, 400, 0}},
    .squares = {{{
        {{0, 0, 0, 0, 5, 45, 27, -44, -3, 1, 19, 12, 2, -10, 7, 14, -17, 3, 19, 27, 72, 50, 72, 48, 44, 4, -2, 54, 0, 0, 0, 0}},
        {{-8, -41, -39, -42, -51, -29, -29, 7, -43, -2, 12, 3, -12, 29, 55, 34, 45, -1, 46, 49, 23, 44, -2, 47, -3, -30, -4, -7, -26, -6, -30, -5}},
        {{3, -6, -28, -2, 38, 3, -32, -2, 7, 28, 12, 6, 10, 0, 14, 17, 6, 36, 6, 41, 18, -16, 16, 8, -3, -22, -35, 10, -33, 2, -48, -9}},
        {{-21, -8, -18, 4, 7, 12, -2, -53, -28, 0, 24, -25, -37, -6, 2, 0, -31, 11, 16, 4, -25, 17, -40, 2, 5, 11, -46, -34, -8, 58, 87, 3}},
        {{-15, -4, -17, 6, -4, 13, -4, -13, -2, 7, -16, -36, 1, 16, -35, -26, -13, -10, -2, -21, 53, -9, 70, 8, -7, -26, 26, 1, 44, 32, 32, 7}},
        {{29, 79, 18, 12, 53, -45, -38, -61, -78, -59, -48, -38, -104, -142, -134, -78, -124, -66, -112, -114, -90, -100, -110, -60, -100, -80, -120, -100, -140, -120, -160, -140}},
    }}},
    .mobility = {{0, 4, 8, 10, 2, 0}},
    .tempo = 40,
    .bishop_pair = 2,
    .doubled_pawn = -11,
    .isolated_pawn = 5,
    .passed_pawn = {0, -7, -12, -8, -25, 10, 21, 0},
    .threat = {{20, 73, 76, 58, 75, 0}},
    .ring_attack = {{24, 10, 7, 6, 9, 0}},
    .safe_check = {{0, 32, 11, 20, 6, 0}},
    .drop_check = {{12, 36, 7, 18, 24, 0}},
    .held_near = {{15, 15, 5, 17, 21, 0}},
    .held_by_owner = {{8, -7, 0, 0, -36, 0}},
    .weak_square = 9,
    .hole = 14,
    .shield_pawn = 8,
    .open_file = 12,
    .flight = -2,
    .held_weak = 3,
    .attacker_moves = 6,
    .drop_checks = {{6, 11, 4, 9, 3, 0}},
    .danger_base = 16,
    .danger_linear = 33,
    .danger_square = 8,
};

constexpr Weights kDropsQuiet{
    .board = {{110, 290, 302, 343, 640, 0}},
    .reserve = {{134, 287, 288, 346, 648, 0}},
    .passed = {{70, 180, 170, 200, 400, 0}},
    .squares = {{{
        {{0, 0, 0, 0, -18, 32, 20, -40, -16, -9, 4, 16, -18, -4, 7, 24, -21, -15, 34, 24, 11, 37, 60, 35, 60, 37, 39, 59, 0, 0, 0, 0}},
        {{-22, -23, -11, -31, 7, 8, 17, 11, -8, 5, 14, 13, -19, 50, 39, 43, 22, 18, 34, 41, 29, 28, 31, 52, -5, -18, -11, -16, -64, 3, 8, 22}},
        {{-18, -36, -4, -18, -4, 20, 10, 20, 13, 25, 12, 21, -15, 23, 30, 37, 10, 32, 16, 36, 13, 23, 18, -1, -17, -10, -31, -26, -17, -35, -4, -28}},
        {{-8, -8, 9, 20, 0, 5, 10, 35, -47, 12, -5, -11, -6, 8, 18, 34, -7, -26, 23, 9, -11, 28, 28, 37, 15, -11, 5, 12, 52, 48, 51, 31}},
        {{-33, -16, -11, -6, -29, -13, 5, -10, -28, -28, -25, -27, -18, -10, -7, -8, -18, -14, -8, 9, 11, 13, 16, 38, 39, 44, 3, 59, 33, 52, 41, 57}},
        {{-10, 39, 1, -43, 40, 44, 17, -20, 12, -1, -32, -18, -18, -51, -86, -72, -100, -59, -131, -128, -120, -142, -127, -102, -126, -92, -102, -100, -152, -162, -100, -110}},
    }}},
    .mobility = {{0, 5, 5, 8, 2, 0}},
    .tempo = 46,
    .bishop_pair = 19,
    .doubled_pawn = 5,
    .isolated_pawn = -3,
    .passed_pawn = {0, 6, -18, -5, 15, 42, 67, 0},
    .threat = {{24, 55, 64, 64, 86, 0}},
    .ring_attack = {{16, 14, 13, 7, 13, 0}},
    .safe_check = {{0, 38, 20, 26, 27, 0}},
    .drop_check = {{0, 0, 0, 0, 0, 0}},
    .held_near = {{-1, -1, 6, 10, 7, 0}},
    .held_by_owner = {{7, -1, 0, -5, -10, 0}},
    .weak_square = 10,
    .hole = 3,
    .shield_pawn = 3,
    .open_file = 13,
    .flight = -1,
    .held_weak = 0,
    .attacker_moves = 13,
    .drop_checks = {{0, 0, 0, 0, 0, 0}},
    .danger_base = -3,
    .danger_linear = 6,
    .danger_square = 10,
};

// Where nothing is dropped, pawns last.
constexpr Weights chess() {
    Weights weights = kDropsCheck;
    weights.board = {{100, 320, 330, 500, 950, 0}};
    weights.passed = {};
    weights.doubled_pawn = 10;
    weights.isolated_pawn = 10;
    weights.passed_pawn = {0, 5, 10, 20, 35, 60, 100, 0};
    return weights;
}
// clang-format on

constexpr Weights kChess = chess();

}  // namespace

const Weights& weights_for(const rules::Ruleset& ruleset) {
    if (!ruleset.passes_pieces()) return kChess;
    return ruleset.drop_check == rules::DropCheck::allowed ? kDropsCheck : kDropsQuiet;
}

}  // namespace doorgeef::engine
