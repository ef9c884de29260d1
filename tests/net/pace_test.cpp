// When what was decided goes to the disk, and when what came has come.
#include "server/net/pace.hpp"

#include "server/net/stream.hpp"

#include <array>
#include <chrono>
#include <thread>

#include <boost/asio/buffer.hpp>
#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

TEST(Pace, it_is_time_at_once_after_a_quiet_time_and_not_soon_after_something_was_sent) {
    Pace pace{std::chrono::hours{1}};
    EXPECT_TRUE(pace.is_time());
    pace.sent();
    EXPECT_FALSE(pace.is_time());
}

TEST(Pace, a_rest_ends_when_it_is_time) {
    Pace pace{std::chrono::milliseconds{1}};
    pace.sent();
    pace.rest();
    EXPECT_TRUE(pace.is_time());
}

TEST(Pace, a_rest_ends_when_somebody_rings_or_has_rung) {
    Pace pace{std::chrono::hours{1}};
    pace.sent();
    pace.ring();
    pace.rest();
    std::thread other{[&] { pace.ring(); }};
    pace.rest();
    other.join();
    EXPECT_FALSE(pace.is_time());
}

// A thread that rests reads late; clocks are to stop when the move came.
TEST(Stream, says_how_long_ago_the_bytes_arrived) {
    constexpr std::chrono::milliseconds pause{50};
    boost::asio::io_context io;
    boost::asio::ip::tcp::acceptor listening{io, {boost::asio::ip::address_v4::loopback(), 0}};
    note_arrivals(listening.native_handle());
    boost::asio::ip::tcp::socket client{io};
    client.connect(listening.local_endpoint());
    Socket accepted{io.get_executor()};
    listening.accept(accepted);
    accepted.non_blocking(true);
    Stream stream{std::move(accepted)};
    std::array<char, 16> buffer{};
    EXPECT_EQ(stream.receive(buffer).state, Stream::State::would_wait);

    // The kernel begins to note it a moment after the first on this machine who asked for it.
    Received received;
    for (int i = 0; i < 20 && received.waited == std::chrono::nanoseconds{}; ++i) {
        const auto before = std::chrono::steady_clock::now();
        client.write_some(boost::asio::buffer("moved"));
        std::this_thread::sleep_for(pause);
        received = stream.receive(buffer);
        EXPECT_EQ(received.bytes, sizeof "moved");
        EXPECT_LE(received.waited, std::chrono::steady_clock::now() - before);
    }
    EXPECT_GE(received.waited, pause);
    client.close();
    EXPECT_EQ(stream.receive(buffer).state, Stream::State::broken);
}

}  // namespace
}  // namespace doorgeef::server::net
