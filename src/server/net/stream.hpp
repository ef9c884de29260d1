// One TCP socket and what is still to be sent on it. Nothing here waits.
#pragma once

#include "server/net/websocket/frame_writer.hpp"
#include "server/outside.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace doorgeef::server::net {

using Tcp = boost::asio::ip::tcp;
using Executor = boost::asio::io_context::executor_type;
using Socket = boost::asio::basic_stream_socket<Tcp, Executor>;

// On a socket that listens: the kernel notes when bytes arrive on those that are accepted.
void note_arrivals(int listening);

class Stream {
public:
    enum class State : std::uint8_t { done, would_wait, broken };
    struct Received {
        State state{};          // broken: the other side has ended it, or it failed
        std::size_t bytes = 0;  // when done
        // How long the last of them has been here, if the kernel was asked to note that (note_arrivals).
        std::chrono::nanoseconds waited{};
    };

    // Requires: the socket does not block.
    explicit Stream(Socket socket) : socket_(std::move(socket)) {}

    Received receive(std::span<char> buffer);

    // To be sent by flush(), in the order of the calls. The text is shared, not copied.
    void put(Text text) { put(FrameHeader{}, std::move(text)); }
    void put(FrameHeader header, Text text);
    void put(std::string text) { put(std::make_shared<const std::string>(std::move(text))); }

    // done: nothing waits any more.
    State flush();
    std::size_t waiting_bytes() const { return waiting_bytes_; }
    // But not what has been sent in part.
    void forget_waiting();

    // No more will be sent; the other side can see that.
    void end_sending();
    void close();
    Socket& socket() { return socket_; }

private:
    struct Chunk {
        FrameHeader header{};
        Text text{};

        std::size_t size() const { return header.size + text->size(); }
    };

    // Hands over as much of what waits as goes into one call.
    std::size_t send_some(boost::system::error_code& error);
    void sent(std::size_t bytes);

    Socket socket_;
    std::vector<Chunk> waiting_{};
    std::size_t first_ = 0;       // the first that has not been sent
    std::size_t first_sent_ = 0;  // so much of that has
    std::size_t waiting_bytes_ = 0;
};

}  // namespace doorgeef::server::net
