// Replays every match of a store, and compares what comes out with what the store says.
#pragma once

#include "doorgeef/texts/phrase.hpp"
#include "store/sqlite/connection.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace doorgeef::app {

struct StoreReplay {
    std::size_t matches = 0;
    std::size_t live = 0;  // of those
    std::size_t events = 0;
    std::vector<std::string> wrong{};  // one line for people each
};

// A match of which an event is not what was written is passed over: store::sqlite::verify names it.
store::Read<StoreReplay> replay_store(store::sqlite::Connection& connection, Language language);

}  // namespace doorgeef::app
