#include "notation/record_positions.hpp"

#include "notation/bfen.hpp"

namespace doorgeef::notation {

namespace {

using match::BoardId;

std::optional<ReplayCause> set_position(const rules::Result<rules::Setup, rules::FenError>& setup,
                                        const rules::Ruleset& ruleset, rules::Position& position) {
    if (!setup) return setup.error().problem;
    const auto made = rules::Position::from_setup(*setup, ruleset);
    if (!made) return made.error().front();
    position = *made;
    return std::nullopt;
}

}  // namespace

std::optional<ReplayCause> set_positions(const GameRecord& game, const rules::Ruleset& ruleset,
                                         match::ByBoard<rules::Position>& positions) {
    const auto fen = game.tag("FEN");
    if (!fen) return std::nullopt;
    if (ruleset.boards == 1) return set_position(rules::parse_fen(*fen), ruleset, positions[BoardId::first]);
    const auto setups = parse_bfen(*fen);
    if (!setups) return setups.error().board ? ReplayCause{setups.error().error.problem} : ReplayCause{};
    for (const BoardId board : match::kBoards)
        if (const auto wrong = set_position((*setups)[board], ruleset, positions[board])) return wrong;
    return std::nullopt;
}

}  // namespace doorgeef::notation
