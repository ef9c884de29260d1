#include "doorgeef/arena/self_player.hpp"

#include "doorgeef/arena/self_turn.hpp"
#include "engine/tempo.hpp"

#include <utility>

namespace doorgeef::app {

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
    auto situation = engine::Situation::of(view.match, seat_, view.now);
    const Budget budget = budget_for(allowance(situation));
    SelfTurn turn{{engine_, level_, seed_}, std::move(situation), pace_, budget, occasion};
    const auto thought = turn.think();
    if (!thought) return choice::Abandoned{};
    if (!thought->move || (thought->wait && pace_.by_clock())) return choice::Wait{};
    return choice::Play{rules::coordinates(*thought->move)};
}

}  // namespace doorgeef::app
