#include "server/net/socket_calls.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <liburing.h>
#include <sys/socket.h>

namespace doorgeef::server::net {

void SocketCalls::End::operator()(io_uring* ring) const {
    io_uring_queue_exit(ring);
    delete ring;
}

SocketCalls::SocketCalls() {
    auto ring = std::make_unique<io_uring>();
    if (io_uring_queue_init(kMost, ring.get(), 0) == 0) ring_.reset(ring.release());
}

SocketCalls::~SocketCalls() = default;
SocketCalls::SocketCalls(SocketCalls&&) noexcept = default;

void SocketCalls::send(int descriptor, std::string_view bytes) {
    io_uring_sqe* call = io_uring_get_sqe(ring_.get());
    io_uring_prep_send(call, descriptor, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    io_uring_sqe_set_data64(call, noted_++);
}

std::span<const int> SocketCalls::carry_out() {
    const std::size_t noted = std::exchange(noted_, 0);
    const std::span results = std::span{results_}.first(noted);
    std::ranges::fill(results, -EAGAIN);
    const std::size_t begun = submit();
    // None of them waits for anything, so each is done by now.
    for (std::size_t i = 0; i < begun; ++i) {
        io_uring_cqe* done = nullptr;
        if (io_uring_wait_cqe(ring_.get(), &done) != 0) break;
        results[io_uring_cqe_get_data64(done)] = done->res;
        io_uring_cqe_seen(ring_.get(), done);
    }
    // The kernel lacks memory: what it did not begin must not be begun later, when the bytes have gone.
    if (begun < noted) ring_.reset();
    return results;
}

std::size_t SocketCalls::submit() {
    std::size_t begun = 0;
    while (io_uring_sq_ready(ring_.get()) > 0) {
        const int more = io_uring_submit(ring_.get());
        if (more == -EINTR) continue;
        if (more <= 0) break;
        begun += static_cast<std::size_t>(more);
    }
    return begun;
}

}  // namespace doorgeef::server::net
