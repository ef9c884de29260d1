// A client that can say anything, also what no decent one would. Waits at most some seconds for an answer.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace doorgeef::server::net {

struct HttpAnswer {
    int status = 0;                                // 0: the connection ended without one
    std::map<std::string, std::string> headers{};  // names in lower case; of doubled ones the last
    std::string body{};
    int pieces = 1;           // in which the body came
    bool broken_off = false;  // before the last of them

    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? "" : found->second;
    }
};

struct Frame {
    unsigned opcode = 0;  // 0: the connection ended without one
    bool final = true;
    std::string payload{};

    bool is_close() const { return opcode == 8; }
    // Of a close frame; 0 for all else.
    std::uint16_t close_code() const;
};

class RawClient {
public:
    explicit RawClient(std::uint16_t port, const char* from = nullptr);
    virtual ~RawClient();
    RawClient(RawClient&& other) noexcept;
    RawClient& operator=(RawClient&&) = delete;
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;

    // False: the other side has gone.
    virtual bool send(std::string_view bytes) const;
    void end_sending() const;
    // The other side ends it, whatever it says before.
    bool sees_the_end() const;
    // Nothing if it is cut instead.
    std::optional<std::string> read_to_the_end();

    HttpAnswer read_answer(bool head_only = false);
    // GET with these further header lines, each ending in \r\n.
    HttpAnswer get(std::string_view path, std::string_view headers = "");
    HttpAnswer post(std::string_view path, std::string_view body, std::string_view headers = "");

    // Asks for /ws as our own page does; true when that was granted.
    bool upgrade(std::string_view headers = "");
    Frame read_frame();
    // Passes over pings and pongs.
    Frame read_message();
    // Passes over everything but a close frame; 0 if there is none.
    std::uint16_t read_close_code();
    bool send_text(std::string_view text);

    std::string own_origin() const;
    std::string host() const;

protected:
    int descriptor() const { return descriptor_; }

private:
    // As recv().
    virtual ssize_t receive(std::span<char> buffer) const;
    virtual const char* scheme() const { return "http://"; }
    bool fill();
    void read_chunks(HttpAnswer& answer);
    std::optional<std::string> read_line();
    std::optional<std::string> read_bytes(std::size_t count);

    int descriptor_ = -1;
    std::uint16_t port_;
    std::string received_{};
};

// A frame as clients send it; `first` is its first byte (0x81: a whole text).
std::string masked_frame(unsigned first, std::string_view payload);

}  // namespace doorgeef::server::net
