#include "doorgeef/play/keyboard_words.hpp"

#include "doorgeef/lower_case.hpp"
#include "scenario/words.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace doorgeef::app {

namespace {

using Synonym = std::pair<std::string_view, std::string_view>;

constexpr std::array kSynonyms{
    // what players do
    Synonym{"zet", "play"},
    Synonym{"speel", "play"},
    Synonym{"indrukken", "press"},
    Synonym{"druk", "press"},
    Synonym{"aanraken", "touch"},
    Synonym{"doorgeven", "pass"},
    Synonym{"alles", "all"},
    Synonym{"opgeven", "resign"},
    Synonym{"afzien", "waive"},
    Synonym{"remise", "draw"},
    Synonym{"aanbieden", "offer"},
    Synonym{"aannemen", "accept"},
    Synonym{"accepteer", "accept"},
    Synonym{"afslaan", "decline"},
    Synonym{"vlag", "flag"},
    Synonym{"onreglementair", "illegal"},
    Synonym{"herhaling", "repetition"},
    Synonym{"vijftig", "fifty"},
    Synonym{"materiaal", "material"},
    Synonym{"meld", "report"},
    Synonym{"geen-stuk", "no-piece"},
    Synonym{"wegnemen", "remove"},
    Synonym{"roep", "call"},
    // what they say
    Synonym{"zeg", "say"},
    Synonym{"nodig", "need"},
    Synonym{"mag", "leave"},
    Synonym{"remise-aanbieden", "offer-draw"},
    Synonym{"remise-aannemen", "accept-draw"},
    Synonym{"mat", "mate"},
    Synonym{"ja", "yes"},
    Synonym{"nee", "no"},
    Synonym{"gevaar", "danger"},
    Synonym{"wacht", "sit"},
    Synonym{"tekst", "text"},
    // what the arbiter does
    Synonym{"toewijzen", "grant"},
    Synonym{"afwijzen", "reject"},
    Synonym{"klok", "clock"},
    Synonym{"pauze", "pause"},
    Synonym{"hervat", "resume"},
    Synonym{"bestraf", "penalise"},
    Synonym{"vlagmelding", "flag-notice"},
    Synonym{"verlies", "loss"},
    Synonym{"uitslag", "result"},
    Synonym{"opnieuw", "restart"},
    Synonym{"beide", "both"},
    Synonym{"kleurwissel", "swap-colours"},
    Synonym{"stelling", "position"},
    // chessmen
    Synonym{"pion", "P"},
    Synonym{"pawn", "P"},
    Synonym{"paard", "N"},
    Synonym{"knight", "N"},
    Synonym{"loper", "B"},
    Synonym{"bishop", "B"},
    Synonym{"toren", "R"},
    Synonym{"rook", "R"},
    Synonym{"dame", "Q"},
    Synonym{"queen", "Q"},
};

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string scenario_word(std::string_view typed) {
    // Moves and numbers are not words; a single letter is a chessman.
    if (!std::ranges::all_of(typed, [](char c) { return is_letter(c) || c == '-'; }))
        return std::string{typed};
    std::string word = lower_case(typed);
    if (word.size() == 1 && is_letter(word[0])) return {static_cast<char>(word[0] - 'a' + 'A')};
    const auto* found = std::ranges::find(kSynonyms, std::string_view{word}, &Synonym::first);
    return found == kSynonyms.end() ? word : std::string{found->second};
}

std::string quoted(std::string_view text) {
    const bool has_quotes = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return has_quotes ? std::string{text} : '"' + std::string{text} + '"';
}

}  // namespace

std::string in_scenario_words(std::string_view command) {
    scenario::Words typed{command};
    std::vector<std::string> words;
    while (!typed.empty()) {
        words.push_back(scenario_word(typed.take()));
        // What follows here is not ours to change.
        if (words.size() != 2 || typed.empty()) continue;
        if (words[0] == "say" && words[1] == "text") words.push_back(quoted(typed.take_rest()));
        if (words[0] == "position") words.emplace_back(typed.take_rest());
    }
    // In Dutch the noun comes first: remise aanbieden.
    if (words.size() > 1 && (words[0] == "draw" || words[0] == "illegal")) std::swap(words[0], words[1]);

    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace doorgeef::app
