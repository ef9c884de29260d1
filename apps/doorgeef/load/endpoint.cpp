#include "doorgeef/load/endpoint.hpp"

#include <charconv>

#include <boost/asio/buffer.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace doorgeef::app {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;

std::string ServerUrl::authority() const {
    const std::string name = host.find(':') == std::string::npos ? host : '[' + host + ']';
    return port == 80 ? name : name + ':' + std::to_string(port);
}

std::optional<ServerUrl> parse_server_url(std::string_view text) {
    constexpr std::string_view scheme = "http://";
    if (!text.starts_with(scheme)) return std::nullopt;
    text.remove_prefix(scheme.size());
    if (text.ends_with('/')) text.remove_suffix(1);
    const bool bracketed = text.starts_with('[');
    const auto host_end = bracketed ? text.find(']') : text.find(':');
    if (bracketed && host_end == std::string_view::npos) return std::nullopt;
    ServerUrl url{.host = std::string{bracketed ? text.substr(1, host_end - 1) : text.substr(0, host_end)}};
    if (url.host.empty() || url.host.find('/') != std::string::npos) return std::nullopt;
    const std::string_view rest =
        host_end == std::string_view::npos ? "" : text.substr(bracketed ? host_end + 1 : host_end);
    if (rest.empty()) return url;
    const char* end = rest.data() + rest.size();
    const auto [stop, error] = std::from_chars(rest.data() + 1, end, url.port);
    if (rest.front() != ':' || error != std::errc{} || stop != end || url.port == 0) return std::nullopt;
    return url;
}

std::optional<asio::ip::tcp::endpoint> resolve(const ServerUrl& url) {
    asio::io_context io;
    asio::ip::tcp::resolver resolver{io};
    ErrorCode error;
    const auto found = resolver.resolve(url.host, std::to_string(url.port), error);
    if (error || found.empty()) return std::nullopt;
    // A name may have several addresses, not all of which are listened on.
    for (const auto& entry : found) {
        asio::ip::tcp::socket attempt{io};
        attempt.connect(entry.endpoint(), error);
        if (!error) return entry.endpoint();
    }
    return found.begin()->endpoint();
}

std::optional<std::string> fetch(const asio::ip::tcp::endpoint& server, const ServerUrl& url,
                                 std::string_view path) {
    asio::io_context io;
    asio::ip::tcp::socket socket{io};
    ErrorCode error;
    socket.connect(server, error);
    if (error) return std::nullopt;
    std::string request = "GET ";
    request.append(path)
        .append(" HTTP/1.1\r\nHost: ")
        .append(url.authority())
        .append("\r\nConnection: close\r\n\r\n");
    asio::write(socket, asio::buffer(request), error);
    std::string answer;
    asio::read(socket, asio::dynamic_buffer(answer), error);
    const auto body = answer.find("\r\n\r\n");
    if (!answer.starts_with("HTTP/1.1 200 ") || body == std::string::npos) return std::nullopt;
    return answer.substr(body + 4);
}

}  // namespace doorgeef::app
