// What all connections share.
#pragma once

#include "server/ids.hpp"
#include "server/net/handler.hpp"
#include "server/net/socket_calls.hpp"
#include "server/net/socket_figures.hpp"
#include "server/net/socket_settings.hpp"
#include "server/net/tls/tls_context.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/asio/io_context.hpp>

namespace doorgeef::server::net {

class Connection;

struct Hub {
    boost::asio::io_context& io;
    Handler& handler;
    const SocketSettings settings;
    SocketFigures figures{};
    std::optional<TlsContext> tls{};  // for those who come from now on

    // By the number that is also the ConnectionId of a WebSocket.
    std::unordered_map<std::uint64_t, std::shared_ptr<Connection>> connections{};
    std::unordered_map<RequestId, std::weak_ptr<Connection>> requests{};
    std::unordered_map<std::string, std::size_t> per_address{};
    std::uint64_t last_number = 0;
    std::uint64_t last_request = 0;

    // Everybody reads into it: on one thread, one at a time.
    std::array<char, std::size_t{64} * 1024> buffer{};

    // Those that have something to send, which goes out together when everything at hand has been done.
    std::vector<std::shared_ptr<Connection>> unsent{};

    // Made by the first who sends: the kernel wakes the thread that made it when it goes.
    std::optional<SocketCalls> calls{};

    void flush_soon(std::shared_ptr<Connection> connection);
    // Tells the handler, but not from within what it is doing.
    void tell_closed(ConnectionId connection);

private:
    void flush_all();
    // Requires: no more than go together.
    void flush_together(std::span<const std::shared_ptr<Connection>> some, Now now);
};

}  // namespace doorgeef::server::net
