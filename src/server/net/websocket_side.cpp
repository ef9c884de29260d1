#include "server/net/websocket_side.hpp"

#include "server/net/clock.hpp"
#include "server/net/connection.hpp"
#include "server/net/websocket/frame_writer.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace doorgeef::server::net {

// What to do with each thing that comes. True: go on with the next.
struct WebSocketSide::Receiver {
    WebSocketSide& side;
    Now now;

    bool operator()(const incoming::NeedMore& /*nothing*/) const { return false; }
    bool operator()(const incoming::Text& text) const {
        Hub& hub = side.connection_.hub();
        ++hub.figures.messages_in;
        hub.handler.received(ConnectionId{side.connection_.number()}, text.text, now);
        return true;
    }
    bool operator()(const incoming::Ping& ping) const {
        if (side.too_many_control_frames(now)) return false;
        side.send_control(pong_frame(ping.data));
        return true;
    }
    bool operator()(const incoming::Pong& pong) const {
        if (side.too_many_control_frames(now)) return false;
        side.answered_ping(pong.data, now);
        return true;
    }
    bool operator()(const incoming::Close& close) const {
        if (!side.close_sent_) side.put_close(close.code, now);
        side.connection_.linger(now);
        return false;
    }
    bool operator()(const incoming::Broken& broken) const {
        ++side.connection_.hub().figures.broken;
        if (!side.close_sent_) side.put_close(broken.code, now);
        side.connection_.linger(now);
        return false;
    }
};

WebSocketSide::WebSocketSide(Connection& connection, Now now)
    : connection_(connection), reader_(connection.hub().settings.limits.message), heard_at_(now.instant) {}

void WebSocketSide::send(Text text) {
    if (!open()) return;
    Stream& stream = connection_.stream();
    if (stream.waiting_bytes() + text->size() > connection_.hub().settings.limits.unread_bytes)
        return give_up(read_clocks());
    ++connection_.hub().figures.messages_out;
    const FrameHeader header = text_header(text->size());
    stream.put(header, std::move(text));
    connection_.flush_soon();
    if (ping_may_come_along_) ping(read_clocks());
}

void WebSocketSide::give_up(Now now) {
    ++connection_.hub().figures.too_slow;
    connection_.stream().forget_waiting();
    put_close(close_code::kReadsTooSlowly, now);
}

void WebSocketSide::close(std::uint16_t code, Now now) {
    if (open()) put_close(code, now);
}

void WebSocketSide::put_close(std::uint16_t code, Now now) {
    close_sent_ = true;
    close_until_ = now.instant + connection_.hub().settings.limits.closing_ms;
    connection_.stream().put(close_frame(code));
    connection_.flush_soon();
    ended();
}

void WebSocketSide::ended() {
    if (!std::exchange(ended_, true)) connection_.hub().tell_closed(ConnectionId{connection_.number()});
}

void WebSocketSide::send_control(std::string frame) {
    if (!open()) return;
    if (connection_.stream().waiting_bytes() + frame.size() > connection_.hub().settings.limits.unread_bytes)
        return give_up(read_clocks());
    connection_.stream().put(std::move(frame));
    connection_.flush_soon();
}

void WebSocketSide::take(std::span<char> bytes, Now now) {
    heard_at_ = now.instant;
    // After our own close only the other side's counts, and what it says before that is dropped unread.
    bool more = true;
    while (more) {
        const Incoming incoming = reader_.next(bytes);
        if (close_sent_ && std::holds_alternative<incoming::Text>(incoming)) continue;
        more = std::visit(Receiver{*this, now}, incoming);
    }
}

bool WebSocketSide::too_many_control_frames(Now now) {
    const Hub& hub = connection_.hub();
    if (control_frames_.take(hub.settings.limits.control_frames, 1, now.instant)) return false;
    close(close_code::kMisbehaved, now);
    connection_.linger(now);
    return true;
}

// ---- pings

// Those who came together are not pinged together ever after: the second ping comes sooner, for each at
// another time.
void WebSocketSide::begin_pinging(Now now) {
    constexpr std::uint64_t parts = 64;
    ping(now);
    const auto part = static_cast<Instant>(1 + connection_.number() % parts);
    ping_at_ = now.instant + connection_.hub().settings.limits.ping_ms * part / static_cast<Instant>(parts);
}

void WebSocketSide::ping(Now now) {
    ++pings_;
    ping_open_ = true;
    ping_may_come_along_ = false;
    pinged_at_ = now.instant;
    ping_at_ = now.instant + connection_.hub().settings.limits.lag_ms;
    send_control(ping_frame(std::to_string(pings_)));
}

void WebSocketSide::answered_ping(std::string_view data, Now now) {
    if (!ping_open_ || data != std::to_string(pings_)) return;
    ping_open_ = false;
    if (!open()) return;
    RoundTrip round_trip{.whole_ms = now.instant - pinged_at_};
    if (!contains(connection_.hub().settings.proxies, connection_.peer()))
        round_trip.network_ms = connection_.stream().round_trip_ms();
    connection_.hub().handler.measured_lag(ConnectionId{connection_.number()}, round_trip, now);
}

void WebSocketSide::look_at_the_clock(Now now) {
    const SocketLimits& limits = connection_.hub().settings.limits;
    if (close_sent_) {
        if (now.instant > close_until_) connection_.drop();
    } else if (now.instant - heard_at_ > limits.silent_ms) {
        ++connection_.hub().figures.silent;
        connection_.drop();
    } else if (now.instant >= ping_at_ || now.instant >= std::max(heard_at_, pinged_at_) + limits.ping_ms) {
        ping(now);
    } else {
        ping_may_come_along_ = now.instant >= ping_at_ - limits.lag_ms / 4;
    }
}

void WebSocketSide::forgive(Instant ms) {
    heard_at_ += ms;
    pinged_at_ += ms;
    ping_at_ += ms;
    close_until_ += ms;
}

}  // namespace doorgeef::server::net
