// One TCP socket, perhaps with TLS, and what is still to be sent on it. Nothing here waits.
#pragma once

#include "server/net/receive.hpp"
#include "server/net/tls/tls_session.hpp"
#include "server/net/websocket/frame_writer.hpp"
#include "server/now.hpp"
#include "server/outside.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/container/small_vector.hpp>

namespace doorgeef::server::net {

using Tcp = boost::asio::ip::tcp;
using Executor = boost::asio::io_context::executor_type;
using Socket = boost::asio::basic_stream_socket<Tcp, Executor>;

class Stream {
public:
    using State = SocketState;

    // For the kernel one piece is less work than several, so up to here they are made into one.
    static constexpr std::size_t kSmall = 1'024;

    // Requires: the socket does not block. `tls`: what is spoken on it; null: nothing but what is sent.
    explicit Stream(Socket socket, const TlsContext* tls = nullptr);

    // Requires: with TLS the buffer takes a record.
    Received receive(std::span<char> buffer);
    // What to wait for before receive() can do more.
    Socket::wait_type receivable() const {
        return tls_ && tls_->receiving_needs_room() ? Socket::wait_write : Socket::wait_read;
    }
    // False also for somebody who was expected to speak TLS and began with HTTP.
    bool by_tls() const { return tls_ != nullptr; }
    // Nothing can be sent yet.
    bool is_shaking_hands() const { return tls_ && tls_->is_shaking_hands(); }

    // To be sent by flush(), in the order of the calls. The text is shared, not copied.
    void put(Text text) { put(FrameHeader{}, std::move(text)); }
    void put(FrameHeader header, Text text);
    void put(std::string text) { put(std::make_shared<const std::string>(std::move(text))); }

    // done: nothing waits any more.
    State flush();
    // All that waits, copied, if it is little and plain; otherwise nothing. Whoever sends it says what came
    // of that: a number of bytes, or an errno below zero. Then it goes on as flush().
    std::string_view copy_small(std::span<char> to) const;
    State flush_after(int sent);
    std::size_t waiting_bytes() const { return waiting_bytes_; }
    // But not what has been sent in part.
    void forget_waiting();

    // How long the way there and back is by the kernel's reckoning; nothing if it does not say.
    std::optional<Instant> round_trip_ms();

    // No more will be sent; the other side can see that.
    void end_sending();
    void close();
    // Likewise, but the other side sees that something is missing.
    void cut();
    Socket& socket() { return socket_; }
    int descriptor() { return socket_.native_handle(); }

private:
    struct Chunk {
        FrameHeader header{};
        Text text{};

        std::size_t size() const { return header.size + text->size(); }
    };

    // Hands over as much of what waits as goes into one call.
    std::size_t send_some(boost::system::error_code& error);
    std::size_t send_copied(boost::system::error_code& error);
    std::size_t send_gathered(boost::system::error_code& error);
    std::size_t send_by_tls(boost::system::error_code& error);
    // What has not been sent, piece by piece, until `take` says that it takes no more.
    template <class Take>
    void each_piece(Take take) const;
    // The beginning of what has not been sent.
    std::string_view copy_waiting(std::span<char> to) const;
    void sent(std::size_t bytes);

    Socket socket_;
    std::unique_ptr<TlsSession> tls_;                     // most have none
    boost::container::small_vector<Chunk, 2> waiting_{};  // an answer and a move: most never hold more
    std::size_t first_ = 0;                               // the first that has not been sent
    std::size_t first_sent_ = 0;                          // so much of that has
    std::size_t waiting_bytes_ = 0;
};

}  // namespace doorgeef::server::net
