// What stands behind a refusal, an ending or a ruling: an article of the ruleset's own regulation or of FIDE,
// a ruling of ours (R12), or the option by which the rule was changed. Words are made elsewhere.
#pragma once

#include "match/arbiter.hpp"
#include "match/command.hpp"
#include "match/match.hpp"
#include "match/outcome.hpp"
#include "match/refusal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::match {

struct Citation {
    enum class Source : std::uint8_t { article, fide, ruling, option };
    Source source{};
    std::string text{};  // "2.4", "3.9", "R12", "drop-check=forbidden"

    friend bool operator==(const Citation&, const Citation&) = default;
};

// "article", "fide", "ruling", "option"
std::string_view code(Citation::Source source);

// `command` is what was refused, by a match in this state. `preset` is the ruleset whose regulation is cited;
// where an option differs from it, the option is.
std::optional<Citation> cite(Refusal refusal, const Command& command, const Match& match,
                             std::string_view preset);

std::optional<Citation> cite(Reason reason, const rules::Ruleset& ruleset, std::string_view preset);

// Of a game that has ended: where the arbiter ended it, the article of his ruling.
std::optional<Citation> cite_ending(const Game& game, const rules::Ruleset& ruleset, std::string_view preset);

// The article of a ruling, which counts as the KNSB does, by the preset's own number.
std::optional<Citation> cite(Article article, std::string_view preset);

// The article in which the preset's regulation settles what this option is about; nothing where it is silent.
std::optional<Citation> cite_option(std::string_view option, std::string_view preset);

// Whether the regulation that these rules are nearest to has an article about repeated illegal moves
// (KNSB 10.3, Stein 10.3).
bool penalises_illegal_moves(const rules::Ruleset& ruleset);

}  // namespace doorgeef::match
