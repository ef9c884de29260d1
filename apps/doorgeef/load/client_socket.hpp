// One connection to a server, from the client's side: HTTP first, then a WebSocket. Thousands share a thread.
#pragma once

#include "server/net/stream.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace doorgeef::app {

using Moment = std::chrono::steady_clock::time_point;

class ClientSocket : public std::enable_shared_from_this<ClientSocket> {
public:
    // Told what happens. Nothing more follows ended(), nor after drop().
    class Listener {
    public:
        virtual ~Listener() = default;
        virtual void connected() = 0;
        // `head` has the headers, each line ending in \r\n. 101: it is a WebSocket now.
        virtual void answered(int status, std::string_view head, std::string_view body) = 0;
        virtual void received(std::string_view text, Moment when) = 0;
        // With the code by which the server closed the WebSocket; 0: it said nothing.
        virtual void ended(unsigned close_code) = 0;
    };

    ClientSocket(boost::asio::io_context& io, Listener& listener);

    void connect(const server::net::Tcp::endpoint& server);
    void request(std::string text);
    void say(std::string_view text);
    void drop();

private:
    void wait_until_readable();
    void wait_until_writable();
    void readable();
    void flush();
    // Whether there was something whole in the input.
    bool take_answer();
    bool take_frame(Moment when);
    void send_frame(unsigned first, std::string_view payload);
    void end(unsigned close_code = 0);

    server::net::Stream stream_;
    Listener* listener_;
    std::string input_{};
    bool websocket_ = false;
    bool writing_ = false;
};

}  // namespace doorgeef::app
