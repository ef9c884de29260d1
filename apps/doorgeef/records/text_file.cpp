#include "doorgeef/records/text_file.hpp"

namespace doorgeef::app {

namespace {

constexpr std::size_t kPiece = std::size_t{256} << 10;

}  // namespace

TextFile::TextFile(const std::string& path, std::istream& piped)
    : in_(path == "-" ? piped : file_), piece_(kPiece, '\0') {
    if (path == "-") return;
    file_.open(path, std::ios::binary);
    failed_ = !file_.is_open();
}

std::string_view TextFile::next() {
    if (failed_ || in_.eof()) return {};
    in_.read(piece_.data(), static_cast<std::streamsize>(piece_.size()));
    failed_ = in_.bad() || (in_.gcount() == 0 && !in_.eof());
    return {piece_.data(), static_cast<std::size_t>(in_.gcount())};
}

}  // namespace doorgeef::app
