#include "winnable/state.hpp"

#include <initializer_list>

namespace doorgeef::winnable {

bool unanswerable(rules::Position position, const rules::Ruleset& ruleset, const rules::Position* other) {
    for (const rules::Role role : rules::kDroppableRoles)
        if (!position.reserve(position.turn()).has(role)) position.add_to_reserve(position.turn(), role);
    return rules::count_legal_moves(position, ruleset, other) == 0;
}

bool ends_when_stuck(const rules::Position& position, const rules::Ruleset& ruleset,
                     const rules::Position* other) {
    if (!position.in_check()) return ruleset.stalemate == rules::Stalemate::at_once;
    switch (ruleset.mate) {
    case rules::Mate::at_once: return true;
    case rules::Mate::pending: return false;
    case rules::Mate::unanswerable: return unanswerable(position, ruleset, other);
    }
    return false;
}

bool Pair::play(const Step& step, const rules::Ruleset& ruleset) {
    const bool plays_here = step.board == board;
    rules::Position& mine = plays_here ? here : elsewhere;
    rules::Position& other = plays_here ? elsewhere : here;
    const rules::Played played = mine.play_unchecked(step.move, ruleset, &other);
    if (elsewhere_over) return false;
    bool passed = false;
    for (const auto& man : {played.captured, played.surrendered})
        if (man && !other.reserve(man->color).full(man->role)) {
            other.add_to_reserve(man->color, man->role);
            passed = true;
        }
    if (!plays_here && rules::count_legal_moves(elsewhere, ruleset, &here) == 0)
        elsewhere_over = ends_when_stuck(elsewhere, ruleset, &here);
    return passed;
}

}  // namespace doorgeef::winnable
