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

Stream::Stream(Socket socket, const TlsContext* tls)
    : socket_(std::move(socket)),
      tls_(tls == nullptr ? nullptr : std::make_unique<TlsSession>(*tls, socket_.native_handle())) {}

Received Stream::receive(std::span<char> buffer) {
    if (tls_ && tls_->meets_plain_http()) tls_.reset();
    return tls_ ? tls_->receive(buffer) : receive_from(socket_.native_handle(), buffer);
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
    if (tls_) return send_by_tls(pieces, error);
    if (asio::buffer_size(pieces) > cheap_to_copy) return socket_.write_some(pieces, error);
    return socket_.write_some(asio::buffer(whole, asio::buffer_copy(asio::buffer(whole), pieces)), error);
}

std::size_t Stream::send_by_tls(std::span<const asio::const_buffer> pieces,
                                boost::system::error_code& error) {
    std::string record(std::min(asio::buffer_size(pieces), TlsSession::kRecordBytes), '\0');
    asio::buffer_copy(asio::buffer(record), pieces);
    const TlsSession::Sent sent = tls_->send(record);
    if (sent.state == State::would_wait) error = asio::error::would_block;
    if (sent.state == State::broken) error = asio::error::connection_reset;
    return sent.bytes;
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
    std::size_t begun = first_sent_ + (tls_ ? tls_->begun_bytes() : 0);
    std::size_t kept = first_;
    for (; begun > 0; ++kept) begun -= std::min(begun, waiting_[kept].size());
    for (std::size_t i = kept; i < waiting_.size(); ++i) waiting_bytes_ -= waiting_[i].size();
    waiting_.resize(kept);
}

void Stream::end_sending() {
    if (tls_) tls_->end();
    boost::system::error_code ignored;
    socket_.shutdown(Tcp::socket::shutdown_send, ignored);
}

void Stream::close() {
    if (tls_) tls_->end();
    boost::system::error_code ignored;
    socket_.close(ignored);
}

// Without a farewell of TLS, and by a reset of TCP.
void Stream::cut() {
    boost::system::error_code ignored;
    socket_.set_option(asio::socket_base::linger{true, 0}, ignored);
    socket_.close(ignored);
}

}  // namespace doorgeef::server::net
// NOLINTEND(bugprone-unused-return-value)
