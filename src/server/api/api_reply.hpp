// What a request to the HTTP API is answered.
#pragma once

#include "store/store.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace doorgeef::server {

struct ApiReply;

// Makes a reply from what is stored, on any thread.
using LookUp = std::function<ApiReply(const store::Store&)>;

struct ApiReply {
    int status = 200;
    std::string body{};
    std::string content_type = "application/json";
    // The session cookie: a token to set; an empty one takes the cookie away.
    std::optional<std::string> session_token{};
    std::optional<std::int64_t> retry_after_s{};
    std::string allow{};             // for 405: "GET, POST"
    std::string unreadable_match{};  // for the operator: its log was found damaged
    // If there is one, the body is only the beginning, so that nobody has to hold all of it. This makes the
    // next piece, once the one before has been sent; of that only body and rest count. One that is refused
    // breaks the reply off, and the client can see that.
    LookUp rest{};
};

}  // namespace doorgeef::server
