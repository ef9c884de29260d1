#include "census.hpp"

#include "rules/fen.hpp"

namespace doorgeef::match {

namespace {

using rules::Position;
using rules::Role;

void add(Men& men, Color color, Role role, int count = 1) {
    men[color][role] += count;
}

void add_reserve(Men& men, Color color, const rules::Reserve& reserve, int sign) {
    for (const Role role : rules::kDroppableRoles)
        add(men, color, role, sign * static_cast<int>(reserve.count(role)));
}

void add_board(Men& men, const Position& position, int sign) {
    for (const Color color : rules::kColors)
        for (const Role role : rules::kRoles) {
            const auto squares = position.pieces(color, role);
            const auto pawns = squares & position.promoted();
            add(men, color, role, sign * static_cast<int>(squares.count() - pawns.count()));
            add(men, color, Role::pawn, sign * static_cast<int>(pawns.count()));
        }
}

void add_reserves(Men& men, const Position& position, int sign) {
    for (const Color color : rules::kColors) add_reserve(men, color, position.reserve(color), sign);
}

// What the player took from the board with a move that he has not completed.
void add_in_hand(Men& men, const Match& match, BoardId board, int sign) {
    const Game& game = match.games[board];
    if (!game.move_made || !match.ruleset().passes_pieces()) return;
    for (const auto& man : {game.last->played.captured, game.last->played.surrendered})
        if (man) add(men, man->color, man->role, sign);
}

void add_captured(Men& men, const Match& match, BoardId board, int sign) {
    for (const Color color : rules::kColors)
        add_reserve(men, !color, match.captured[match.seat(board, color)], sign);
}

}  // namespace

Men count_men(const Match& match) {
    Men men;
    for (const BoardId board : kBoards) {
        if (!match.has_board(board)) continue;
        add_board(men, match.position(board), +1);
        add_reserves(men, match.position(board), +1);
        add_in_hand(men, match, board, +1);
        add_captured(men, match, board, +1);
    }
    return men;
}

// The events by which chessmen leave or join.
struct CensusEntry {
    const Match& before;
    Census& census;

    template <class Other>
    void operator()(const Other& /*moves nothing in or out*/) const {}

    void operator()(const event::Moved& event) const {
        const Position& position = before.position(event.board);
        const Color mover = position.turn();
        Men& men = census.expected_;
        census.before_move_ = men;
        // Stein 3.1: nothing there to take, so the pawn leaves the match.
        if (event.move.kind() == rules::MoveKind::taking && !event.move.taken())
            add(men, mover, Role::pawn, -1);
        if (before.ruleset().passes_pieces()) return;
        // On a single board what is captured is gone, and a promoted pawn is a piece for good.
        if (const auto victim = position.piece_at(event.move.to())) add(men, victim->color, victim->role, -1);
        if (event.move.kind() == rules::MoveKind::en_passant) add(men, !mover, Role::pawn, -1);
        if (event.move.kind() == rules::MoveKind::promotion) {
            add(men, mover, Role::pawn, -1);
            add(men, mover, event.move.role(), +1);
        }
    }
    void operator()(const event::TakenBack& /*event*/) const { undo_move(); }
    void operator()(const event::ReplacementDemanded& /*event*/) const { undo_move(); }

    void operator()(const event::Ruled& event) const { std::visit(*this, event.ruling.act); }

    // The arbiter may put on a board whatever he finds right; what a player holds of it goes back into the
    // box.
    void operator()(const arbiter::SetPosition& act) const {
        remove_game(act.board);
        const Position position =
            std::move(Position::from_setup(*rules::parse_fen(act.fen), before.ruleset())).value();
        add_board(census.expected_, position, +1);
        add_reserves(census.expected_, position, +1);
    }

    void operator()(const arbiter::Restart& act) const {
        if (act.both)
            restart_both();
        else
            restart_one(act.board);
    }
    void operator()(const arbiter::SwapColours& /*act*/) const { restart_both(); }

    void undo_move() const {
        if (!before.ruleset().passes_pieces()) census.expected_ = census.before_move_;
    }

    void remove_game(BoardId board) const {
        add_board(census.expected_, before.position(board), -1);
        add_reserves(census.expected_, before.position(board), -1);
        add_in_hand(census.expected_, before, board, -1);
    }

    // R17: what was passed out of that game and lies in a reserve is withdrawn, and so is what lies captured
    // beside its board; what its own players received stays theirs.
    void restart_one(BoardId board) const {
        const Position played = before.position(board);
        remove_game(board);
        add_board(census.expected_, Position{}, +1);
        add_reserves(census.expected_, played, +1);
        add_captured(census.expected_, before, board, -1);
        if (before.has_board(!board)) add_reserves(census.expected_, before.position(!board), -1);
    }

    // L20: all reserves and captured pieces are cleared.
    void restart_both() const {
        census.expected_ = {};
        for (const BoardId board : kBoards)
            if (before.has_board(board)) add_board(census.expected_, Position{}, +1);
    }
};

void Census::read(const Match& before, const Event& event) {
    std::visit(CensusEntry{before, *this}, event.what);
}

std::string Census::compare(const Match& match) const {
    const Men men = count_men(match);
    if (men != expected_)
        for (const Color color : rules::kColors)
            for (const Role role : rules::kRoles)
                if (men[color][role] != expected_[color][role])
                    return std::string{color == Color::white ? "White" : "Black"} + " has " +
                           std::to_string(men[color][role]) + ' ' + letter(role) + " over all, not " +
                           std::to_string(expected_[color][role]);
    for (const BoardId board : kBoards)
        for (const Color color : rules::kColors)
            if (match.position(board).pieces(color, Role::king).count() != 1)
                return "not one king on board " + std::to_string(number(board));
    return {};
}

}  // namespace doorgeef::match
