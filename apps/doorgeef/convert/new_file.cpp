#include "doorgeef/convert/new_file.hpp"

#include <filesystem>

#include <unistd.h>

namespace doorgeef::app {

NewFile::NewFile(std::string path)
    : path_(std::move(path)), temporary_(path_ + ".new-" + std::to_string(getpid())),
      file_(temporary_, std::ios::binary | std::ios::trunc) {}

NewFile::~NewFile() {
    file_.close();
    std::error_code ignored;
    std::filesystem::remove(temporary_, ignored);
}

bool NewFile::close() {
    file_.close();
    return file_.good();
}

bool NewFile::rename() {
    std::error_code failed;
    std::filesystem::rename(temporary_, path_, failed);
    return !failed;
}

}  // namespace doorgeef::app
