// What follows the question mark in an address.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server {

using QueryValues = std::map<std::string, std::string, std::less<>>;

// "player=Jan+de+Vries&ruleset=knsb". Nothing if it makes no sense: a wrong %, no UTF-8, a control character,
// a name twice. What has no value is as if it were not there.
std::optional<QueryValues> parse_query(std::string_view text);

}  // namespace doorgeef::server
