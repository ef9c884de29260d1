#include "server/net/http/client_address.hpp"
#include "server/net/http/origin.hpp"
#include "server/net/http/response.hpp"
#include "server/net/http/session_cookie.hpp"
#include "server/net/http/target.hpp"
#include "server/net/secrets.hpp"
#include "server/net/websocket/handshake.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

// ---- targets

TEST(Target, is_a_decoded_path_and_a_query) {
    EXPECT_EQ(parse_target("/"), (Target{"/", ""}));
    EXPECT_EQ(parse_target("/t/abc?x=%2F&y"), (Target{"/t/abc", "x=%2F&y"}));
    EXPECT_EQ(parse_target("/api/players/Ren%C3%A9%20B"), (Target{"/api/players/Ren\xC3\xA9 B", ""}));
    EXPECT_EQ(parse_target("/..a/b..?.."), (Target{"/..a/b..", ".."}));
}

TEST(Target, can_be_asked_for_again) {
    for (const char* text :
         {"/", "/t/abc?x=%2F&y", "/api/players/Ren%C3%A9%20B", "/a%3Fb%25", "/a~b:@c//d"}) {
        const auto target = parse_target(text);
        ASSERT_TRUE(target) << text;
        EXPECT_EQ(target_text(*target), text);
    }
}

TEST(Target, what_no_sane_client_asks_for_is_refused) {
    for (const char* text : {"",
                             "index.html",
                             "http://example.org/",
                             "*",
                             "/../etc/passwd",
                             "/a/../../b",
                             "/..",
                             "/.",
                             "/a/./b",
                             "/%2e%2e/b",
                             "/%2E./b",
                             "/a%2fb",
                             "/a%2Fb",
                             "/a%5cb",
                             "/a\\b",
                             "/%00",
                             "/a%00.html",
                             "/%0a",
                             "/%7f",
                             "/%",
                             "/%4",
                             "/%zz",
                             "/%c3%28",
                             "/\xFF",
                             "/a#b",
                             "/?a\nb"})
        EXPECT_EQ(parse_target(text), std::nullopt) << text;
}

// ---- cookies

std::string session_in(const std::vector<std::string>& lines) {
    const SessionCookie cookie = find_session_cookie(lines);
    return cookie.doubled ? "doubled" : cookie.token.value_or("none");
}

TEST(SessionCookie, is_found_among_others) {
    EXPECT_EQ(session_in({"doorgeef=abc"}), "abc");
    EXPECT_EQ(session_in({"a=1; doorgeef=abc-_9; b=2"}), "abc-_9");
    EXPECT_EQ(session_in({"a=1;doorgeef=abc;b"}), "abc");
    EXPECT_EQ(session_in({"a=1", "doorgeef=abc"}), "abc");
    EXPECT_EQ(session_in({"xdoorgeef=1; doorgeefx=2; Doorgeef=3"}), "none");
    EXPECT_EQ(session_in({}), "none");
    EXPECT_EQ(session_in({""}), "none");
    EXPECT_EQ(session_in({";;=;"}), "none");
}

TEST(SessionCookie, one_that_we_never_set_is_none) {
    EXPECT_EQ(session_in({"doorgeef="}), "none");
    EXPECT_EQ(session_in({"doorgeef=\"abc\""}), "none");
    EXPECT_EQ(session_in({"doorgeef=a b"}), "none");
    EXPECT_EQ(session_in({"doorgeef=" + std::string(129, 'a')}), "none");
}

TEST(SessionCookie, two_of_them_are_refused_whatever_they_say) {
    EXPECT_EQ(session_in({"doorgeef=abc; doorgeef=def"}), "doubled");
    EXPECT_EQ(session_in({"doorgeef=abc; doorgeef=abc"}), "doubled");
    EXPECT_EQ(session_in({"doorgeef=; x=1", "doorgeef=abc"}), "doubled");
}

TEST(SessionCookie, is_set_for_us_alone) {
    EXPECT_EQ(set_cookie("abc", false), "doorgeef=abc; Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000");
    EXPECT_EQ(set_cookie("", true), "doorgeef=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure");
}

// ---- origins

