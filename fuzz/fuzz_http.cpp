// However the bytes of HTTP requests arrive, the same requests come out; and what comes out is fit to be
// used.
#include "property.hpp"
#include "server/net/http/client_address.hpp"
#include "server/net/http/origin.hpp"
#include "server/net/http/request_reader.hpp"
#include "server/net/http/session_cookie.hpp"

#include <string>
#include <vector>

using namespace doorgeef::server::net;
using doorgeef::fuzz::require;

namespace {

std::string describe(const RequestReader::Outcome& outcome) {
    if (const auto* bad = std::get_if<RequestReader::Bad>(&outcome))
        return "bad " + std::to_string(bad->status);
    const auto& request = std::get<Request>(outcome);
    std::string text = std::to_string(static_cast<int>(request.verb)) + request.path + '?' + request.query +
                       '\n' + request.host.value_or("-") + request.origin.value_or("-") +
                       request.content_type.value_or("-") + request.body;
    for (const std::string& line : request.cookies) text += line;
    for (const std::string& line : request.forwarded_for) text += line;
    return text;
}

void check(const Request& request) {
    require(request.path.starts_with('/'), "a path begins at the root");
    require((request.path + '/').find("/../") == std::string::npos, "a path does not climb");
    require(request.path.find('\0') == std::string::npos, "a path has no zero");
    const SessionCookie cookie = find_session_cookie(request.cookies);
    require(!cookie.doubled || !cookie.token, "a doubled cookie gives no session");
    if (cookie.token)
        require(cookie.token->find_first_of(";= \r\n") == std::string::npos, "a token is a token");
    const Address peer = boost::asio::ip::make_address("127.0.0.1");
    require(client_address(peer, request.forwarded_for, {}) == peer, "without proxies only the peer counts");
    const std::vector<Network> all{*Network::parse("0.0.0.0/0")};
    (void)address_key(client_address(peer, request.forwarded_for, all));
    (void)is_own_origin(request.origin.value_or(""), request.host.value_or(""), {});
}

std::vector<std::string> read_all(std::string_view bytes, std::size_t piece) {
    RequestReader reader{{.header_bytes = 1024, .body_bytes = 512}};
    std::vector<std::string> outcomes;
    std::string input;
    while (!bytes.empty()) {
        input.append(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        for (auto outcome = reader.read(input); !std::holds_alternative<RequestReader::NeedMore>(outcome);
             outcome = reader.read(input)) {
            outcomes.push_back(describe(outcome));
            if (std::holds_alternative<RequestReader::Bad>(outcome)) return outcomes;
            check(std::get<Request>(outcome));
        }
    }
    return outcomes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes{reinterpret_cast<const char*>(data), size};
    const auto whole = read_all(bytes, size + 1);
    const auto pieces = read_all(bytes, 1 + size % 7);
    // In pieces, what is wrong may be seen before it is complete; and a header that is too long as a whole
    // may have been worked off before it was.
    const auto good = [](const std::vector<std::string>& outcomes) {
        const bool ends_badly = !outcomes.empty() && outcomes.back().starts_with("bad ");
        return outcomes.size() - (ends_badly ? 1 : 0);
    };
    require(good(pieces) >= good(whole), "no request is lost in pieces");
    require(good(pieces) == good(whole) || good(whole) < whole.size(), "no request is made by pieces");
    for (std::size_t i = 0; i < good(whole); ++i)
        require(whole[i] == pieces[i], "the same requests, in pieces or not");
    return 0;
}
