// Boards, teams and seats. Team A has seats A1 and A2, team B has B1 and B2; the digit is the board.
// Teammates play opposite colours, so that what one captures is of the colour that the other drops.
#pragma once

#include "rules/color.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::match {

using rules::Color;

enum class BoardId : std::uint8_t { first, second };
enum class Team : std::uint8_t { a, b };

inline constexpr std::array kBoards{BoardId::first, BoardId::second};
inline constexpr std::array kTeams{Team::a, Team::b};

constexpr BoardId operator!(BoardId board) {
    return board == BoardId::first ? BoardId::second : BoardId::first;
}
constexpr Team operator!(Team team) {
    return team == Team::a ? Team::b : Team::a;
}
constexpr int number(BoardId board) {
    return board == BoardId::first ? 1 : 2;
}

class Seat {
public:
    constexpr Seat() = default;
    constexpr Seat(Team team, BoardId board) : team_(team), board_(board) {}

    constexpr Team team() const { return team_; }
    constexpr BoardId board() const { return board_; }
    constexpr Seat partner() const { return {team_, !board_}; }
    constexpr Seat opponent() const { return {!team_, board_}; }
    constexpr Seat diagonal() const { return {!team_, !board_}; }
    constexpr std::size_t index() const {
        return static_cast<std::size_t>(team_) * 2 + static_cast<std::size_t>(board_);
    }

    friend constexpr bool operator==(Seat, Seat) = default;

private:
    Team team_ = Team::a;
    BoardId board_ = BoardId::first;
};

inline constexpr std::array kSeats{Seat{Team::a, BoardId::first}, Seat{Team::a, BoardId::second},
                                   Seat{Team::b, BoardId::first}, Seat{Team::b, BoardId::second}};

// Who has which colour, given the team that has White on the first board (KNSB 1.4).
constexpr Color color_of(Seat seat, Team white_on_first) {
    const bool white = (seat.team() == white_on_first) == (seat.board() == BoardId::first);
    return white ? Color::white : Color::black;
}
constexpr Seat seat_of(BoardId board, Color color, Team white_on_first) {
    const bool same_team = (board == BoardId::first) == (color == Color::white);
    return {same_team ? white_on_first : !white_on_first, board};
}

constexpr std::string_view name(Seat seat) {
    constexpr std::array<std::string_view, 4> names{"A1", "A2", "B1", "B2"};
    return names[seat.index()];
}
constexpr std::optional<Seat> parse_seat(std::string_view text) {
    for (const Seat seat : kSeats)
        if (name(seat) == text) return seat;
    return std::nullopt;
}

template <class T>
struct ByBoard {
    std::array<T, 2> values{};

    constexpr T& operator[](BoardId board) { return values[static_cast<std::size_t>(board)]; }
    constexpr const T& operator[](BoardId board) const { return values[static_cast<std::size_t>(board)]; }
    friend constexpr bool operator==(const ByBoard&, const ByBoard&) = default;
};

template <class T>
struct ByTeam {
    std::array<T, 2> values{};

    constexpr T& operator[](Team team) { return values[static_cast<std::size_t>(team)]; }
    constexpr const T& operator[](Team team) const { return values[static_cast<std::size_t>(team)]; }
    friend constexpr bool operator==(const ByTeam&, const ByTeam&) = default;
};

template <class T>
struct BySeat {
    std::array<T, 4> values{};

    constexpr T& operator[](Seat seat) { return values[seat.index()]; }
    constexpr const T& operator[](Seat seat) const { return values[seat.index()]; }
    friend constexpr bool operator==(const BySeat&, const BySeat&) = default;
};

}  // namespace doorgeef::match
