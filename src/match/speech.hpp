// What teammates say to each other (KNSB 9, Minerva 9).
#pragma once

#include "rules/piece.hpp"
#include "rules/ruleset.hpp"

#include <cstdint>
#include <string>

namespace doorgeef::match {

enum class SignalKind : std::uint8_t {
    need,   // give me such a piece (KNSB 9.2)
    leave,  // may I …? (KNSB 9.3)
    yes,
    no,
    danger,  // that piece wins for my opponent (Minerva 9.3)
    sit,     // make no more moves (Minerva 9.4)
    flag,    // your opponent's flag has fallen (Minerva 9.5; KNSB 9.4 forbids it)
    text,
};

enum class Leave : std::uint8_t { resign, offer_draw, accept_draw, mate };

struct Signal {
    SignalKind kind{};
    rules::Role role{};  // of need and danger
    Leave leave{};       // of leave
    std::string text{};  // of text

    friend bool operator==(const Signal&, const Signal&) = default;
};

// Whether teammates may say such things at all.
bool speech_allows(rules::Speech speech, SignalKind kind);

}  // namespace doorgeef::match
