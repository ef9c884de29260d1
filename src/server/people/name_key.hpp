// What makes two names the same, so that nobody can pass for somebody else.
#pragma once

#include <string>
#include <string_view>

namespace doorgeef::server {

// The same for names that differ only in case, accents, blanks and punctuation, in how a letter is composed,
// or in letters of other alphabets that look alike. Empty if nothing is left. Requires: UTF-8.
std::string name_key(std::string_view name);

// Names that would make others believe that somebody speaks for the server, has an office or is one of the
// bots: those alone, or with such a word in them ("Arbiter 1", "Scheids Piet").
bool is_reserved(std::string_view name);

}  // namespace doorgeef::server
