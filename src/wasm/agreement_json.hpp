// What is agreed before a match: read from lines, told as JSON.
#pragma once

#include "match/match.hpp"
#include "notation/agreement_text.hpp"
#include "rules/result.hpp"

#include <string>
#include <string_view>

namespace doorgeef::wasm {

// Six lines: ruleset, conduct, time, white, and the FEN of both boards, of which those at the end may be left
// out.
notation::AgreementText agreement_lines(std::string_view text);

// AgreementText of types.ts.
void append_agreement_text(std::string& out, const match::Agreement& agreement);

// {"drop-check":"forbidden",…}: all of them.
void append_options(std::string& out, const rules::Ruleset& ruleset);
// {"legality":"enforced",…}
void append_conduct(std::string& out, const match::Conduct& conduct);

// AgreementInfo of types.ts.
void append_info(std::string& out, const match::Agreement& agreement);
// The same as an answer, or what is wrong with it.
std::string read_agreement(const notation::AgreementText& text);

}  // namespace doorgeef::wasm
