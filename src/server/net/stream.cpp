#include "server/net/stream.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <netinet/tcp.h>

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

std::string_view Stream::copy_small(std::span<char> to) const {
    return tls_ || waiting_bytes_ > std::min(kSmall, to.size()) ? std::string_view{} : copy_waiting(to);
}

Stream::State Stream::flush_after(int sent) {
    if (sent < 0) return state_of({-sent, boost::system::system_category()});
    this->sent(static_cast<std::size_t>(sent));
    return flush();
}

std::size_t Stream::send_some(boost::system::error_code& error) {
    if (tls_) return send_by_tls(error);
    return waiting_bytes_ <= kSmall ? send_copied(error) : send_gathered(error);
}

std::size_t Stream::send_copied(boost::system::error_code& error) {
    std::array<char, kSmall> whole;  // NOLINT(*-member-init): filled as far as it is used
    const std::string_view copied = copy_waiting(whole);
    return socket_.write_some(asio::buffer(copied), error);
}

std::size_t Stream::send_gathered(boost::system::error_code& error) {
    std::array<asio::const_buffer, 64> pieces{};
    std::size_t count = 0;
    each_piece([&](std::string_view piece) {
        pieces[count++] = asio::buffer(piece);
        return count < pieces.size();
    });
    return socket_.write_some(std::span{pieces}.first(count), error);
}

std::size_t Stream::send_by_tls(boost::system::error_code& error) {
    std::string record(std::min(waiting_bytes_, TlsSession::kRecordBytes), '\0');
    const TlsSession::Sent sent = tls_->send(copy_waiting(record));
    if (sent.state == State::would_wait) error = asio::error::would_block;
    if (sent.state == State::broken) error = asio::error::connection_reset;
    return sent.bytes;
}

template <class Take>
void Stream::each_piece(Take take) const {
    std::size_t skip = first_sent_;
    for (std::size_t i = first_; i < waiting_.size(); ++i) {
        for (const std::string_view part : {waiting_[i].header.view(), std::string_view{*waiting_[i].text}}) {
            const std::size_t gone = std::min(skip, part.size());
            skip -= gone;
            if (gone < part.size() && !take(part.substr(gone))) return;
        }
    }
}

std::string_view Stream::copy_waiting(std::span<char> to) const {
    std::size_t bytes = 0;
    each_piece([&](std::string_view piece) {
        bytes += piece.copy(to.data() + bytes, to.size() - bytes);
        return bytes < to.size();
    });
    return {to.data(), bytes};
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
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(kept), waiting_.end());
}

std::optional<Instant> Stream::round_trip_ms() {
    tcp_info about{};
    socklen_t size = sizeof about;
    if (::getsockopt(descriptor(), IPPROTO_TCP, TCP_INFO, &about, &size) != 0) return std::nullopt;
    return (Instant{about.tcpi_rtt} + 999) / 1'000;
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
