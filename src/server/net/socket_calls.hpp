// Calls on many sockets that go to the kernel together, by io_uring: entering the kernel costs as much as a
// third of what it does there for a small message.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

struct io_uring;  // NOLINT(readability-identifier-naming): theirs

namespace doorgeef::server::net {

class SocketCalls {
public:
    static constexpr std::size_t kMost = 64;  // that go together

    SocketCalls();
    ~SocketCalls();
    SocketCalls(SocketCalls&&) noexcept;
    SocketCalls& operator=(SocketCalls&&) = delete;
    SocketCalls(const SocketCalls&) = delete;
    SocketCalls& operator=(const SocketCalls&) = delete;

    // False where the kernel is too old for it, its administrator does not allow it, or it has failed: then
    // each has to be called by itself, and nothing below may be.
    bool possible() const { return ring_ != nullptr; }

    // To be carried out by carry_out(), without waiting for room. Requires: less than kMost have been noted
    // since then, and the bytes stay where they are until then.
    void send(int descriptor, std::string_view bytes);

    // What each of them came to, in the order in which they were noted: a number of bytes, or an errno below
    // zero (EAGAIN: nothing was sent). Good until the next call.
    std::span<const int> carry_out();

private:
    struct End {
        void operator()(io_uring* ring) const;
    };

    // How many of what was noted the kernel has begun.
    std::size_t submit();
    // What came of them; of how many the kernel tells.
    std::size_t collect(std::size_t begun);

    std::unique_ptr<io_uring, End> ring_;
    std::array<int, kMost> results_{};
    std::size_t noted_ = 0;
};

}  // namespace doorgeef::server::net
