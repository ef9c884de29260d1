#include "server/net/http/response.hpp"

#include <array>
#include <charconv>
#include <ctime>
#include <memory>
#include <utility>

namespace doorgeef::server::net {

namespace {

// Only what comes from here, nothing inline, in nobody's frame; the rules of the client are WebAssembly.
constexpr std::string_view kPolicies =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "X-Frame-Options: DENY\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()\r\n";
constexpr std::string_view kOnlyTls = "Strict-Transport-Security: max-age=31536000\r\n";

void append(std::string& text, std::string_view name, std::string_view value) {
    text.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

Response text_response(int status, std::string text, std::string content_type) {
    return {.status = status,
            .content_type = std::move(content_type),
            .body = std::make_shared<const std::string>(std::move(text))};
}

std::string head_text(const Response& response, const ResponseHead& head) {
    std::string text;
    text.reserve(1024);
    text.append("HTTP/1.1 ").append(std::to_string(response.status));
    text.append(" ").append(reason_phrase(response.status)).append("\r\n");
    append(text, "Date", http_date(head.now));
    if (response.body) append(text, "Content-Type", response.content_type);
    if (head.body_end == BodyEnd::by_last_chunk) append(text, "Transfer-Encoding", "chunked");
    if (head.body_end == BodyEnd::by_length && response.status >= 200 && response.status != 204 &&
        response.status != 304)
        append(text, "Content-Length", std::to_string(response.body ? response.body->size() : 0));
    for (const Header& header : response.headers) append(text, header.name, header.value);
    if (response.status != 101) {
        append(text, "Connection", head.keep_alive ? "keep-alive" : "close");
        text.append(kPolicies);
        if (head.secure) text.append(kOnlyTls);
    }
    return text.append("\r\n");
}

std::string chunk(std::string_view bytes) {
    std::array<char, 20> size{};
    const char* const end = std::to_chars(size.data(), size.data() + size.size(), bytes.size(), 16).ptr;
    std::string text{static_cast<const char*>(size.data()), end};
    return text.append("\r\n").append(bytes).append("\r\n");
}

std::string_view reason_phrase(int status) {
    switch (status) {
    case 101: return "Switching Protocols";
    case 200: return "OK";
    case 201: return "Created";
    case 202: return "Accepted";
    case 204: return "No Content";
    case 304: return "Not Modified";
    case 308: return "Permanent Redirect";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 409: return "Conflict";
    case 411: return "Length Required";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 421: return "Misdirected Request";
    case 422: return "Unprocessable Content";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    case 505: return "HTTP Version Not Supported";
    case 507: return "Insufficient Storage";
    default: return "Status";
    }
}

std::string http_date(store::UnixMs now) {
    const std::time_t seconds = now / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    std::array<char, 40> text{};
    // The program never sets a locale, so the names are English.
    const std::size_t size = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &utc);
    return {text.data(), size};
}

}  // namespace doorgeef::server::net
