// What teammates may say to each other.
#include "match/decide_parts.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

// KNSB 9.1: no longer once a game has ended.
bool closed(const Match& match) {
    return match.ruleset().speech == rules::Speech::knsb &&
           std::ranges::any_of(match.games.values, [](const Game& game) { return game.over(); });
}

}  // namespace

bool speech_allows(rules::Speech speech, SignalKind kind) {
    switch (speech) {
    case rules::Speech::knsb:  // 9.2, 9.3
        return kind == SignalKind::need || kind == SignalKind::leave || kind == SignalKind::yes ||
               kind == SignalKind::no;
    case rules::Speech::minerva:  // 9.2-9.5
        return kind == SignalKind::need || kind == SignalKind::danger || kind == SignalKind::sit ||
               kind == SignalKind::flag;
    case rules::Speech::free: return true;
    case rules::Speech::none: return false;
    }
    return false;
}

Answer decide_part(Draft& draft, Seat seat, const command::Say& command) {
    const Match& match = draft.match();
    const SignalKind kind = command.signal.kind;
    if (closed(match)) return Refusal::communication_closed;
    if (!speech_allows(match.ruleset().speech, kind)) return Refusal::signal_not_allowed;
    const bool answer = kind == SignalKind::yes || kind == SignalKind::no;
    if (answer && !match.leave_asked[seat.partner()]) return Refusal::signal_not_allowed;
    draft.emit(event::Said{seat, command.signal});
    return {};
}

}  // namespace doorgeef::match
