#include "server/api/qr_svg.hpp"

#include <memory>

#include <qrencode.h>

namespace doorgeef::server {

namespace {

constexpr int kQuietZone = 4;  // modules around the code, as the standard wants
constexpr unsigned kDark = 1;  // of a module's bits

// The dark modules of a row, each run as one rectangle.
void append_row(std::string& path, const QRcode& code, int y) {
    const auto dark = [&](int x) { return (code.data[y * code.width + x] & kDark) != 0; };
    for (int x = 0; x < code.width; ++x) {
        if (!dark(x)) continue;
        const int begin = x;
        while (x < code.width && dark(x)) ++x;
        const std::string run = std::to_string(x - begin);
        path += 'M' + std::to_string(begin + kQuietZone) + ' ' + std::to_string(y + kQuietZone) + 'h' + run +
                "v1h-" + run + 'z';
    }
}

}  // namespace

std::optional<std::string> qr_svg(const std::string& text) {
    if (text.empty() || text.find('\0') != std::string::npos) return std::nullopt;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code{
        QRcode_encodeString8bit(text.c_str(), 0, QR_ECLEVEL_M), QRcode_free};
    if (!code) return std::nullopt;
    const std::string size = std::to_string(code->width + 2 * kQuietZone);
    std::string path;
    for (int y = 0; y < code->width; ++y) append_row(path, *code, y);
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + size + ' ' + size +
           R"(" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h)" + size + 'v' + size + "h-" + size +
           R"(z"/><path d=")" + path + R"("/></svg>)";
}

}  // namespace doorgeef::server
