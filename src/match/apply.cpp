#include "match/apply.hpp"

#include "match/standing.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::match {

namespace {

using rules::Chessman;
using rules::Position;
using rules::Role;

class Application {
public:
    Application(Match& match, Time at) : match_(match), at_(at) {}

    void operator()(const event::ReadyToStart& e) { match_.ready[e.seat] = true; }

    void operator()(const event::Started& /*e*/) {
        match_.started = at_;
        for (const BoardId board : kBoards)
            if (match_.has_board(board)) run_clock(board);
        look_again();
    }

    void operator()(const event::Moved& e) {
        Game& game = match_.games[e.board];
        const Color mover = game.turn();
        if (game.challengeable) let_stand(game, !mover);
        game.last = LastMove{game.position, e.move, {}, e.legal, {}};
        if (!e.legal || !e.completed) game.last->keys_before = game.keys;
        game.last->played = game.position.play_unchecked(e.move, match_.ruleset(), taken_from(e));
        game.move_made = true;
        if (game.draw_offered == !mover) game.draw_offered.reset();
        game.claim.reset();
        if (e.completed)
            complete(e.board);
        else
            look_again();
    }

    void operator()(const event::Pressed& e) { complete(e.board); }

    void operator()(const event::TakenBack& e) {
        take_back(match_.games[e.board]);
        look_again();
    }

    void operator()(const event::TouchedSquare& e) { match_.games[e.board].touched.emplace_back(e.square); }
    void operator()(const event::TouchedReserve& e) { match_.games[e.board].touched.emplace_back(e.role); }

    void operator()(const event::Passed& e) {
        match_.captured[e.seat].remove(e.role);
        const Seat partner = e.seat.partner();
        match_.games[partner.board()].position.add_to_reserve(match_.color(partner), e.role);
        look_again();
    }

    void operator()(const event::FlagFell& e) { match_.games[e.board].clock.drop_flag(e.color, at_); }

    void operator()(const event::Resigned& e) {
        Game& game = match_.games[e.seat.board()];
        game.resigned = match_.color(e.seat);
        game.draw_offered.reset();
        game.claim.reset();
        look_again();
    }
    void operator()(const event::LastMoveWaived& /*e*/) {}

    void operator()(const event::DrawOffered& e) {
        match_.games[e.seat.board()].draw_offered = match_.color(e.seat);
        match_.agrees_to_draw[e.seat] = true;
    }
    void operator()(const event::DrawDeclined& e) {
        match_.games[e.seat.board()].draw_offered.reset();
        match_.agrees_to_draw = {};
    }
    void operator()(const event::DrawAccepted& e) { match_.agrees_to_draw[e.seat] = true; }

    void operator()(const event::FlagClaimed& /*e*/) {}
    void operator()(const event::DrawClaimed& e) {
        if (match_.ruleset().claims != rules::Claims::moderator) return;
        Game& game = match_.games[e.claim.seat.board()];
        game.claim = e.claim;
        game.arbiter_called = true;
    }

    void operator()(const event::ReplacementDemanded& e) {
        Game& game = match_.games[e.seat.board()];
        const Seat offender = e.seat.opponent();
        game.challengeable = false;
        const auto captured = game.last->played.captured;
        if (!captured || fetch_back(offender, *captured))
            restore(e.seat.board(), offender);
        else
            game.coming_back = Return{*captured};
        run_clock(e.seat.board());
        look_again();
    }

    void operator()(const event::IllegalAccepted& e) {
        Game& game = match_.games[e.seat.board()];
        let_stand(game, !match_.color(e.seat));
    }

    void operator()(const event::NoPieceReported& e) {
        match_.games[e.seat.board()].coming_back->reported = true;
    }

    void operator()(const event::ReturnClockStarted& e) {
        match_.games[e.board].coming_back->opponent_runs = true;
        run_clock(e.board);
    }

    void operator()(const event::PieceRemoved& e) {
        const BoardId board = e.seat.board();
        take_off(!board, e.square);
        restore(board, e.seat.opponent());
        match_.games[board].coming_back.reset();
        run_clock(board);
        look_again();
    }

    void operator()(const event::Said& e) {
        if (e.signal.kind == SignalKind::leave) match_.leave_asked[e.seat] = e.signal.leave;
        if (e.signal.kind == SignalKind::yes || e.signal.kind == SignalKind::no)
            match_.leave_asked[e.seat.partner()].reset();
    }

    void operator()(const event::ArbiterCalled& e) { match_.games[e.seat.board()].arbiter_called = true; }

    void operator()(const event::Ruled& e) {
        std::visit(*this, e.ruling.act);
        if (const auto board = ended_by(e.ruling.act)) match_.games[*board].decided_under = e.ruling.article;
    }

