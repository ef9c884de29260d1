// The kinds of documents that the server keeps.
#pragma once

#include <string_view>

namespace doorgeef::server {

inline constexpr std::string_view kTableKind = "table";          // by the table's id
inline constexpr std::string_view kNotesKind = "room";           // by the match's id
inline constexpr std::string_view kAnswerKind = "lobby-answer";  // by person and command id

}  // namespace doorgeef::server
