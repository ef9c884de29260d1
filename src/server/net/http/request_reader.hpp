// Takes requests out of the bytes as they come. The only part that knows Boost.Beast.
#pragma once

#include "server/net/http/request.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <variant>

namespace doorgeef::server::net {

struct RequestLimits {
    std::size_t header_bytes = std::size_t{16} * 1024;
    std::size_t body_bytes = std::size_t{64} * 1024;
};

class RequestReader {
public:
    struct NeedMore {};
    // To be answered with this status; nothing after it can be understood.
    struct Bad {
        int status = 400;
    };
    using Outcome = std::variant<NeedMore, Request, Bad>;

    explicit RequestReader(RequestLimits limits);
    ~RequestReader();
    RequestReader(RequestReader&&) noexcept;
    RequestReader& operator=(RequestReader&&) noexcept;
    RequestReader(const RequestReader&) = delete;
    RequestReader& operator=(const RequestReader&) = delete;

    // Removes from `input` what it used. Requires: Bad was not the outcome before.
    Outcome read(std::string& input);

    // Whether a part of a request has been read.
    bool has_begun() const { return parser_ != nullptr; }

private:
    struct Parser;

    RequestLimits limits_;
    std::unique_ptr<Parser> parser_{};  // only while a request is being read
};

}  // namespace doorgeef::server::net
