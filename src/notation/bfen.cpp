#include "notation/bfen.hpp"

#include <algorithm>

namespace doorgeef::notation {

using match::BoardId;

namespace {

// Some viewers write no more than board, turn and castling, and then both players' clocks in seconds.
std::string_view without_clocks(std::string_view fen) {
    std::size_t at = 0;
    std::size_t fields = 0;
    std::size_t third_end = fen.size();
    bool numbers = true;  // all fields behind the third
    while (true) {
        const std::size_t begin = fen.find_first_not_of(' ', at);
        if (begin == std::string_view::npos) break;
        at = std::min(fen.find(' ', begin), fen.size());
        const std::string_view field = fen.substr(begin, at - begin);
        if (++fields == 3) third_end = at;
        if (fields > 3) numbers &= field.find_first_not_of("0123456789") == std::string_view::npos;
    }
    return fields == 5 && numbers ? fen.substr(0, third_end) : fen;
}

}  // namespace

rules::Result<match::ByBoard<rules::Setup>, BfenError> parse_bfen(std::string_view text) {
    const std::size_t bar = text.find('|');
    if (bar == std::string_view::npos || text.find('|', bar + 1) != std::string_view::npos)
        return BfenError{};
    match::ByBoard<rules::Setup> setups;
    for (const BoardId board : match::kBoards) {
        const std::size_t begin = board == BoardId::first ? 0 : bar + 1;
        const std::size_t end = board == BoardId::first ? bar : text.size();
        const auto setup = rules::parse_fen(without_clocks(text.substr(begin, end - begin)));
        if (!setup) return BfenError{board, {setup.error().problem, begin + setup.error().offset}};
        setups[board] = *setup;
    }
    return setups;
}

std::string to_bfen(const match::ByBoard<rules::Setup>& setups, rules::ReserveForm form) {
    return rules::to_fen(setups[BoardId::first], form) + " | " + rules::to_fen(setups[BoardId::second], form);
}

}  // namespace doorgeef::notation
