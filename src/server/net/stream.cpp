#include "server/net/stream.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/asio/buffer.hpp>

// NOLINTBEGIN(bugprone-unused-return-value): what Asio gives back is the error that it was given.

namespace doorgeef::server::net {

namespace {

namespace asio = boost::asio;

Stream::State state_of(const boost::system::error_code& error) {
    if (!error) return Stream::State::done;
    const bool later = error == asio::error::would_block || error == asio::error::try_again;
    return later ? Stream::State::would_wait : Stream::State::broken;
}

}  // namespace

Stream::Received Stream::receive(std::span<char> buffer) {
    boost::system::error_code error;
    const std::size_t bytes = socket_.read_some(asio::buffer(buffer.data(), buffer.size()), error);
    return {state_of(error), bytes};
}

void Stream::put(FrameHeader header, Text text) {
    waiting_.push_back({header, std::move(text)});
    waiting_bytes_ += waiting_.back().size();
}

Stream::State Stream::flush() {
    constexpr std::size_t most_chunks = 32;
    while (first_ < waiting_.size()) {
        std::array<asio::const_buffer, most_chunks * 2> parts{};
        std::size_t count = 0;
        std::size_t skip = first_sent_;
        for (std::size_t i = first_; i < waiting_.size() && i < first_ + most_chunks; ++i) {
            for (const std::string_view part :
                 {waiting_[i].header.view(), std::string_view{*waiting_[i].text}}) {
                const std::size_t gone = std::min(skip, part.size());
                skip -= gone;
                if (gone < part.size()) parts[count++] = asio::buffer(part.data() + gone, part.size() - gone);
            }
        }
        boost::system::error_code error;
        const std::size_t bytes = socket_.write_some(std::span{parts}.first(count), error);
        if (error) return state_of(error);
        sent(bytes);
    }
    waiting_.clear();
    first_ = 0;
    if (waiting_.capacity() > 8) waiting_.shrink_to_fit();
    return State::done;
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
