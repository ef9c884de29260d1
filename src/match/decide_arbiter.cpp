// The arbiter: KNSB 7.1, 7.2, 10; ruling R20.
#include "match/citation.hpp"
#include "match/decide_parts.hpp"
#include "rules/fen.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

constexpr Article kWrongStart{7, 1};
constexpr Article kSwappedColours{7, 2};
constexpr Article kAsked{10, 1};
constexpr Article kBothFlags{10, 2};
constexpr Article kIllegalMoves{10, 3};
constexpr Article kFlagNotice{10, 4};
constexpr Article kOtherwise{10, 5};

// KNSB 10.3: "meerdere malen". When it is enough after that is the arbiter's judgement (L24).
constexpr int kRepeatedly = 2;

class Judge {
public:
    Judge(Draft& draft, const ArbiterCommand& command) : draft_(draft), command_(command) {}

    Answer operator()(const arbiter::Grant& act) {
        if (const Answer refused = why_no_claim(act.board)) return refused;
        const BoardId board = act.board;
        grant(board);
        return {};
    }

    Answer operator()(const arbiter::Reject& act) {
        if (const Answer refused = why_no_claim(act.board)) return refused;
        rule(kAsked);
        return {};
    }

    Answer operator()(const arbiter::SetClock& act) {
        if (const Answer refused = why_not_seat(act.seat)) return refused;
        if (!match().game(act.seat).clock.timed()) return Refusal::claim_not_available;
        rule(kOtherwise);
        return {};
    }

    Answer operator()(const arbiter::Pause& /*act*/) {
        if (match().paused) return Refusal::paused;
        if (!anybody_called()) return Refusal::arbiter_not_called;
        rule(kOtherwise);
        return {};
    }

    Answer operator()(const arbiter::Resume& /*act*/) {
        if (!match().paused) return Refusal::claim_not_available;
        rule(kOtherwise);
        return {};
    }

    Answer operator()(const arbiter::PenaliseFlagNotice& act) {
        if (const Answer refused = why_not_seat(act.seat)) return refused;
        if (!match().game(act.seat).clock.flag_down(match().color(act.seat))) return Refusal::flag_not_down;
        rule(kFlagNotice);
        return {};
    }

    Answer operator()(const arbiter::PenaliseIllegalMoves& act) {
        if (const Answer refused = why_not_seat(act.seat)) return refused;
        const Game& game = match().game(act.seat);
        const Color offender = match().color(act.seat);
        if (game.illegal_made[offender] < kRepeatedly) return Refusal::no_illegal_move;
        if (act.ms && (!game.clock.timed() || *act.ms <= 0)) return Refusal::claim_not_available;
        const arbiter::PenaliseIllegalMoves penalty = act;
        // R20: where the regulation is silent about it, it is one of the things left to the arbiter.
        rule(penalises_illegal_moves(match().ruleset()) ? kIllegalMoves : kOtherwise);
        if (!penalty.ms) draft_.end_game(penalty.seat.board(), won_by(!offender), Reason::arbiter);
        return {};
    }

    Answer operator()(const arbiter::SetResult& act) {
        if (!match().has_board(act.board)) return Refusal::game_over;
        const Game& game = match().games[act.board];
        if (game.over()) return Refusal::game_over;
        // Only the end of a match leaves a game unfinished.
        if (act.result == Result::unfinished) return Refusal::claim_not_available;
        const bool both_flags = game.clock.flag_down(Color::white) && game.clock.flag_down(Color::black);
        if (!game.arbiter_called && !both_flags) return Refusal::arbiter_not_called;
        const BoardId board = act.board;
        const Result result = act.result;
        rule(both_flags ? kBothFlags : kOtherwise);
        draft_.end_game(board, result, Reason::arbiter);
        return {};
    }

    Answer operator()(const arbiter::Restart& act) {
        const bool both = act.both || match().ruleset().restart == rules::RestartOf::both;
        if (const Answer refused = why_no_restart(act.board, both)) return refused;
        rule(kWrongStart, arbiter::Restart{act.board, both});
        return {};
    }

    Answer operator()(const arbiter::SwapColours& act) {
        if (const Answer refused = why_no_restart(act.board, true)) return refused;
        rule(kSwappedColours);
        return {};
    }

    Answer operator()(const arbiter::SetPosition& act) {
        if (const Answer refused = why_not_board(act.board)) return refused;
        const auto setup = rules::parse_fen(act.fen);
        if (!setup || !rules::errors(*setup, match().ruleset()).empty()) return Refusal::illegal_move;
        rule(kOtherwise);
        return {};
    }

private:
    const Match& match() const { return draft_.match(); }

    bool anybody_called() const {
        return std::ranges::any_of(match().games.values,
                                   [](const Game& game) { return game.arbiter_called; });
    }

    Answer why_not_board(BoardId board) const {
        if (!match().has_board(board) || match().games[board].over()) return Refusal::game_over;
        if (!match().games[board].arbiter_called) return Refusal::arbiter_not_called;
        return {};
    }

    Answer why_not_seat(Seat seat) const { return why_not_board(seat.board()); }

    Answer why_no_claim(BoardId board) const {
        if (!match().has_board(board) || match().games[board].over()) return Refusal::game_over;
        if (!match().games[board].claim) return Refusal::claim_not_available;
        return {};
    }

    // KNSB 7.1: only while Black has not completed the third move.
    Answer why_no_restart(BoardId board, bool both) const {
        if (!match().has_board(board)) return Refusal::game_over;
        for (const BoardId each : kBoards) {
            if (!match().has_board(each) || (!both && each != board)) continue;
            if (match().games[each].over()) return Refusal::game_over;
            if (match().games[each].moves_completed[Color::black] >= 3) return Refusal::restart_too_late;
        }
        return anybody_called() ? Answer{} : Refusal::arbiter_not_called;
    }

    void grant(BoardId board) {
        const ClaimKind kind = match().games[board].claim->kind;
        rule(kAsked);
        draft_.end_game(board, Result::drawn, reason_of(kind));
    }

    void rule(Article article) { rule(article, command_.act); }
    void rule(Article article, arbiter::Act act) {
        draft_.emit(event::Ruled{Ruling{std::move(act), article, command_.reason}});
    }

    Draft& draft_;
    const ArbiterCommand& command_;
};

}  // namespace

Answer decide_part(Draft& draft, Seat seat, const command::CallArbiter& /*command*/) {
    draft.emit(event::ArbiterCalled{seat});
    return {};
}

Answer decide_arbiter(Draft& draft, const ArbiterCommand& command) {
    if (draft.match().over()) return Refusal::match_over;
    if (!draft.match().started) return Refusal::not_started;
    return std::visit(Judge{draft, command}, command.act);
}

}  // namespace doorgeef::match
