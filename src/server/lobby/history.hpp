// The answers to commands about tables, so that the same command gets the same answer, also after a restart:
// for an hour, and the last 32 of each person. Whoever sends a command again later than that is judged anew.
#pragma once

#include "server/now.hpp"
#include "server/waiting.hpp"
#include "store/store.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace doorgeef::server {

struct PastAnswer {
    std::string id{};
    std::string fingerprint{};
    std::string text{};
    store::UnixMs at_ms = 0;
};

class History {
public:
    const PastAnswer* find(std::string_view who, std::string_view id) const;

    static store::Write to_keep(const WaitingAnswer& answer, store::UnixMs now);
    // Lets go of what is too old.
    void expire(store::UnixMs now);
    // Of what has been let go.
    void append_removals(store::Batch& batch);

    // It is on disk.
    void kept(const WaitingAnswer& answer, store::UnixMs now);

    void restore(const std::vector<store::Document>& documents);

private:
    void add(const std::string& who, PastAnswer answer);

    std::unordered_map<std::string, std::deque<PastAnswer>> by_person_{};
    store::Batch removals_{};
};

}  // namespace doorgeef::server
