// What a request is answered, and the text of it.
#pragma once

#include "server/outside.hpp"

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

// Everything before the body, with what protects those who look at the page (docs/hosting.md).
struct ResponseHead {
    bool keep_alive = true;
    bool secure = false;  // the client came by TLS
    store::UnixMs now = 0;
};
std::string head_text(const Response& response, const ResponseHead& head);

std::string_view reason_phrase(int status);

// "Mon, 16 Nov 2026 02:56:58 GMT"
std::string http_date(store::UnixMs now);

}  // namespace doorgeef::server::net
