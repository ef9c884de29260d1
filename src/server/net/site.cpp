#include "server/net/site.hpp"

#include "server/net/error_pages.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

namespace {

// What the client in the browser shows itself, all from one page.
constexpr std::string_view kStartPage = "/index.html";
constexpr std::array<std::string_view, 2> kClientPaths{"/t/", "/m/"};

std::string_view file_for(std::string_view path) {
    const auto below = [path](std::string_view start) {
        return path.starts_with(start) && path.size() > start.size();
    };
    return path == "/" || std::ranges::any_of(kClientPaths, below) ? kStartPage : path;
}

// The names of files in there change with their content.
bool never_changes(std::string_view path) {
    return path.starts_with("/assets/");
}

// Whether the list of If-None-Match names the tag.
bool names(std::string_view list, std::string_view etag) {
    return list == "*" || list.find(etag) != std::string_view::npos;
}

}  // namespace

Response Site::page(const Request& request) const {
    const std::string_view path = file_for(request.path);
    const StaticFile* file = files_.find(path);
    if (!file) return error_page(404);

    const bool gzip = file->gzip && request.accepts_gzip;
    std::string etag = file->etag;
    if (gzip) etag.insert(etag.size() - 1, "-gz");
    Response response{.content_type = file->content_type, .body = gzip ? file->gzip : file->content};
    response.headers = {
        {"ETag", etag},
        {"Cache-Control", never_changes(path) ? "public, max-age=31536000, immutable" : "no-cache"},
        {"Vary", "Accept-Encoding"},
    };
    if (gzip) response.headers.push_back({"Content-Encoding", "gzip"});
    if (request.if_none_match && names(*request.if_none_match, etag)) {
        response.status = 304;
        response.body.reset();
    }
    return response;
}

}  // namespace doorgeef::server::net
