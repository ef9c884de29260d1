// Refusals, endings and what stands behind them, as JSON.
#pragma once

#include "match/citation.hpp"
#include "match/command.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::wasm {

// {"source":"article","text":"2.4"}, or null
void append_citation(std::string& out, const std::optional<match::Citation>& citation);

// {"code":"drop-gives-check","citation":…,"role":"N"}. The match is the one that refused.
void append_refusal(std::string& out, match::Refusal refusal, const match::Command& command,
                    const match::Match& match, std::string_view preset);

// One that is not the regulation's.
void append_refusal(std::string& out, std::string_view code);

// The same as answers: {"ok":false,"problem":…}
std::string refused(match::Refusal refusal, const match::Command& command, const match::Match& match,
                    std::string_view preset);
std::string refused(std::string_view code);

}  // namespace doorgeef::wasm
