#include "match/attempt.hpp"

namespace doorgeef::match {

namespace {

using rules::Role;

std::optional<rules::Coordinates> coordinates_of(const command::OfPlayer& what) {
    if (const auto* play = std::get_if<command::Play>(&what)) return play->move;
    if (const auto* claim = std::get_if<command::ClaimDraw>(&what)) return claim->intended;
    return std::nullopt;
}

// Where a move is tried while another one has been made and not completed, it is tried in its place.
const rules::Position& position_of(const Game& game) {
    return game.move_made && game.last ? game.last->before : game.position;
}

bool is_stray_promotion(const rules::Coordinates::Step& step, Role role) {
    const int rank = rules::rank_of(step.to);
    return (step.takes || step.promotion) && (role != Role::pawn || (rank != 0 && rank != 7));
}

}  // namespace

std::optional<Attempt> attempt_of(const Command& command, const Match& match) {
    const auto* of_player = std::get_if<PlayerCommand>(&command);
    const auto coordinates = of_player == nullptr ? std::nullopt : coordinates_of(of_player->what);
    if (!coordinates) return std::nullopt;
    Attempt attempt{*coordinates, Role::pawn};
    if (const auto* drop = std::get_if<rules::Coordinates::Drop>(&coordinates->what)) {
        attempt.role = drop->role;
        return attempt;
    }
    const auto& step = std::get<rules::Coordinates::Step>(coordinates->what);
    if (const auto piece = position_of(match.game(of_player->seat)).piece_at(step.from))
        attempt.role = piece->role;
    attempt.stray_promotion = is_stray_promotion(step, attempt.role);
    return attempt;
}

}  // namespace doorgeef::match
