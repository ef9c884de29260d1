#include "server/net/connection.hpp"

#include "server/net/clock.hpp"

#include <span>
#include <utility>

#include <boost/asio/post.hpp>

namespace doorgeef::server::net {

Connection::Connection(Hub& hub, Socket socket, Address peer, std::uint64_t number)
    : hub_(hub), stream_(std::move(socket), hub.tls ? &*hub.tls : nullptr), peer_(std::move(peer)),
      number_(number) {}

Connection::~Connection() = default;

void Connection::start(Now now) {
    progress_at_ = now.instant;
    http_ = std::make_unique<HttpSide>(*this, now);
    read_on();
}

// ---- sending

void Connection::send(Text text) {
    if (phase_ == Phase::websocket) websocket_->send(std::move(text));
}

void Connection::close_websocket(std::uint16_t code) {
    if (phase_ == Phase::websocket) websocket_->close(code, read_clocks());
}

void Connection::reply(ApiReply reply) {
    if (phase_ == Phase::http) http_->reply(std::move(reply), read_clocks());
}

std::optional<std::string> Connection::client() const {
    return phase_ == Phase::http ? std::optional{http_->client()} : std::nullopt;
}

void Connection::flush_soon() {
    if (writing_ || std::exchange(flush_asked_, true)) return;
    hub_.flush_soon(shared_from_this());
}

void Connection::flush(Now now) {
    flush_asked_ = false;
    if (writing_ || phase_ == Phase::gone) return;
    const std::size_t before = stream_.waiting_bytes();
    flushed(before, stream_.flush(), now);
}

std::string_view Connection::copy_to_send(std::span<char> to) const {
    return writing_ || phase_ == Phase::gone ? std::string_view{} : stream_.copy_small(to);
}

void Connection::flush_after(int sent, Now now) {
    flush_asked_ = false;
    const std::size_t before = stream_.waiting_bytes();
    flushed(before, stream_.flush_after(sent), now);
}

void Connection::flushed(std::size_t waited_before, Stream::State state, Now now) {
    const std::size_t sent = waited_before - stream_.waiting_bytes();
    hub_.figures.bytes_out += sent;
    if (state == Stream::State::broken) return drop();
    if (sent > 0) progress_at_ = now.instant;
    if (state == Stream::State::would_wait) return wait_until_writable();
    if (phase_ == Phase::lingering) stream_.end_sending();
    if (phase_ == Phase::http) http_->all_sent(now);
}

void Connection::wait_until_writable() {
    writing_ = true;
    stream_.socket().async_wait(Socket::wait_write, [self = shared_from_this()](const auto& error) {
        self->writing_ = false;
        if (!error) self->flush(read_clocks());
    });
}

// ---- receiving

void Connection::read_on() {
    if (reading_ || phase_ == Phase::gone) return;
    reading_ = true;
    stream_.socket().async_wait(stream_.receivable(), [self = shared_from_this()](const auto& error) {
        self->reading_ = false;
        if (!error) self->readable();
    });
}

void Connection::readable() {
    if (phase_ == Phase::gone) return;
    const auto received = stream_.receive(hub_.buffer);
    const Now arrived = read_clocks(received.waited);
    if (received.state == Stream::State::broken) return drop();
    hub_.figures.bytes_in += received.bytes;
    if (received.bytes > 0) take(std::span{hub_.buffer}.first(received.bytes), arrived);
    const bool wants_more = phase_ != Phase::http || http_->wants_more();
    if (wants_more) read_on();
}

void Connection::take(std::span<char> bytes, Now now) {
    switch (phase_) {
    case Phase::http: return http_->take({bytes.data(), bytes.size()}, now);
    case Phase::websocket: return websocket_->take(bytes, now);
    case Phase::lingering:
    case Phase::gone: return;
    }
}

// ---- changing

void Connection::become_websocket(const Visitor& visitor, std::string rest, Now now) {
    phase_ = Phase::websocket;
    websocket_.emplace(*this, now);
    ++hub_.figures.websockets;
    hub_.handler.opened(ConnectionId{number_}, visitor, now);
    websocket_->begin_pinging(now);
    if (!rest.empty()) websocket_->take(rest, now);
    // What called this may still be at work in there.
    boost::asio::post(hub_.io, [self = shared_from_this()] { self->http_.reset(); });
    read_on();
}

void Connection::linger(Now now) {
    if (phase_ == Phase::lingering || phase_ == Phase::gone) return;
    if (phase_ == Phase::websocket) --hub_.figures.websockets;
    phase_ = Phase::lingering;
    linger_until_ = now.instant + hub_.settings.limits.closing_ms;
    flush_soon();
    read_on();
}

void Connection::drop() {
    if (phase_ == Phase::gone) return;
    if (phase_ == Phase::websocket) {
        --hub_.figures.websockets;
        websocket_->ended();
    }
    const bool misleading = phase_ == Phase::http && http_->end_would_mislead();
    if (phase_ == Phase::http) http_->ended();
    phase_ = Phase::gone;
    if (misleading)
        stream_.cut();
    else
        stream_.close();
    const auto self = shared_from_this();
    hub_.connections.erase(number_);
    const auto counted = hub_.per_address.find(address_key(peer_));
    if (counted != hub_.per_address.end() && --counted->second == 0) hub_.per_address.erase(counted);
}

// ---- time

void Connection::look_at_the_clock(Now now) {
    const bool stalled =
        stream_.waiting_bytes() > 0 && now.instant - progress_at_ > hub_.settings.limits.stalled_ms;
    if (stalled || (phase_ == Phase::lingering && now.instant > linger_until_)) return drop();
    if (phase_ == Phase::http) http_->look_at_the_clock(now);
    if (phase_ == Phase::websocket) websocket_->look_at_the_clock(now);
}

void Connection::forgive(Instant ms) {
    progress_at_ += ms;
    linger_until_ += ms;
    if (http_) http_->forgive(ms);
    if (websocket_) websocket_->forgive(ms);
}

}  // namespace doorgeef::server::net
