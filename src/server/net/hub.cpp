#include "server/net/hub.hpp"

#include "server/net/clock.hpp"
#include "server/net/connection.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/asio/post.hpp>

namespace doorgeef::server::net {

void Hub::flush_soon(std::shared_ptr<Connection> connection) {
    unsent.push_back(std::move(connection));
    if (unsent.size() == 1) boost::asio::post(io, [this] { flush_all(); });
}

void Hub::flush_all() {
    if (!calls) calls.emplace();
    const Now now = read_clocks();
    const auto all = std::exchange(unsent, {});
    for (std::span rest{all}; !rest.empty();) {
        const auto some = rest.first(std::min(rest.size(), SocketCalls::kMost));
        flush_together(some, now);
        rest = rest.subspan(some.size());
    }
}

void Hub::flush_together(std::span<const std::shared_ptr<Connection>> some, Now now) {
    std::array<std::array<char, Stream::kSmall>, SocketCalls::kMost> copies;  // NOLINT(*-member-init)
    std::array<Connection*, SocketCalls::kMost> together{};
    std::array<Connection*, SocketCalls::kMost> alone{};
    std::size_t count = 0;
    std::size_t others = 0;
    for (const auto& one : some) {
        const std::string_view bytes =
            calls->possible() ? one->copy_to_send(copies[count]) : std::string_view{};
        if (bytes.empty()) {
            alone[others++] = one.get();
            continue;
        }
        calls->send(one->stream().descriptor(), bytes);
        together[count++] = one.get();
    }
    if (count > 0) {
        const auto sent = calls->carry_out();
        figures.sent_together += count;
        for (std::size_t i = 0; i < count; ++i) together[i]->flush_after(sent[i], now);
    }
    for (std::size_t i = 0; i < others; ++i) alone[i]->flush(now);
}

void Hub::tell_closed(ConnectionId connection) {
    boost::asio::post(io, [this, connection] { handler.closed(connection, read_clocks()); });
}

}  // namespace doorgeef::server::net
