#include "match/can_apply.hpp"

#include "match/decide_parts.hpp"
#include "match/standing.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Role;

class Check {
public:
    Check(const Match& match, Time at) : match_(match), at_(at) {}

    bool operator()(const event::ReadyToStart& e) const {
        return !match_.started && match_.has_seat(e.seat) && match_.color(e.seat) == Color::black;
    }
    bool operator()(const event::Started& /*e*/) const { return !match_.started; }

    bool operator()(const event::Moved& e) const {
        if (!running(e.board) || !room_in_hand(e.board)) return false;
        const Game& game = match_.games[e.board];
        if (game.move_made || game.coming_back) return false;
        if (e.completed != (match_.conduct().clock == ClockPress::automatic)) return false;
        const bool promotes = e.move.kind() == rules::MoveKind::promotion;
        if (promotes && !rules::is_promotion_role(e.move.role())) return false;
        const auto hand = hand_move(match_, e.board, rules::coordinates(e.move));
        return hand && hand->move == e.move && !hand->illegal == e.legal;
    }

    bool operator()(const event::Pressed& e) const {
        return running(e.board) && match_.games[e.board].move_made && room_in_hand(e.board);
    }
    bool operator()(const event::TakenBack& e) const {
        return running(e.board) && match_.games[e.board].move_made && can_come_back(match_.games[e.board]);
    }

    bool operator()(const event::TouchedSquare& e) const { return running(e.board); }
    bool operator()(const event::TouchedReserve& e) const { return running(e.board); }

    bool operator()(const event::Passed& e) const {
        return begun() && match_.ruleset().passes_pieces() && match_.captured[e.seat].has(e.role) &&
               !match_.reserve(e.seat.partner()).full(e.role);
    }

    bool operator()(const event::FlagFell& e) const {
        return running(e.board) && match_.games[e.board].clock.timed();
    }

    bool operator()(const event::Resigned& e) const { return playing(e.seat); }
    bool operator()(const event::LastMoveWaived& e) const { return playing(e.seat); }
    bool operator()(const event::DrawOffered& e) const { return playing(e.seat); }
    bool operator()(const event::DrawDeclined& e) const { return playing(e.seat); }
    bool operator()(const event::DrawAccepted& e) const { return playing(e.seat); }
    bool operator()(const event::FlagClaimed& e) const { return playing(e.seat); }

    bool operator()(const event::DrawClaimed& e) const {
        if (!playing(e.claim.seat)) return false;
        const BoardId board = e.claim.seat.board();
        const Game& game = match_.games[board];
        if (game.move_made || game.coming_back || game.turn() != match_.color(e.claim.seat)) return false;
        return !e.claim.intended || rules::is_legal(game.position, *e.claim.intended, match_.ruleset(),
                                                    other_position(match_, board));
    }

    bool operator()(const event::ReplacementDemanded& e) const {
        return may_challenge(e.seat) && can_come_back(match_.game(e.seat));
    }
    bool operator()(const event::IllegalAccepted& e) const { return may_challenge(e.seat); }

    bool operator()(const event::NoPieceReported& e) const {
        return playing(e.seat) && match_.game(e.seat).coming_back &&
               match_.game(e.seat).turn() == match_.color(e.seat);
    }
    bool operator()(const event::ReturnClockStarted& e) const {
        return running(e.board) && match_.games[e.board].coming_back;
    }
    bool operator()(const event::PieceRemoved& e) const {
        if (!playing(e.seat) || !match_.has_board(!e.seat.board())) return false;
        const Game& game = match_.game(e.seat);
        if (!game.coming_back || game.turn() == match_.color(e.seat) || !can_come_back(game)) return false;
        const rules::Chessman wanted = game.coming_back->piece;
        return match_.position(!e.seat.board()).piece_at(e.square) ==
               rules::Piece{wanted.color, wanted.role, false};
    }

    bool operator()(const event::Said& e) const { return begun() && match_.has_seat(e.seat); }
    bool operator()(const event::ArbiterCalled& e) const { return playing(e.seat); }
    bool operator()(const event::Ruled& e) const { return begun() && std::visit(*this, e.ruling.act); }
    bool operator()(const event::GameEnded& e) const { return running(e.board) && room_in_hand(e.board); }

