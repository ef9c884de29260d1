#include "match/can_win.hpp"

#include "match/standing.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Bitboard;
using rules::Role;
using winnable::Verdict;

constexpr std::uint64_t kDeadBudget = 2'000;

bool steps_forward(const rules::Position& position, Color color) {
    const Bitboard pawns = position.pieces(color, Role::pawn);
    return ((color == Color::white ? pawns << 8 : pawns >> 8) & ~position.occupied()).any();
}

bool may_be_dead(const Match& match, BoardId board) {
    const rules::Position& position = match.position(board);
    return (position.pieces(Role::queen) | position.pieces(Role::rook)).none() &&
           std::ranges::none_of(rules::kColors, [&](Color color) {
               const rules::Reserve& reserve = position.reserve(color);
               return reserve.has(Role::queen) || reserve.has(Role::rook) || reserve.has(Role::pawn) ||
                      steps_forward(position, color);
           });
}

}  // namespace

winnable::Boards boards_of(const Match& match) {
    winnable::Boards boards;
    for (const BoardId board : kBoards) {
        const auto i = static_cast<std::size_t>(board);
        boards.positions[i] = match.position(board);
        boards.over[i] = match.games[board].over();
        for (const Color color : rules::kColors)
            boards.captured[i][color] = match.captured[match.seat(board, color)];
    }
    return boards;
}

Verdict can_win(const Match& match, BoardId board, Color color, std::uint64_t budget) {
    if (!match.has_board(!board))
        return winnable::winnable(match.position(board), color, match.ruleset(), budget);
    return winnable::winnable(boards_of(match), static_cast<std::uint8_t>(board), color, match.ruleset(),
                              budget);
}

bool is_dead(const Match& match, BoardId board) {
    if (!may_be_dead(match, board)) return false;
    if (!other_game_over(match, board) && !may_be_dead(match, !board)) return false;
    return std::ranges::all_of(rules::kColors, [&](Color color) {
        return can_win(match, board, color, kDeadBudget).answer == winnable::Answer::no;
    });
}

}  // namespace doorgeef::match
