#include "server/net/http/request_reader.hpp"

#include "server/net/http/target.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>

namespace doorgeef::server::net {

namespace {

namespace http = boost::beast::http;
using Message = http::request<http::string_body>;

Verb verb_of(http::verb verb) {
    switch (verb) {
    case http::verb::get: return Verb::get;
    case http::verb::head: return Verb::head;
    case http::verb::post: return Verb::post;
    case http::verb::patch: return Verb::patch;
    case http::verb::delete_: return Verb::remove;
    default: return Verb::other;
    }
}

int status_of(const boost::beast::error_code& error) {
    if (error == http::error::header_limit) return 431;
    if (error == http::error::body_limit) return 413;
    if (error == http::error::bad_version) return 505;
    return 400;
}

template <class Name>
std::vector<std::string> lines(const Message& message, Name name) {
    std::vector<std::string> values;
    const auto [first, last] = message.equal_range(name);
    for (auto line = first; line != last; ++line) values.emplace_back(line->value());
    return values;
}

bool has_token(const Message& message, http::field name, std::string_view token) {
    const auto [first, last] = message.equal_range(name);
    for (auto line = first; line != last; ++line)
        if (http::token_list{line->value()}.exists({token.data(), token.size()})) return true;
    return false;
}

bool accepts(const Message& message, std::string_view wanted) {
    for (const auto& coding : http::ext_list{message[http::field::accept_encoding]}) {
        if (coding.first != wanted) continue;
        for (const auto& parameter : coding.second)
            if (parameter.first == "q" && parameter.second.find_first_not_of("0.") == std::string_view::npos)
                return false;
        return true;
    }
    return false;
}

// Reads headers that may stand there once at most.
class SingleHeaders {
public:
    explicit SingleHeaders(const Message& message) : message_(message) {}

    std::optional<std::string> value(http::field name) {
        const auto count = message_.count(name);
        if (count > 1) doubled_ = true;
        if (count == 0) return std::nullopt;
        return std::string{message_[name]};
    }
    bool doubled() const { return doubled_; }

private:
    const Message& message_;
    bool doubled_ = false;
};

std::optional<UpgradeRequest> upgrade_of(const Message& message, SingleHeaders& headers) {
    if (!has_token(message, http::field::connection, "upgrade") ||
        !has_token(message, http::field::upgrade, "websocket"))
        return std::nullopt;
    UpgradeRequest upgrade;
    upgrade.key = headers.value(http::field::sec_websocket_key).value_or("");
    upgrade.version = headers.value(http::field::sec_websocket_version).value_or("");
    for (const std::string& line : lines(message, http::field::sec_websocket_protocol))
        for (const auto& token : http::token_list{line}) upgrade.protocols.emplace_back(token);
    return upgrade;
}

RequestReader::Outcome understand(Message message) {
    using Bad = RequestReader::Bad;
    auto target = parse_target({message.target().data(), message.target().size()});
    if (!target) return Bad{400};
    if (message.count(http::field::expect) != 0) return Bad{417};

    Request request;
    SingleHeaders headers{message};
    request.verb = verb_of(message.method());
    request.path = std::move(target->path);
    request.query = std::move(target->query);
    request.keep_alive = message.keep_alive();
    request.knows_chunks = message.version() >= 11;
    request.host = headers.value(http::field::host);
    request.origin = headers.value(http::field::origin);
    request.content_type = headers.value(http::field::content_type);
    request.if_none_match = headers.value(http::field::if_none_match);
    request.forwarded_for = lines(message, "X-Forwarded-For");
    if (message.count("X-Forwarded-Proto") == 1) request.forwarded_proto = message["X-Forwarded-Proto"];
    request.cookies = lines(message, http::field::cookie);
    request.accepts_gzip = accepts(message, "gzip");
    request.accepts_brotli = accepts(message, "br");
    request.upgrade = upgrade_of(message, headers);
    if (headers.doubled() || (message.version() >= 11 && !request.host)) return Bad{400};
    request.body = std::move(message.body());
    return request;
}

}  // namespace

struct RequestReader::Parser {
    http::request_parser<http::string_body> beast{};
};

RequestReader::RequestReader(RequestLimits limits) : limits_(limits) {}
RequestReader::~RequestReader() = default;
RequestReader::RequestReader(RequestReader&&) noexcept = default;
RequestReader& RequestReader::operator=(RequestReader&&) noexcept = default;

RequestReader::Outcome RequestReader::read(std::string& input) {
    if (input.empty()) return NeedMore{};
    if (!parser_) {
        parser_ = std::make_unique<Parser>();
        parser_->beast.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
        parser_->beast.body_limit(limits_.body_bytes);
        parser_->beast.eager(true);
    }
    auto& parser = parser_->beast;
    while (!parser.is_done()) {
        if (input.empty()) return NeedMore{};
        boost::beast::error_code error;
        const std::size_t used = parser.put(boost::asio::buffer(input), error);
        input.erase(0, used);
        if (error == http::error::need_more) {
            if (used == 0) return NeedMore{};
        } else if (error) {
            return Bad{status_of(error)};
        }
        // No browser sends bodies as short as ours so, and what ends them can be read in two ways.
        if (parser.is_header_done() && parser.chunked()) return Bad{411};
    }
    Outcome outcome = understand(parser.release());
    parser_.reset();
    return outcome;
}

}  // namespace doorgeef::server::net
