#include "server/net/tls/tls_session.hpp"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <new>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <sys/socket.h>

namespace doorgeef::server::net {

// How OpenSSL reads and writes. Its own way to a socket knows neither when bytes arrived nor how to meet a
// connection that has gone without SIGPIPE.
struct TlsSession::WireMethod {
    static const BIO_METHOD* get() {
        struct FreeMethod {
            void operator()(BIO_METHOD* method) const { BIO_meth_free(method); }
        };
        static const std::unique_ptr<BIO_METHOD, FreeMethod> method{make()};
        return method.get();
    }

private:
    static BIO_METHOD* make() {
        BIO_METHOD* method = BIO_meth_new(BIO_get_new_index() | BIO_TYPE_SOURCE_SINK, "doorgeef socket");
        if (method == nullptr) throw std::bad_alloc{};
        BIO_meth_set_read(method, read);
        BIO_meth_set_write(method, write);
        BIO_meth_set_ctrl(method, control);
        return method;
    }
    static Wire& wire_of(BIO* bio) { return *static_cast<Wire*>(BIO_get_data(bio)); }

    static int read(BIO* bio, char* to, int size) {
        BIO_clear_retry_flags(bio);
        Wire& wire = wire_of(bio);
        const Received received = receive_from(wire.descriptor, {to, static_cast<std::size_t>(size)});
        if (received.state == SocketState::would_wait) BIO_set_retry_read(bio);
        if (received.state != SocketState::done) return -1;
        wire.waited = received.waited;
        return static_cast<int>(received.bytes);
    }
    static int write(BIO* bio, const char* from, int size) {
        BIO_clear_retry_flags(bio);
        const ssize_t bytes =
            ::send(wire_of(bio).descriptor, from, static_cast<std::size_t>(size), MSG_NOSIGNAL);
        if (bytes < 0 && (errno == EAGAIN || errno == EINTR)) BIO_set_retry_write(bio);
        return static_cast<int>(bytes);
    }
    static long control(BIO* /*bio*/, int command, long /*number*/, void* /*pointer*/) {
        return command == BIO_CTRL_FLUSH ? 1 : 0;
    }
};

void TlsSession::Free::operator()(ssl_st* session) const {
    SSL_free(session);
}

TlsSession::TlsSession(const TlsContext& context, int descriptor)
    : wire_{.descriptor = descriptor}, session_(SSL_new(context.get())) {
    BIO* wire = session_ ? BIO_new(WireMethod::get()) : nullptr;
    if (wire == nullptr) throw std::bad_alloc{};
    BIO_set_data(wire, &wire_);
    BIO_set_init(wire, 1);
    SSL_set_bio(session_.get(), wire, wire);
    SSL_set_accept_state(session_.get());
}

bool TlsSession::meets_plain_http() {
    if (heard_) return false;
    char first = 0;
    heard_ = ::recv(wire_.descriptor, &first, 1, MSG_PEEK) == 1;
    return first >= 'A' && first <= 'Z';  // a method; TLS begins with 22
}

Received TlsSession::receive(std::span<char> buffer) {
    assert(buffer.size() >= kRecordBytes);
    ERR_clear_error();
    std::size_t bytes = 0;
    const int outcome = SSL_read_ex(session_.get(), buffer.data(), buffer.size(), &bytes);
    const SocketState state = state_after(outcome);
    receiving_needs_room_ = state == SocketState::would_wait && SSL_want_write(session_.get());
    return {state, bytes, wire_.waited};
}

bool TlsSession::is_shaking_hands() const {
    return !SSL_is_init_finished(session_.get());
}

TlsSession::Sent TlsSession::send(std::string_view bytes) {
    // An attempt that was begun is to be repeated as it was.
    bytes = bytes.substr(0, begun_bytes_ > 0 ? begun_bytes_ : kRecordBytes);
    ERR_clear_error();
    std::size_t sent = 0;
    const int outcome = SSL_write_ex(session_.get(), bytes.data(), bytes.size(), &sent);
    const SocketState state = state_after(outcome);
    begun_bytes_ = state == SocketState::would_wait ? bytes.size() : 0;
    // Once hands are shaken nobody has to be heard before he can be told: whoever waited for that here would
    // wait for room, which there is, again and again.
    if (state == SocketState::would_wait && SSL_want_read(session_.get())) return {SocketState::broken};
    return {state, sent};
}

SocketState TlsSession::state_after(int outcome) {
    switch (SSL_get_error(session_.get(), outcome)) {
    case SSL_ERROR_NONE: return SocketState::done;
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE: return SocketState::would_wait;
    case SSL_ERROR_ZERO_RETURN: return SocketState::broken;  // the other side has ended it, as it should
    default: failed_ = true; return SocketState::broken;
    }
}

void TlsSession::end() {
    const bool said = (SSL_get_shutdown(session_.get()) & SSL_SENT_SHUTDOWN) != 0;
    if (failed_ || said || is_shaking_hands()) return;
    ERR_clear_error();
    SSL_shutdown(session_.get());
}

}  // namespace doorgeef::server::net
