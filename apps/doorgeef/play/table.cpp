#include "doorgeef/play/table.hpp"

namespace doorgeef::app {

namespace {

// A chessman off a board joins the reserve of its own colour on the other one: captured, the capturer's
// teammate has it; surrendered, the opponent's.
rules::Result<Passed, Refusal> pass(const rules::Chessman& man, rules::Position& position, BoardId board) {
    const Seat to = seat_of(board, man.color);
    if (position.reserve(man.color).full(man.role)) return Refusal{ReserveFull{to, man.role}};
    position.add_to_reserve(man.color, man.role);
    return Passed{man, to};
}

}  // namespace

rules::MoveList Table::legal_moves(BoardId board) const {
    return rules::legal_moves(positions_[board], ruleset_, &positions_[!board]);
}

BoardState Table::state(BoardId board) const {
    const rules::Position& position = positions_[board];
    if (rules::count_legal_moves(position, ruleset_, &positions_[!board]) > 0)
        return position.in_check() ? BoardState::in_check : BoardState::running;
    return position.in_check() ? BoardState::mate : BoardState::stalemate;
}

rules::Result<MoveReport, Refusal> Table::play(BoardId board, const rules::Coordinates& coordinates) {
    ByBoard<rules::Position> next = positions_;
    const auto move = rules::resolve(coordinates, next[board]);
    if (!move) return Refusal{move.error()};
    const auto played = rules::play(next[board], *move, ruleset_, &next[!board]);
    if (!played) return Refusal{played.error()};

    MoveReport report{to_move(board), *move};
    if (move->taken()) report.taken = positions_[!board].piece_at(*move->taken());
    if (ruleset_.passes_pieces()) {
        if (played->captured) {
            const auto passed = pass(*played->captured, next[!board], !board);
            if (!passed) return passed.error();
            report.captured = *passed;
        }
        if (played->surrendered) {
            const auto passed = pass(*played->surrendered, next[!board], !board);
            if (!passed) return passed.error();
            report.surrendered = *passed;
        }
    }
    positions_ = next;
    last_moves_[board] = *move;
    return report;
}

}  // namespace doorgeef::app
