// TLS on real sockets: with decent clients, with clients of all kinds of intentions, and with little room.
#include "running_sockets.hpp"
#include "test_certificates.hpp"
#include "tls_client.hpp"

#include <fstream>
#include <future>
#include <sstream>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

class TlsTest : public SocketsTest {
protected:
    explicit TlsTest(SocketSettings settings = {}) : SocketsTest(std::move(settings)) {
        use(certificates_.make("first.example"));
    }

    void use(const TlsFiles& files) {
        ask([&](Echo&, Sockets& sockets) {
            auto context = TlsContext::read(files);
            EXPECT_TRUE(context);
            sockets.use_tls(std::move(context).value());
            return true;
        });
    }
    const TestCertificates& certificates() const { return certificates_; }
    void expect_tls_as_usual() {
        TlsClient client{port()};
        EXPECT_TRUE(client.upgrade());
        client.send_text("still here?");
        EXPECT_EQ(client.read_message().payload, "still here?");
        EXPECT_EQ(TlsClient{port()}.get("/").status, 200);
    }
    bool nobody_is_left() {
        return comes_true([](Echo&, Sockets& sockets) { return sockets.figures().connections == 0; });
    }

private:
    TestCertificates certificates_{};
};

TEST_F(TlsTest, a_page_comes_and_browsers_are_told_to_stay_with_tls) {
    TlsClient client{port()};
    EXPECT_EQ(client.version(), "TLSv1.3");
    EXPECT_EQ(client.protocol(), "http/1.1");
    EXPECT_EQ(client.server_name(), "first.example");
    for (int i = 0; i < 3; ++i) {
        const HttpAnswer answer = client.get("/");
        EXPECT_EQ(answer.status, 200);
        EXPECT_EQ(answer.body, "<!doctype html><title>start</title>");
        EXPECT_NE(answer.header("strict-transport-security"), "");
    }
}

TEST_F(TlsTest, cookies_are_secure_and_the_origin_is_https) {
    TlsClient client{port()};
    const std::string headers = "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n";
    const HttpAnswer answer = client.post("/api/cookie", "abc", headers);
    EXPECT_EQ(answer.status, 200);
    EXPECT_TRUE(answer.header("set-cookie").ends_with("; Secure")) << answer.header("set-cookie");
    EXPECT_EQ(client.post("/api/x", "", "Origin: https://evil.example\r\nContent-Type: application/json\r\n")
                  .status,
              403);
}

TEST_F(TlsTest, version_1_2_is_spoken_with_forward_secrecy_and_nothing_older) {
    TlsClient older{port(), {.newest_version = TLS1_2_VERSION}};
    EXPECT_EQ(older.version(), "TLSv1.2");
    EXPECT_TRUE(older.cipher().starts_with("ECDHE-")) << older.cipher();
    EXPECT_EQ(older.get("/").status, 200);
    EXPECT_FALSE(TlsClient(port(), {.newest_version = TLS1_1_VERSION}).shook_hands());
}

TEST_F(TlsTest, http_1_1_is_chosen_and_others_are_refused) {
    TlsClient silent{port(), {.protocols = ""}};
    EXPECT_EQ(silent.protocol(), "");
    EXPECT_EQ(silent.get("/").status, 200);
    EXPECT_FALSE(TlsClient(port(), {.protocols = "\x02h2"}).shook_hands());
}

TEST_F(TlsTest, who_comes_back_need_not_shake_hands_in_full) {
    TlsClient first{port()};
    EXPECT_EQ(first.get("/").status, 200);  // the ticket comes with it
    EXPECT_FALSE(first.came_back());
    const TlsClient::Ticket ticket = first.ticket();
    TlsClient second{port(), {.session = ticket.get()}};
    EXPECT_TRUE(second.came_back());
    EXPECT_EQ(second.get("/").status, 200);
}

// ---- WebSockets

TEST_F(TlsTest, messages_come_and_go) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    for (const std::size_t length : {1U, 125U, 126U, 1'000U, 16'384U}) {
        const std::string text(length, 'x');
        client.send_text(text);
        EXPECT_EQ(client.read_message().payload, text);
    }
    std::string frames;
    for (int i = 0; i < 3'000; ++i) frames += masked_frame(0x81, std::to_string(i));
    client.send(frames);  // several records
    for (int i = 0; i < 3'000; ++i) ASSERT_EQ(client.read_message().payload, std::to_string(i));
}

TEST_F(TlsTest, frames_may_come_byte_by_byte) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    for (const char byte : masked_frame(0x81, "slowly")) client.send({&byte, 1});
    EXPECT_EQ(client.read_message().payload, "slowly");
}

