#include "match/decide.hpp"

#include "match/apply.hpp"
#include "match/decide_parts.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

// L1: what bars a player's command before anybody looks at it.
Answer barred(const Match& match, const PlayerCommand& command) {
    if (!match.has_seat(command.seat)) return Refusal::not_your_turn;
    const bool pressing = std::holds_alternative<command::Press>(command.what);
    if (match.over()) return Refusal::match_over;
    if (!match.started) return pressing ? Answer{} : Refusal::not_started;
    if (match.paused && !std::holds_alternative<command::CallArbiter>(command.what)) return Refusal::paused;
    // R1: pieces may be passed until the match has ended; and teammates' speech has its own end.
    const bool outlives_the_game = std::holds_alternative<command::Pass>(command.what) ||
                                   std::holds_alternative<command::Say>(command.what);
    if (!outlives_the_game && match.game(command.seat).over()) return Refusal::game_over;
    return {};
}

struct Deciding {
    Draft& draft;

    Answer operator()(const Tick& /*command*/) const { return {}; }
    Answer operator()(const PlayerCommand& command) const {
        if (const Answer bar = barred(draft.match(), command)) return bar;
        draft.set_credit(command.credit_ms);
        return std::visit([&](const auto& what) { return decide_part(draft, command.seat, what); },
                          command.what);
    }
    Answer operator()(const ArbiterCommand& command) const { return decide_arbiter(draft, command); }
};

bool nothing_due(const Match& match, Time now) {
    return std::ranges::none_of(kBoards, [&](BoardId board) {
        const auto runs_out = match.games[board].clock.runs_out_at();
        return runs_out && *runs_out <= now;
    });
}

}  // namespace

rules::Result<Events, Refusal> decide(const Match& match, const Command& command, Time now) {
    if (std::holds_alternative<Tick>(command) && nothing_due(match, now)) return Events{};
    Match trial = match;
    Events events;
    Draft draft{trial, events, now};
    draft.let_flags_fall();
    if (const Answer refused = std::visit(Deciding{draft}, command)) return *refused;
    draft.settle();
    return events;
}

std::optional<Refusal> advance(Match& match, const Command& command, Time now, Events& log) {
    if (nothing_due(match, now)) {
        Draft draft{match, log, now};
        // Every part refuses before it emits, so nothing has to be undone.
        if (const Answer refused = std::visit(Deciding{draft}, command)) return refused;
        draft.settle();
        return {};
    }
    const auto events = decide(match, command, now);
    if (!events) return events.error();
    for (const Event& event : *events) {
        apply(match, event);
        log.push_back(event);
    }
    return {};
}

}  // namespace doorgeef::match
