#include "notation/bfen.hpp"

namespace doorgeef::notation {

using match::BoardId;

rules::Result<match::ByBoard<rules::Setup>, BfenError> parse_bfen(std::string_view text) {
    const std::size_t bar = text.find('|');
    if (bar == std::string_view::npos || text.find('|', bar + 1) != std::string_view::npos)
        return BfenError{};
    match::ByBoard<rules::Setup> setups;
    for (const BoardId board : match::kBoards) {
        const std::size_t begin = board == BoardId::first ? 0 : bar + 1;
        const std::size_t end = board == BoardId::first ? bar : text.size();
        const auto setup = rules::parse_fen(text.substr(begin, end - begin));
        if (!setup) return BfenError{board, {setup.error().problem, begin + setup.error().offset}};
        setups[board] = *setup;
    }
    return setups;
}

std::string to_bfen(const match::ByBoard<rules::Setup>& setups, rules::ReserveForm form) {
    return rules::to_fen(setups[BoardId::first], form) + " | " + rules::to_fen(setups[BoardId::second], form);
}

}  // namespace doorgeef::notation
