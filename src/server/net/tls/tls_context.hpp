// The certificate of the server and its key, and what we agree to with those who come by TLS: 1.2 or newer,
// ciphers with forward secrecy, HTTP/1.1.
#pragma once

#include "rules/result.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

struct ssl_ctx_st;  // NOLINT(readability-identifier-naming): OpenSSL's

namespace doorgeef::server::net {

// Both in PEM. The certificate stands first in its file, and after it those that lead to its issuer.
struct TlsFiles {
    std::filesystem::path certificate{};  // empty: no TLS
    std::filesystem::path key{};

    bool chosen() const { return !certificate.empty(); }
};

enum class TlsProblem : std::uint8_t {
    certificate_unreadable,
    no_certificate,  // or one that is too weak
    key_unreadable,
    no_key,
    key_has_password,
    key_does_not_fit,  // the certificate
};
inline constexpr int kTlsProblemCount = 6;

// "key-does-not-fit"
std::string_view code(TlsProblem problem);

class TlsContext {
public:
    static rules::Result<TlsContext, TlsProblem> read(const TlsFiles& files);

    // Of the certificate, in seconds since 1970.
    std::int64_t expires_at() const;

    ssl_ctx_st* get() const { return context_.get(); }

private:
    struct Free {
        void operator()(ssl_ctx_st* context) const;
    };
    using Handle = std::unique_ptr<ssl_ctx_st, Free>;

    explicit TlsContext(Handle context) : context_(std::move(context)) {}

    // Connections hold on to it themselves, so that a new one may take its place.
    Handle context_;
};

}  // namespace doorgeef::server::net
