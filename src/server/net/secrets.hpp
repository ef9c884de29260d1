// Random numbers, session tokens and password hashes, by libsodium.
#pragma once

#include "server/chance.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// Once, before everything else here. False: there is no randomness to be had.
bool begin_secrets();

class SodiumChance final : public Chance {
public:
    std::uint64_t number() override;
    SessionToken session_token() override;
};

// What the store knows a session by: whoever reads the store cannot log in with it.
std::string token_hash(std::string_view token);

// argon2id with 19 MiB and two passes; some 40 ms. Nothing: there was not enough memory.
std::optional<std::string> hash_password(std::string_view password);
bool fits_password(std::string_view password, const std::string& hash);

}  // namespace doorgeef::server::net