TEST(Origin, is_ours_when_its_host_is_the_one_that_was_asked) {
    const std::vector<std::string> others{"https://club.example"};
    for (const auto& [origin, host] :
         std::vector<std::pair<std::string, std::string>>{{"http://localhost:8080", "localhost:8080"},
                                                          {"https://doorgeef.example", "doorgeef.example"},
                                                          {"https://Doorgeef.example", "doorgeef.EXAMPLE"},
                                                          {"https://club.example", "doorgeef.example"},
                                                          {"http://[::1]:8080", "[::1]:8080"}})
        EXPECT_TRUE(is_own_origin(origin, host, others)) << origin;
    for (const auto& [origin, host] : std::vector<std::pair<std::string, std::string>>{
             {"null", "doorgeef.example"},
             {"", "doorgeef.example"},
             {"", ""},
             {"https://", ""},
             {"https://doorgeef.example.evil.example", "doorgeef.example"},
             {"https://evildoorgeef.example", "doorgeef.example"},
             {"https://doorgeef.example:444", "doorgeef.example"},
             {"https://doorgeef.example/", "doorgeef.example"},
             {"https://doorgeef.example@evil.example", "doorgeef.example"},
             {"ftp://doorgeef.example", "doorgeef.example"},
             {"doorgeef.example", "doorgeef.example"},
             {"https://d\xD0\xBEorgeef.example", "doorgeef.example"},
             {"http://club.example", "doorgeef.example"}})
        EXPECT_FALSE(is_own_origin(origin, host, others)) << origin;
}

TEST(Origin, hosts_can_be_limited_to_a_list) {
    EXPECT_TRUE(is_known_host("anything", {}));
    const std::vector<std::string> known{"doorgeef.example", "localhost:8080", "[::1]"};
    EXPECT_TRUE(is_known_host("DOORGEEF.example", known));
    EXPECT_TRUE(is_known_host("doorgeef.example:8080", known));
    EXPECT_TRUE(is_known_host("localhost:8080", known));
    EXPECT_TRUE(is_known_host("[::1]:8080", known));
    EXPECT_TRUE(is_known_host("[::1]", known));
    for (const char* host : {"", ":8080", "localhost", "localhost:80", "doorgeef.example.evil:8080",
                             "[::2]:8080", "[::1", "evil:doorgeef.example"})
        EXPECT_FALSE(is_known_host(host, known)) << host;
}

// ---- addresses

Address address(const char* text) {
    return boost::asio::ip::make_address(text);
}

