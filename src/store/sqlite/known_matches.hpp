// What the writer knows of the matches it writes to, so that it need not ask the file before every move. It
// is the only one that writes (FileLock).
#pragma once

#include "store/sqlite/connection.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace doorgeef::store::sqlite {

struct KnownMatch {
    std::int64_t number = 0;
    bool ended = false;
    Fence fence = 0;
    bool has_answers = false;
    Sequence head = 0;
    std::uint64_t checksum = 0;  // of the head
};

class KnownMatches {
public:
    // As it is inside the transaction; whoever writes changes it accordingly. It holds until the next call.
    // not_found.
    Read<KnownMatch*> find(Connection& connection, const MatchId& id);

    void forget(const MatchId& id) { matches_.erase(id.text); }
    // What was written may not have happened.
    void forget_all() { matches_.clear(); }

private:
    std::unordered_map<std::string, KnownMatch> matches_{};
};

}  // namespace doorgeef::store::sqlite
