#include "server/net/stream.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <sys/socket.h>
#include <sys/uio.h>

// NOLINTBEGIN(bugprone-unused-return-value): what Asio gives back is the error that it was given.

namespace doorgeef::server::net {

namespace {

namespace asio = boost::asio;

Stream::State state_of(const boost::system::error_code& error) {
    if (!error) return Stream::State::done;
    const bool later = error == asio::error::would_block || error == asio::error::try_again;
    return later ? Stream::State::would_wait : Stream::State::broken;
}

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

Stream::Received Stream::receive(std::span<char> buffer) {
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(timespec))> notes{};
    iovec room{buffer.data(), buffer.size()};
    msghdr message{};
    message.msg_iov = &room;
    message.msg_iovlen = 1;
    message.msg_control = notes.data();
    message.msg_controllen = notes.size();
    ssize_t bytes = -1;
    do bytes = ::recvmsg(socket_.native_handle(), &message, 0);
    while (bytes < 0 && errno == EINTR);
    if (bytes > 0) return {State::done, static_cast<std::size_t>(bytes), since_arrival(message)};
    const bool later = bytes < 0 && errno == EAGAIN;
    return {.state = later ? State::would_wait : State::broken};
}

void Stream::put(FrameHeader header, Text text) {
    waiting_.push_back({header, std::move(text)});
    waiting_bytes_ += waiting_.back().size();
}

Stream::State Stream::flush() {
    while (first_ < waiting_.size()) {
        boost::system::error_code error;
        const std::size_t bytes = send_some(error);
        if (error) return state_of(error);
        sent(bytes);
    }
    waiting_.clear();
    first_ = 0;
    if (waiting_.capacity() > 8) waiting_.shrink_to_fit();
    return State::done;
}

std::size_t Stream::send_some(boost::system::error_code& error) {
    constexpr std::size_t most_chunks = 32;
    constexpr std::size_t cheap_to_copy = 1'024;  // for the kernel one piece is less work than several
    std::array<asio::const_buffer, most_chunks * 2> parts{};
    std::array<char, cheap_to_copy> whole{};
    std::size_t count = 0;
    std::size_t skip = first_sent_;
    for (std::size_t i = first_; i < waiting_.size() && i < first_ + most_chunks; ++i) {
        for (const std::string_view part : {waiting_[i].header.view(), std::string_view{*waiting_[i].text}}) {
            const std::size_t gone = std::min(skip, part.size());
            skip -= gone;
            if (gone < part.size()) parts[count++] = asio::buffer(part.data() + gone, part.size() - gone);
        }
    }
    const auto pieces = std::span{parts}.first(count);
    if (asio::buffer_size(pieces) > cheap_to_copy) return socket_.write_some(pieces, error);
    return socket_.write_some(asio::buffer(whole, asio::buffer_copy(asio::buffer(whole), pieces)), error);
}

void Stream::sent(std::size_t bytes) {
    waiting_bytes_ -= bytes;
    first_sent_ += bytes;
    while (first_ < waiting_.size() && first_sent_ >= waiting_[first_].size()) {
        first_sent_ -= waiting_[first_].size();
        waiting_[first_].text.reset();
        ++first_;
    }
    constexpr std::size_t most_behind = 64;
    if (first_ < most_behind) return;
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(first_));
    first_ = 0;
}

void Stream::forget_waiting() {
    const std::size_t kept = first_sent_ > 0 ? first_ + 1 : first_;
    for (std::size_t i = kept; i < waiting_.size(); ++i) waiting_bytes_ -= waiting_[i].size();
    waiting_.resize(kept);
}

void Stream::end_sending() {
    boost::system::error_code ignored;
    socket_.shutdown(Tcp::socket::shutdown_send, ignored);
}

void Stream::close() {
    boost::system::error_code ignored;
    socket_.close(ignored);
}

}  // namespace doorgeef::server::net
// NOLINTEND(bugprone-unused-return-value)
