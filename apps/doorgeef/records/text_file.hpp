// A file, or what is piped in, as text in pieces.
#pragma once

#include <fstream>
#include <istream>
#include <string>
#include <string_view>

namespace doorgeef::app {

class TextFile {
public:
    // "-" is `piped`. Keeps a reference to it.
    TextFile(const std::string& path, std::istream& piped);
    TextFile(const TextFile&) = delete;
    TextFile& operator=(const TextFile&) = delete;
    TextFile(TextFile&&) = delete;
    TextFile& operator=(TextFile&&) = delete;
    ~TextFile() = default;

    // The next piece, valid until the next call; empty at the end, and where nothing more can be read.
    std::string_view next();
    // Whether it could not be opened, or not be read to its end.
    bool failed() const { return failed_; }

private:
    std::ifstream file_;
    std::istream& in_;
    std::string piece_;
    bool failed_ = false;
};

}  // namespace doorgeef::app
