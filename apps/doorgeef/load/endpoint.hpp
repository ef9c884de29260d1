// Where a server is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace doorgeef::app {

struct ServerUrl {
    std::string host{};  // name or address, IPv6 without brackets
    std::uint16_t port = 80;

    // As the Host header has it.
    std::string authority() const;
    std::string origin() const { return "http://" + authority(); }
};

// "http://localhost:8080", with or without a slash behind it.
std::optional<ServerUrl> parse_server_url(std::string_view text);

std::optional<boost::asio::ip::tcp::endpoint> resolve(const ServerUrl& url);

// A page of the server, fetched while everything else waits. Nothing without an answer of 200.
std::optional<std::string> fetch(const boost::asio::ip::tcp::endpoint& server, const ServerUrl& url,
                                 std::string_view path);

}  // namespace doorgeef::app
