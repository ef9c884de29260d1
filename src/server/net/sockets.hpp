// All sockets of the server: one port for HTTP and WebSockets. Runs on the thread of its io_context, and is
// used on that thread only.
#pragma once

#include "server/net/handler.hpp"
#include "server/net/socket_figures.hpp"
#include "server/net/socket_settings.hpp"
#include "server/net/tls/tls_context.hpp"
#include "server/outside.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/io_context.hpp>

namespace doorgeef::server::net {

enum class ListenProblem : std::uint8_t { bad_address, in_use, not_permitted, failed };

class Sockets {
public:
    // Both outlive it.
    Sockets(boost::asio::io_context& io, Handler& handler, SocketSettings settings);
    ~Sockets();
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;
    Sockets(Sockets&&) = delete;
    Sockets& operator=(Sockets&&) = delete;

    // Whoever comes from now on is to speak TLS, and is shown this certificate; those who are here stay.
    void use_tls(TlsContext context);

    // `address` as text; "::" is every address of this machine, IPv4 too. Port 0 takes a free one. Nothing:
    // it listens.
    std::optional<ListenProblem> listen(const std::string& address, std::uint16_t port);
    std::uint16_t port() const;
    // Nobody new comes in.
    void stop_listening();

    // As in Outside.
    void send(ConnectionId connection, Text text);
    void close(ConnectionId connection, CloseCode code);
    void reply(RequestId request, ApiReply reply);

    // By whom it was asked, as ApiRequest::address has it; nothing if he has gone.
    std::optional<std::string> client_of(RequestId request) const;

    SocketFigures figures() const;

private:
    class Listener;

    std::unique_ptr<struct Hub> hub_;
    std::shared_ptr<Listener> listener_;
};

}  // namespace doorgeef::server::net
