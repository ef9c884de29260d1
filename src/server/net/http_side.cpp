#include "server/net/http_side.hpp"

#include "server/api/routes.hpp"
#include "server/net/connection.hpp"
#include "server/net/error_pages.hpp"
#include "server/net/http/origin.hpp"
#include "server/net/http/session_cookie.hpp"
#include "server/net/http/target.hpp"
#include "server/net/secrets.hpp"
#include "server/net/websocket/handshake.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::server::net {

namespace {

std::optional<Method> method_of(Verb verb) {
    switch (verb) {
    case Verb::get:
    case Verb::head: return Method::get;
    case Verb::post: return Method::post;
    case Verb::patch: return Method::patch;
    case Verb::remove: return Method::remove;
    case Verb::other: break;
    }
    return std::nullopt;
}

bool is_json(const std::optional<std::string>& content_type) {
    if (!content_type) return false;
    const std::string_view type = *content_type;
    return type == "application/json" || type.starts_with("application/json;");
}

bool is_own(const Request& request, const SocketSettings& settings) {
    return request.origin && is_own_origin(*request.origin, request.host.value_or(""), settings.origins);
}

Response with_header(Response response, std::string name, std::string value) {
    response.headers.push_back({std::move(name), std::move(value)});
    return response;
}

}  // namespace

HttpSide::HttpSide(Connection& connection, Now now)
    : connection_(connection), reader_(connection.hub().settings.limits.request), since_(now.instant) {}

void HttpSide::ended() {
    if (request_) connection_.hub().requests.erase(*request_);
}

// ---- receiving

void HttpSide::take(std::string_view bytes, Now now) {
    if (!std::exchange(begun_, true)) since_ = now.instant;
    input_.append(bytes);
    read_requests(now);
}

void HttpSide::read_requests(Now now) {
    if (answering_ || last_) return;
    auto outcome = reader_.read(input_);
    if (std::holds_alternative<RequestReader::NeedMore>(outcome)) return;
    answering_ = true;
    ++connection_.hub().figures.requests;
    if (const auto* bad = std::get_if<RequestReader::Bad>(&outcome)) return refuse(bad->status, now);
    judge(std::get<Request>(std::move(outcome)), now);
}

void HttpSide::judge(Request request, Now now) {
    const SocketSettings& settings = connection_.hub().settings;
    last_ = !request.keep_alive;
    head_only_ = request.verb == Verb::head;
    knows_chunks_ = request.knows_chunks;
    secure_ = came_by_tls(request);
    const bool api = request.path.starts_with("/api/");

    if (!is_known_host(request.host.value_or(""), settings.hosts)) return refuse(421, now);
    if (connection_.lacks_tls()) return send_on(request, now);
    if (request.path == "/ws") return open_websocket(request, now);
    if (api) return ask_api(std::move(request), now);
    if (request.changes_state()) return answer(with_header(error_page(405), "Allow", "GET, HEAD"), now);
    const Address client = client_address(connection_.peer(), request.forwarded_for, settings.proxies);
    answer(connection_.hub().handler.page(request, client), now);
}

void HttpSide::ask_api(Request request, Now now) {
    const auto method = method_of(request.verb);
    if (!method) {
        const std::string allow = find_route(std::nullopt, request.path).allow;
        if (allow.empty()) return answer(error_json(404, "no-such-page"), now);
        return answer(with_header(error_json(405, "no-such-method"), "Allow", allow), now);
    }
    if (request.changes_state() && !is_own(request, connection_.hub().settings))
        return answer(error_json(403, "wrong-origin"), now);
    if (request.changes_state() && !is_json(request.content_type))
        return answer(error_json(415, "json-only"), now);
    if (find_session_cookie(request.cookies).doubled) return answer(error_json(400, "doubled-cookie"), now);

    Hub& hub = connection_.hub();
    Visitor visitor = visitor_of(request);
    std::string base_url = (secure_ ? "https://" : "http://") + request.host.value_or("");
    client_ = visitor.address;
    expect_reply();
    hub.handler.requested(*request_,
                          {.method = *method,
                           .path = std::move(request.path),
                           .query = std::move(request.query),
                           .session = std::move(visitor.session),
                           .address = std::move(visitor.address),
                           .body = std::move(request.body),
                           .base_url = std::move(base_url)},
                          now);
}

void HttpSide::expect_reply() {
    Hub& hub = connection_.hub();
    request_ = RequestId{++hub.last_request};
    hub.requests.emplace(*request_, connection_.weak_from_this());
}

Visitor HttpSide::visitor_of(const Request& request) const {
    const auto& proxies = connection_.hub().settings.proxies;
    const Address client = client_address(connection_.peer(), request.forwarded_for, proxies);
    Visitor visitor{.address = address_key(client)};
    if (const auto token = find_session_cookie(request.cookies).token) visitor.session = token_hash(*token);
    return visitor;
}

