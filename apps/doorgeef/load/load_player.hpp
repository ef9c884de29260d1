// One person with one connection, which comes back when it was lost and says again what was not answered, or
// what was too fast.
#pragma once

#include "doorgeef/load/client_socket.hpp"
#include "doorgeef/load/endpoint.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

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
        // The server has no room for him; he tries again by himself.
        virtual void turned_away() = 0;
        // The server wants him to wait so long with what it has refused so many times. Gives back how long he
        // does.
        virtual std::chrono::milliseconds slowed_down(std::chrono::milliseconds asked, int times) = 0;
    };

    LoadPlayer(const LoadTarget& target, Guide& guide, std::size_t number);
    ~LoadPlayer() override;
    LoadPlayer(const LoadPlayer&) = delete;
    LoadPlayer& operator=(const LoadPlayer&) = delete;

    std::size_t number() const { return number_; }
    bool here() const { return here_; }

    void start();
    // A message without an id, of this kind.
    void say(const std::string& kind, std::string text);
    // A message with this id, said again on the next connection as long as no answer has come.
    void command(const std::string& id, std::string text);
    std::string new_command_id();
    std::size_t unanswered() const { return commands_.size(); }
    void stop();

private:
    struct Said {
        std::string text{};
        int refused = 0;  // so many times as too fast
    };

    void connected() override;
    void answered(int status, std::string_view head, std::string_view body) override;
    void received(std::string_view text, Moment when) override;
    void ended(unsigned close_code) override;

    void become_guest();
    void upgrade();
    void too_fast(const boost::json::object& refusal);
    void say_again();
    Said* find_said(const std::string& key);
    void come_back_in(std::chrono::milliseconds pause);

    const LoadTarget& target_;
    Guide& guide_;
    std::size_t number_;
    std::shared_ptr<ClientSocket> socket_{};
    boost::asio::steady_timer pause_;
    std::string cookie_{};
    boost::asio::steady_timer again_;
    int requests_refused_ = 0;
    std::map<std::string, Said> commands_{};  // by id; they wait for an answer
    std::map<std::string, Said> others_{};    // by kind; the last of each on this connection
    std::vector<std::string> refused_{};      // keys of what is said again when its time has come
    std::uint64_t last_command_ = 0;
    bool here_ = false;
    bool stopped_ = false;
};

}  // namespace doorgeef::app
