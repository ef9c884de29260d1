#include "server/net/sockets.hpp"

#include "server/net/clock.hpp"
#include "server/net/connection.hpp"
#include "server/net/error_pages.hpp"
#include "server/net/hub.hpp"
#include "server/net/receive.hpp"

#include <chrono>
#include <utility>

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/wait_traits.hpp>

// NOLINTBEGIN(bugprone-unused-return-value): what Asio gives back is the error that it was given.

namespace doorgeef::server::net {

namespace {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

ListenProblem problem_of(const ErrorCode& error) {
    if (error == asio::error::address_in_use) return ListenProblem::in_use;
    if (error == asio::error::access_denied) return ListenProblem::not_permitted;
    return ListenProblem::failed;
}

}  // namespace

// Lets people in, and looks at the clock for those who are in.
class Sockets::Listener : public std::enable_shared_from_this<Listener> {
public:
    explicit Listener(Hub& hub)
        : hub_(hub), acceptor_(hub.io.get_executor()), timer_(hub.io.get_executor()) {}

    std::optional<ListenProblem> open(const Tcp::endpoint& endpoint);
    std::uint16_t port() const {
        ErrorCode ignored;
        return acceptor_.local_endpoint(ignored).port();
    }
    void start() {
        accept();
        sweep_later(read_clocks().instant);
    }
    void close() {
        ErrorCode ignored;
        acceptor_.close(ignored);
    }
    void stop_sweeping() { timer_.cancel(); }

private:
    void accept();
    void welcome(Socket socket);
    void turn_away(Socket socket);
    bool has_room_for(const Address& peer);
    void accept_later();
    void sweep_later(Instant last);
    void sweep(Now now, Instant late);

    // Each time it is looked at a part of them, so that not all pings go out at once.
    static constexpr std::uint64_t kTurns = 3;

