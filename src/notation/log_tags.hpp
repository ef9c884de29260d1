// The tags of a log in BPGN: those it was given, what was agreed, and the result.
#pragma once

#include "notation/match_log.hpp"
#include "rules/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::notation {

// Says that a record holds a whole log, and in which version.
inline constexpr std::string_view kLogTag = "DoorgeefLog";

// All tags as they are written.
std::vector<Tag> tags_of(const MatchLog& log);

// The log that these tags belong to, still without events.
rules::Result<MatchLog, LogError> log_of_tags(const GameRecord& record);

// Whether a text can stand in a tag as it is: UTF-8 without control characters.
bool is_tag_value(std::string_view value);
// "[Event \"x\"]" and the end of the line. Requires: a name and a value that can stand there.
std::string line_of(const Tag& tag);

// A tag as two words, whatever it is made of.
std::string as_words(const Tag& tag);
std::optional<Tag> tag_of_words(std::string_view text);

// "1-0" if the team that has White on the first board has won the match, "*" if it has not ended.
std::string_view match_result(const MatchLog& log);

// The name of the player with this colour as the tags tell it; empty if they do not.
std::string_view player_name(const MatchLog& log, match::BoardId board, rules::Color color);

}  // namespace doorgeef::notation
