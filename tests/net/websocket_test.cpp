#include "running_sockets.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace doorgeef::server::net {
namespace {

using WebSocketTest = SocketsTest;

TEST_F(WebSocketTest, messages_come_and_go) {
    RawClient client = connect_websocket();
    for (const std::size_t length : {1U, 125U, 126U, 1'000U, 16'384U}) {
        const std::string text(length, 'x');
        client.send_text(text);
        EXPECT_EQ(client.read_message().payload, text);
    }
}

TEST_F(WebSocketTest, what_came_together_is_answered_in_its_order) {
    RawClient client = connect_websocket();
    std::string frames;
    for (int i = 0; i < 300; ++i) frames += masked_frame(0x81, std::to_string(i));
    client.send(frames);
    for (int i = 0; i < 300; ++i) EXPECT_EQ(client.read_message().payload, std::to_string(i));
}

// Some are small and go together, some are large and go by themselves, and there are more than go together.
TEST_F(WebSocketTest, what_is_told_to_many_at_once_reaches_each_of_them) {
    constexpr std::size_t many = 150;
    std::vector<RawClient> clients;
    for (std::size_t i = 0; i < many; ++i) clients.push_back(connect_websocket());
    ASSERT_TRUE(comes_true([&](Echo& echo, Sockets&) { return echo.open.size() == many; }));
    ask([](Echo& echo, Sockets& sockets) {
        for (const std::uint64_t number : echo.open) {
            const std::size_t length = number % 10 == 0 ? 100'000 : 20 + number % 200;
            sockets.send(ConnectionId{number}, std::make_shared<const std::string>(length, 'x'));
            sockets.send(ConnectionId{number}, std::make_shared<const std::string>(std::to_string(number)));
        }
        return 0;
    });
    for (std::size_t i = 0; i < many; ++i) {
        const std::string first = clients[i].read_message().payload;
        const std::string second = clients[i].read_message().payload;
        const std::size_t number = std::stoul(second);
        EXPECT_EQ(first, std::string(number % 10 == 0 ? 100'000 : 20 + number % 200, 'x'));
    }
}

TEST_F(WebSocketTest, the_first_message_may_come_with_the_request) {
    RawClient client = connect();
    client.send(
        "GET /ws HTTP/1.1\r\nHost: " + client.host() + "\r\nOrigin: " + client.own_origin() +
        "\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: other, doorgeef.1\r\n\r\n" +
        masked_frame(0x81, "early"));
    const HttpAnswer answer = client.read_answer();
    EXPECT_EQ(answer.status, 101);
    EXPECT_EQ(answer.header("sec-websocket-protocol"), "doorgeef.1");
    EXPECT_EQ(client.read_message().payload, "early");
}

TEST_F(WebSocketTest, a_ping_is_answered_with_its_own_words) {
    RawClient client = connect_websocket();
    client.send(masked_frame(0x89, "are you there"));
    Frame frame = client.read_frame();
    while (frame.opcode == 9) frame = client.read_frame();
    EXPECT_EQ(frame.opcode, 10U);
    EXPECT_EQ(frame.payload, "are you there");
}

TEST_F(WebSocketTest, the_way_is_measured_with_a_ping_of_ours) {
    RawClient client = connect_websocket();
    const Frame ping = client.read_frame();
    EXPECT_EQ(ping.opcode, 9U);
    client.send(masked_frame(0x8A, "something else"));
    client.send(masked_frame(0x8A, ping.payload));
    client.send(masked_frame(0x8A, ping.payload));  // nobody asked for this one
    client.send_text("done");
    EXPECT_EQ(client.read_message().payload, "done");
    EXPECT_EQ(ask([](Echo& echo, Sockets&) { return echo.lags; }), 1U);
}

TEST_F(WebSocketTest, who_answers_a_ping_late_has_not_a_longer_way) {
    RawClient client = connect_websocket();
    const Frame ping = client.read_frame();
    constexpr std::chrono::milliseconds late{300};
    std::this_thread::sleep_for(late);
    client.send(masked_frame(0x8A, ping.payload));
    client.send_text("done");
    EXPECT_EQ(client.read_message().payload, "done");
    const RoundTrip way = ask([](Echo& echo, Sockets&) { return echo.last_round_trip; });
    EXPECT_GE(way.whole_ms, late.count());
    EXPECT_LT(way.proved_ms(), way.whole_ms);
}

class WebSocketBehindProxy : public SocketsTest {
protected:
    WebSocketBehindProxy() : SocketsTest(settings()) {}

    static SocketSettings settings() {
        SocketSettings settings;
        settings.proxies = {*Network::parse("127.0.0.1")};
        return settings;
    }
};

TEST_F(WebSocketBehindProxy, the_way_is_what_the_ping_took_because_the_kernel_knows_only_the_last_piece) {
    RawClient client = connect_websocket();
    client.send(masked_frame(0x8A, client.read_frame().payload));
    client.send_text("done");
    EXPECT_EQ(client.read_message().payload, "done");
    EXPECT_EQ(ask([](Echo& echo, Sockets&) { return echo.lags; }), 1U);
    EXPECT_FALSE(ask([](Echo& echo, Sockets&) { return echo.last_round_trip; }).network_ms);
}

TEST_F(WebSocketTest, a_client_that_closes_gets_its_code_back) {
    RawClient client = connect_websocket();
    client.send(masked_frame(0x88, "\x0F\xA0why"));
    EXPECT_EQ(client.read_close_code(), 4000);
    EXPECT_TRUE(client.sees_the_end());
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets&) { return echo.open.empty() && echo.closed_ever == 1; }));
}

