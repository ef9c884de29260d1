// docs/hostile.md, 1 to 10 and 40, each against real sockets.
#include "running_sockets.hpp"

#include <vector>

namespace doorgeef::server::net {
namespace {

class HostileWebSocket : public SocketsTest {
protected:
    // What the server closes with after these bytes. An honest client is not disturbed.
    std::uint16_t closed_with(const std::string& bytes) {
        RawClient client = connect_websocket();
        client.send(bytes);
        const std::uint16_t code = client.read_close_code();
        EXPECT_TRUE(client.sees_the_end());
        EXPECT_TRUE(comes_true([](Echo& echo, Sockets&) { return echo.open.empty(); }));
        expect_service_as_usual();
        return code;
    }
};

TEST_F(HostileWebSocket, n01_an_unmasked_frame) {
    EXPECT_EQ(closed_with(std::string{"\x81\x05hello", 7}), 1002);
}

TEST_F(HostileWebSocket, n02_reserved_bits_and_a_bad_opcode) {
    EXPECT_EQ(closed_with(masked_frame(0xC1, "x")), 1002);
    EXPECT_EQ(closed_with(masked_frame(0x83, "x")), 1002);
    EXPECT_EQ(closed_with(masked_frame(0x8F, "x")), 1002);
}

TEST_F(HostileWebSocket, n03_a_length_of_two_to_the_63) {
    EXPECT_EQ(closed_with(std::string{"\x81\xFF\x80\0\0\0\0\0\0\0mask", 14}), 1002);
    EXPECT_EQ(closed_with(std::string{"\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFFmask", 14}), 1009);
    EXPECT_EQ(closed_with(masked_frame(0x81, std::string(16'385, 'x'))), 1009);
}

TEST_F(HostileWebSocket, n04_a_million_empty_fragments) {
    std::string bytes = masked_frame(0x01, "");
    const std::string fragment = masked_frame(0x00, "");
    bytes.reserve(1'000'000 * fragment.size() + bytes.size());
    for (int i = 0; i < 1'000'000; ++i) bytes += fragment;
    EXPECT_EQ(closed_with(bytes), 1008);
}

TEST_F(HostileWebSocket, n05_an_oversized_or_fragmented_control_frame) {
    EXPECT_EQ(closed_with(masked_frame(0x89, std::string(126, 'x'))), 1002);
    EXPECT_EQ(closed_with(masked_frame(0x88, std::string(126, 'x'))), 1002);
    EXPECT_EQ(closed_with(masked_frame(0x09, "x")), 1002);
}

TEST_F(HostileWebSocket, n06_broken_utf8_across_fragments) {
    EXPECT_EQ(closed_with(masked_frame(0x01, "caf\xC3") + masked_frame(0x80, "x")), 1007);
    EXPECT_EQ(closed_with(masked_frame(0x01, "\xF4") + masked_frame(0x80, "\x90\x80\x80")), 1007);
}

TEST_F(HostileWebSocket, n07_bad_close_codes) {
    for (const char* payload : {"\x03\xE7", "\x03\xED", "\x03\xEE", "\x07\xD0", "\x13\x88", "x"})
        EXPECT_EQ(closed_with(masked_frame(0x88, payload)), 1002);
    EXPECT_EQ(closed_with(masked_frame(0x88, "\x03\xE8\xFF")), 1007);
}

TEST_F(HostileWebSocket, n07_a_half_close) {
    RawClient client = connect_websocket();
    client.send_text("last words");
    client.end_sending();
    EXPECT_TRUE(client.sees_the_end());
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets&) { return echo.closed_ever == 1; }));
    expect_service_as_usual();
}

TEST_F(HostileWebSocket, n08_a_flood_of_pings) {
    std::string bytes;
    for (int i = 0; i < 10'000; ++i) bytes += masked_frame(0x89, "flood");
    EXPECT_EQ(closed_with(bytes), 1008);
}

TEST_F(HostileWebSocket, n08_a_flood_of_pongs) {
    std::string bytes;
    for (int i = 0; i < 10'000; ++i) bytes += masked_frame(0x8A, "flood");
    EXPECT_EQ(closed_with(bytes), 1008);
}

TEST_F(HostileWebSocket, n09_a_client_that_never_reads) {
    RawClient client = connect_websocket();
    const std::string frame = masked_frame(0x81, std::string(16'000, 'x'));
    // The kernel keeps some megabytes between the two; after that our own limit counts.
    bool closed = false;
    for (int i = 0; i < 5'000 && !closed; ++i) {
        client.send(frame);
        closed = ask([](Echo& echo, Sockets&) { return echo.open.empty(); });
    }
    EXPECT_TRUE(closed);
    EXPECT_EQ(ask([](Echo&, Sockets& sockets) { return sockets.figures().too_slow; }), 1U);
    expect_service_as_usual();
    EXPECT_EQ(client.read_close_code(), 4002);
}

class SocketsThatStandStill : public SocketsTest {
protected:
    static constexpr Instant kPatienceMs = 2'000;

    SocketsThatStandStill() : SocketsTest(settings()) {}

    static SocketSettings settings() {
        SocketSettings settings;
        settings.limits.look_ms = 90;
        settings.limits.ping_ms = 300;
        settings.limits.request_ms = kPatienceMs;
        settings.limits.idle_ms = kPatienceMs;
        settings.limits.silent_ms = kPatienceMs;
        return settings;
    }
    void stand_still() {
        ask([](Echo& /*echo*/, Sockets& /*sockets*/) {
            std::this_thread::sleep_for(std::chrono::milliseconds{kPatienceMs + 500});
            return true;
        });
    }
    // False: it has been cut off.
    static bool is_pinged(RawClient& client) {
        const Frame frame = client.read_frame();
        if (frame.opcode == 9) client.send(masked_frame(0x8a, frame.payload));
        return frame.opcode == 9;
    }
};

// 40: nobody could be heard for longer than anybody may be silent.
TEST_F(SocketsThatStandStill, n40_keep_everybody_who_was_there) {
    // One for each turn in which the connections are looked at, so that the others have been looked at too
    // when these have been pinged.
    std::vector<RawClient> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(connect_websocket());
    // Two pings come soon; what had not been answered would be now, and that is being heard of too.
    for (int ping = 0; ping < 2; ++ping)
        for (RawClient& client : clients) ASSERT_TRUE(is_pinged(client)) << ping;
    RawClient between_requests = connect();
    EXPECT_EQ(between_requests.get("/").status, 200);
    RawClient in_a_request = connect();
    in_a_request.send("GET / HTTP/1.1\r\n");
    stand_still();
    for (RawClient& client : clients) EXPECT_TRUE(is_pinged(client));
    in_a_request.send("Host: " + in_a_request.host() + "\r\n\r\n");
    EXPECT_EQ(in_a_request.read_answer().status, 200);
    EXPECT_EQ(between_requests.get("/").status, 200);
    for (RawClient& client : clients) {
        client.send_text("still here?");
        EXPECT_EQ(client.read_message().payload, "still here?");
    }
    EXPECT_EQ(ask([](Echo& /*echo*/, Sockets& sockets) { return sockets.figures().silent; }), 0U);
}

class ImpatientSockets : public SocketsTest {
protected:
    ImpatientSockets() : SocketsTest(impatient()) {}

    static SocketSettings impatient() {
        SocketSettings settings;
        settings.limits.request_ms = 500;
        settings.limits.idle_ms = 500;
        settings.limits.look_ms = 1'000;
        settings.limits.ping_ms = 500;
        settings.limits.silent_ms = 2'500;
        settings.limits.closing_ms = 3'000;
        return settings;
    }
};

TEST_F(ImpatientSockets, n10_slowloris_in_the_header) {
    RawClient client = connect();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n");
    for (int i = 0; i < 25 && client.send("X-Slow: 1\r\n"); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    EXPECT_EQ(client.read_answer().status, 408);
    EXPECT_TRUE(client.sees_the_end());
}

TEST_F(ImpatientSockets, n10_slowloris_in_the_body) {
    RawClient client = connect();
    client.send("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n");
    for (int i = 0; i < 25 && client.send("x"); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds{100});
    EXPECT_EQ(client.read_answer().status, 408);
}

TEST_F(ImpatientSockets, n10_connections_that_say_nothing_end) {
    RawClient silent = connect();
    EXPECT_EQ(silent.read_answer().status, 408);
    RawClient idle = connect();
    EXPECT_EQ(idle.get("/").status, 200);
    EXPECT_EQ(idle.read_answer().status, 0);
    EXPECT_TRUE(comes_true([](Echo&, Sockets& sockets) { return sockets.figures().connections == 0; }));
}

TEST_F(ImpatientSockets, a_websocket_that_answers_no_ping_ends_and_one_that_does_stays) {
    RawClient dead = connect_websocket();
    RawClient living = connect_websocket();
    std::size_t answered = 0;
    while (ask([](Echo& echo, Sockets&) { return echo.open.size(); }) > 1) {
        const Frame ping = living.read_frame();
        ASSERT_EQ(ping.opcode, 9U);
        living.send(masked_frame(0x8A, ping.payload));
        ++answered;
    }
    EXPECT_GE(answered, 2U);
    EXPECT_TRUE(dead.sees_the_end());
    EXPECT_EQ(ask([](Echo&, Sockets& sockets) { return sockets.figures().silent; }), 1U);
    living.send_text("here");
    EXPECT_EQ(living.read_message().payload, "here");
}

TEST_F(ImpatientSockets, who_does_not_close_after_our_close_is_cut_off) {
    RawClient client = connect_websocket();
    client.send_text("close me");
    EXPECT_EQ(client.read_close_code(), 4001);
    EXPECT_TRUE(client.sees_the_end());
}

}  // namespace
}  // namespace doorgeef::server::net
