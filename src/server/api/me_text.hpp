// Somebody as he is shown to himself.
#pragma once

#include "server/people/person.hpp"
#include "store/records.hpp"

#include <string>
#include <vector>

namespace doorgeef::server {

// {"id":…,"name":"Jan","kind":"guest","roles":[]}
std::string me_text(const Person& guest);
// The same, with "email", "created" and "settings".
std::string me_text(const store::Account& account, const std::vector<store::AccountRole>& roles);

}  // namespace doorgeef::server
