#include "bots/speaking.hpp"

#include "match/decide.hpp"

namespace doorgeef::bots {

namespace {

using match::Signal;
using match::SignalKind;

constexpr int kLately = 5;

bool may_say(const match::Match& match, match::Seat seat, match::Time now, const Signal& signal) {
    return match::decide(match, match::PlayerCommand{seat, match::command::Say{signal}}, now).ok();
}

}  // namespace

bool Spoken::lately(const std::optional<int>& said, int move) {
    return said && move - *said < kLately;
}

std::optional<Signal> to_say(const match::Match& match, match::Seat seat, match::Time now,
                             const engine::Thought& thought, Spoken& spoken) {
    const int move = match.game(seat).moves_completed[match.color(seat)];
    const auto say = [&](const Signal& signal, std::optional<int>& said) -> std::optional<Signal> {
        if (Spoken::lately(said, move) || !may_say(match, seat, now, signal)) return std::nullopt;
        said = move;
        return signal;
    };
    if (thought.teammate_should_wait)
        if (auto sit = say({.kind = SignalKind::sit}, spoken.sit)) return sit;
    // The cheapest that mates or saves is asked for, the cheapest that loses is warned of.
    if (!thought.needs.empty()) {
        const rules::Role role = thought.needs.front();
        if (auto need = say({.kind = SignalKind::need, .role = role}, spoken.need[role])) return need;
    }
    if (!thought.dangers.empty()) {
        const rules::Role role = thought.dangers.front();
        if (auto danger = say({.kind = SignalKind::danger, .role = role}, spoken.danger[role])) return danger;
    }
    return std::nullopt;
}

}  // namespace doorgeef::bots