    void operator()(const event::GameEnded& e) {
        Game& game = match_.games[e.board];
        // A move made and not pressed stands on the board all the same, and so does its capture.
        if (game.move_made) take_into_hand(game, match_.on_move(e.board));
        game.outcome = e.outcome;
        game.ended = at_;
        game.move_made = false;
        game.challengeable = false;
        game.coming_back.reset();
        game.draw_offered.reset();
        game.claim.reset();
        run_clock(e.board);
        look_again();
    }

    void operator()(const event::MatchEnded& e) { match_.score = e.score; }

    void operator()(const event::Credited& e) {
        match_.games[e.seat.board()].clock.add_credit(match_.color(e.seat), e.ms);
    }

    // ---- what the arbiter does

    void operator()(const arbiter::Grant& act) { match_.games[act.board].claim.reset(); }
    void operator()(const arbiter::Reject& act) { match_.games[act.board].claim.reset(); }

    void operator()(const arbiter::SetClock& act) {
        const Time before = match_.remaining_ms(act.seat, at_);
        const Time after = act.how == arbiter::SetClock::How::to ? act.ms : before + act.ms;
        match_.games[act.seat.board()].clock.set_remaining(match_.color(act.seat), std::max(Time{0}, after),
                                                           at_);
    }

    void operator()(const arbiter::Pause& /*act*/) { pause(true); }
    void operator()(const arbiter::Resume& /*act*/) { pause(false); }

