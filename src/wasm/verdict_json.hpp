// What was found about winning, as JSON.
#pragma once

#include "wasm/json.hpp"
#include "winnable/winnable.hpp"

#include <string>

namespace doorgeef::wasm {

// More positions than anybody waits for.
inline constexpr double kLargestBudget = 4'000'000;

// WinVerdict of types.ts; `proof` writes the moves of a yes.
template <class Proof>
void append_verdict(std::string& out, const winnable::Verdict& verdict, Proof proof) {
    const bool yes = verdict.answer == winnable::Answer::yes;
    const bool no = verdict.answer == winnable::Answer::no;
    JsonObject{out}
        .text("answer", yes  ? "yes"
                        : no ? "no"
                             : "unknown")
        .text("line", yes ? proof() : std::string{})
        .number("nodes", static_cast<std::int64_t>(verdict.nodes))
        .end();
}

}  // namespace doorgeef::wasm