bool HttpSide::came_by_tls(const Request& request) const {
    const bool by_proxy = contains(connection_.hub().settings.proxies, connection_.peer());
    if (by_proxy && request.forwarded_proto) return request.forwarded_proto == "https";
    return connection_.stream().by_tls();
}

void HttpSide::open_websocket(const Request& request, Now now) {
    const auto& upgrade = request.upgrade;
    if (request.verb != Verb::get) return answer(with_header(error_page(405), "Allow", "GET"), now);
    if (!upgrade || upgrade->version != "13")
        return answer(
            with_header(with_header(error_page(426), "Upgrade", "websocket"), "Sec-WebSocket-Version", "13"),
            now);
    if (!is_own(request, connection_.hub().settings)) return answer(error_page(403), now);
    const bool speaks = std::ranges::find(upgrade->protocols, kSubprotocol) != upgrade->protocols.end();
    if (!speaks || !is_websocket_key(upgrade->key) || !request.body.empty() ||
        find_session_cookie(request.cookies).doubled)
        return answer(error_page(400), now);

    const Response response{.status = 101,
                            .headers = {{"Upgrade", "websocket"},
                                        {"Connection", "Upgrade"},
                                        {"Sec-WebSocket-Accept", accept_key(upgrade->key)},
                                        {"Sec-WebSocket-Protocol", std::string{kSubprotocol}}}};
    connection_.stream().put(head_text(response, {.now = now.unix_ms}));
    connection_.flush_soon();
    connection_.become_websocket(visitor_of(request), std::move(input_), now);
}

// ---- answering

void HttpSide::reply(ApiReply reply, Now now) {
    request_.reset();
    if (in_pieces_) {
        // What is missing must not look like the end.
        if (reply.status != 200) return connection_.drop();
        return send_piece(reply.body, std::move(reply.rest));
    }
    Response response = text_response(reply.status, std::move(reply.body), std::move(reply.content_type));
    response.headers.push_back({"Cache-Control", "no-store"});
    if (reply.retry_after_s)
        response.headers.push_back({"Retry-After", std::to_string(*reply.retry_after_s)});
    if (!reply.allow.empty()) response.headers.push_back({"Allow", reply.allow});
    if (reply.session_token)
        response.headers.push_back({"Set-Cookie", set_cookie(*reply.session_token, secure_)});
    if (reply.rest) return begin_pieces(response, std::move(reply.rest), now);
    answer(response, now);
}

// Without chunks only the end of the connection says that the body has ended.
void HttpSide::begin_pieces(const Response& response, LookUp rest, Now now) {
    last_ = last_ || !knows_chunks_;
    connection_.stream().put(
        head_text(response, {.keep_alive = !last_,
                             .secure = secure_,
                             .body_end = knows_chunks_ ? BodyEnd::by_last_chunk : BodyEnd::with_connection,
                             .now = now.unix_ms}));
    if (head_only_) return connection_.flush_soon();
    send_piece(*response.body, std::move(rest));
}

void HttpSide::send_piece(const std::string& body, LookUp rest) {
    Stream& stream = connection_.stream();
    in_pieces_ = true;
    rest_ = std::move(rest);
    if (!body.empty()) stream.put(knows_chunks_ ? chunk(body) : body);
    if (!rest_ && knows_chunks_) stream.put(std::string{kLastChunk});
    connection_.flush_soon();
}

void HttpSide::refuse(int status, Now now) {
    last_ = true;
    head_only_ = false;
    answer(error_page(status), now);
}

void HttpSide::send_on(const Request& request, Now now) {
    if (!request.host) return refuse(400, now);
    last_ = true;
    const std::string address = "https://" + *request.host + target_text({request.path, request.query});
    answer(with_header(error_page(308), "Location", address), now);
}

void HttpSide::answer(const Response& response, Now now) {
    Stream& stream = connection_.stream();
    stream.put(head_text(response, {.keep_alive = !last_, .secure = secure_, .now = now.unix_ms}));
    if (response.body && !head_only_ && response.status != 304) stream.put(response.body);
    connection_.flush_soon();
}

void HttpSide::all_sent(Now now) {
    if (!answering_ || request_) return;
    if (rest_) {
        expect_reply();
        return connection_.hub().handler.wants_rest(*request_, std::exchange(rest_, {}));
    }
    in_pieces_ = false;
    if (last_) return connection_.linger(now);
    answering_ = false;
    since_ = now.instant;
    begun_ = !input_.empty();
    if (input_.empty()) input_.shrink_to_fit();
    read_requests(now);
    if (wants_more()) connection_.read_on();
}

void HttpSide::look_at_the_clock(Now now) {
    if (answering_) return;
    const SocketLimits& limits = connection_.hub().settings.limits;
    const Instant waited = now.instant - since_;
    if (begun_ && waited > limits.request_ms) {
        if (connection_.stream().is_shaking_hands()) return connection_.drop();
        answering_ = true;
        refuse(408, now);
    } else if (!begun_ && waited > limits.idle_ms) {
        connection_.drop();
    }
}

}  // namespace doorgeef::server::net
