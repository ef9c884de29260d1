#include "server/net/receive.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>

#include <sys/socket.h>
#include <sys/uio.h>

namespace doorgeef::server::net {

namespace {

// Nothing if the kernel does not say, or if the clock on the wall has been set meanwhile.
std::chrono::nanoseconds since_arrival(msghdr& message) {
    constexpr std::chrono::seconds longest{10};
    const cmsghdr* note = CMSG_FIRSTHDR(&message);
    if (note == nullptr || note->cmsg_level != SOL_SOCKET || note->cmsg_type != SCM_TIMESTAMPNS) return {};
    timespec arrival{};
    std::memcpy(&arrival, CMSG_DATA(note), sizeof arrival);
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto waited =
        now - std::chrono::seconds{arrival.tv_sec} - std::chrono::nanoseconds{arrival.tv_nsec};
    return waited < longest ? std::max(waited, {}) : std::chrono::nanoseconds{};
}

}  // namespace

void note_arrivals(int listening) {
    const int on = 1;
    ::setsockopt(listening, SOL_SOCKET, SO_TIMESTAMPNS, &on, sizeof on);
}

Received receive_from(int descriptor, std::span<char> buffer) {
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(timespec))> notes{};
    iovec room{buffer.data(), buffer.size()};
    msghdr message{};
    message.msg_iov = &room;
    message.msg_iovlen = 1;
    message.msg_control = notes.data();
    message.msg_controllen = notes.size();
    ssize_t bytes = -1;
    do bytes = ::recvmsg(descriptor, &message, 0);
    while (bytes < 0 && errno == EINTR);
    if (bytes > 0) return {SocketState::done, static_cast<std::size_t>(bytes), since_arrival(message)};
    const bool later = bytes < 0 && errno == EAGAIN;
    return {.state = later ? SocketState::would_wait : SocketState::broken};
}

}  // namespace doorgeef::server::net
