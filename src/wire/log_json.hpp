// A match on record as JSON, for the store and the wire. docs/formats/log.md describes it.
#pragma once

#include "notation/match_log.hpp"
#include "rules/result.hpp"
#include "wire/strict_json.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace doorgeef::wire {

inline constexpr std::string_view kLogFormat = "doorgeef-log";
// A long match takes tens of kilobytes.
inline constexpr JsonLimits kLogLimits{std::size_t{16} * 1024 * 1024, 4};

// One line, without an end of line. Requires: as notation::write_bpgn.
std::string to_json(const notation::MatchLog& log);

// It is JSON, but of something else.
struct WrongShape {
    std::string where{};  // the key, or path of keys, that is missing, unknown or of the wrong type

    friend bool operator==(const WrongShape&, const WrongShape&) = default;
};

// It is a log, but of a version that we do not know.
struct UnknownVersion {
    std::int64_t version = 0;

    friend bool operator==(const UnknownVersion&, const UnknownVersion&) = default;
};

using LogJsonError = std::variant<JsonError, WrongShape, UnknownVersion, notation::LogError>;

// "too-large", "wrong-shape", "unknown-version", or the code of the log's problem: "impossible".
std::string_view code(const LogJsonError& error);

// Exactly the log that was written, or why it cannot be read. What it gives is possible, so that it can be
// applied.
rules::Result<notation::MatchLog, LogJsonError> parse_log_json(std::string_view text);

}  // namespace doorgeef::wire