TEST_F(TlsTest, a_message_counts_from_when_it_came_not_from_when_it_was_read) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    // How long it lay there while the thread was busy, as the server saw it.
    const auto waited_ms = [&] {
        std::promise<void> busy;
        auto work = std::async(std::launch::async, [&] {
            return ask([&](Echo&, Sockets&) {
                busy.set_value();
                std::this_thread::sleep_for(500ms);
                return read_clocks().instant;
            });
        });
        busy.get_future().wait();
        client.send_text("moved");
        const Instant free_again = work.get();
        EXPECT_EQ(client.read_message().payload, "moved");
        return free_again - ask([](Echo& echo, Sockets&) { return echo.heard_at; });
    };
    // The kernel begins to note it a moment after the first on this machine who asked for it.
    Instant longest = 0;
    for (int i = 0; i < 5 && longest < 100; ++i) longest = waited_ms();
    EXPECT_GE(longest, 100);
}

TEST_F(TlsTest, new_keys_may_be_asked_for_again_and_again) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    for (int i = 0; i < 1'000; ++i) ASSERT_TRUE(client.ask_for_new_keys());
    client.send_text("with the last of them");
    EXPECT_EQ(client.read_message().payload, "with the last of them");
    expect_tls_as_usual();
}

// ---- the end

TEST_F(TlsTest, a_connection_ends_with_a_goodbye) {
    TlsClient asked{port()};
    EXPECT_EQ(asked.get("/", "Connection: close\r\n").status, 200);
    EXPECT_TRUE(asked.sees_the_end());
    EXPECT_TRUE(asked.heard_goodbye());

    TlsClient websocket{port()};
    ASSERT_TRUE(websocket.upgrade());
    websocket.send(masked_frame(0x88, "\x0F\xA0why"));
    EXPECT_EQ(websocket.read_close_code(), 4000);
    EXPECT_TRUE(websocket.sees_the_end());
    EXPECT_TRUE(websocket.heard_goodbye());
}

TEST_F(TlsTest, who_says_goodbye_has_gone) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    client.say_goodbye();
    EXPECT_TRUE(client.sees_the_end());
    EXPECT_TRUE(comes_true([](Echo& echo, Sockets&) { return echo.closed_ever == 1; }));
    EXPECT_TRUE(nobody_is_left());
}

TEST_F(TlsTest, who_is_cut_off_is_noticed) {
    {
        TlsClient client{port()};
        ASSERT_TRUE(client.upgrade());
        for (int i = 0; i < 100; ++i) client.send_text("not waiting for an answer");
    }
    EXPECT_TRUE(nobody_is_left());
    expect_tls_as_usual();
}

// ---- a new certificate

TEST_F(TlsTest, a_new_certificate_is_for_those_who_come_and_those_who_are_here_stay) {
    TlsClient old{port()};
    ASSERT_TRUE(old.upgrade());
    use(certificates().make("second.example"));
    EXPECT_EQ(TlsClient(port()).server_name(), "second.example");
    old.send_text("still here");
    EXPECT_EQ(old.read_message().payload, "still here");
    EXPECT_EQ(old.server_name(), "first.example");
    // What was given out with the old one leads to shaking hands in full, not to trouble.
    const TlsClient::Ticket ticket = old.ticket();
    TlsClient back{port(), {.session = ticket.get()}};
    EXPECT_FALSE(back.came_back());
    EXPECT_EQ(back.get("/").status, 200);
}

// ---- what is no TLS

TEST_F(TlsTest, who_asks_without_tls_is_sent_on) {
    const auto sent_to = [&](const std::string& request) {
        RawClient client = connect();
        client.send(request);
        const HttpAnswer answer = client.read_answer();
        EXPECT_EQ(answer.header("strict-transport-security"), "");
        EXPECT_TRUE(client.sees_the_end());
        return std::to_string(answer.status) + " " + answer.header("location");
    };
    EXPECT_EQ(sent_to("GET / HTTP/1.1\r\nHost: club.example:8443\r\n\r\n"), "308 https://club.example:8443/");
    EXPECT_EQ(sent_to("GET /player/Ren%C3%A9%20B?a=b%20c HTTP/1.1\r\nHost: club.example\r\n\r\n"),
              "308 https://club.example/player/Ren%C3%A9%20B?a=b%20c");
    EXPECT_EQ(sent_to("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"),
              "308 https://x/api/x");
    EXPECT_EQ(sent_to("GET / HTTP/1.0\r\n\r\n"), "400 ");
    EXPECT_EQ(sent_to("GET / HTTP/1.1\r\n\r\n"), "400 ");
    EXPECT_FALSE(connect().upgrade());
    expect_tls_as_usual();
}

