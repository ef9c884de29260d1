#include "server/net/site.hpp"

#include "server/net/error_pages.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

namespace {

// The client in the browser shows these itself, and what is below them, all from one page.
constexpr std::string_view kStartPage = "/index.html";
constexpr std::array<std::string_view, 9> kClientRoutes{"t",      "m",       "replay",   "rules",  "arbiter",
                                                        "player", "account", "settings", "privacy"};

bool is_client_route(std::string_view path) {
    const std::string_view first = path.substr(1, path.find('/', 1) - 1);
    return path == "/" || std::ranges::find(kClientRoutes, first) != kClientRoutes.end();
}

bool looks_like_a_file(std::string_view path) {
    return path.substr(path.rfind('/')).find('.') != std::string_view::npos;
}

// The names of files in there change with their content.
bool never_changes(std::string_view path) {
    return path.starts_with("/assets/");
}

// Whether the list of If-None-Match names the tag.
bool names(std::string_view list, std::string_view etag) {
    return list == "*" || list.find(etag) != std::string_view::npos;
}

struct Coded {
    Text body{};
    std::string_view coding{};  // empty: none
};

Coded choose_coding(const StaticFile& file, const Request& request) {
    if (file.brotli && request.accepts_brotli) return {file.brotli, "br"};
    if (file.gzip && request.accepts_gzip) return {file.gzip, "gzip"};
    return {file.content, ""};
}

Response response_with(const StaticFile& file, const Request& request, std::string_view cache_control) {
    const auto [body, coding] = choose_coding(file, request);
    std::string etag = file.etag;
    if (!coding.empty()) etag.insert(etag.size() - 1, std::string{"-"}.append(coding));
    Response response{.content_type = file.content_type, .body = body};
    response.headers = {
        {"ETag", etag}, {"Cache-Control", std::string{cache_control}}, {"Vary", "Accept-Encoding"}};
    if (!coding.empty()) response.headers.push_back({"Content-Encoding", std::string{coding}});
    if (request.if_none_match && names(*request.if_none_match, etag)) {
        response.status = 304;
        response.body.reset();
    }
    return response;
}

}  // namespace

Response Site::page(const Request& request) const {
    if (const StaticFile* file = files_.find(request.path))
        return response_with(
            *file, request, never_changes(request.path) ? "public, max-age=31536000, immutable" : "no-cache");
    const StaticFile* start = files_.find(kStartPage);
    if (is_client_route(request.path))
        return start ? response_with(*start, request, "no-cache") : no_client_page();
    if (!start || looks_like_a_file(request.path)) return error_page(404);
    // The client says in its own words that there is no such page.
    Request unconditional = request;
    unconditional.if_none_match.reset();
    Response missing = response_with(*start, unconditional, "no-cache");
    missing.status = 404;
    return missing;
}

}  // namespace doorgeef::server::net
