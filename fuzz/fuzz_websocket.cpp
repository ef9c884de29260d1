// However the bytes of WebSocket frames arrive, the same is said; and no message is larger or stranger than
// allowed.
#include "notation/text_encoding.hpp"
#include "property.hpp"
#include "server/net/websocket/frame_reader.hpp"

#include <string>
#include <vector>

using namespace doorgeef::server::net;
using doorgeef::fuzz::require;

namespace {

constexpr MessageLimits kLimits{.bytes = 200, .fragments = 5};

struct Describe {
    std::string operator()(const incoming::NeedMore& /*nothing*/) const { return "more"; }
    std::string operator()(const incoming::Text& text) const {
        require(text.text.size() <= kLimits.bytes, "a message keeps to the limit");
        require(doorgeef::notation::is_utf8(text.text), "a message is UTF-8");
        return "text " + std::string{text.text};
    }
    std::string operator()(const incoming::Ping& ping) const { return "ping " + control(ping.data); }
    std::string operator()(const incoming::Pong& pong) const { return "pong " + control(pong.data); }
    std::string operator()(const incoming::Close& close) const {
        require(may_be_sent(close.code), "a close code is one of the standard's");
        return "close " + std::to_string(close.code);
    }
    std::string operator()(const incoming::Broken& broken) const {
        return "broken " + std::to_string(broken.code);
    }

    static std::string control(std::string_view data) {
        require(data.size() <= 125, "a control frame is short");
        return std::string{data};
    }
};

std::vector<std::string> read_all(std::string bytes, std::size_t piece) {
    FrameReader reader{kLimits};
    std::vector<std::string> said;
    for (std::size_t i = 0; i < bytes.size(); i += piece) {
        std::span<char> part = std::span{bytes}.subspan(i, std::min(piece, bytes.size() - i));
        while (true) {
            const Incoming incoming = reader.next(part);
            if (std::holds_alternative<incoming::NeedMore>(incoming)) {
                require(part.empty(), "who needs more has taken all");
                break;
            }
            said.push_back(std::visit(Describe{}, incoming));
            if (std::holds_alternative<incoming::Broken>(incoming)) return said;
        }
    }
    return said;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes{reinterpret_cast<const char*>(data), size};
    require(read_all(bytes, size + 1) == read_all(bytes, 1 + size % 5), "the same is said, in pieces or not");
    return 0;
}
