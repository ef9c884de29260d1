// What was agreed before a match, as a few short texts, and back without loss: BPGN writes them as tags, JSON
// as strings.
#pragma once

#include "match/match.hpp"
#include "rules/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::notation {

struct AgreementText {
    std::string ruleset{};  // the nearest preset and what differs: "knsb", "stein mate=at-once time=5:00"
    std::string conduct{};  // likewise: "online", "book passing=auto"
    std::string time{};     // seconds, base and increment: "180+0", "2.500+0.250"; "-" without clocks
    std::string white{};    // the team that has White on the first board: "A", "B"
    match::ByBoard<std::string> positions{};  // as FEN; empty for the usual one

    friend bool operator==(const AgreementText&, const AgreementText&) = default;
};

// There is one way of writing each agreement. Requires: a sound ruleset, and positions that can be set up.
AgreementText to_text(const match::Agreement& agreement);

enum class AgreementProblem : std::uint8_t { ruleset, conduct, time, white, position };

std::string_view code(AgreementProblem problem);

// "stein", "stein mate=at-once"; nothing for what makes no sense.
std::optional<rules::Ruleset> parse_ruleset(std::string_view text);

// Options may come in any order, and need not differ from the preset. What it gives is sound.
rules::Result<match::Agreement, AgreementProblem> parse_agreement(const AgreementText& text);

}  // namespace doorgeef::notation
