// The files of a web client, all in memory: what is not in the list does not exist, so no path can lead
// anywhere else.
#pragma once

#include "rules/result.hpp"
#include "server/net/http/response.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

struct StaticFile {
    Text content{};
    Text gzip{};    // null: there is none
    Text brotli{};  // likewise
    std::string content_type{};
    std::string etag{};  // in quotes
};

// A file NAME.gz or NAME.br beside NAME is the same, compressed, and cannot be asked for by its own name.
class StaticFiles {
public:
    enum class Problem : std::uint8_t { cannot_read, too_large };

    // Everything below the folder.
    static rules::Result<StaticFiles, Problem> read(const std::filesystem::path& folder);

    StaticFiles() = default;
    // By path, which begins with a slash. Requires: begin_secrets().
    explicit StaticFiles(std::map<std::string, std::string> contents);

    const StaticFile* find(std::string_view path) const;
    bool empty() const { return files_.empty(); }

private:
    std::map<std::string, StaticFile, std::less<>> files_{};
};

// By the file's extension.
std::string_view content_type_of(std::string_view path);

}  // namespace doorgeef::server::net
