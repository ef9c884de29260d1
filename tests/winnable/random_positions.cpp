#include "random_positions.hpp"

#include <array>

namespace doorgeef::winnable {

namespace {

using rules::Color;
using rules::Role;
using rules::Setup;
using rules::Square;

constexpr std::array kMen{Role::bishop, Role::bishop, Role::knight, Role::rook, Role::queen};
constexpr std::array kReserve{Role::pawn, Role::knight, Role::bishop, Role::rook};

}  // namespace

rules::Position RandomPositions::next(const Recipe& recipe, const rules::Ruleset& ruleset) {
    for (;;)
        if (const auto position = rules::Position::from_setup(draw(recipe), ruleset)) return *position;
}

void RandomPositions::put(Setup& setup, Color color, Role role) {
    for (;;) {
        const Square square = rules::square_at(pick(64));
        const bool end = rank_of(square) == 0 || rank_of(square) == 7;
        if (setup.board[square] || (role == Role::pawn && end)) continue;
        setup.board[square] = rules::Piece{color, role};
        return;
    }
}

// Where the pawns on the next file stand against each other: not at the same height, where they could
// capture, and mostly one higher or lower, where they protect each other.
int RandomPositions::next_height(int before) {
    for (;;) {
        const int height = 1 + pick(5);
        const int difference = height - before;
        if (difference == 0) continue;
        if (before < 0 || difference == 1 || difference == -1 || pick(20) == 0) return height;
    }
}

void RandomPositions::add_walls(Setup& setup, int percent) {
    int height = -1;
    for (int file = 0; file < 8; ++file) {
        if (pick(100) >= percent) {
            height = -1;
            continue;
        }
        height = next_height(height);
        const int rank = height;
        const auto ram = [&](int white) {
            setup.board[rules::square_at(file, white)] = rules::Piece{Color::white, Role::pawn};
            setup.board[rules::square_at(file, white + 1)] = rules::Piece{Color::black, Role::pawn};
        };
        ram(rank);
        if (rank <= 2 && pick(3) == 0) ram(rank + 2);
    }
}

Setup RandomPositions::draw(const Recipe& recipe) {
    Setup setup;
    add_walls(setup, recipe.wall_percent);
    for (const Color color : rules::kColors) put(setup, color, Role::king);
    for (int left = pick(recipe.men + 1); left > 0; --left)
        put(setup, color(), kMen[static_cast<std::size_t>(pick(static_cast<int>(kMen.size())))]);
    for (int left = pick(recipe.loose_pawns + 1); left > 0; --left) put(setup, color(), Role::pawn);
    for (const Color color : rules::kColors)
        for (int left = pick(recipe.reserve + 1); left > 0; --left)
            setup.reserves[color].add(
                kReserve[static_cast<std::size_t>(pick(static_cast<int>(kReserve.size())))]);
    setup.turn = color();
    return setup;
}

}  // namespace doorgeef::winnable
