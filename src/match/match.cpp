#include "match/match.hpp"

namespace doorgeef::match {

Agreement Agreement::by(const rules::Ruleset& ruleset) {
    Agreement agreement;
    agreement.ruleset = ruleset;
    agreement.time = ruleset.time;
    return agreement;
}

Team white_on_first(const rules::Ruleset& ruleset, bool lot) {
    // Minerva 1.5: the first-board player of the team named first (home, A) has Black.
    if (ruleset.colours == rules::Colours::home_black) return Team::b;
    return lot ? Team::b : Team::a;
}

Match::Match(const Agreement& agreed) : agreement(agreed) {
    for (const BoardId board : kBoards) {
        Game& game = games[board];
        game.position = agreement.positions[board];
        game.keys = {game.position.key()};
        if (agreement.time) game.clock.set_up(agreement.time->base_ms, agreement.time->increment_ms);
    }
}

Time Match::remaining_ms(Seat seat, Time now) const {
    return game(seat).clock.remaining_ms(color(seat), now);
}

}  // namespace doorgeef::match
