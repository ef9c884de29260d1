// A file that is there whole or not at all: it is written under another name, and gets its own at the end.
#pragma once

#include <fstream>
#include <string>

namespace doorgeef::app {

class NewFile {
public:
    explicit NewFile(std::string path);
    // Removes what was not finished.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;
    NewFile(NewFile&&) = delete;
    NewFile& operator=(NewFile&&) = delete;

    const std::string& path() const { return path_; }
    void write(std::string_view text) { file_ << text; }
    // Nothing more will be written; false if not all of it could be.
    bool close();
    // Gives the file its name; false if that cannot be done. Requires: closed.
    bool rename();

private:
    std::string path_;
    std::string temporary_;
    std::ofstream file_;
};

}  // namespace doorgeef::app
