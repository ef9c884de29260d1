// docs/hostile.md, 11 to 15, each against real sockets.
#include "running_sockets.hpp"

namespace doorgeef::server::net {
namespace {

class HostileHttp : public SocketsTest {
protected:
    int status_of(const std::string& request) {
        RawClient client = connect();
        client.send(request);
        return client.read_answer().status;
    }
    std::string headers_from(const std::string& origin) const {
        return (origin.empty() ? "" : "Origin: " + origin + "\r\n") + "Content-Type: application/json\r\n";
    }
    int websocket_from(const std::string& origin_line) {
        RawClient client = connect();
        return client
            .get("/ws",
                 "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: doorgeef.1\r\n" +
                     origin_line)
            .status;
    }
};

TEST_F(HostileHttp, n11_content_length_with_transfer_encoding) {
    for (const char* headers :
         {"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
          "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", "Content-Length: 4\r\nContent-Length: 5\r\n",
          "Content-Length: -1\r\n", "Content-Length: 4, 5\r\n", "Content-Length: 18446744073709551616\r\n",
          "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"}) {
        RawClient client = connect();
        client.send("POST /api/x HTTP/1.1\r\nHost: x\r\n" + std::string{headers} +
                    "\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_EQ(client.read_answer().status, 400) << headers;
        EXPECT_EQ(client.read_answer().status, 0) << headers;  // nothing after it is believed
    }
}

TEST_F(HostileHttp, n12_a_websocket_from_another_origin) {
    const std::string own = "http://127.0.0.1:" + std::to_string(port());
    EXPECT_EQ(websocket_from("Origin: " + own + "\r\n"), 101);
    EXPECT_EQ(websocket_from(""), 403);
    for (const std::string& origin :
         {std::string{"null"}, std::string{"http://evil.example"}, own + ".evil.example", own + "0",
          "http://evil.example/" + own, std::string{"http://127.0.0.1"}})
        EXPECT_EQ(websocket_from("Origin: " + origin + "\r\n"), 403) << origin;
    EXPECT_EQ(websocket_from("Origin: " + own + "\r\nOrigin: " + own + "\r\n"), 400);
}

TEST_F(HostileHttp, n12_a_state_change_from_another_origin) {
    RawClient client = connect();
    EXPECT_EQ(client.post("/api/x", "{}", headers_from(client.own_origin())).status, 200);
    for (const std::string& origin : {std::string{}, std::string{"null"}, client.own_origin() + "1"}) {
        const HttpAnswer answer = client.post("/api/x", "{}", headers_from(origin));
        EXPECT_EQ(answer.status, 403) << origin;
        EXPECT_EQ(answer.body, R"({"code":"wrong-origin"})");
    }
}

TEST_F(HostileHttp, n13_a_forged_forwarded_for_counts_for_nothing) {
    RawClient client = connect();
    EXPECT_EQ(client.get("/api/me", "X-Forwarded-For: 1.2.3.4\r\n").body, "/api/me||127.0.0.1|-|");
    const HttpAnswer answer = client.get("/", "X-Forwarded-Proto: https\r\n");
    EXPECT_EQ(answer.header("strict-transport-security"), "");
}

class BehindProxy : public SocketsTest {
protected:
    BehindProxy() : SocketsTest(settings()) {}

    static SocketSettings settings() {
        SocketSettings settings;
        settings.proxies = {*Network::parse("127.0.0.1")};
        settings.hosts = {"doorgeef.example"};
        settings.origins = {"https://club.example"};
        settings.limits.connections_per_address = 1;
        return settings;
    }
    HttpAnswer get(const char* host, const std::string& headers) {
        RawClient client = connect();
        client.send("GET /api/me HTTP/1.1\r\nHost: " + std::string{host} + "\r\n" + headers + "\r\n");
        return client.read_answer();
    }
};

TEST_F(BehindProxy, n13_our_own_proxy_is_believed_and_not_counted) {
    const RawClient one = connect();
    EXPECT_EQ(get("doorgeef.example", "X-Forwarded-For: 6.6.6.6, 1.2.3.4\r\n").body, "/api/me||1.2.3.4|-|");
    EXPECT_NE(get("doorgeef.example", "X-Forwarded-Proto: https\r\n").header("strict-transport-security"),
              "");
}

TEST_F(BehindProxy, n13_a_forged_host_is_refused) {
    EXPECT_EQ(get("doorgeef.example", "").status, 200);
    for (const char* host : {"evil.example", "doorgeef.example.evil.example", "127.0.0.1", ""})
        EXPECT_EQ(get(host, "").status, 421) << host;
}

TEST_F(BehindProxy, cookies_are_secure_when_the_client_came_by_tls) {
    RawClient client = connect();
    client.send("POST /api/cookie HTTP/1.1\r\nHost: doorgeef.example\r\nOrigin: https://club.example\r\n"
                "X-Forwarded-Proto: https\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\nabc");
    EXPECT_TRUE(client.read_answer().header("set-cookie").ends_with("; Secure"));
}

TEST_F(HostileHttp, n14_a_hundred_kilobytes_of_headers) {
    std::string headers;
    while (headers.size() < 100'000) headers += "X-Filler: " + std::string(80, 'x') + "\r\n";
    EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n"), 431);
    EXPECT_EQ(status_of("GET /" + std::string(100'000, 'x') + " HTTP/1.1\r\nHost: x\r\n\r\n"), 431);
    EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: x\r\nCookie: " + std::string(100'000, 'x')), 431);
    expect_service_as_usual();
}

TEST_F(HostileHttp, n14_a_doubled_session_cookie) {
    RawClient client = connect();
    const HttpAnswer answer = client.get("/api/me", "Cookie: doorgeef=one; doorgeef=two\r\n");
    EXPECT_EQ(answer.status, 400);
    EXPECT_EQ(answer.body, R"({"code":"doubled-cookie"})");
    EXPECT_EQ(client.get("/api/me", "Cookie: doorgeef=one\r\nCookie: doorgeef=one\r\n").status, 400);
    EXPECT_EQ(websocket_from("Origin: " + client.own_origin() + "\r\nCookie: doorgeef=one; doorgeef=two\r\n"),
              400);
}

TEST_F(HostileHttp, n15_paths_that_climb_or_hide) {
    for (const char* path : {"/../../etc/passwd", "/assets/../index.html", "/%2e%2e/%2e%2e/etc/passwd",
                             "/..%2f..%2fetc/passwd", "/..%5c..%5cetc", "/index.html%00.js", "/%00", "/a\\b"})
        EXPECT_EQ(status_of("GET " + std::string{path} + " HTTP/1.1\r\nHost: x\r\n\r\n"), 400) << path;
    for (const char* path : {"//etc/passwd", "/etc/passwd", "/.git/config", "/....//....//etc/passwd"})
        EXPECT_EQ(status_of("GET " + std::string{path} + " HTTP/1.1\r\nHost: x\r\n\r\n"), 404) << path;
}

TEST_F(HostileHttp, n15_methods_that_are_not_ours) {
    for (const char* method : {"TRACE", "OPTIONS", "PUT", "CONNECT", "BREW"}) {
        const std::string start{method};
        EXPECT_EQ(status_of(start + " / HTTP/1.1\r\nHost: x\r\n\r\n"), 405) << method;
        EXPECT_EQ(status_of(start + " /api/me HTTP/1.1\r\nHost: x\r\n\r\n"), 405) << method;
    }
    RawClient client = connect();
    client.send("PUT /api/me HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(client.read_answer().header("allow"), "GET, PATCH, DELETE");
    EXPECT_EQ(status_of("PUT /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n"), 404);
    EXPECT_EQ(status_of("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"), 405);
    EXPECT_EQ(status_of("POST /ws HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n"), 405);
}

// ---- too many

class CrowdedSockets : public SocketsTest {
protected:
    CrowdedSockets() : SocketsTest(small()) {}

    static SocketSettings small() {
        SocketSettings settings;
        settings.limits.connections = 5;
        settings.limits.connections_per_address = 3;
        return settings;
    }
};

TEST_F(CrowdedSockets, one_address_may_have_so_many_connections_and_all_together_so_many) {
    std::vector<RawClient> clients;
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(clients.emplace_back(port()).upgrade());
    const HttpAnswer turned_away = connect().get("/");
    EXPECT_EQ(turned_away.status, 503);
    EXPECT_EQ(turned_away.header("retry-after"), "30");
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(clients.emplace_back(port(), "127.0.0.2").upgrade());
    EXPECT_EQ(RawClient(port(), "127.0.0.3").get("/").status, 503);
    clients.clear();
    EXPECT_TRUE(comes_true([](Echo&, Sockets& sockets) { return sockets.figures().connections == 0; }));
    EXPECT_EQ(connect().get("/").status, 200);
}

}  // namespace
}  // namespace doorgeef::server::net
