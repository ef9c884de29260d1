// A record played by its own rules, or by its own log.
#include "match/apply.hpp"
#include "match/standing.hpp"
#include "notation/read_log.hpp"
#include "notation/record_rules.hpp"
#include "notation/replay.hpp"

namespace doorgeef::notation {

namespace {

// The log as it stands, event by event.
Replay replay_log(const MatchLog& log, const ReplayOptions& options) {
    Replay replay{match::Match{log.agreement}, log.events, 0, 0, {}};
    const match::Match& match = replay.match;
    for (const match::Event& event : log.events) {
        if (const auto* moved = std::get_if<match::event::Moved>(&event.what)) {
            ++replay.plies;
            if (options.count_legal_moves)
                replay.legal_moves += rules::count_legal_moves(match.position(moved->board), match.ruleset(),
                                                               match::other_position(match, moved->board));
        }
        match::apply(replay.match, event);
    }
    return replay;
}

Replay failed(ReplayProblem problem, Place place, ReplayCause cause = {}) {
    return {match::Match{match::Agreement{}}, {}, 0, 0, ReplayFailure{problem, {}, place, cause}};
}

}  // namespace

Replay replay(const GameRecord& game, const ReplayOptions& options) {
    if (!holds_log(game)) {
        const auto ruleset = ruleset_of(game);
        return ruleset ? replay(game, *ruleset, options) : failed(ReplayProblem::unknown_rules, game.place);
    }
    const auto log = read_log(game);
    if (log) return replay_log(*log, options);
    // An error that is about no move has no place of its own.
    const Place place = log.error().place == Place{} ? game.place : log.error().place;
    return failed(ReplayProblem::bad_log, place, log.error().problem);
}

}  // namespace doorgeef::notation
