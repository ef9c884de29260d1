#include "engine/situation.hpp"

namespace doorgeef::engine {

Situation Situation::of(const match::Match& match, match::Seat seat, match::Time now) {
    Situation situation;
    situation.ruleset = match.ruleset();
    situation.seat = seat;
    situation.white_on_first = match.agreement.white_on_first;
    situation.sees_both = match.ruleset().boards == 2;
    for (const match::BoardId board : match::kBoards) {
        const match::Game& game = match.games[board];
        situation.boards[board] = {game.position, game.keys, game.over()};
    }
    if (match.agreement.time) {
        match::BySeat<match::Time> remaining;
        for (const match::Seat each : match::kSeats)
            if (match.has_seat(each)) remaining[each] = match.remaining_ms(each, now);
        situation.remaining_ms = remaining;
        situation.increment_ms = match.agreement.time->increment_ms;
    }
    return situation;
}

Situation Situation::single(const rules::Ruleset& ruleset, const rules::Position& position) {
    Situation situation;
    situation.ruleset = ruleset;
    situation.seat = match::seat_of(match::BoardId::first, position.turn(), match::Team::a);
    situation.boards[match::BoardId::first] = {position, {position.key()}, false};
    situation.sees_both = false;
    return situation;
}

}  // namespace doorgeef::engine
