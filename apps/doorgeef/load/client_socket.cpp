#include "doorgeef/load/client_socket.hpp"

#include <charconv>
#include <utility>

// NOLINTBEGIN(bugprone-unused-return-value): what Asio gives back is the error that it was given.

namespace doorgeef::app {

namespace {

using server::net::Socket;
using server::net::Stream;

// A mask hides nothing from a server that is not fooled by it; the standard wants one all the same.
constexpr std::array<char, 4> kMask{0x37, 0x5A, 0x21, 0x0D};

std::size_t content_length(std::string_view head) {
    constexpr std::string_view name = "\r\nContent-Length: ";
    const auto found = head.find(name);
    std::size_t length = 0;
    if (found != std::string_view::npos)
        std::from_chars(head.data() + found + name.size(), head.data() + head.size(), length);
    return length;
}

unsigned close_code_in(std::string_view payload) {
    if (payload.size() < 2) return 0;
    return static_cast<unsigned>(static_cast<unsigned char>(payload[0])) << 8U |
           static_cast<unsigned char>(payload[1]);
}

}  // namespace

ClientSocket::ClientSocket(boost::asio::io_context& io, Listener& listener)
    : stream_(Socket{io.get_executor()}), listener_(&listener) {}

void ClientSocket::connect(const server::net::Tcp::endpoint& server) {
    stream_.socket().async_connect(server, [self = shared_from_this()](const auto& error) {
        if (self->listener_ == nullptr) return;
        if (error) return self->end();
        boost::system::error_code ignored;
        self->stream_.socket().non_blocking(true, ignored);
        self->stream_.socket().set_option(server::net::Tcp::no_delay{true}, ignored);
        self->wait_until_readable();
        self->listener_->connected();
    });
}

void ClientSocket::drop() {
    listener_ = nullptr;
    stream_.close();
}

void ClientSocket::end(unsigned close_code) {
    Listener* listener = std::exchange(listener_, nullptr);
    stream_.close();
    if (listener != nullptr) listener->ended(close_code);
}

// ---- sending

void ClientSocket::request(std::string text) {
    stream_.put(std::move(text));
    flush();
}

void ClientSocket::say(std::string_view text) {
    send_frame(0x81, text);
}

void ClientSocket::send_frame(unsigned first, std::string_view payload) {
    std::string frame{static_cast<char>(first)};
    const std::size_t length = payload.size();
    if (length < 126) {
        frame += static_cast<char>(0x80U | length);
    } else {
        frame += static_cast<char>(0x80U | 126U);
        frame += static_cast<char>(length >> 8U & 0xFFU);
        frame += static_cast<char>(length & 0xFFU);
    }
    frame.append(kMask.data(), kMask.size());
    for (std::size_t i = 0; i < length; ++i) frame += static_cast<char>(payload[i] ^ kMask[i % 4]);
    stream_.put(std::move(frame));
    flush();
}

void ClientSocket::flush() {
    if (writing_ || listener_ == nullptr) return;
    // An end is told by the wait for bytes.
    if (stream_.flush() == Stream::State::would_wait) wait_until_writable();
}

void ClientSocket::wait_until_writable() {
    writing_ = true;
    stream_.socket().async_wait(Socket::wait_write, [self = shared_from_this()](const auto& error) {
        self->writing_ = false;
        if (!error) self->flush();
    });
}

// ---- receiving

void ClientSocket::wait_until_readable() {
    stream_.socket().async_wait(Socket::wait_read, [self = shared_from_this()](const auto& error) {
        if (!error && self->listener_ != nullptr) self->readable();
    });
}

void ClientSocket::readable() {
    static thread_local std::array<char, std::size_t{64} * 1024> buffer{};
    const auto received = stream_.receive(buffer);
    const Moment when = std::chrono::steady_clock::now();
    if (received.state == Stream::State::broken) return end();
    input_.append(buffer.data(), received.bytes);
    bool more = true;
    while (more && listener_ != nullptr) more = websocket_ ? take_frame(when) : take_answer();
    if (listener_ == nullptr) return;
    if (input_.empty()) input_.shrink_to_fit();
    wait_until_readable();
}

bool ClientSocket::take_answer() {
    const auto head_end = input_.find("\r\n\r\n");
    if (head_end == std::string::npos || !input_.starts_with("HTTP/1.1 ")) return false;
    const std::string head = input_.substr(0, head_end + 2);
    const std::size_t length = content_length(head);
    if (input_.size() < head_end + 4 + length) return false;
    const std::string body = input_.substr(head_end + 4, length);
    input_.erase(0, head_end + 4 + length);
    int status = 0;
    std::from_chars(head.data() + 9, head.data() + head.size(), status);
    websocket_ = status == 101;
    listener_->answered(status, head, body);
    return true;
}

bool ClientSocket::take_frame(Moment when) {
    const auto byte = [this](std::size_t i) -> std::size_t { return static_cast<unsigned char>(input_[i]); };
    if (input_.size() < 2) return false;
    const std::size_t extended = byte(1) == 127 ? 8 : byte(1) == 126 ? 2 : 0;
    const std::size_t header = 2 + extended;
    if (input_.size() < header) return false;
    std::size_t length = extended == 0 ? byte(1) : 0;
    for (std::size_t i = 0; i < extended; ++i) length = length << 8U | byte(2 + i);
    if (input_.size() < header + length) return false;
    const std::string payload = input_.substr(header, length);
    const std::size_t opcode = byte(0) & 0x0FU;
    input_.erase(0, header + length);
    if (opcode == 1) listener_->received(payload, when);
    if (opcode == 9) send_frame(0x8A, payload);
    if (opcode == 8) end(close_code_in(payload));
    return true;
}

}  // namespace doorgeef::app
// NOLINTEND(bugprone-unused-return-value)
