#include "doorgeef/arena/self_player.hpp"

#include "doorgeef/engines/budget.hpp"
#include "engine/tempo.hpp"

#include <algorithm>

namespace doorgeef::app {

using std::chrono::steady_clock;

std::optional<choice::Failed> SelfPlayer::sit_down(const match::Match& /*match*/, match::Seat seat) {
    seat_ = seat;
    engine_.forget();
    return std::nullopt;
}

Allowance SelfPlayer::allowance(const engine::Situation& situation) const {
    using std::chrono::milliseconds;
    Allowance allowance;
    if (pace_.move_ms) allowance.move = milliseconds{*pace_.move_ms};
    if (situation.remaining_ms) allowance.remaining = milliseconds{(*situation.remaining_ms)[seat_]};
    allowance.increment = milliseconds{situation.increment_ms};
    if (level_.sees_both) allowance.tempo_permille = engine::tempo_permille(situation);
    return allowance;
}

Choice SelfPlayer::choose(const View& view, const Occasion& occasion) {
    const auto situation = engine::Situation::of(view.match, seat_, view.now);
    const Budget budget = budget_for(allowance(situation));
    const Instant hard = occasion.began + budget.at_most;
    const Instant soft = occasion.began + budget.at_best;
    const auto unwanted = [&] { return occasion.bell.silence() && !occasion.still_wanted(); };
    bool abandoned = false;
    const engine::Limits limits{
        .nodes = pace_.nodes,
        .stop = [&] { return (abandoned = abandoned || unwanted()) || steady_clock::now() >= hard; },
        .enough = [&] { return steady_clock::now() >= soft; },
        .in_play = true,
    };
    const auto thought = engine::think_as(level_, engine_, situation, limits, seed_);
    if (abandoned) return choice::Abandoned{};
    if (!thought.move || (thought.wait && pace_.by_clock())) return choice::Wait{};
    return choice::Play{rules::coordinates(*thought.move)};
}

}  // namespace doorgeef::app
