// The files that are compiled into the program; embed.cmake writes what defines them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

struct EmbeddedFile {
    std::string path;  // begins with a slash
    std::string_view content;

    EmbeddedFile(std::string_view at, const char* begin, const char* end) : path(at), content(begin, end) {}
};

std::vector<EmbeddedFile> embedded_files();

}  // namespace doorgeef::app
