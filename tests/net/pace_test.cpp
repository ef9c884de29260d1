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

// Far more than comes within an hour.
constexpr std::size_t kVeryMany = 10'000'000;

TEST(Pace, it_is_time_at_once_after_a_quiet_time_and_not_soon_after_much_was_sent) {
    Pace pace{std::chrono::hours{1}};
    EXPECT_TRUE(pace.is_time());
    pace.sent(kVeryMany);
    EXPECT_FALSE(pace.is_time());
}

// By a rest, which ends when it is time.
std::chrono::steady_clock::duration time_after(std::size_t batches, std::chrono::milliseconds longest) {
    Pace pace{longest};
    const auto begun = std::chrono::steady_clock::now();
    pace.sent(batches);
    pace.rest();
    EXPECT_TRUE(pace.is_time());
    return std::chrono::steady_clock::now() - begun;
}

TEST(Pace, it_is_time_the_later_the_more_was_sent_but_not_later_than_the_longest_beat) {
    using std::chrono::milliseconds;
    EXPECT_GE(time_after(5, milliseconds{50}), milliseconds{10});
    EXPECT_GE(time_after(kVeryMany, milliseconds{50}), milliseconds{50});
    EXPECT_LT(time_after(1, std::chrono::hours{1}), std::chrono::minutes{1});
}

TEST(Pace, a_rest_ends_when_somebody_rings_or_has_rung) {
    Pace pace{std::chrono::hours{1}};
    pace.sent(kVeryMany);
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
