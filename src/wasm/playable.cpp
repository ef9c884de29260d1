#include "wasm/playable.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"
#include "wasm/json.hpp"

#include <algorithm>

namespace doorgeef::wasm {

namespace {

using match::BoardId;
using match::Match;
using match::Seat;
using rules::Move;
using rules::MoveKind;

Destination& destination(std::vector<Destination>& all, rules::Square to) {
    const auto found = std::ranges::find(all, to, &Destination::to);
    return found != all.end() ? *found : all.emplace_back(Destination{to});
}

void add(Playable& playable, const rules::Position& position, Move move) {
    if (move.is_drop()) {
        playable.drops[move.role()] |= rules::Bitboard{move.to()};
        return;
    }
    Destination& to = destination(playable.steps[move.from()], move.to());
    to.capture = move.kind() == MoveKind::en_passant || position.occupied().contains(move.to());
    if (move.kind() == MoveKind::promotion) {
        to.kind = Destination::Kind::promotion;
        to.promotions.push_back(move.role());
    } else if (move.kind() == MoveKind::taking) {
        to.kind = Destination::Kind::taking;
        if (const auto taken = move.taken()) to.takings |= rules::Bitboard{*taken};
    }
}

Playable of_position(const Match& match, Seat seat) {
    const rules::Position& position = match.position(seat.board());
    Playable result{.now = true};
    for (const Move move : rules::legal_moves(position, match.ruleset(), other_position(match, seat.board())))
        if (!why_not_playable(match, seat, rules::coordinates(move))) add(result, position, move);
    return result;
}

std::string_view word(Destination::Kind kind) {
    switch (kind) {
    case Destination::Kind::plain: return "plain";
    case Destination::Kind::promotion: return "promotion";
    case Destination::Kind::taking: return "taking";
    }
    return "";
}

void append_destination(std::string& out, const Destination& destination) {
    JsonObject object{out};
    object.text("to", rules::to_string(destination.to))
        .text("kind", word(destination.kind))
        .flag("capture", destination.capture);
    append_list(object.value("promotions"), destination.promotions, [](std::string& to, rules::Role role) {
        append_quoted(to, std::string(1, static_cast<char>(rules::letter(role) - 'A' + 'a')));
    });
    append_squares(object.value("takings"), destination.takings);
    object.end();
}

}  // namespace

Playable playable(const Match& match, Seat seat) {
    const bool can_move = match.has_seat(seat) && match.started && !match.over() && !match.paused &&
                          !match.game(seat).over() && match.on_move(seat.board()) == seat;
    if (!can_move) return {};
    const match::Game& game = match.game(seat);
    if (!game.move_made) return of_position(match, seat);
    if (game.last->move.kind() == MoveKind::taking) return {};  // it has reached over to the other board
    Match before = match;
    match::apply(before, match::Event{0, match::event::TakenBack{seat.board()}});
    return of_position(before, seat);
}

bool allows_premoves(const match::Conduct& conduct) {
    return conduct.clock == match::ClockPress::automatic && conduct.legality == match::Legality::enforced;
}

void append_playable(std::string& out, const Playable& playable) {
    JsonObject object{out};
    object.flag("now", playable.now);
    JsonObject steps{object.value("steps")};
    for (const rules::Square from : rules::kAllSquares)
        if (const auto& all = playable.steps[from]; !all.empty())
            append_list(steps.value(rules::to_string(from)), all, append_destination);
    steps.end();
    JsonObject drops{object.value("drops")};
    for (const rules::Role role : rules::kDroppableRoles)
        if (playable.drops[role].any()) append_squares(drops.value(letter_text(role)), playable.drops[role]);
    drops.end();
    object.end();
}

}  // namespace doorgeef::wasm
