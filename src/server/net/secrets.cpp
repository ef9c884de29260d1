#include "server/net/secrets.hpp"

#include <array>
#include <span>

#include <sodium.h>

namespace doorgeef::server::net {

namespace {

constexpr unsigned long long kPasses = 2;
constexpr std::size_t kMemoryBytes = std::size_t{19} * 1024 * 1024;

std::string base64url(std::span<const unsigned char> bytes) {
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
    text.pop_back();  // its terminating zero
    return text;
}

}  // namespace

bool begin_secrets() {
    return sodium_init() >= 0;
}

std::uint64_t SodiumChance::number() {
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

SessionToken SodiumChance::session_token() {
    std::array<unsigned char, 32> secret{};
    randombytes_buf(secret.data(), secret.size());
    std::string text = base64url(secret);
    std::string hash = token_hash(text);
    return {std::move(text), std::move(hash)};
}

std::string token_hash(std::string_view token) {
    const std::string text{token};
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return base64url(hash);
}

std::optional<std::string> hash_password(std::string_view password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed = crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), kPasses,
                                             kMemoryBytes, crypto_pwhash_ALG_ARGON2ID13);
    if (failed != 0) return std::nullopt;
    return hash.data();
}

bool fits_password(std::string_view password, const std::string& hash) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace doorgeef::server::net
