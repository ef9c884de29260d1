#include "match/draft.hpp"

#include "match/apply.hpp"

namespace doorgeef::match {

void Draft::emit(event::What what) {
    log_.push_back(Event{now_, std::move(what)});
    apply(match_, log_.back());
}

void Draft::end_game(BoardId board, Result result, Reason reason) {
    emit(event::GameEnded{board, Outcome{result, reason}});
    pass_captured();
}

void Draft::let_flags_fall() {
    const Time now = now_;
    while (!match_.over() && !match_.paused) {
        std::optional<BoardId> next;
        Time earliest = now;
        for (const BoardId board : kBoards) {
            const auto runs_out = match_.games[board].clock.runs_out_at();
            if (!runs_out || *runs_out > earliest || (next && *runs_out == earliest)) continue;
            next = board;
            earliest = *runs_out;
        }
        if (!next) break;

        now_ = earliest;
        const Game& game = match_.games[*next];
        const Color fallen = *game.clock.running();
        emit(event::FlagFell{*next, fallen});
        if (match_.conduct().flag == FlagCall::automatic && !game.resigned) {
            const Outcome outcome = outcome_of_flag(*next, fallen);
            end_game(*next, outcome.result, outcome.reason);
        }
        settle();
    }
    now_ = now;
}

void Draft::pass_captured() {
    if (match_.conduct().passing != Passing::automatic) return;
    for (const Seat seat : kSeats) {
        if (match_.captured[seat].empty()) continue;
        for (const rules::Role role : rules::kDroppableRoles)
            while (match_.captured[seat].has(role) && !match_.reserve(seat.partner()).full(role))
                emit(event::Passed{seat, role});
    }
}

}  // namespace doorgeef::match
