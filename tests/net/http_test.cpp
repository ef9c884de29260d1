#include "running_sockets.hpp"

#include <fstream>

namespace doorgeef::server::net {
namespace {

using HttpTest = SocketsTest;

TEST_F(HttpTest, a_page_comes_with_its_type_and_its_protection) {
    RawClient client = connect();
    const HttpAnswer answer = client.get("/");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(answer.body, "<!doctype html><title>start</title>");
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    const std::string policy = answer.header("content-security-policy");
    for (const char* part :
         {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'"})
        EXPECT_NE(policy.find(part), std::string::npos) << policy;
    EXPECT_EQ(policy.find("http"), std::string::npos);
    EXPECT_EQ(answer.header("cache-control"), "no-cache");
    EXPECT_EQ(client.get("/client.js").header("content-type"), "text/javascript; charset=utf-8");
    const HttpAnswer core = client.get("/assets/core-1234.wasm");
    EXPECT_EQ(core.header("content-type"), "application/wasm");
    EXPECT_NE(core.header("cache-control").find("immutable"), std::string::npos);
}

TEST_F(HttpTest, the_links_of_the_client_lead_to_its_page) {
    RawClient client = connect();
    for (const char* path : {"/t/abc", "/m/abc", "/t/a/b", "/rules", "/replay", "/arbiter", "/account",
                             "/player/J.J", "/settings", "/privacy"}) {
        const HttpAnswer answer = client.get(path);
        EXPECT_EQ(answer.status, 200) << path;
        EXPECT_EQ(answer.body, client.get("/").body) << path;
    }
}

TEST_F(HttpTest, the_client_says_that_there_is_no_such_page) {
    RawClient client = connect();
    const HttpAnswer start = client.get("/");
    for (const char* path : {"/x/abc", "/index", "/client.js/", "/tt"}) {
        const HttpAnswer answer = client.get(path, "If-None-Match: " + start.header("etag") + "\r\n");
        EXPECT_EQ(answer.status, 404) << path;
        EXPECT_EQ(answer.body, start.body) << path;
    }
}

TEST_F(HttpTest, a_file_that_does_not_exist_is_no_page_of_the_client) {
    RawClient client = connect();
    for (const char* path : {"/nothing.js", "/assets/old-5678.wasm", "/assets/core-1234.wasm.gz"}) {
        const HttpAnswer answer = client.get(path);
        EXPECT_EQ(answer.status, 404) << path;
        EXPECT_EQ(answer.header("content-type"), "text/html; charset=utf-8");
        EXPECT_NE(answer.body.find("bestaat niet"), std::string::npos);
    }
}

TEST_F(HttpTest, the_smallest_form_that_the_client_can_read_is_sent) {
    RawClient client = connect();
    const auto core = [&](const std::string& headers) {
        const HttpAnswer answer = client.get("/assets/core-1234.wasm", headers);
        EXPECT_EQ(answer.header("content-type"), "application/wasm");
        EXPECT_EQ(answer.header("vary"), "Accept-Encoding");
        return answer.header("content-encoding") + ":" + answer.body + answer.header("etag").substr(33);
    };
    EXPECT_EQ(core("Accept-Encoding: gzip, deflate, br\r\n"), "br:br-br\"");
    EXPECT_EQ(core("Accept-Encoding: gzip, br;q=0\r\n"), "gzip:gzipped-gzip\"");
    EXPECT_EQ(core(""), ":wasm\"");
}

TEST_F(HttpTest, what_has_not_changed_is_not_sent_again) {
    RawClient client = connect();
    const std::string etag = client.get("/").header("etag");
    ASSERT_FALSE(etag.empty());
    const HttpAnswer answer = client.get("/", "If-None-Match: " + etag + "\r\n");
    EXPECT_EQ(answer.status, 304);
    EXPECT_EQ(answer.body, "");
    EXPECT_EQ(client.get("/", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST_F(HttpTest, head_is_get_without_the_body) {
    RawClient client = connect();
    client.send("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n");
    const HttpAnswer answer = client.read_answer(true);
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.header("content-length"), "35");
    EXPECT_EQ(client.get("/client.js").status, 200);
}

TEST_F(HttpTest, requests_that_were_sent_together_are_answered_in_their_order) {
    RawClient client = connect();
    std::string requests;
    for (int i = 0; i < 50; ++i) requests += "GET /api/" + std::to_string(i) + " HTTP/1.1\r\nHost: x\r\n\r\n";
    client.send(requests);
    for (int i = 0; i < 50; ++i)
        EXPECT_TRUE(client.read_answer().body.starts_with("/api/" + std::to_string(i) + "|"));
}

TEST_F(HttpTest, a_connection_ends_when_the_client_wants_it) {
    for (const char* request :
         {"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"}) {
        RawClient client = connect();
        client.send(request);
        const HttpAnswer answer = client.read_answer();
        EXPECT_EQ(answer.status, 200);
        EXPECT_EQ(answer.header("connection"), "close");
        EXPECT_TRUE(client.sees_the_end());
    }
}

TEST_F(HttpTest, who_ends_his_side_after_asking_gets_the_answer) {
    RawClient client = connect();
    client.send("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    client.end_sending();
    EXPECT_EQ(client.read_answer().status, 200);
    EXPECT_TRUE(client.sees_the_end());
}

TEST_F(HttpTest, a_request_may_come_byte_by_byte) {
    RawClient client = connect();
    const std::string request = "POST /api/x HTTP/1.1\r\nHost: " + client.host() +
                                "\r\nOrigin: " + client.own_origin() +
                                "\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\nbody";
    for (const char byte : request) client.send({&byte, 1});
    EXPECT_TRUE(client.read_answer().body.ends_with("|body"));
}

TEST_F(HttpTest, a_body_without_a_length_is_refused) {
    RawClient client = connect();
    client.send("POST /api/x HTTP/1.1\r\nHost: " + client.host() + "\r\nOrigin: " + client.own_origin() +
                "\r\nContent-Type: application/json\r\nTransfer-Encoding: "
                "chunked\r\n\r\n2\r\nbo\r\n2\r\ndy\r\n0\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 411);
    EXPECT_TRUE(client.sees_the_end());
}

TEST_F(HttpTest, the_api_is_told_path_query_address_session_and_body) {
    RawClient client = connect();
    EXPECT_EQ(client.get("/api/players/Ren%C3%A9?a=%20b").body,
              "/api/players/Ren\xC3\xA9|a=%20b|127.0.0.1|-|");
    const std::string hash = token_hash("secret");
    EXPECT_EQ(client.get("/api/me", "Cookie: doorgeef=secret\r\n").body, "/api/me||127.0.0.1|" + hash + "|");
    EXPECT_EQ(client.get("/api/me").header("cache-control"), "no-store");
}

TEST_F(HttpTest, a_long_reply_comes_in_pieces_and_others_after_it) {
    RawClient client = connect();
    const HttpAnswer answer = client.get("/api/pieces/5");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.header("content-length"), "");
    EXPECT_EQ(answer.pieces, 5);
    ASSERT_EQ(answer.body.size(), 5 * Echo::kPieceBytes);
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(answer.body[i * Echo::kPieceBytes], static_cast<char>('5' - i));
    EXPECT_FALSE(answer.broken_off);
    EXPECT_TRUE(client.get("/api/next").body.starts_with("/api/next|"));
}

TEST_F(HttpTest, a_reply_in_pieces_that_cannot_be_finished_is_seen_to_break_off) {
    RawClient client = connect();
    const HttpAnswer answer = client.get("/api/pieces/-3");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.pieces, 2);
    EXPECT_TRUE(answer.broken_off);
    expect_service_as_usual();
}

TEST_F(HttpTest, who_does_not_read_gets_no_more_pieces_made_for_him) {
    RawClient client = connect();
    client.send("GET /api/pieces/1000 HTTP/1.1\r\nHost: x\r\n\r\n");
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
    EXPECT_LT(ask([](const Echo& echo, const Sockets&) { return echo.rests; }), 50U);
    expect_service_as_usual();
}

TEST_F(HttpTest, who_goes_away_before_the_last_piece_leaves_nothing_behind) {
    {
        RawClient client = connect();
        client.send("GET /api/pieces/1000 HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_TRUE(comes_true([](const Echo& echo, const Sockets&) { return echo.rests > 0; }));
    }
    EXPECT_TRUE(comes_true([](const Echo&, const Sockets& s) { return s.figures().connections == 0; }));
    EXPECT_LT(ask([](const Echo& echo, const Sockets&) { return echo.rests; }), 50U);
    expect_service_as_usual();
}

TEST_F(HttpTest, head_of_a_reply_in_pieces_makes_one_only) {
    RawClient client = connect();
    client.send("HEAD /api/pieces/5 HTTP/1.1\r\nHost: x\r\n\r\n");
    const HttpAnswer answer = client.read_answer(true);
    EXPECT_EQ(answer.header("transfer-encoding"), "chunked");
    EXPECT_TRUE(client.get("/api/next").body.starts_with("/api/next|"));
    EXPECT_EQ(ask([](const Echo& echo, const Sockets&) { return echo.rests; }), 0U);
}

TEST_F(HttpTest, pieces_for_http_1_0_end_with_the_connection) {
    RawClient client = connect();
    client.send("GET /api/pieces/3 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
    const HttpAnswer answer = client.read_answer();
    EXPECT_EQ(answer.header("transfer-encoding"), "");
    EXPECT_EQ(answer.header("content-length"), "");
    EXPECT_EQ(answer.header("connection"), "close");
    const auto body = client.read_to_the_end();
    ASSERT_TRUE(body);
    EXPECT_EQ(body->size(), 3 * Echo::kPieceBytes);
}

TEST_F(HttpTest, pieces_for_http_1_0_that_cannot_be_finished_end_with_a_cut) {
    RawClient client = connect();
    client.send("GET /api/pieces/-3 HTTP/1.0\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 200);
    EXPECT_EQ(client.read_to_the_end(), std::nullopt);
    expect_service_as_usual();
}

TEST_F(HttpTest, the_api_can_set_the_session_cookie_and_take_it_away) {
    RawClient client = connect();
    const std::string headers = "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n";
    EXPECT_TRUE(client.post("/api/cookie", "abc", headers)
                    .header("set-cookie")
                    .starts_with("doorgeef=abc; Path=/; HttpOnly"));
    EXPECT_NE(client.post("/api/cookie", "", headers).header("set-cookie").find("Max-Age=0"),
              std::string::npos);
    EXPECT_EQ(client.post("/api/other", "", headers).header("set-cookie"), "");
}

TEST_F(HttpTest, state_changes_want_json) {
    RawClient client = connect();
    const std::string origin = "Origin: " + client.own_origin() + "\r\n";
    EXPECT_EQ(client.post("/api/x", "", origin + "Content-Type: application/json; charset=utf-8\r\n").status,
              200);
    for (const char* type :
         {"", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n",
          "Content-Type: application/jsonp\r\n"}) {
        const HttpAnswer answer = client.post("/api/x", "", origin + type);
        EXPECT_EQ(answer.status, 415) << type;
        EXPECT_EQ(answer.body, R"({"code":"json-only"})");
    }
}

TEST_F(HttpTest, a_body_that_is_too_large_is_refused) {
    RawClient client = connect();
    client.send("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 413);
    EXPECT_TRUE(client.sees_the_end());
}

TEST_F(HttpTest, what_is_no_http_is_refused) {
    for (const char* request : {"hello\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/1.1\r\n\r\n" /* no Host */,
                                "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                                "GET / HTTP/1.1\r\nHost : a\r\n\r\n", "\x16\x03\x01\x02\x01\r\n\r\n"}) {
        RawClient client = connect();
        client.send(request);
        const HttpAnswer answer = client.read_answer();
        EXPECT_TRUE(answer.status == 400 || answer.status == 505) << request << answer.status;
        EXPECT_TRUE(client.sees_the_end());
    }
}

TEST_F(HttpTest, who_is_told_to_wait_is_told_how_long) {
    RawClient client = connect();
    const HttpAnswer answer = client.get("/api/busy");
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.header("retry-after"), "7");
    EXPECT_EQ(client.get("/api/x").header("retry-after"), "");
}

// ---- a folder with files

TEST(StaticFilesTest, a_folder_is_read_with_its_compressed_twins) {
    ASSERT_TRUE(begin_secrets());
    const auto folder = std::filesystem::temp_directory_path() / "doorgeef-static-files-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder / "assets");
    std::ofstream{folder / "index.html"} << "start";
    std::ofstream{folder / "assets/a.js"} << "plain";
    std::ofstream{folder / "assets/a.js.gz"} << "compressed";
    std::ofstream{folder / "assets/a.js.br"} << "more so";
    std::ofstream{folder / "b.gz"} << "alone";
    const auto files = StaticFiles::read(folder);
    std::filesystem::remove_all(folder);
    ASSERT_TRUE(files);
    const Site site{*files};
    const auto body = [&](const char* path, bool gzip) {
        const Response response = site.page({.path = path, .accepts_gzip = gzip});
        return std::to_string(response.status) + (response.body ? *response.body : "");
    };
    EXPECT_EQ(body("/", true), "200start");
    EXPECT_EQ(body("/assets/a.js", true), "200compressed");
    EXPECT_EQ(body("/assets/a.js", false), "200plain");
    EXPECT_EQ(body("/b.gz", false), "200alone");
    for (const char* twin : {"/assets/a.js.gz", "/assets/a.js.br"})
        EXPECT_TRUE(body(twin, true).starts_with("404"));
    EXPECT_FALSE(StaticFiles::read(folder / "nowhere"));
}

TEST(SiteTest, says_in_both_languages_that_the_client_was_not_built) {
    const Site site{StaticFiles{}};
    const Response start = site.page({.path = "/"});
    EXPECT_EQ(start.status, 503);
    ASSERT_TRUE(start.body);
    EXPECT_NE(start.body->find("De webclient is niet gebouwd."), std::string::npos);
    EXPECT_NE(start.body->find("The web client has not been built."), std::string::npos);
    EXPECT_EQ(site.page({.path = "/m/abc"}).status, 503);
    EXPECT_EQ(site.page({.path = "/assets/a.js"}).status, 404);
}

TEST(RequestReaderTest, knows_which_codings_are_accepted) {
    RequestReader reader{{}};
    const auto accepts = [&](const std::string& value) {
        std::string input = "GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " + value + "\r\n\r\n";
        const auto outcome = reader.read(input);
        const auto& request = std::get<Request>(outcome);
        return std::pair{request.accepts_gzip, request.accepts_brotli};
    };
    EXPECT_EQ(accepts("gzip, deflate, br"), (std::pair{true, true}));
    EXPECT_EQ(accepts("br;q=1.0, gzip;q=0.5"), (std::pair{true, true}));
    EXPECT_EQ(accepts("gzip;q=0"), (std::pair{false, false}));
    EXPECT_EQ(accepts("gzip;q=0.000"), (std::pair{false, false}));
    EXPECT_EQ(accepts("br"), (std::pair{false, true}));
    EXPECT_EQ(accepts("xgzip"), (std::pair{false, false}));
}

}  // namespace
}  // namespace doorgeef::server::net
