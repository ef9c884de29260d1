// What happens a thousand times a second is worth one line a minute.
#pragma once

#include "server/now.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace doorgeef::server::net {

class Repeated {
public:
    // How often it has happened since it was last told, this time included; nothing: do not tell it now. Of
    // more than a thousand different things in a minute the rest is not told at all.
    std::optional<std::uint64_t> happened(const std::string& what, Instant now);

private:
    struct Told {
        Instant at = 0;
        std::uint64_t since = 0;
    };

    std::map<std::string, Told> told_{};
};

}  // namespace doorgeef::server::net
