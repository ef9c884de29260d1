#include "random_log.hpp"

#include "match/decide.hpp"
#include "players.hpp"
#include "random_agreement.hpp"

namespace doorgeef::match {

RandomLog random_log(std::uint64_t seed, const rules::Ruleset& ruleset, std::optional<Conduct> conduct) {
    Dice dice{seed};
    RandomLog log{random_agreement(dice, ruleset), {}};
    if (conduct) log.agreement.conduct = *conduct;
    Players players{dice};
    Match match{log.agreement};
    Time now = 0;
    for (int rest = 30 + dice.below(140); rest > 0 && !match.over(); --rest) {
        now = players.next_time(match, now);
        if (!dice.one_in(4)) advance(match, Tick{}, now, log.events);
        advance(match, players.next_command(match), now, log.events);
    }
    return log;
}

}  // namespace doorgeef::match
