#include "doorgeef/serve/builtin_page.hpp"

#include "doorgeef/serve/embedded_files.hpp"

#include <map>
#include <utility>

namespace doorgeef::app {

server::net::StaticFiles builtin_page() {
    std::map<std::string, std::string> contents;
    for (EmbeddedFile& file : embedded_files()) contents.emplace(std::move(file.path), file.content);
    return server::net::StaticFiles{std::move(contents)};
}

}  // namespace doorgeef::app