TEST_F(WebSocketTest, the_server_closes_with_its_code_and_waits_for_the_clients) {
    RawClient client = connect_websocket();
    client.send_text("close me");
    EXPECT_EQ(client.read_close_code(), 4001);
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets&) { return echo.open.empty(); }));
    client.send_text("too late");
    client.send(masked_frame(0x88, "\x0F\xA1"));
    EXPECT_TRUE(client.sees_the_end());
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets& sockets) {
        return echo.closed_ever == 1 && sockets.figures().connections == 0;
    }));
}

TEST_F(WebSocketTest, a_connection_that_is_cut_off_is_noticed) {
    { const RawClient client = connect_websocket(); }
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets& sockets) {
        return echo.opened_ever == 1 && echo.closed_ever == 1 && sockets.figures().websockets == 0;
    }));
}

TEST_F(WebSocketTest, the_session_and_the_address_come_along) {
    RawClient client = connect();
    EXPECT_TRUE(client.upgrade("Cookie: doorgeef=secret\r\n"));
    const Visitor visitor = ask([](Echo& echo, Sockets&) { return echo.last_visitor; });
    EXPECT_EQ(visitor.address, "127.0.0.1");
    EXPECT_EQ(visitor.session, token_hash("secret"));
}

TEST_F(WebSocketTest, a_handshake_that_is_not_ours_is_refused) {
    const auto status = [&](std::string_view version, std::string_view key, std::string_view protocol,
                            std::string_view upgrade = "websocket") {
        RawClient client = connect();
        std::string headers = "Connection: Upgrade\r\nOrigin: " + client.own_origin() + "\r\n";
        headers.append("Upgrade: ").append(upgrade).append("\r\nSec-WebSocket-Version: ").append(version);
        headers.append("\r\nSec-WebSocket-Key: ").append(key).append("\r\n");
        if (!protocol.empty()) headers.append("Sec-WebSocket-Protocol: ").append(protocol).append("\r\n");
        return client.get("/ws", headers).status;
    };
    constexpr std::string_view key = "dGhlIHNhbXBsZSBub25jZQ==";
    EXPECT_EQ(status("13", key, "doorgeef.1"), 101);
    EXPECT_EQ(status("8", key, "doorgeef.1"), 426);
    EXPECT_EQ(status("13", key, "doorgeef.1", "h2c"), 426);
    EXPECT_EQ(status("13", "short", "doorgeef.1"), 400);
    EXPECT_EQ(status("13", key, "doorgeef.2"), 400);
    EXPECT_EQ(status("13", key, ""), 400);
    EXPECT_EQ(connect().get("/ws").status, 426);
}

}  // namespace
}  // namespace doorgeef::server::net
