// What a request is answered, and the text of it.
#pragma once

#include "server/outside.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::server::net {

struct Header {
    std::string name{};
    std::string value{};
};

struct Response {
    int status = 200;
    std::string content_type = "text/plain; charset=utf-8";
    Text body{};  // null: nothing
    std::vector<Header> headers{};
};

Response text_response(int status, std::string text, std::string content_type = "text/plain; charset=utf-8");

// How the client knows where the body ends.
enum class BodyEnd : std::uint8_t { by_length, by_last_chunk, with_connection };

// Everything before the body, with what protects those who look at the page (docs/hosting.md).
struct ResponseHead {
    bool keep_alive = true;
    bool secure = false;  // the client came by TLS
    BodyEnd body_end = BodyEnd::by_length;
    store::UnixMs now = 0;
};
std::string head_text(const Response& response, const ResponseHead& head);

// A piece of a body that ends with kLastChunk. Requires: it is not empty.
std::string chunk(std::string_view bytes);
inline constexpr std::string_view kLastChunk = "0\r\n\r\n";

std::string_view reason_phrase(int status);

// "Mon, 16 Nov 2026 02:56:58 GMT"
std::string http_date(store::UnixMs now);

}  // namespace doorgeef::server::net
