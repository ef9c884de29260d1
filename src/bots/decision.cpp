#include "bots/decision.hpp"

#include "engine/manners.hpp"
#include "match/claim.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>

namespace doorgeef::bots {

namespace {

namespace command = match::command;
using engine::Score;
using engine::Thought;
using match::ClaimKind;
using match::Leave;
using match::Match;
using match::Signal;
using match::SignalKind;

// From here on a game can be given up; up to here a draw is no loss.
constexpr Score kHopeless = -1000;
constexpr Score kHardlyBetter = 40;

// Why nothing comes of it any more: on a board where no piece arrives neither can mate, the position has been
// there twice before, or fifty moves of each side brought no progress.
std::optional<ClaimKind> fruitless(const Match& match, match::Seat seat) {
    const match::Game& game = match.game(seat);
    if (!match.ruleset().passes_pieces() && match::material_insufficient(game.position))
        return ClaimKind::material;
    if (game.position.halfmoves() >= 100) return ClaimKind::fifty;
    if (std::ranges::count(game.keys, game.position.key()) >= 3) return ClaimKind::repetition;
    return std::nullopt;
}

bool gives_leave(Leave leave, const Thought& of_his_game) {
    switch (leave) {
    case Leave::mate: return true;
    case Leave::resign: return of_his_game.score <= kHopeless;
    case Leave::offer_draw:
    case Leave::accept_draw: return of_his_game.score <= kHardlyBetter;
    }
    return false;
}

command::OfPlayer answer_to_teammate(const Task& task, const Thought& thought) {
    const bool yes = gives_leave(*task.state->leave_asked[task.seat.partner()], thought);
    return command::Say{Signal{.kind = yes ? SignalKind::yes : SignalKind::no}};
}

command::OfPlayer answer_to_offer(const Task& task, const Thought& thought) {
    if (fruitless(*task.state, task.seat) || engine::accepts_draw(task.situation(), thought))
        return command::AcceptDraw{};
    return command::DeclineDraw{};
}

// With nothing to play for, a player who does not stand better wants to stop; after fifty moves, or where
// nobody can win, everybody. What goes to a moderator is offered instead: there may be none about.
std::optional<command::OfPlayer> way_out(const Task& task, const Thought& thought, Spoken& spoken) {
    const Match& match = *task.state;
    const auto why = fruitless(match, task.seat);
    if (!why || match.game(task.seat).resigned) return std::nullopt;
    if (*why == ClaimKind::repetition && thought.score > kHardlyBetter) return std::nullopt;
    if (match.ruleset().claims == rules::Claims::checked && *why != ClaimKind::material)
        return command::ClaimDraw{*why, std::nullopt};
    const int move = match.game(task.seat).moves_completed[match.color(task.seat)];
    if (Spoken::lately(spoken.draw, move) || match.game(task.seat).draw_offered) return std::nullopt;
    spoken.draw = move;
    return command::OfferDraw{};
}

Decision decide_move(const Task& task, const Thought& thought) {
    Decision decision;
    decision.spoken = task.spoken;
    const engine::Situation situation = task.situation();
    if (!thought.move) return decision;
    // KNSB 5.2: the opponent has resigned, so nothing that this move brings can be lost any more.
    const bool last_move = task.state->game(task.seat).resigned.has_value();
    if (!last_move && engine::resigns(situation, thought)) {
        decision.then = command::Resign{};
    } else {
        if (const auto out = way_out(task, thought, decision.spoken)) decision.at_once.push_back(*out);
        decision.waits = thought.wait && !last_move;
        if (!decision.waits) decision.then = command::Play{rules::coordinates(*thought.move)};
    }
    if (const auto signal = to_say(*task.state, task.seat, task.now, thought, decision.spoken))
        decision.at_once.emplace_back(command::Say{*signal});
    decision.pause_ms = engine::pause_ms(task.bot->level(), situation, task.seed);
    return decision;
}

}  // namespace

Decision decide(const Task& task, const Thought& thought) {
    if (task.matter == Matter::move) return decide_move(task, thought);
    Decision decision;
    decision.spoken = task.spoken;
    if (task.matter == Matter::leave) decision.then = answer_to_teammate(task, thought);
    if (task.matter == Matter::draw) decision.then = answer_to_offer(task, thought);
    return decision;
}

}  // namespace doorgeef::bots
