#include "touches.hpp"

#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Move;
using rules::Square;

std::optional<Square> captured_on(const rules::Position& position, Move move) {
    if (move.is_drop()) return std::nullopt;
    if (move.kind() == rules::MoveKind::en_passant)
        return rules::square_at(file_of(move.to()), rank_of(move.from()));
    return position.pieces(!position.turn()).contains(move.to()) ? std::optional{move.to()} : std::nullopt;
}

bool is_own(const rules::Position& position, const Touch& touch) {
    const auto* square = std::get_if<Square>(&touch);
    return square != nullptr && position.pieces(position.turn()).contains(*square);
}

bool is_enemy(const rules::Position& position, const Touch& touch) {
    const auto* square = std::get_if<Square>(&touch);
    return square != nullptr && position.pieces(!position.turn()).contains(*square);
}

bool fulfils(const rules::Position& position, const Touch& touch, Move move) {
    if (const auto* role = std::get_if<rules::Role>(&touch)) return move.is_drop() && move.role() == *role;
    if (is_own(position, touch)) return !move.is_drop() && move.from() == std::get<Square>(touch);
    return is_enemy(position, touch) && captured_on(position, move) == std::get<Square>(touch);
}

}  // namespace

struct TouchEntry {
    const Match& before;
    const Match& after;
    Touches& touches;

    template <class Other>
    void operator()(const Other& /*touches nothing*/) const {}

    void operator()(const event::TouchedSquare& event) const { list(event.board).emplace_back(event.square); }
    void operator()(const event::TouchedReserve& event) const { list(event.board).emplace_back(event.role); }
    void operator()(const event::Moved& event) const {
        if (event.completed) list(event.board).clear();
    }
    void operator()(const event::Pressed& event) const { list(event.board).clear(); }
    void operator()(const event::TakenBack& event) const { add_taken_back(event.board); }
    // The offender's own touches ended with his move; what he must replace counts, and nobody else's touches.
    void operator()(const event::ReplacementDemanded& event) const {
        if (after.game(event.seat).coming_back) return;
        list(event.seat.board()).clear();
        add_taken_back(event.seat.board());
    }
    void operator()(const event::PieceRemoved& event) const {
        list(event.seat.board()).clear();
        add_taken_back(event.seat.board());
    }
    void operator()(const event::Ruled& event) const { std::visit(*this, event.ruling.act); }
    void operator()(const arbiter::Restart& act) const {
        for (const BoardId board : kBoards)
            if (act.both || act.board == board) list(board).clear();
    }
    void operator()(const arbiter::SwapColours& /*act*/) const {
        for (const BoardId board : kBoards) list(board).clear();
    }
    void operator()(const arbiter::SetPosition& act) const { list(act.board).clear(); }

    void add_taken_back(BoardId board) const {
        const Move move = before.games[board].last->move;
        if (move.is_drop())
            list(board).emplace_back(move.role());
        else
            list(board).emplace_back(move.from());
        if (const auto square = captured_on(after.position(board), move)) list(board).emplace_back(*square);
    }

    std::vector<Touch>& list(BoardId board) const { return touches.touched_[board]; }
};

void Touches::read(const Match& before, const Match& after, const Event& event) {
    std::visit(TouchEntry{before, after, *this}, event.what);
}

bool Touches::allow(const Match& match, BoardId board, Move move) const {
    const auto& touched = touched_[board];
    if (match.conduct().touch == TouchMove::off || touched.empty()) return true;
    const rules::Position& position = match.position(board);
    const auto legal = rules::legal_moves(position, match.ruleset(), other_position(match, board));
    const auto possible = [&](const Touch& touch) {
        return std::ranges::any_of(legal, [&](Move each) { return fulfils(position, touch, each); });
    };
    const auto first = std::ranges::find_if(touched, possible);
    if (first == touched.end()) return true;
    // The first touched one that can be played; with one of the other side, that capture.
    for (const Touch& second : touched) {
        const bool pair = (is_own(position, *first) && is_enemy(position, second)) ||
                          (is_enemy(position, *first) && is_own(position, second));
        if (!pair) continue;
        const auto fulfils_both = [&](Move each) {
            return fulfils(position, *first, each) && fulfils(position, second, each);
        };
        if (std::ranges::any_of(legal, fulfils_both)) return fulfils_both(move);
    }
    return fulfils(position, *first, move);
}

}  // namespace doorgeef::match
