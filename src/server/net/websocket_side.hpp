// A connection that has become a WebSocket.
#pragma once

#include "server/limits/bucket.hpp"
#include "server/net/websocket/frame_reader.hpp"
#include "server/now.hpp"
#include "server/outside.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace doorgeef::server::net {

class Connection;

class WebSocketSide {
public:
    // Requires: the connection outlives it.
    WebSocketSide(Connection& connection, Now now);

    void send(Text text);
    // After what was sent before.
    void close(std::uint16_t code, Now now);
    // Nothing more can be sent or will come.
    void ended();

    void take(std::span<char> bytes, Now now);
    // The first ping; others follow. How long the answers take is told to the handler.
    void begin_pinging(Now now);
    void look_at_the_clock(Now now);
    void forgive(Instant ms);

private:
    struct Receiver;

    bool open() const { return !close_sent_ && !ended_; }
    void ping(Now now);
    void put_close(std::uint16_t code, Now now);
    void send_control(std::string frame);
    void answered_ping(std::string_view data, Now now);
    bool too_many_control_frames(Now now);
    // It did not read what it was sent.
    void give_up(Now now);

    Connection& connection_;
    FrameReader reader_;
    Bucket control_frames_{};
    Instant heard_at_;
    Instant pinged_at_ = 0;
    Instant ping_at_ = 0;  // the next one
    Instant close_until_ = 0;
    std::uint32_t pings_ = 0;
    bool ping_open_ = false;  // the last one has not been answered
    // It is nearly time for the next one: with what is sent anyway it costs no packet of its own.
    bool ping_may_come_along_ = false;
    bool close_sent_ = false;
    bool ended_ = false;
};

}  // namespace doorgeef::server::net
