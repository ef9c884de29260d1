// Two ways of playing, and the five switches they consist of: how much of the players' work the system takes
// over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::match {

enum class Legality : std::uint8_t { enforced, claimed };    // KNSB 7.3-7.7
enum class ClockPress : std::uint8_t { automatic, manual };  // KNSB 7.3
enum class FlagCall : std::uint8_t { automatic, claimed };   // KNSB 5.6, 9.4
enum class Passing : std::uint8_t { automatic, manual };     // KNSB 2.1, ruling R1
enum class TouchMove : std::uint8_t { off, on };             // KNSB 4.1

struct Conduct {
    Legality legality = Legality::enforced;
    ClockPress clock = ClockPress::automatic;
    FlagCall flag = FlagCall::automatic;
    Passing passing = Passing::automatic;
    TouchMove touch = TouchMove::off;

    static constexpr Conduct online() { return {}; }
    static constexpr Conduct by_the_book() {
        return {Legality::claimed, ClockPress::manual, FlagCall::claimed, Passing::manual, TouchMove::on};
    }
    friend constexpr bool operator==(const Conduct&, const Conduct&) = default;
};

// `online`, `book`, or one switch such as `passing=manual`; nothing if the word is neither.
std::optional<Conduct> with_conduct(Conduct conduct, std::string_view word);

// The five switches as with_conduct reads them: "legality=enforced", …
std::vector<std::string> conduct_words(const Conduct& conduct);

}  // namespace doorgeef::match