    void operator()(const arbiter::PenaliseFlagNotice& act) {
        Clock& clock = match_.games[act.seat.board()].clock;
        // KNSB 10.4: a minute, less the increments of 25 moves, but at least ten seconds.
        const Time credit = std::max(Time{10'000}, 60'000 - 25 * clock.increment_ms());
        clock.set_remaining(match_.color(act.seat), credit, at_);
    }

    // KNSB 10.3. What the game is lost by is the ending that follows.
    void operator()(const arbiter::PenaliseIllegalMoves& act) {
        if (!act.ms) return;
        const Seat opponent = act.seat.opponent();
        match_.games[act.seat.board()].clock.set_remaining(match_.color(opponent),
                                                           match_.remaining_ms(opponent, at_) + *act.ms, at_);
    }

    void operator()(const arbiter::SetResult& /*act*/) {}

    void operator()(const arbiter::Restart& act) {
        if (act.both)
            restart_both();
        else
            restart_one(act.board);
        look_again();
    }

    void operator()(const arbiter::SwapColours& /*act*/) {
        restart_both();
        look_again();
    }

    void operator()(const arbiter::SetPosition& act) {
        Game& game = match_.games[act.board];
        const auto setup = rules::parse_fen(act.fen);
        begin_from(game, std::move(Position::from_setup(*setup, match_.ruleset())).value());
        run_clock(act.board);
        look_again();
    }

private:
    static std::optional<BoardId> ended_by(const arbiter::Act& act) {
        if (const auto* set = std::get_if<arbiter::SetResult>(&act)) return set->board;
        const auto* penalty = std::get_if<arbiter::PenaliseIllegalMoves>(&act);
        return penalty != nullptr && !penalty->ms ? std::optional{penalty->seat.board()} : std::nullopt;
    }

    Position* taken_from(const event::Moved& e) {
        if (e.move.kind() != rules::MoveKind::taking || !match_.has_board(!e.board)) return nullptr;
        Game& robbed = match_.games[!e.board];
        if (const auto square = e.move.taken()) {
            forget_piece(robbed, *square);
            // R14: its repetition history starts afresh, with the position as it will be.
            Position after = robbed.position;
            after.take_off(*square);
            robbed.keys = {after.key()};
        }
        return &robbed.position;
    }

    // A move that is taken back later must not bring back a piece that has been taken from the board since.
    static void forget_piece(Game& game, rules::Square square) {
        if (!game.last) return;
        LastMove& last = *game.last;
        if (last.move.is_drop() && last.move.to() == square) {
            last.dropped_piece_gone = true;
            return;
        }
        const rules::Square before = stood_before(last.move, square);
        if (last.before.piece_at(before)) last.before.take_off(before);
    }

    // Where the piece that now stands on this square stood before the move.
    static rules::Square stood_before(rules::Move move, rules::Square square) {
        if (move.is_drop()) return square;
        if (move.to() == square) return move.from();
        if (move.kind() == rules::MoveKind::castling) {
            const Color color = rank_of(move.to()) == 0 ? Color::white : Color::black;
            for (const rules::Wing wing : rules::kWings) {
                const auto path = rules::castling_path(color, wing);
                if (path.king_to == move.to() && path.rook_to == square) return path.rook_from;
            }
        }
        return square;
    }

    void take_off(BoardId board, rules::Square square) {
        Game& game = match_.games[board];
        forget_piece(game, square);
        game.position.take_off(square);
        game.keys = {game.position.key()};
    }

    void complete(BoardId board) {
        Game& game = match_.games[board];
        const Color mover = game.turn();
        const Seat seat = match_.seat(board, mover);
        game.move_made = false;
        game.challengeable = !game.last->legal;
        if (!game.last->legal) ++game.illegal_made[mover];
        game.touched.clear();
        ++game.moves_completed[mover];
        if (game.position.halfmoves() == 0) game.keys.clear();
        game.keys.push_back(game.position.key());

        take_into_hand(game, seat);
        run_clock(board);
        game.clock.add_increment(mover);
        look_again();
    }

    // What the last move brought off the board now lies with the player who took it.
    void take_into_hand(const Game& game, Seat mover) {
        if (!match_.ruleset().passes_pieces()) return;
        if (const auto& man = game.last->played.captured) match_.captured[mover].add(man->role);
        if (const auto& man = game.last->played.surrendered) match_.captured[mover.opponent()].add(man->role);
    }

    static void let_stand(Game& game, Color offender) {
        game.challengeable = false;
        game.illegal_stood[offender] = true;
    }

    // The position before the last move comes back, with the reserves as they are now.
    static void take_back(Game& game) {
        const LastMove last = *game.last;
        const Color mover = last.before.turn();
        auto reserves = rules::ByColor<rules::Reserve>{
            {game.position.reserve(Color::white), game.position.reserve(Color::black)}};
        if (last.move.is_drop() && !last.dropped_piece_gone) reserves[mover].add(last.move.role());
        game.position = last.before;
        game.position.set_reserves(reserves);
        game.keys = last.keys_before;
        game.move_made = false;
        game.last.reset();
        // What was moved has been touched, and so has what it captured (KNSB 7.3, 7.4; FIDE 4).
        if (last.move.is_drop())
            game.touched.emplace_back(last.move.role());
        else
            game.touched.emplace_back(last.move.from());
        if (last.played.captured) game.touched.emplace_back(rules::captured_on(last.move));
    }

    void restore(BoardId board, Seat offender) {
        Game& game = match_.games[board];
        game.touched.clear();  // what the opponent touched meanwhile obliges nobody
        take_back(game);
        --game.moves_completed[match_.color(offender)];
    }

    // KNSB 7.7: the piece is still with the offender, or in his teammate's reserve.
    bool fetch_back(Seat offender, Chessman piece) {
        if (!match_.ruleset().passes_pieces()) return true;
        if (match_.captured[offender].has(piece.role)) {
            match_.captured[offender].remove(piece.role);
            return true;
        }
        const Seat partner = offender.partner();
        if (!match_.reserve(partner).has(piece.role)) return false;
        match_.games[partner.board()].position.remove_from_reserve(match_.color(partner), piece.role);
        return true;
    }

    void begin_from(Game& game, const Position& position) {
        game.position = position;
        game.keys = {position.key()};
        game.last.reset();
        game.move_made = false;
        game.challengeable = false;
        game.coming_back.reset();
        game.touched.clear();
        game.claim.reset();
    }

    void restart(BoardId board) {
        Game& game = match_.games[board];
        const bool called = game.arbiter_called;
        game = Game{};
        game.arbiter_called = called;
        begin_from(game, Position{});
        if (const auto& time = match_.agreement.time) game.clock.set_up(time->base_ms, time->increment_ms);
        run_clock(board);
    }

    // R17: what came out of this game and lies in a reserve is withdrawn; what its players received stays
    // theirs.
    void restart_one(BoardId board) {
        const auto received = rules::ByColor<rules::Reserve>{
            {match_.position(board).reserve(Color::white), match_.position(board).reserve(Color::black)}};
        restart(board);
        match_.games[board].position.set_reserves(received);
        match_.games[board].keys = {match_.games[board].position.key()};
        if (match_.has_board(!board)) match_.games[!board].position.set_reserves({});
        for (const Team team : kTeams) match_.captured[Seat{team, board}] = {};
    }

    void restart_both() {
        for (const BoardId board : kBoards)
            if (match_.has_board(board)) restart(board);
        match_.captured = {};
        match_.agrees_to_draw = {};
    }

    void pause(bool paused) {
        match_.paused = paused;
        for (const BoardId board : kBoards)
            if (match_.has_board(board)) run_clock(board);
    }

    void run_clock(BoardId board) { match_.games[board].clock.run(clock_to_run(match_, board), at_); }

    // Any event on one board can free, or fix, a player on the other one (R16).
    void look_again() {
        for (const BoardId board : kBoards)
            if (match_.has_board(board)) match_.games[board].stuck = stuck(match_, board);
    }

    Match& match_;
    Time at_;
};

}  // namespace

void apply(Match& match, const Event& event) {
    std::visit(Application{match, event.at}, event.what);
}

Match replay(const Agreement& agreement, const Events& log) {
    Match match{agreement};
    for (const Event& event : log) apply(match, event);
    return match;
}

}  // namespace doorgeef::match
