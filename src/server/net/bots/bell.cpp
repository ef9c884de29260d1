#include "server/net/bots/bell.hpp"

#include <algorithm>
#include <cerrno>
#include <limits>
#include <system_error>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace doorgeef::server::net {

Bell::Bell() : descriptor_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (descriptor_ < 0) throw std::system_error{errno, std::generic_category(), "eventfd"};
}

Bell::~Bell() {
    close(descriptor_);
}

void Bell::ring() const {
    const std::uint64_t once = 1;
    // It can only fail where it has rung so often that it will be heard anyway.
    [[maybe_unused]] const auto written = write(descriptor_, &once, sizeof once);
}

void Bell::wait(std::optional<std::int64_t> most_ms) {
    constexpr std::int64_t longest = std::numeric_limits<int>::max();
    pollfd watched{descriptor_, POLLIN, 0};
    poll(&watched, 1, most_ms ? static_cast<int>(std::clamp<std::int64_t>(*most_ms, 0, longest)) : -1);
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto taken = read(descriptor_, &rung, sizeof rung);
}

}  // namespace doorgeef::server::net
