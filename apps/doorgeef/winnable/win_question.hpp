// A question about winning, as people write it: a position or two, and a side.
#pragma once

#include "doorgeef/choices.hpp"
#include "winnable/winnable.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::app {

// What holds for every question of one call.
struct WinSettings {
    rules::Ruleset ruleset;
    std::uint64_t budget = winnable::kDefaultBudget;
    std::uint8_t board = 0;
    bool other_over = false;
};

struct WinQuestion {
    std::variant<rules::Position, winnable::Boards> where;
    std::optional<rules::Color> side;  // both, if none is named
};

// "FEN [white|black]" or "FEN | FEN [white|black]"; `source` is where it came from, for the complaint.
rules::Result<WinQuestion, Complaint> parse_question(std::string_view source, std::string_view text,
                                                     const WinSettings& settings, Language language);

winnable::Verdict ask(const WinQuestion& question, rules::Color side, const WinSettings& settings);

// "yes Qh5 Ke7 Qxe5#", "no", "unknown"
std::string answer_text(const WinQuestion& question, rules::Color side, const winnable::Verdict& verdict,
                        const WinSettings& settings);

}  // namespace doorgeef::app
