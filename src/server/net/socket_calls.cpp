#include "server/net/socket_calls.hpp"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <liburing.h>
#include <sys/socket.h>

namespace doorgeef::server::net {

namespace {

// The first kernels that had a ring had nothing in it for sockets.
bool can_send(io_uring& ring) {
    struct Free {
        void operator()(io_uring_probe* probe) const { io_uring_free_probe(probe); }
    };
    const std::unique_ptr<io_uring_probe, Free> probe{io_uring_get_probe_ring(&ring)};
    return probe && io_uring_opcode_supported(probe.get(), IORING_OP_SEND) != 0;
}

}  // namespace

void SocketCalls::End::operator()(io_uring* ring) const {
    io_uring_queue_exit(ring);
    delete ring;
}

SocketCalls::SocketCalls() {
    auto ring = std::make_unique<io_uring>();
    if (io_uring_queue_init(kMost, ring.get(), 0) != 0) return;
    ring_.reset(ring.release());
    if (!can_send(*ring_)) ring_.reset();
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
    std::ranges::fill(results.first(begun), -EIO);
    const std::size_t ended = collect(begun);
    // The kernel lacks memory: what it did not begin must not be begun later, when the bytes have gone, and
    // what it did not tell of must not be taken for the next.
    if (ended < noted) ring_.reset();
    return results;
}

std::size_t SocketCalls::collect(std::size_t begun) {
    std::size_t ended = 0;
    while (ended < begun) {
        io_uring_cqe* done = nullptr;
        // None of them waits for anything, so each is done by now.
        const int failed = io_uring_wait_cqe(ring_.get(), &done);
        if (failed == -EINTR) continue;
        if (failed != 0) break;
        results_[io_uring_cqe_get_data64(done)] = done->res;
        io_uring_cqe_seen(ring_.get(), done);
        ++ended;
    }
    return ended;
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
