#include "bots/thinking.hpp"

#include "engine/tempo.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::bots {

namespace {

using match::Time;

// A game seldom takes more moves than this from any point on.
constexpr Time kMovesToCome = 40;

struct Share {
    Time at_best = 0;  // then no deeper search is begun
    Time at_most = 0;
};

Share share_of(const Task& task, const engine::Situation& situation) {
    if (!situation.remaining_ms) return {task.most_ms / 2, task.most_ms};
    const Time left = (*situation.remaining_ms)[task.seat];
    Time share = left / kMovesToCome + situation.increment_ms * 3 / 4;
    if (task.matter == Matter::move && task.bot->level().sees_both)
        share = share * engine::tempo_permille(situation) / 1000;
    const Time most = std::min(task.most_ms, left / 8);
    return {std::min(share / 2, most), std::min(share * 2, most)};
}

bool asks_for_advice(const Task& task) {
    const match::Match& match = *task.state;
    return task.matter == Matter::move && task.bot->level().sees_both &&
           match.ruleset().speech != rules::Speech::none && match.has_seat(task.seat.partner()) &&
           !match.game(task.seat.partner()).over();
}

}  // namespace

engine::Situation Task::situation() const {
    engine::Situation situation = engine::Situation::of(*state, judged(), now);
    if (matter != Matter::leave) situation.heard = heard;
    return situation;
}

std::vector<rules::Move> Task::obliged() const {
    const match::Game& game = state->game(seat);
    if (matter != Matter::move || game.touched.empty()) return {};
    const rules::MoveList legal =
        rules::legal_moves(game.position, state->ruleset(), match::other_position(*state, seat.board()));
    std::vector<rules::Move> allowed;
    for (const rules::Move move : legal)
        if (!match::why_not_playable(*state, seat, rules::coordinates(move))) allowed.push_back(move);
    return allowed.size() < legal.size() ? allowed : std::vector<rules::Move>{};
}

engine::Thought think(const Task& task, engine::Engine& engine, const std::function<Instant()>& clock) {
    const engine::Situation situation = task.situation();
    const Share share = share_of(task, situation);
    const Instant begun = clock();
    engine::Limits limits;
    limits.stop = [&] { return task.cancelled->load() || clock() - begun >= share.at_most; };
    limits.enough = [&] { return clock() - begun >= share.at_best; };
    limits.among = task.obliged();
    limits.in_play = task.matter == Matter::move;
    limits.advise = asks_for_advice(task);
    engine.forget();
    engine::Thought thought = think_as(task.bot->level(), engine, situation, limits, task.seed);
    if (!thought.move && situation.own().position.in_check()) thought.score = -engine::kStuck;
    if (!situation.on_move()) thought.score = -thought.score;
    return thought;
}

}  // namespace doorgeef::bots
