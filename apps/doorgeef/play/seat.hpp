// The four places at a table: A1 plays White against B1 on board 1, B2 plays White against A2 on board 2.
#pragma once

#include "rules/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace doorgeef::app {

enum class BoardId : std::uint8_t { first, second };

inline constexpr std::array kBoardIds{BoardId::first, BoardId::second};

constexpr BoardId operator!(BoardId board) {
    return board == BoardId::first ? BoardId::second : BoardId::first;
}

constexpr char digit(BoardId board) {
    return board == BoardId::first ? '1' : '2';
}

template <class T>
struct ByBoard {
    std::array<T, 2> values{};

    constexpr T& operator[](BoardId board) { return values[static_cast<std::size_t>(board)]; }
    constexpr const T& operator[](BoardId board) const { return values[static_cast<std::size_t>(board)]; }
};

enum class Team : std::uint8_t { a, b };

struct Seat {
    Team team{};
    BoardId board{};

    constexpr rules::Color color() const {
        const bool white = (team == Team::a) == (board == BoardId::first);
        return white ? rules::Color::white : rules::Color::black;
    }
    friend constexpr bool operator==(const Seat&, const Seat&) = default;
};

constexpr Seat seat_of(BoardId board, rules::Color color) {
    const bool team_a = (color == rules::Color::white) == (board == BoardId::first);
    return {team_a ? Team::a : Team::b, board};
}

// "A1"
inline std::string to_string(Seat seat) {
    return {seat.team == Team::a ? 'A' : 'B', digit(seat.board)};
}

}  // namespace doorgeef::app
