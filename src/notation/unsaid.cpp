#include "notation/unsaid.hpp"

#include <algorithm>

namespace doorgeef::notation {

using match::Time;

Time unsaid_moment(const match::Match& before, match::BoardId board, Time latest,
                   std::optional<std::int64_t> clock_ms) {
    const match::Game& game = before.games[board];
    const match::Color mover = game.turn();
    const bool tells = clock_ms && before.conduct().clock == match::ClockPress::automatic &&
                       game.clock.timed() && game.clock.running() == mover && !game.clock.flag_down(mover);
    if (!tells) return latest;
    const Time remaining = game.clock.remaining_ms(mover, latest);
    const Time spent = remaining + game.clock.increment_ms() - *clock_ms;
    return spent >= 0 && spent <= remaining ? latest + spent : latest;
}

std::optional<std::int64_t> clock_after(const match::Match& before, match::BoardId board, Time at) {
    const match::Game& game = before.games[board];
    const match::Color mover = game.turn();
    if (!game.clock.timed()) return std::nullopt;
    return game.clock.remaining_ms(mover, at) + (game.clock.flag_down(mover) ? 0 : game.clock.increment_ms());
}

match::Events unsaid_passes(const match::Match& after, Time at) {
    match::Events passes;
    if (after.conduct().passing != match::Passing::automatic || !after.ruleset().passes_pieces())
        return passes;
    for (const match::Seat seat : match::kSeats)
        for (const rules::Role role : rules::kDroppableRoles) {
            const unsigned room =
                rules::Reserve::kMostOfOneRole -
                std::min(rules::Reserve::kMostOfOneRole, after.reserve(seat.partner()).count(role));
            const unsigned count = std::min(after.captured[seat].count(role), room);
            passes.insert(passes.end(), count, match::Event{at, match::event::Passed{seat, role}});
        }
    return passes;
}

}  // namespace doorgeef::notation
