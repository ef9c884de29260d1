#include "notation/record_rules.hpp"

#include "notation/agreement_text.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::notation {

namespace {

constexpr std::array<std::string_view, 3> kTwoBoards{"bughouse", "bughouse chess", "doorgeefschaak"};
constexpr std::array<std::string_view, 6> kOneBoard{"chess",   "standard",  "normal",
                                                    "regular", "classical", "from position"};

bool names_one_of(std::string_view text, const auto& names) {
    std::string lower{text};
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return std::ranges::find(names, lower) != names.end();
}

bool tells_of_two_boards(const GameRecord& game) {
    const auto names_mover = [](const RecordedMove& move) { return move.mover != Mover::unnamed; };
    const auto fen = game.tag("FEN");
    return std::ranges::any_of(game.moves, names_mover) || game.tag("WhiteA") || game.tag("WhiteB") ||
           (fen && fen->find('|') != std::string_view::npos);
}

}  // namespace

std::optional<rules::Ruleset> ruleset_of(const GameRecord& game) {
    if (const auto tag = game.tag("Ruleset")) return parse_ruleset(*tag);
    const bool two_boards = tells_of_two_boards(game);
    if (const auto variant = game.tag("Variant")) {
        if (names_one_of(*variant, kTwoBoards)) return rules::preset("fics");
        if (!names_one_of(*variant, kOneBoard)) return std::nullopt;
    }
    return rules::preset(two_boards ? "fics" : "jijbent");
}

Letters letters_of(const GameRecord& game) {
    bool dutch = false;
    for (const RecordedMove& move : game.moves) {
        const std::string_view san = move.san.view();
        if (san.empty()) continue;
        if (std::string_view{"QRBN"}.find(san.front()) != std::string_view::npos) return Letters::english;
        const bool knight = san.front() == 'P' && san.size() > 1 && san[1] != '@';
        dutch |= knight || std::string_view{"DTL"}.find(san.front()) != std::string_view::npos;
    }
    return dutch ? Letters::dutch : Letters::english;
}

}  // namespace doorgeef::notation
