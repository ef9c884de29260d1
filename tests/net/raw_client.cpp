#include "raw_client.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <stdexcept>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace doorgeef::server::net {

namespace {

constexpr int kPatienceSeconds = 20;

void check(bool fine, const char* what) {
    if (!fine) throw std::runtime_error(what);
}

sockaddr_in loopback(const char* address, std::uint16_t port) {
    sockaddr_in result{};
    result.sin_family = AF_INET;
    result.sin_port = htons(port);
    check(inet_pton(AF_INET, address, &result.sin_addr) == 1, "inet_pton");
    return result;
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

}  // namespace

std::uint16_t Frame::close_code() const {
    if (!is_close() || payload.size() < 2) return 0;
    const auto byte = [this](std::size_t i) { return static_cast<unsigned char>(payload[i]); };
    return static_cast<std::uint16_t>(byte(0) << 8U | byte(1));
}

RawClient::RawClient(std::uint16_t port, const char* from)
    : descriptor_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)), port_(port) {
    check(descriptor_ >= 0, "socket");
    const timeval patience{.tv_sec = kPatienceSeconds, .tv_usec = 0};
    const int yes = 1;
    setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (from != nullptr) {
        const sockaddr_in own = loopback(from, 0);
        check(bind(descriptor_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0, "bind");
    }
    const sockaddr_in other = loopback("127.0.0.1", port);
    check(connect(descriptor_, reinterpret_cast<const sockaddr*>(&other), sizeof other) == 0, "connect");
}

RawClient::RawClient(RawClient&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), port_(other.port_),
      received_(std::move(other.received_)) {}

RawClient::~RawClient() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

bool RawClient::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

void RawClient::end_sending() const {
    shutdown(descriptor_, SHUT_WR);
}

ssize_t RawClient::receive(std::span<char> buffer) const {
    return recv(descriptor_, buffer.data(), buffer.size(), 0);
}

bool RawClient::fill() {
    std::array<char, 65536> buffer{};
    const ssize_t count = receive(buffer);
    if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0;
}

bool RawClient::sees_the_end() const {
    while (true) {
        char byte = 0;
        const ssize_t count = receive({&byte, 1});
        if (count > 0) continue;
        return count == 0 || errno != EAGAIN;
    }
}

std::optional<std::string> RawClient::read_line() {
    std::size_t end = 0;
    while ((end = received_.find("\r\n")) == std::string::npos)
        if (!fill()) return std::nullopt;
    std::string line = received_.substr(0, end);
    received_.erase(0, end + 2);
    return line;
}

std::optional<std::string> RawClient::read_bytes(std::size_t count) {
    while (received_.size() < count)
        if (!fill()) return std::nullopt;
    std::string bytes = received_.substr(0, count);
    received_.erase(0, count);
    return bytes;
}

std::optional<std::string> RawClient::read_to_the_end() {
    errno = 0;
    while (fill()) {}
    if (errno != 0) return std::nullopt;
    return std::exchange(received_, {});
}

HttpAnswer RawClient::read_answer(bool head_only) {
    HttpAnswer answer;
    const auto status = read_line();
    if (!status || !status->starts_with("HTTP/1.1 ")) return answer;
    answer.status = std::stoi(status->substr(9));
    for (auto line = read_line(); line && !line->empty(); line = read_line()) {
        const auto colon = line->find(':');
        if (colon != std::string::npos)
            answer.headers[lower(line->substr(0, colon))] = line->substr(std::min(line->size(), colon + 2));
    }
    const std::string length = answer.header("content-length");
    if (!length.empty() && !head_only) answer.body = read_bytes(std::stoul(length)).value_or("");
    if (answer.header("transfer-encoding") == "chunked" && !head_only) read_chunks(answer);
    return answer;
}

void RawClient::read_chunks(HttpAnswer& answer) {
    for (answer.pieces = 0; const auto size = read_line(); ++answer.pieces) {
        const auto bytes = read_bytes(std::stoul(*size, nullptr, 16) + 2);
        if (!bytes) break;
        answer.body.append(*bytes, 0, bytes->size() - 2);
        if (bytes->size() == 2) return;
    }
    answer.broken_off = true;
}

std::string RawClient::host() const {
    return "127.0.0.1:" + std::to_string(port_);
}

std::string RawClient::own_origin() const {
    return scheme() + host();
}

HttpAnswer RawClient::get(std::string_view path, std::string_view headers) {
    std::string request = "GET ";
    request.append(path)
        .append(" HTTP/1.1\r\nHost: ")
        .append(host())
        .append("\r\n")
        .append(headers)
        .append("\r\n");
    send(request);
    return read_answer();
}

HttpAnswer RawClient::post(std::string_view path, std::string_view body, std::string_view headers) {
    std::string request = "POST ";
    request.append(path).append(" HTTP/1.1\r\nHost: ").append(host()).append("\r\n").append(headers);
    request.append("Content-Length: ").append(std::to_string(body.size())).append("\r\n\r\n").append(body);
    send(request);
    return read_answer();
}

bool RawClient::upgrade(std::string_view headers) {
    std::string all = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: doorgeef.1\r\n"
                      "Origin: " +
                      own_origin() + "\r\n";
    const HttpAnswer answer = get("/ws", all.append(headers));
    return answer.status == 101 && answer.header("sec-websocket-accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";
}

Frame RawClient::read_frame() {
    const auto start = read_bytes(2);
    if (!start) return {};
    const auto byte = [](const std::string& bytes, std::size_t i) {
        return static_cast<unsigned char>(bytes[i]);
    };
    Frame frame{.opcode = byte(*start, 0) & 0x0FU, .final = (byte(*start, 0) & 0x80U) != 0};
    std::size_t length = byte(*start, 1);
    if (length >= 126) {
        const auto extended = read_bytes(length == 126 ? 2 : 8);
        if (!extended) return {};
        length = 0;
        for (std::size_t i = 0; i < extended->size(); ++i) length = length << 8U | byte(*extended, i);
    }
    const auto payload = read_bytes(length);
    if (!payload) return {};
    frame.payload = *payload;
    return frame;
}

Frame RawClient::read_message() {
    Frame frame = read_frame();
    while (frame.opcode == 9 || frame.opcode == 10) frame = read_frame();
    return frame;
}

std::uint16_t RawClient::read_close_code() {
    Frame frame = read_frame();
    while (frame.opcode != 0 && !frame.is_close()) frame = read_frame();
    return frame.close_code();
}

bool RawClient::send_text(std::string_view text) {
    return send(masked_frame(0x81, text));
}

std::string masked_frame(unsigned first, std::string_view payload) {
    std::string frame{static_cast<char>(first)};
    const std::size_t length = payload.size();
    const std::size_t extended = length < 126 ? 0 : length <= 0xFFFF ? 2 : 8;
    frame += static_cast<char>(0x80U | (extended == 0 ? length : extended == 2 ? 126 : 127));
    for (std::size_t i = extended; i > 0; --i) frame += static_cast<char>(length >> (8 * (i - 1)) & 0xFFU);
    constexpr std::string_view mask = "\x11\x22\x33\x44";
    frame.append(mask);
    for (std::size_t i = 0; i < length; ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    return frame;
}

}  // namespace doorgeef::server::net
