// A QR code as a picture.
#pragma once

#include <optional>
#include <string>

namespace doorgeef::server {

// SVG of one path, with the quiet zone around it. Nothing if the text is too long for a QR code, or has none.
std::optional<std::string> qr_svg(const std::string& text);

}  // namespace doorgeef::server
