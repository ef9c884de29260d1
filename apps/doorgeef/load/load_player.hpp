// One person with one connection, which comes back when it was lost and says again what was not answered.
#pragma once

#include "doorgeef/load/client_socket.hpp"
#include "doorgeef/load/endpoint.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include <boost/asio/steady_timer.hpp>
#include <boost/json/object.hpp>

namespace doorgeef::app {

struct LoadTarget {
    boost::asio::io_context& io;
    ServerUrl url{};
    server::net::Tcp::endpoint server{};
};

class LoadPlayer final : public ClientSocket::Listener {
public:
    // Whoever decides what the player does.
    class Guide {
    public:
        virtual ~Guide() = default;
        // The server knows him; also each time that he comes back.
        virtual void welcomed(LoadPlayer& player) = 0;
        virtual void told(LoadPlayer& player, const boost::json::object& message, Moment when) = 0;
        // He was cut off, and comes back by himself.
        virtual void cut_off(LoadPlayer& player) = 0;
    };

    LoadPlayer(const LoadTarget& target, Guide& guide, std::size_t number);
    ~LoadPlayer() override;
    LoadPlayer(const LoadPlayer&) = delete;
    LoadPlayer& operator=(const LoadPlayer&) = delete;

    std::size_t number() const { return number_; }
    bool here() const { return here_; }

    void start();
    void say(std::string_view text);
    // A message with this id, said again on the next connection as long as no answer has come.
    void command(const std::string& id, std::string text);
    std::string new_command_id();
    std::size_t unanswered() const { return commands_.size(); }
    void stop();

private:
    void connected() override;
    void answered(int status, std::string_view head, std::string_view body) override;
    void received(std::string_view text, Moment when) override;
    void ended() override;

    void become_guest();
    void upgrade();
    void come_back_in(std::chrono::milliseconds pause);

    const LoadTarget& target_;
    Guide& guide_;
    std::size_t number_;
    std::shared_ptr<ClientSocket> socket_{};
    boost::asio::steady_timer pause_;
    std::string cookie_{};
    std::map<std::string, std::string> commands_{};  // that wait for an answer
    std::uint64_t last_command_ = 0;
    bool here_ = false;
    bool stopped_ = false;
};

}  // namespace doorgeef::app
