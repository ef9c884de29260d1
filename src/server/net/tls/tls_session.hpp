// TLS on one socket. Nothing here waits: it says for what one would have to.
#pragma once

#include "server/net/receive.hpp"
#include "server/net/tls/tls_context.hpp"

#include <chrono>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

struct ssl_st;  // NOLINT(readability-identifier-naming): OpenSSL's

namespace doorgeef::server::net {

class TlsSession {
public:
    struct Sent {
        SocketState state{};
        std::size_t bytes = 0;
    };

    // What TLS takes and sends in one piece.
    static constexpr std::size_t kRecordBytes = std::size_t{16} * 1024;

    // Requires: the socket does not block, and outlives it.
    TlsSession(const TlsContext& context, int descriptor);
    ~TlsSession() = default;
    TlsSession(const TlsSession&) = delete;
    TlsSession& operator=(const TlsSession&) = delete;

    // The other side has begun, but with HTTP and not with TLS. All of that is still to be read.
    bool meets_plain_http();

    // Shakes hands first. Requires: the buffer takes a record; then nothing stays behind in here that waiting
    // for the socket would overlook.
    Received receive(std::span<char> buffer);
    // What receive() would wait for is room to send, not bytes.
    bool receiving_needs_room() const { return receiving_needs_room_; }
    bool is_shaking_hands() const;

    // Requires: hands are shaken. After would_wait the same bytes must come again, as far as begun_bytes().
    Sent send(std::string_view bytes);
    std::size_t begun_bytes() const { return begun_bytes_; }

    // Tells the other side that nothing follows, if there is room for that.
    void end();

private:
    struct Free {
        void operator()(ssl_st* session) const;
    };
    // Where OpenSSL finds the socket.
    struct Wire {
        int descriptor;
        std::chrono::nanoseconds waited{};  // what was read last
    };
    struct WireMethod;

    SocketState state_after(int outcome);

    Wire wire_;
    std::unique_ptr<ssl_st, Free> session_;
    std::size_t begun_bytes_ = 0;
    bool heard_ = false;  // a first byte
    bool receiving_needs_room_ = false;
    bool failed_ = false;
};

}  // namespace doorgeef::server::net
