#include "players.hpp"

#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Coordinates;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;
using rules::Square;

PlayerCommand by(Seat seat, command::OfPlayer what) {
    return {seat, std::move(what)};
}

ArbiterCommand ruled(arbiter::Act act) {
    return {std::move(act), {}};
}

bool holds(const rules::Reserve& reserve) {
    return !reserve.empty();
}

}  // namespace

Coordinates coordinates_of(Move move) {
    if (move.is_drop()) return {rules::DropCoordinates{move.role(), move.to()}};
    rules::StepCoordinates step{move.from(), move.to(), {}, false, {}};
    if (move.kind() == MoveKind::promotion) step.promotion = move.role();
    if (move.kind() == MoveKind::taking) {
        step.takes = true;
        step.taken = move.taken();
    }
    return {step};
}

Players::Players(Dice& dice) : dice_(dice), to_and_fro_(dice.one_in(8)), quarrelsome_(dice.one_in(3)) {}

Time Players::next_time(const Match& match, Time now) {
    if (dice_.one_in(40)) {  // around a flag
        const auto runs_out = match.games[any_board(match)].clock.runs_out_at();
        return runs_out ? std::max(now, *runs_out - 1 + dice_.below(3)) : now + dice_.below(60'000);
    }
    if (dice_.one_in(20)) return now + dice_.below(2000);
    return now + dice_.below(100);
}

// Now and then a move was on its way for a while.
Command Players::next_command(const Match& match) {
    Command command = choose(match);
    auto* deed = std::get_if<PlayerCommand>(&command);
    const bool moves = deed != nullptr && (std::holds_alternative<command::Play>(deed->what) ||
                                           std::holds_alternative<command::Press>(deed->what));
    if (moves && dice_.one_in(4)) deed->credit_ms = dice_.below(300);
    return command;
}

Command Players::choose(const Match& match) {
    if (!match.started && !dice_.one_in(6)) return about_start(match);
    if (match.over() || dice_.one_in(6)) return anything(match);
    if (auto command = apt_for_match(match)) return *command;
    const BoardId board = any_board(match);
    if (auto command = apt_command(match, board)) return *command;
    return play(match, match.on_move(board));
}

Command Players::about_start(const Match& match) {
    const BoardId board = any_board(match);
    return by(match.seat(board, Color::black), command::Press{});
}

std::optional<Command> Players::apt_for_match(const Match& match) {
    if (match.paused && !dice_.one_in(3)) return ruled(arbiter::Resume{});
    const bool agreeing = match.ruleset().draw_agreement == rules::DrawAgreement::four &&
                          std::ranges::count(match.agrees_to_draw.values, true) > 0;
    if (agreeing && dice_.one_in(3)) return by(dice_.pick(kSeats), command::AcceptDraw{});
    const Seat seat = dice_.pick(kSeats);
    if (quarrelsome_ && !match.game(seat).arbiter_called && dice_.one_in(10))
        return by(seat, command::CallArbiter{});
    if (match.leave_asked[seat] && dice_.one_in(3))
        return by(seat.partner(),
                  command::Say{Signal{dice_.one_in(2) ? SignalKind::yes : SignalKind::no, {}, {}, {}}});
    if (holds(match.captured[seat]) && dice_.one_in(2)) return by(seat, command::Pass{});
    return std::nullopt;
}

std::optional<Command> Players::apt_command(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    const Seat turn = match.on_move(board);
    if (game.over()) return dice_.one_in(8) ? std::optional{anything(match)} : std::nullopt;
    if (game.coming_back && !dice_.one_in(3)) return about_return(match, board);
    if (game.resigned && dice_.one_in(4)) return by(turn, command::Waive{});
    if (game.claim && dice_.one_in(3)) {
        if (dice_.one_in(2)) return ruled(arbiter::Grant{board});
        return ruled(arbiter::Reject{board});
    }
    if (game.move_made && !dice_.one_in(6)) return by(turn, command::Press{});
    if (game.challengeable && dice_.one_in(4)) {
        if (dice_.one_in(4)) return by(turn, command::AcceptIllegal{});
        return by(turn, command::ClaimIllegal{});
    }
    for (const Color color : rules::kColors)
        if (quarrelsome_ && game.arbiter_called && game.illegal_made[color] > 1 && dice_.one_in(40))
            return ruled(arbiter::PenaliseIllegalMoves{
                match.seat(board, color), dice_.one_in(3) ? std::nullopt : std::optional<Time>{1000}});
    if (game.draw_offered && dice_.one_in(8))
        return by(match.seat(board, !*game.draw_offered), command::AcceptDraw{});
    for (const Color color : rules::kColors)
        if (game.clock.flag_down(color) && dice_.one_in(6))
            return quarrelsome_ && dice_.one_in(2)
                       ? Command{ruled(arbiter::PenaliseFlagNotice{match.seat(board, color)})}
                       : Command{by(match.seat(board, !color), command::ClaimFlag{})};
    const bool claims =
        game.position.halfmoves() >= 99 || game.position.occupied().count() <= 4 || to_and_fro_;
    if (claims && dice_.one_in(5))
        return by(turn, command::ClaimDraw{static_cast<ClaimKind>(dice_.below(3)), {}});
    return std::nullopt;
}

// KNSB 7.7, in its order.
Command Players::about_return(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    const Seat opponent = match.seat(board, game.position.turn());
    if (!game.coming_back->reported) return by(opponent.opponent(), command::ReportNoPiece{});
    const rules::Chessman piece = game.coming_back->piece;
    const auto there = match.position(!board).pieces(piece.color, piece.role);
    if (game.coming_back->opponent_runs && there.any())
        return by(opponent, command::RemovePiece{dice_.one_in(20) ? any_square() : square_of(there)});
    return play(match, match.on_move(!board));
}

Command Players::play(const Match& match, Seat seat) {
    const BoardId board = seat.board();
    if (const auto drop = drop_what_came_illegally(match, board)) return by(seat, command::Play{*drop});
    const bool illegal = dice_.one_in(quarrelsome_ ? 4 : 15);
    return by(seat, command::Play{illegal ? any_move(match, board) : legal_move(match, board)});
}

// What the teammate captured illegally is dropped, so that it cannot simply come back (KNSB 7.7).
std::optional<Coordinates> Players::drop_what_came_illegally(const Match& match, BoardId board) {
    const Game& other = match.games[!board];
    if (!match.has_board(!board) || !other.challengeable || !other.last->played.captured) return std::nullopt;
    const rules::Chessman man = *other.last->played.captured;
    const Position& position = match.position(board);
    if (man.color != position.turn() || !position.reserve(man.color).has(man.role)) return std::nullopt;
    const auto legal = rules::legal_moves(position, match.ruleset(), other_position(match, board));
    for (int tries = 0; tries < 8 && !legal.empty(); ++tries) {
        const Move move = dice_.pick(legal);
        if (move.is_drop() && move.role() == man.role) return coordinates_of(move);
    }
    return std::nullopt;
}

Coordinates Players::legal_move(const Match& match, BoardId board) {
    const Game& game = match.games[board];
    const Position& position = game.move_made ? game.last->before : game.position;
    const auto legal = rules::legal_moves(position, match.ruleset(), other_position(match, board));
    if (legal.empty()) return any_move(match, board);
    auto& latest = latest_[match.seat(board, position.turn())];
    Move move = dice_.pick(legal);
    if (to_and_fro_ && latest && !latest->is_drop()) {
        const Move back = Move::normal(latest->role(), latest->to(), latest->from());
        if (std::ranges::find(legal, back) != legal.end()) move = back;
    } else if (!position.occupied().contains(move.to())) {
        move = dice_.pick(legal);  // a second throw, to capture more
    }
    latest = move;
    return coordinates_of(move);
}

Square Players::square_of(rules::Bitboard squares) {
    int skip = dice_.below(static_cast<int>(squares.count()));
    for (const Square square : squares)
        if (skip-- == 0) return square;
    return squares.first();
}

// Mostly of something that is there, if anything is.
Coordinates Players::any_drop(const Position& position) {
    Role role = dice_.pick(rules::kDroppableRoles);
    for (int tries = 0; tries < 6 && !position.reserve(position.turn()).has(role); ++tries)
        role = dice_.pick(rules::kDroppableRoles);
    const Square to = dice_.one_in(3) ? square_of(position.pieces(Role::king)) : any_square();
    return {rules::DropCoordinates{role, square_near(to)}};
}

Square Players::square_near(Square square) {
    const int file = std::clamp(file_of(square) - 2 + dice_.below(5), 0, 7);
    const int rank = std::clamp(rank_of(square) - 2 + dice_.below(5), 0, 7);
    return rules::square_at(file, rank);
}

// A move that hands could try, most likely illegal.
Coordinates Players::any_move(const Match& match, BoardId board) {
    const Position& position = match.position(board);
    const Color mover = position.turn();
    const auto to = dice_.one_in(2) ? square_of(position.pieces(!mover)) : any_square();
    if (dice_.one_in(4)) return any_drop(position);
    if (dice_.one_in(8)) return {rules::StepCoordinates{any_square(), any_square(), {}, false, {}}};
    if (dice_.one_in(8)) {
        const auto path = rules::castling_path(mover, dice_.pick(rules::kWings));
        return {rules::StepCoordinates{path.king_from, path.king_to, {}, false, {}}};
    }
    rules::StepCoordinates step{square_of(position.pieces(mover)), to, {}, false, {}};
    const auto pawns = position.pieces(mover, Role::pawn);
    if (pawns.any() && dice_.one_in(5)) {
        const int last_rank = mover == Color::white ? 7 : 0;
        const auto ready = pawns & rules::relative_rank_mask(mover, 6);
        step.from = square_of(ready.any() ? ready : pawns);
        step.to = rules::square_at(dice_.one_in(2) ? file_of(step.from) : dice_.below(8), last_rank);
        if (dice_.one_in(2)) step.promotion = dice_.pick(rules::kPromotionRoles);
        if (!step.promotion && dice_.one_in(2)) {
            step.takes = true;
            if (!dice_.one_in(4)) step.taken = square_of(match.position(!board).occupied());
        }
    }
    if (pawns.any() && dice_.one_in(4)) {  // a double step, whatever is in the way
        step = {square_of(pawns), {}, {}, false, {}};
        step.to =
            rules::square_at((index(step.from) + (mover == Color::white ? 16 : 48)) % rules::kSquareCount);
    }
    return {step};
}

BoardId Players::any_board(const Match& match) {
    return match.has_board(BoardId::second) ? dice_.pick(kBoards) : BoardId::first;
}

}  // namespace doorgeef::match
