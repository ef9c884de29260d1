// Where a request really comes from, when proxies of our own stand in between.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/ip/address.hpp>

namespace doorgeef::server::net {

using Address = boost::asio::ip::address;

// Addresses with a common beginning: "10.0.0.0/8", "::1".
class Network {
public:
    static std::optional<Network> parse(std::string_view text);

    bool contains(const Address& address) const;

private:
    Network(Address first, unsigned bits) : first_(std::move(first)), bits_(bits) {}

    Address first_;
    unsigned bits_;
};

bool contains(std::span<const Network> networks, const Address& address);

// An IPv4 address that was written as IPv6 becomes IPv4 again.
Address plain(const Address& address);

// `peer`, or if that is one of our proxies, the last address in X-Forwarded-For that is not: what stands
// before it was said by strangers.
Address client_address(const Address& peer, std::span<const std::string> forwarded_for,
                       std::span<const Network> proxies);

// What counts as one address: of IPv6 a whole /64, because everybody has at least that many.
std::string address_key(const Address& address);

// Such a key with the last part left out, as a log may keep it: "192.0.2.0/24", "2001:db8:1::/48". Empty for
// what is no address.
std::string shortened(std::string_view address_key);

}  // namespace doorgeef::server::net