TEST_F(TlsTest, garbage_is_dropped) {
    std::string random;
    for (unsigned i = 0, seed = 1; i < 100'000; ++i, seed = seed * 1664525U + 1013904223U)
        random += static_cast<char>(seed >> 24U);
    for (const std::string& bytes :
         {std::string{"\x16\x03\x01\x40\x01garbage"}, "\x16\x03\x01\x02\x00\x01" + std::string(512, 'x'),
          std::string{"\x80\x2E\x01\x00\x02"} + std::string(60, '\0'), std::string(100, '\0'),
          std::string{"hello\r\n\r\n"}, '\x7F' + random, "\x16\x03\x03\x40\x00" + random,
          "\x17\x03\x03\x40\x00" + random}) {
        RawClient client = connect();
        client.send(bytes);
        client.end_sending();
        EXPECT_TRUE(client.sees_the_end());
    }
    EXPECT_TRUE(nobody_is_left());
    expect_tls_as_usual();
}

class ImpatientTls : public TlsTest {
protected:
    ImpatientTls() : TlsTest(impatient()) {}

    static SocketSettings impatient() {
        SocketSettings settings;
        settings.limits.request_ms = 500;
        settings.limits.idle_ms = 500;
        settings.limits.look_ms = 1'000;
        return settings;
    }
};

TEST_F(ImpatientTls, n10_who_never_finishes_shaking_hands_is_dropped_without_a_word) {
    for (const char* beginning :
         {"", "\x16", "\x16\x03\x01\x01\x40\x01", "\x16\x03\x01\x01\x40\x01\x01\x01\x3C\x03\x03"}) {
        RawClient client = connect();
        client.send(beginning);
        EXPECT_EQ(client.read_answer().status, 0);
    }
    RawClient slow = connect();
    slow.send("\x16\x03\x01\x01\x40");
    for (int i = 0; i < 25 && slow.send("\x01"); ++i) std::this_thread::sleep_for(100ms);
    EXPECT_TRUE(slow.sees_the_end());
    EXPECT_TRUE(nobody_is_left());
    expect_tls_as_usual();
}

TEST_F(ImpatientTls, who_says_nothing_after_that_is_told) {
    TlsClient silent{port()};
    EXPECT_EQ(silent.read_answer().status, 408);
    TlsClient idle{port()};
    EXPECT_EQ(idle.get("/").status, 200);
    EXPECT_EQ(idle.read_answer().status, 0);
    EXPECT_TRUE(idle.heard_goodbye());
}

// ---- little room

class CrampedTls : public TlsTest {
protected:
    CrampedTls() : TlsTest(cramped()) {}

    static SocketSettings cramped() {
        SocketSettings settings;
        settings.limits.kernel_send_bytes = 1;  // the kernel takes a few KB all the same
        settings.limits.connections = 3;
        return settings;
    }
};

TEST_F(CrampedTls, what_goes_out_in_many_parts_arrives_whole_and_in_order) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < 30; ++i) texts.push_back(std::string(500 * i, 'x') + std::to_string(i));
    for (const std::string& text : texts) client.send_text(text);
    std::this_thread::sleep_for(100ms);  // so that it fills up
    ASSERT_TRUE(client.ask_for_new_keys());
    client.send_text(texts.emplace_back("with new keys"));
    for (const std::string& text : texts) ASSERT_EQ(client.read_message().payload, text);
}

TEST_F(CrampedTls, n09_who_never_reads_is_told_so_in_the_end) {
    TlsClient client{port()};
    ASSERT_TRUE(client.upgrade());
    const std::string text(1'000, 'x');
    bool closed = false;
    for (int i = 0; i < 50'000 && !closed; ++i) {
        client.send_text(text);
        if (i % 100 == 0) closed = ask([](Echo& echo, Sockets&) { return echo.open.empty(); });
    }
    EXPECT_TRUE(closed);
    EXPECT_EQ(ask([](Echo&, Sockets& sockets) { return sockets.figures().too_slow; }), 1U);
    EXPECT_EQ(client.read_close_code(), 4002);
}

TEST_F(CrampedTls, hands_are_shaken_in_parts_if_the_certificate_finds_no_room) {
    const TlsFiles files = certificates().make("long.example");
    std::stringstream one;
    one << std::ifstream{files.certificate}.rdbuf();
    std::ofstream chain{files.certificate, std::ios::app};
    for (int i = 0; i < 1'000; ++i) chain << one.str();
    chain.close();
    use(files);
    TlsClient client{port(), {.reads_at_once = false}};
    EXPECT_EQ(client.server_name(), "long.example");
    EXPECT_EQ(client.get("/").status, 200);
}

TEST_F(CrampedTls, beyond_the_limit_connections_are_closed) {
    std::vector<std::unique_ptr<TlsClient>> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(std::make_unique<TlsClient>(port()));
    EXPECT_FALSE(TlsClient(port()).shook_hands());
    EXPECT_EQ(ask([](Echo&, Sockets& sockets) { return sockets.figures().turned_away; }), 1U);
    clients.pop_back();
    EXPECT_TRUE(comes_true([](Echo&, Sockets& sockets) { return sockets.figures().connections == 2; }));
    EXPECT_EQ(TlsClient(port()).get("/").status, 200);
}

}  // namespace
}  // namespace doorgeef::server::net
