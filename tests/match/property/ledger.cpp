#include "ledger.hpp"

#include "rules/fen.hpp"

#include <algorithm>

namespace doorgeef::match {

// What one event means for the clocks.
struct LedgerEntry {
    Ledger& ledger;
    std::string wrong{};

    template <class Other>
    void operator()(const Other& /*no business of the clocks*/) const {}

    void operator()(const event::Started& /*event*/) { ledger.started_ = true; }
    void operator()(const event::Moved& event) {
        if (event.completed) ledger.complete_move(event.board);
    }
    void operator()(const event::Pressed& event) { ledger.complete_move(event.board); }
    void operator()(const event::FlagFell& event) {
        Ledger::Board& board = ledger.boards_[event.board];
        Ledger::Side& side = board.sides[event.color];
        if (!ledger.runs(board) || board.turn != event.color)
            wrong = "a flag fell on a clock that does not run";
        if (side.flag_down) wrong = "a flag fell twice";
        if (side.remaining_ms() != 0) wrong = "a flag fell before its time";
        if (board.overrun) wrong = "a flag fell after its time";
        side.flag_down = true;
    }
    void operator()(const event::Credited& event) {
        if (event.ms <= 0 || side(event.seat).flag_down) wrong = "a credit that is none";
        side(event.seat).given_ms += event.ms;
    }
    // KNSB 7.6: the offender's clock runs again, whether or not the piece is back.
    void operator()(const event::ReplacementDemanded& event) {
        ledger.boards_[event.seat.board()].turn = ledger.color(event.seat.opponent());
    }
    void operator()(const event::ReturnClockStarted& event) {
        ledger.boards_[event.board].turn = !ledger.boards_[event.board].turn;
    }
    void operator()(const event::PieceRemoved& event) {
        ledger.boards_[event.seat.board()].turn = ledger.color(event.seat.opponent());
    }
    void operator()(const event::GameEnded& event) { ledger.boards_[event.board].over = true; }
    void operator()(const event::Ruled& event) { std::visit(*this, event.ruling.act); }

    void operator()(const arbiter::Pause& /*act*/) { ledger.paused_ = true; }
    void operator()(const arbiter::Resume& /*act*/) { ledger.paused_ = false; }
    void operator()(const arbiter::SetClock& act) const {
        const Time before = side(act.seat).remaining_ms();
        const Time wanted = act.how == arbiter::SetClock::How::to ? act.ms : before + act.ms;
        set(side(act.seat), wanted < 0 ? 0 : wanted);
    }
    // KNSB 10.4: one minute; with increment 60 s - 25 x increment, never under 10 s.
    void operator()(const arbiter::PenaliseFlagNotice& act) const {
        const Time minute = 60'000 - 25 * ledger.time_->increment_ms;
        set(side(act.seat), minute < 10'000 ? 10'000 : minute);
    }
    // KNSB 10.3: time for the opponent.
    void operator()(const arbiter::PenaliseIllegalMoves& act) const {
        if (!act.ms) return;
        Ledger::Side& other = side(act.seat.opponent());
        set(other, other.remaining_ms() + *act.ms);
    }
    void operator()(const arbiter::Restart& act) {
        for (const BoardId board : kBoards)
            if (act.both || act.board == board) ledger.begin_anew(board);
    }
    void operator()(const arbiter::SwapColours& /*act*/) {
        for (const BoardId board : kBoards) ledger.begin_anew(board);
    }
    void operator()(const arbiter::SetPosition& act) {
        ledger.boards_[act.board].turn = rules::parse_fen(act.fen)->turn;
    }

    Ledger::Side& side(Seat seat) const { return ledger.boards_[seat.board()].sides[ledger.color(seat)]; }
    static void set(Ledger::Side& side, Time remaining_ms) {
        side.given_ms = side.run_ms + remaining_ms;
        if (remaining_ms > 0) side.flag_down = false;
    }
};

Ledger::Ledger(const Agreement& agreement)
    : time_(agreement.time), white_on_first_(agreement.white_on_first),
      two_boards_(agreement.ruleset.boards == 2) {
    for (const BoardId board : kBoards) {
        begin_anew(board);
        boards_[board].turn = agreement.positions[board].turn();
    }
}

void Ledger::begin_anew(BoardId board) {
    boards_[board] = Board{};
    if (!time_) return;
    for (const Color color : rules::kColors) boards_[board].sides[color].given_ms = time_->base_ms;
}

void Ledger::complete_move(BoardId board) {
    Side& mover = boards_[board].sides[boards_[board].turn];
    if (time_ && !mover.flag_down) mover.given_ms += time_->increment_ms;
    boards_[board].turn = !boards_[board].turn;
}

void Ledger::advance(Time to) {
    for (Board& board : boards_.values) {
        board.overrun = false;
        if (!runs(board)) continue;
        Side& side = board.sides[board.turn];
        const Time passed = to - now_;
        board.overrun = passed > side.remaining_ms();
        side.run_ms += std::min(passed, side.remaining_ms());
    }
    now_ = to;
}

std::string Ledger::read(const Event& event) {
    if (event.at < now_) return "time runs backwards in the log";
    advance(event.at);
    LedgerEntry entry{*this};
    std::visit(entry, event.what);
    return entry.wrong;
}

bool Ledger::flag_is_due(Time now) const {
    Ledger later = *this;
    later.advance(now);
    return std::ranges::any_of(kBoards, [&](BoardId id) {
        const Board& board = later.boards_[id];
        const Side& side = board.sides[board.turn];
        return has_board(id) && later.runs(board) && side.remaining_ms() == 0 && !side.flag_down;
    });
}

std::string Ledger::compare(const Match& match, Time now) const {
    Ledger later = *this;
    later.advance(now);
    for (const Seat seat : kSeats) {
        if (!has_board(seat.board())) continue;
        const Board& board = later.boards_[seat.board()];
        const Clock& clock = match.game(seat).clock;
        const Color color = later.color(seat);
        const Side& side = board.sides[color];
        const bool running = started_ && !paused_ && !board.over && board.turn == color;
        const std::string whose = " on the clock of " + std::string{name(seat)};
        const auto differs = [&](const char* what, Time there, Time own) {
            return std::string{what} + whose + " is " + std::to_string(there) + ", not " +
                   std::to_string(own);
        };
        if ((clock.running() == color) != running) return (running ? "nothing runs" : "time runs") + whose;
        if (clock.given_ms(color) != side.given_ms)
            return differs("what was given", clock.given_ms(color), side.given_ms);
        if (clock.run_ms(color, now) != side.run_ms)
            return differs("what has run", clock.run_ms(color, now), side.run_ms);
        if (clock.remaining_ms(color, now) != side.remaining_ms())
            return differs("what remains", clock.remaining_ms(color, now), side.remaining_ms());
        if (side.remaining_ms() < 0) return "less than nothing remains" + whose;
        if (clock.flag_down(color) != side.flag_down)
            return (side.flag_down ? "no flag is down" : "a flag is down") + whose;
    }
    return {};
}

}  // namespace doorgeef::match
