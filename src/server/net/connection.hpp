// One TCP connection: HTTP at first, perhaps a WebSocket after that. This part knows when bytes can be read
// and sent and how long to wait; what the bytes mean is for HttpSide and WebSocketSide.
#pragma once

#include "server/net/http_side.hpp"
#include "server/net/hub.hpp"
#include "server/net/stream.hpp"
#include "server/net/websocket_side.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace doorgeef::server::net {

class Connection : public std::enable_shared_from_this<Connection> {
public:
    Connection(Hub& hub, Socket socket, Address peer, std::uint64_t number);
    ~Connection();

    void start(Now now);

    // ---- for Sockets
    void send(Text text);
    void close_websocket(std::uint16_t code);
    void reply(ApiReply reply);
    // Who asked for what the API is working on; nothing if it is not.
    std::optional<std::string> client() const;
    // Once in a while.
    void look_at_the_clock(Now now);
    // The process itself stood still for so long, so nobody is late.
    void forgive(Instant ms);
    void flush(Now now);
    // Instead of flush(), for many at a time: Stream::copy_small() if it can be sent now, and what came of
    // it.
    std::string_view copy_to_send(std::span<char> to) const;
    void flush_after(int sent, Now now);
    // At once, whatever is going on.
    void drop();

    // ---- for the sides
    Hub& hub() { return hub_; }
    Stream& stream() { return stream_; }
    std::uint64_t number() const { return number_; }
    const Address& peer() const { return peer_; }
    // It speaks plainly where TLS is spoken.
    bool lacks_tls() const { return hub_.tls && !stream_.by_tls(); }
    void flush_soon();
    // Waits for the other side's next bytes, if it does not yet.
    void read_on();
    void become_websocket(const Visitor& visitor, std::string rest, Now now);
    // Sends what waits, then says that no more will come, and waits for the other side to end too: whoever
    // closes at once may destroy what the other side has not yet read.
    void linger(Now now);

private:
    enum class Phase : std::uint8_t { http, websocket, lingering, gone };

    void flushed(std::size_t waited_before, Stream::State state, Now now);
    void wait_until_writable();
    void readable();
    void take(std::span<char> bytes, Now now);

    Hub& hub_;
    Stream stream_;
    Address peer_;
    std::uint64_t number_;
    Phase phase_ = Phase::http;
    bool reading_ = false;      // a wait for bytes is under way
    bool writing_ = false;      // a wait for room is under way
    bool flush_asked_ = false;  // it stands in the hub's list
    Instant progress_at_ = 0;   // when something was last sent
    Instant linger_until_ = 0;
    std::unique_ptr<HttpSide> http_{};
    std::optional<WebSocketSide> websocket_{};
};

}  // namespace doorgeef::server::net
