#include "doorgeef/engines/engine_words.hpp"

#include <cctype>

namespace doorgeef::app {

namespace {

char upper(char c) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}

// Only what matters for which moves there are.
bool same_moves(const rules::Ruleset& one, const rules::Ruleset& other) {
    return one.boards == other.boards && one.drop_check == other.drop_check &&
           one.pawn_drop_ranks == other.pawn_drop_ranks && one.piece_drop_ranks == other.piece_drop_ranks &&
           one.promotion == other.promotion;
}

}  // namespace

std::vector<std::string_view> variant_names(const rules::Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const rules::Preset& preset : rules::kPresets)
        if (preset.ruleset == ruleset) names.push_back(preset.name);
    for (const rules::Preset& preset : rules::kPresets)
        if (preset.ruleset != ruleset && same_moves(preset.ruleset, ruleset)) names.push_back(preset.name);
    if (same_moves(*rules::preset("fics"), ruleset)) names.emplace_back("bughouse");
    if (ruleset.boards == 1) names.insert(names.end(), {"chess", "normal"});
    return names;
}

std::optional<rules::Coordinates> parse_engine_move(std::string_view text) {
    std::string move = lower_case(text);
    if (move.size() > 1 && move[1] == '@') move[0] = upper(move[0]);
    const auto parsed = rules::parse_move(move);
    return parsed ? std::optional{*parsed} : std::nullopt;
}

std::vector<std::string_view> words(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string_view> found;
    while (true) {
        const auto begin = line.find_first_not_of(blanks);
        if (begin == std::string_view::npos) return found;
        line.remove_prefix(begin);
        const auto end = line.find_first_of(blanks);
        found.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return found;
        line.remove_prefix(end);
    }
}

}  // namespace doorgeef::app
