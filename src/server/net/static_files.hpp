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
    Text gzip{};  // null: there is none
    std::string content_type{};
    std::string etag{};  // in quotes
};

class StaticFiles {
public:
    enum class Problem : std::uint8_t { cannot_read, too_large };

    // Everything below the folder. A file NAME.gz beside NAME is the same, compressed.
    static rules::Result<StaticFiles, Problem> read(const std::filesystem::path& folder);

    // `path` begins with a slash.
    void add(std::string path, std::string content);
    const StaticFile* find(std::string_view path) const;
    bool empty() const { return files_.empty(); }

private:
    void adopt_compressed();

    std::map<std::string, StaticFile, std::less<>> files_{};
};

// By the file's extension.
std::string_view content_type_of(std::string_view path);

}  // namespace doorgeef::server::net
