#include "positions.hpp"

#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <stdexcept>

namespace doorgeef::rules {

Ruleset ruleset_of(std::string_view name) {
    if (const auto found = preset(name)) return *found;
    throw std::invalid_argument("no ruleset " + std::string{name});
}

Setup setup_of(std::string_view fen) {
    const auto setup = parse_fen(fen);
    if (setup) return *setup;
    throw std::invalid_argument("bad FEN " + std::string{fen} + ": " +
                                std::string{code(setup.error().problem)});
}

Position position_of(std::string_view fen, const Ruleset& ruleset) {
    const auto position = Position::from_setup(setup_of(fen), ruleset);
    if (position) return *position;
    std::string reasons = "impossible position " + std::string{fen};
    for (const SetupError error : position.error()) reasons += ' ' + std::string{code(error)};
    throw std::invalid_argument(reasons);
}

Move move_of(std::string_view text, const Position& position) {
    const auto coordinates = parse_move(text);
    if (!coordinates) throw std::invalid_argument("bad move " + std::string{text});
    const auto move = resolve(*coordinates, position);
    if (!move) throw std::invalid_argument("nobody to move " + std::string{text});
    return *move;
}

std::string judged(std::string_view text, const Position& position, const Ruleset& ruleset,
                   const Position* other) {
    const auto coordinates = parse_move(text);
    if (!coordinates) throw std::invalid_argument("bad move " + std::string{text});
    const auto move = resolve(*coordinates, position);
    if (!move) return std::string{code(move.error())};
    const auto reason = why_illegal(position, *move, ruleset, other);
    return reason ? std::string{code(*reason)} : "legal";
}

std::string fen_after(std::string_view text, const Position& position, const Ruleset& ruleset) {
    Position after = position;
    const auto played = play(after, move_of(text, position), ruleset);
    return played ? fen_of(after) : std::string{code(played.error())};
}

std::string fen_of(const Position& position) {
    return to_fen(position.setup());
}

}  // namespace doorgeef::rules
