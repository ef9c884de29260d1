#include "server/net/http/client_address.hpp"

#include "server/net/http/header_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace doorgeef::server::net {

namespace {

using Bytes = std::array<unsigned char, 16>;

// IPv4 in the first four.
Bytes bytes_of(const Address& address) {
    Bytes bytes{};
    if (address.is_v4())
        std::ranges::copy(address.to_v4().to_bytes(), bytes.begin());
    else
        bytes = address.to_v6().to_bytes();
    return bytes;
}

bool same_beginning(const Bytes& one, const Bytes& other, unsigned bits) {
    for (std::size_t i = 0; bits > 0; ++i) {
        const unsigned here = std::min(bits, 8U);
        if (((one[i] ^ other[i]) & (0xFF00U >> here) & 0xFFU) != 0) return false;
        bits -= here;
    }
    return true;
}

std::optional<Address> parse_address(std::string_view text) {
    boost::system::error_code error;
    const Address address = boost::asio::ip::make_address(text, error);
    if (error) return std::nullopt;
    return plain(address);
}

}  // namespace

std::optional<Network> Network::parse(std::string_view text) {
    const auto slash = text.find('/');
    const auto address = parse_address(text.substr(0, slash));
    if (!address) return std::nullopt;
    const unsigned most = address->is_v4() ? 32 : 128;
    if (slash == std::string_view::npos) return Network{*address, most};
    const std::string_view number = text.substr(slash + 1);
    unsigned bits = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), bits);
    if (error != std::errc{} || end != number.data() + number.size() || bits > most) return std::nullopt;
    return Network{*address, bits};
}

bool Network::contains(const Address& address) const {
    return address.is_v4() == first_.is_v4() && same_beginning(bytes_of(address), bytes_of(first_), bits_);
}

bool contains(std::span<const Network> networks, const Address& address) {
    return std::ranges::any_of(networks, [&](const Network& network) { return network.contains(address); });
}

Address plain(const Address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, address.to_v6());
    return address;
}

Address client_address(const Address& peer, std::span<const std::string> forwarded_for,
                       std::span<const Network> proxies) {
    Address client = peer;
    for (std::size_t i = forwarded_for.size(); i > 0; --i) {
        std::string_view line = forwarded_for[i - 1];
        while (true) {
            if (!contains(proxies, client)) return client;
            const auto comma = line.rfind(',');
            const auto address =
                parse_address(trim(comma == std::string_view::npos ? line : line.substr(comma + 1)));
            if (!address) return client;
            client = *address;
            if (comma == std::string_view::npos) break;
            line = line.substr(0, comma);
        }
    }
    return client;
}

std::string address_key(const Address& address) {
    if (address.is_v4()) return address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), 0);
    return boost::asio::ip::address_v6{bytes}.to_string() + "/64";
}

std::string shortened(std::string_view address_key) {
    const auto address = parse_address(address_key.substr(0, address_key.find('/')));
    if (!address) return "";
    if (address->is_v4()) {
        auto bytes = address->to_v4().to_bytes();
        bytes[3] = 0;
        return boost::asio::ip::address_v4{bytes}.to_string() + "/24";
    }
    auto bytes = address->to_v6().to_bytes();
    std::fill(bytes.begin() + 6, bytes.end(), 0);
    return boost::asio::ip::address_v6{bytes}.to_string() + "/48";
}

}  // namespace doorgeef::server::net
