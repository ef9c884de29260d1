// The pages of the web client.
#pragma once

#include "server/net/http/request.hpp"
#include "server/net/http/response.hpp"
#include "server/net/static_files.hpp"

namespace doorgeef::server::net {

class Site {
public:
    explicit Site(StaticFiles files) : files_(std::move(files)) {}

    // Requires: GET or HEAD.
    Response page(const Request& request) const;

private:
    StaticFiles files_;
};

}  // namespace doorgeef::server::net