    bool operator()(const event::MatchEnded& e) const {
        const auto counts = [](int half_points) { return half_points >= 0 && half_points <= 4; };
        return begun() && std::ranges::all_of(e.score.half_points.values, counts) &&
               std::ranges::all_of(kBoards, [this](BoardId board) { return !running(board); });
    }

    bool operator()(const event::Credited& e) const {
        if (!playing(e.seat) || e.ms <= 0) return false;
        const Clock& clock = match_.game(e.seat).clock;
        const Color color = match_.color(e.seat);
        return !clock.flag_down(color) && e.ms <= clock.run_since(color, at_);
    }

    // ---- what the arbiter does

    bool operator()(const arbiter::Grant& act) const { return has_claim(act.board); }
    bool operator()(const arbiter::Reject& act) const { return has_claim(act.board); }

    bool operator()(const arbiter::SetClock& act) const {
        if (!playing(act.seat) || !match_.game(act.seat).clock.timed()) return false;
        if (act.ms < -kLatest || act.ms > kLatest) return false;
        const bool by = act.how == arbiter::SetClock::How::by;
        return (by ? match_.remaining_ms(act.seat, at_) : 0) + act.ms <= kLatest;
    }

    bool operator()(const arbiter::Pause& /*act*/) const { return !match_.paused; }
    bool operator()(const arbiter::Resume& /*act*/) const { return match_.paused; }
    bool operator()(const arbiter::PenaliseFlagNotice& act) const {
        return playing(act.seat) && match_.game(act.seat).clock.timed();
    }
    bool operator()(const arbiter::PenaliseIllegalMoves& act) const {
        if (!playing(act.seat)) return false;
        if (!act.ms) return true;
        return match_.game(act.seat).clock.timed() && *act.ms > 0 && *act.ms <= kLatest &&
               match_.remaining_ms(act.seat.opponent(), at_) + *act.ms <= kLatest;
    }
    bool operator()(const arbiter::SetResult& act) const { return running(act.board); }
    bool operator()(const arbiter::Restart& act) const {
        return running(act.board) && (!act.both || !match_.has_board(!act.board) || running(!act.board));
    }
    bool operator()(const arbiter::SwapColours& act) const {
        return running(act.board) && (!match_.has_board(!act.board) || running(!act.board));
    }
    bool operator()(const arbiter::SetPosition& act) const {
        const auto setup = rules::parse_fen(act.fen);
        return running(act.board) && setup && rules::errors(*setup, match_.ruleset()).empty();
    }

private:
    bool begun() const { return match_.started.has_value(); }
    bool running(BoardId board) const {
        return begun() && match_.has_board(board) && !match_.games[board].over();
    }
    bool playing(Seat seat) const { return running(seat.board()); }
    bool has_claim(BoardId board) const { return running(board) && match_.games[board].claim; }

    bool may_challenge(Seat seat) const {
        return playing(seat) && match_.game(seat).challengeable &&
               match_.game(seat).turn() == match_.color(seat);
    }

    // What a move brings off the board can be counted.
    bool room_in_hand(BoardId board) const {
        return std::ranges::none_of(kTeams, [&](Team team) {
            return std::ranges::any_of(rules::kDroppableRoles, [&](Role role) {
                return match_.captured[Seat{team, board}].full(role);
            });
        });
    }

    // The last move can be taken back. A promotion by taking has reached over to the other board.
    static bool can_come_back(const Game& game) {
        if (!game.last || game.last->move.kind() == rules::MoveKind::taking) return false;
        const rules::Move move = game.last->move;
        return !move.is_drop() || !game.position.reserve(game.last->before.turn()).full(move.role());
    }

    const Match& match_;
    Time at_;
};

}  // namespace

bool can_apply(const Match& match, const Event& event) {
    return event.at >= 0 && event.at <= kLatest && !match.over() &&
           std::visit(Check{match, event.at}, event.what);
}

}  // namespace doorgeef::match
