// Where lots, ids and secrets come from.
#pragma once

#include <cstdint>
#include <string>

namespace doorgeef::server {

// What a session cookie holds, and what the store knows it by.
struct SessionToken {
    std::string text{};
    std::string hash{};
};

class Chance {
public:
    virtual ~Chance() = default;

    // 64 random bits that nobody can guess.
    virtual std::uint64_t number() = 0;
    virtual SessionToken session_token() = 0;
};

}  // namespace doorgeef::server
