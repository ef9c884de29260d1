// Whether a file is sound.
#pragma once

#include "store/sqlite/connection.hpp"

namespace doorgeef::store::sqlite {

// The structure only: reads the whole file, a second or two per gigabyte. corrupt.
Failure check_quickly(Connection& connection);

// Everything SQLite can check, and every event against its checksum. What is wrong, in words for the
// administrator; nothing if all is well.
Read<std::vector<std::string>> find_damage(Connection& connection);

}  // namespace doorgeef::store::sqlite
