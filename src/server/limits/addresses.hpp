// Who comes from where: connections and messages of one address together.
#pragma once

#include "server/limits/bucket.hpp"

#include <string>
#include <unordered_map>

namespace doorgeef::server {

class Addresses {
public:
    explicit Addresses(const Limits& limits) : limits_(limits) {}

    // Whether one more connection is allowed; it counts either way, until closed().
    bool opened(const std::string& address, Instant now);
    void closed(const std::string& address, Instant now);

    // Null: it may speak. Otherwise its bucket, to ask how long to wait.
    const Bucket* refuses(const std::string& address, double cost, Instant now);

private:
    struct Address {
        int connections = 0;
        Bucket messages{};
    };

    void forget_idle(Instant now);

    const Limits& limits_;
    std::unordered_map<std::string, Address> addresses_{};
    std::size_t sweep_at_ = 1024;
};

}  // namespace doorgeef::server