TEST(Network, contains_the_addresses_that_begin_alike) {
    const auto in = [](const char* network, const char* one) {
        const auto parsed = Network::parse(network);
        return parsed && parsed->contains(address(one));
    };
    EXPECT_TRUE(in("10.0.0.0/8", "10.255.1.2"));
    EXPECT_FALSE(in("10.0.0.0/8", "11.0.0.0"));
    EXPECT_TRUE(in("192.168.1.128/25", "192.168.1.200"));
    EXPECT_FALSE(in("192.168.1.128/25", "192.168.1.100"));
    EXPECT_TRUE(in("127.0.0.1", "127.0.0.1"));
    EXPECT_FALSE(in("127.0.0.1", "127.0.0.2"));
    EXPECT_TRUE(in("0.0.0.0/0", "1.2.3.4"));
    EXPECT_FALSE(in("0.0.0.0/0", "::1"));
    EXPECT_TRUE(in("2001:db8::/33", "2001:db8:7fff::1"));
    EXPECT_FALSE(in("2001:db8::/33", "2001:db8:8000::1"));
    for (const char* nonsense :
         {"", "/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "::/129", "proxy", "10.0.0/8"})
        EXPECT_FALSE(Network::parse(nonsense)) << nonsense;
}

std::string client(const char* peer, const std::vector<std::string>& forwarded) {
    const std::vector<Network> proxies{*Network::parse("127.0.0.1"), *Network::parse("10.0.0.0/8")};
    return client_address(address(peer), forwarded, proxies).to_string();
}

TEST(ClientAddress, only_our_own_proxies_are_believed) {
    EXPECT_EQ(client("1.2.3.4", {"5.6.7.8"}), "1.2.3.4");
    EXPECT_EQ(client("127.0.0.1", {"5.6.7.8"}), "5.6.7.8");
    EXPECT_EQ(client("127.0.0.1", {"9.9.9.9, 5.6.7.8"}), "5.6.7.8");
    EXPECT_EQ(client("127.0.0.1", {"9.9.9.9, 5.6.7.8, 10.0.0.1"}), "5.6.7.8");
    EXPECT_EQ(client("127.0.0.1", {"9.9.9.9", "5.6.7.8 , 10.0.0.1"}), "5.6.7.8");
    EXPECT_EQ(client("127.0.0.1", {"::ffff:5.6.7.8"}), "5.6.7.8");
    EXPECT_EQ(client("127.0.0.1", {"2001:db8::1"}), "2001:db8::1");
}

TEST(ClientAddress, nonsense_ends_the_search) {
    EXPECT_EQ(client("127.0.0.1", {}), "127.0.0.1");
    EXPECT_EQ(client("127.0.0.1", {""}), "127.0.0.1");
    EXPECT_EQ(client("127.0.0.1", {"unknown"}), "127.0.0.1");
    EXPECT_EQ(client("127.0.0.1", {"9.9.9.9, evil, 10.0.0.1"}), "10.0.0.1");
    EXPECT_EQ(client("127.0.0.1", {"10.0.0.2, 10.0.0.1"}), "10.0.0.2");
}

TEST(ClientAddress, of_ipv6_a_whole_network_counts_as_one) {
    EXPECT_EQ(address_key(address("1.2.3.4")), "1.2.3.4");
    EXPECT_EQ(address_key(address("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
    EXPECT_EQ(address_key(plain(address("::ffff:1.2.3.4"))), "1.2.3.4");
}

TEST(ClientAddress, is_shortened_for_the_log) {
    EXPECT_EQ(shortened("192.0.2.17"), "192.0.2.0/24");
    EXPECT_EQ(shortened("2001:db8:1:2::/64"), "2001:db8:1::/48");
    EXPECT_EQ(shortened("Jan"), "");
    EXPECT_EQ(shortened(""), "");
}

// ---- responses

TEST(Response, says_when_it_was_given) {
    EXPECT_EQ(http_date(784'111'777'000), "Sun, 06 Nov 1994 08:49:37 GMT");
}

TEST(Response, protects_those_who_look_at_it) {
    const std::string head = head_text(text_response(200, "hello"), {.keep_alive = true});
    for (const char* line :
         {"HTTP/1.1 200 OK\r\n", "Content-Length: 5\r\n", "default-src 'self'", "frame-ancestors 'none'",
          "X-Content-Type-Options: nosniff\r\n", "Referrer-Policy: no-referrer\r\n"})
        EXPECT_NE(head.find(line), std::string::npos) << line;
    EXPECT_EQ(head.find("unsafe-inline"), std::string::npos);
    EXPECT_EQ(head.find("Strict-Transport-Security"), std::string::npos);
    EXPECT_NE(head_text(text_response(200, ""), {.secure = true}).find("Strict-Transport-Security: "),
              std::string::npos);
}

// ---- secrets

TEST(Handshake, answers_as_the_standard_shows) {
    EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_TRUE(is_websocket_key("dGhlIHNhbXBsZSBub25jZQ=="));
    for (const char* key :
         {"", "short", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ== ", "dGhlIHNhbXBsZSBub25jZXh4eA=="})
        EXPECT_FALSE(is_websocket_key(key)) << key;
}

TEST(Handshake, sha1_is_that_of_the_standard) {
    const auto hex = [](std::string_view text) {
        std::string digits;
        for (const unsigned byte : sha1(text)) {
            digits += "0123456789abcdef"[byte >> 4U];
            digits += "0123456789abcdef"[byte & 15U];
        }
        return digits;
    };
    EXPECT_EQ(hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
    EXPECT_EQ(hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
    EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "84983e441c3bd26ebaae4aa1f95129e5e54670f1");
    EXPECT_EQ(hex(std::string(64, 'a')), "0098ba824b5c16427bd7a1122a5a442a25ec644d");
}

TEST(Secrets, a_session_token_is_known_by_its_hash_only) {
    ASSERT_TRUE(begin_secrets());
    SodiumChance chance;
    const SessionToken one = chance.session_token();
    const SessionToken other = chance.session_token();
    EXPECT_EQ(one.text.size(), 43U);
    EXPECT_EQ(one.hash, token_hash(one.text));
    EXPECT_NE(one.hash, one.text);
    EXPECT_NE(one.text, other.text);
    EXPECT_EQ(session_in({"doorgeef=" + one.text}), one.text);
}

TEST(Secrets, a_password_fits_its_own_hash) {
    ASSERT_TRUE(begin_secrets());
    const auto hash = hash_password("doorgeven!");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << *hash;
    EXPECT_TRUE(fits_password("doorgeven!", *hash));
    EXPECT_FALSE(fits_password("doorgeven", *hash));
    EXPECT_FALSE(fits_password("doorgeven!", "no hash"));
}

}  // namespace
}  // namespace doorgeef::server::net
