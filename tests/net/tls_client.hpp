// The same client by TLS. It believes whatever certificate it is shown, and tells whose it is.
#pragma once

#include "raw_client.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <openssl/ssl.h>

namespace doorgeef::server::net {

struct TlsWishes {
    int newest_version = TLS1_3_VERSION;
    std::string protocols = "\x02h2\x08http/1.1";  // as ALPN has them; empty: none
    SSL_SESSION* session = nullptr;                // to go on with
    bool reads_at_once = true;                     // what the server says at first
};

class TlsClient final : public RawClient {
public:
    explicit TlsClient(std::uint16_t port, const TlsWishes& wishes = {});

    bool shook_hands() const { return shook_hands_; }
    std::string version() const { return SSL_get_version(session_.get()); }
    std::string cipher() const { return SSL_get_cipher_name(session_.get()); }
    std::string protocol() const;
    std::string server_name() const;  // by its certificate
    bool came_back() const { return SSL_session_reused(session_.get()) == 1; }
    // The other side has said that nothing follows.
    bool heard_goodbye() const { return (SSL_get_shutdown(session_.get()) & SSL_RECEIVED_SHUTDOWN) != 0; }
    void say_goodbye() const { SSL_shutdown(session_.get()); }
    // Keys for the other side's bytes too. False: it has gone.
    bool ask_for_new_keys() const;

    bool send(std::string_view bytes) const override;

    // To come back with: what was given out last.
    struct FreeTicket {
        void operator()(SSL_SESSION* ticket) const { SSL_SESSION_free(ticket); }
    };
    using Ticket = std::unique_ptr<SSL_SESSION, FreeTicket>;
    Ticket ticket() const { return Ticket{SSL_get1_session(session_.get())}; }

private:
    struct FreeContext {
        void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
    };
    struct FreeSession {
        void operator()(SSL* session) const { SSL_free(session); }
    };

    ssize_t receive(std::span<char> buffer) const override;
    const char* scheme() const override { return "https://"; }

    std::unique_ptr<SSL_CTX, FreeContext> context_;
    std::unique_ptr<SSL, FreeSession> session_;
    bool shook_hands_ = false;
};

}  // namespace doorgeef::server::net