    Hub& hub_;
    Acceptor acceptor_;
    Timer timer_;
    Timer pause_{hub_.io.get_executor()};
    std::uint64_t sweeps_ = 0;
};

std::optional<ListenProblem> Sockets::Listener::open(const Tcp::endpoint& endpoint) {
    ErrorCode error;
    acceptor_.open(endpoint.protocol(), error);
    if (!error) acceptor_.set_option(asio::socket_base::reuse_address{true}, error);
    if (!error && endpoint.protocol() == Tcp::v6()) acceptor_.set_option(asio::ip::v6_only{false}, error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) acceptor_.non_blocking(true, error);
    note_arrivals(acceptor_.native_handle());
    if (!error) return std::nullopt;
    close();
    return problem_of(error);
}

void Sockets::Listener::accept() {
    acceptor_.async_accept([self = shared_from_this()](const ErrorCode& error, Socket socket) {
        if (error == asio::error::operation_aborted || !self->acceptor_.is_open()) return;
        // Without a free descriptor the next attempt would fail at once, again and again.
        if (error == asio::error::no_descriptors || error == asio::error::no_memory)
            return self->accept_later();
        if (!error) self->welcome(std::move(socket));
        self->accept();
    });
}

void Sockets::Listener::accept_later() {
    pause_.expires_after(std::chrono::milliseconds{100});
    pause_.async_wait([self = shared_from_this()](const ErrorCode& error) {
        if (!error && self->acceptor_.is_open()) self->accept();
    });
}

bool Sockets::Listener::has_room_for(const Address& peer) {
    const SocketLimits& limits = hub_.settings.limits;
    if (hub_.connections.size() >= limits.connections) return false;
    if (contains(hub_.settings.proxies, peer)) return true;
    const auto counted = hub_.per_address.find(address_key(peer));
    return counted == hub_.per_address.end() || counted->second < limits.connections_per_address;
}

void Sockets::Listener::welcome(Socket socket) {
    ErrorCode error;
    const Address peer = plain(socket.remote_endpoint(error).address());
    if (!error) socket.non_blocking(true, error);
    if (!error) socket.set_option(Tcp::no_delay{true}, error);
    if (!error)
        socket.set_option(asio::socket_base::send_buffer_size{hub_.settings.limits.kernel_send_bytes}, error);
    if (error) return;  // it has gone already
    if (!has_room_for(peer)) {
        hub_.handler.turned_away(peer);
        return turn_away(std::move(socket));
    }
    ++hub_.figures.accepted;
    ++hub_.per_address[address_key(peer)];
    const std::uint64_t number = ++hub_.last_number;
    const auto connection = std::make_shared<Connection>(hub_, std::move(socket), peer, number);
    hub_.connections.emplace(number, connection);
    connection->start(read_clocks());
}

void Sockets::Listener::turn_away(Socket socket) {
    ++hub_.figures.turned_away;
    if (hub_.tls) return;  // he could not be told without shaking hands, which is most of the work
    Stream stream{std::move(socket)};
    Response response = error_page(503);
    response.headers.push_back({"Retry-After", "30"});
    stream.put(head_text(response, {.keep_alive = false, .now = read_clocks().unix_ms}));
    stream.put(response.body);
    stream.flush();
}

void Sockets::Listener::sweep_later(Instant last) {
    const Instant period_ms = hub_.settings.limits.look_ms / static_cast<Instant>(kTurns);
    timer_.expires_after(std::chrono::milliseconds{period_ms});
    timer_.async_wait([self = shared_from_this(), last, period_ms](const ErrorCode& error) {
        if (error) return;
        const Now present = read_clocks();
        self->sweep(present, present.instant - last - period_ms);
        self->sweep_later(present.instant);
    });
}

void Sockets::Listener::sweep(Now now, Instant late) {
    const bool stood_still = late > hub_.settings.limits.look_ms;
    const std::uint64_t turn = sweeps_++ % kTurns;
    for (auto next = hub_.connections.begin(); next != hub_.connections.end();) {
        const auto entry = next++;  // before it may leave the list
        const bool in_turn = entry->first % kTurns == turn;
        if (!stood_still && !in_turn) continue;
        const std::shared_ptr<Connection> connection = entry->second;
        if (stood_still) connection->forgive(late);
        if (in_turn) connection->look_at_the_clock(now);
    }
}

// ----

Sockets::Sockets(asio::io_context& io, Handler& handler, SocketSettings settings)
    : hub_(std::make_unique<Hub>(Hub{io, handler, std::move(settings)})),
      listener_(std::make_shared<Listener>(*hub_)) {}

Sockets::~Sockets() {
    listener_->close();
    listener_->stop_sweeping();
    for (auto& [number, connection] : std::exchange(hub_->connections, {})) connection->drop();
}

void Sockets::use_tls(TlsContext context) {
    hub_->tls = std::move(context);
}

std::optional<ListenProblem> Sockets::listen(const std::string& address, std::uint16_t port) {
    ErrorCode error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error) return ListenProblem::bad_address;
    auto problem = listener_->open({parsed, port});
    // A machine without IPv6 still has all its other addresses.
    if (problem == ListenProblem::failed && parsed.is_unspecified() && parsed.is_v6())
        problem = listener_->open({Tcp::v4(), port});
    if (!problem) listener_->start();
    return problem;
}

std::uint16_t Sockets::port() const {
    return listener_->port();
}

void Sockets::stop_listening() {
    listener_->close();
}

void Sockets::send(ConnectionId connection, Text text) {
    const auto found = hub_->connections.find(static_cast<std::uint64_t>(connection));
    if (found != hub_->connections.end()) found->second->send(std::move(text));
}

void Sockets::close(ConnectionId connection, CloseCode code) {
    const auto found = hub_->connections.find(static_cast<std::uint64_t>(connection));
    if (found != hub_->connections.end()) found->second->close_websocket(static_cast<std::uint16_t>(code));
}

void Sockets::reply(RequestId request, ApiReply reply) {
    const auto found = hub_->requests.find(request);
    if (found == hub_->requests.end()) return;
    const auto connection = found->second.lock();
    hub_->requests.erase(found);
    if (connection) connection->reply(std::move(reply));
}

std::optional<std::string> Sockets::client_of(RequestId request) const {
    const auto found = hub_->requests.find(request);
    const auto connection = found == hub_->requests.end() ? nullptr : found->second.lock();
    return connection ? connection->client() : std::nullopt;
}

SocketFigures Sockets::figures() const {
    SocketFigures figures = hub_->figures;
    figures.connections = hub_->connections.size();
    return figures;
}

}  // namespace doorgeef::server::net
// NOLINTEND(bugprone-unused-return-value)
