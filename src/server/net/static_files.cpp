#include "server/net/static_files.hpp"

#include <array>
#include <fstream>
#include <iterator>
#include <memory>
#include <utility>

#include <sodium.h>

namespace doorgeef::server::net {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} * 1024 * 1024;

constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".txt", "text/plain; charset=utf-8"},
    {".webmanifest", "application/manifest+json"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".bpgn", "text/plain; charset=utf-8"},
}};

std::string etag_of(std::string_view content) {
    std::array<unsigned char, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(content.data()),
                       content.size(), nullptr, 0);
    std::array<char, 2 * hash.size() + 1> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return '"' + std::string{hex.data()} + '"';
}

// Where the compressed file `path` belongs; null: it is a file of its own.
Text* twin_for(std::string_view path, std::map<std::string, StaticFile, std::less<>>& files) {
    constexpr std::size_t ending = 3;
    const auto plain = [&] { return files.find(path.substr(0, path.size() - ending)); };
    if (path.ends_with(".gz") && plain() != files.end()) return &plain()->second.gzip;
    if (path.ends_with(".br") && plain() != files.end()) return &plain()->second.brotli;
    return nullptr;
}

}  // namespace

std::string_view content_type_of(std::string_view path) {
    for (const auto& [extension, type] : kTypes)
        if (path.ends_with(extension)) return type;
    return "application/octet-stream";
}

StaticFiles::StaticFiles(std::map<std::string, std::string> contents) {
    for (auto& [path, content] : contents)
        files_[path] = {.content = std::make_shared<const std::string>(std::move(content)),
                        .content_type = std::string{content_type_of(path)}};
    for (auto entry = files_.begin(); entry != files_.end();) {
        Text* twin = twin_for(entry->first, files_);
        if (twin == nullptr) {
            entry->second.etag = etag_of(*entry->second.content);
            ++entry;
        } else {
            *twin = entry->second.content;
            entry = files_.erase(entry);
        }
    }
}

const StaticFile* StaticFiles::find(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? nullptr : &found->second;
}

rules::Result<StaticFiles, StaticFiles::Problem> StaticFiles::read(const std::filesystem::path& folder) {
    std::map<std::string, std::string> contents;
    std::size_t bytes = 0;
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator entry{folder, error}, end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        std::ifstream stream{entry->path(), std::ios::binary};
        std::string content{std::istreambuf_iterator<char>{stream}, {}};
        if (!stream) return Problem::cannot_read;
        bytes += content.size();
        if (bytes > kMostBytes) return Problem::too_large;
        contents.emplace('/' + entry->path().lexically_relative(folder).generic_string(), std::move(content));
    }
    if (error) return Problem::cannot_read;
    return StaticFiles{std::move(contents)};
}

}  // namespace doorgeef::server::net
