#include "doorgeef/load/load_player.hpp"

#include <utility>

#include <boost/json/parse.hpp>

namespace doorgeef::app {

namespace {

constexpr std::chrono::milliseconds kPause{200};
constexpr std::chrono::milliseconds kLongPause{1'000};  // the server has asked for less

std::string cookie_in(std::string_view head) {
    constexpr std::string_view name = "Set-Cookie: ";
    const auto found = head.find(name);
    if (found == std::string_view::npos) return {};
    const std::string_view rest = head.substr(found + name.size());
    return std::string{rest.substr(0, rest.find(';'))};
}

}  // namespace

LoadPlayer::LoadPlayer(const LoadTarget& target, Guide& guide, std::size_t number)
    : target_(target), guide_(guide), number_(number), pause_(target.io) {}

LoadPlayer::~LoadPlayer() {
    stop();
}

void LoadPlayer::stop() {
    stopped_ = true;
    here_ = false;
    pause_.cancel();
    if (socket_) socket_->drop();
}

void LoadPlayer::start() {
    socket_ = std::make_shared<ClientSocket>(target_.io, *this);
    socket_->connect(target_.server);
}

void LoadPlayer::connected() {
    cookie_.empty() ? become_guest() : upgrade();
}

void LoadPlayer::become_guest() {
    const std::string body = R"({"name":"Load )" + std::to_string(number_) + R"("})";
    socket_->request("POST /api/guest HTTP/1.1\r\nHost: " + target_.url.authority() +
                     "\r\nOrigin: " + target_.url.origin() +
                     "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
                     "\r\n\r\n" + body);
}

void LoadPlayer::upgrade() {
    socket_->request(
        "GET /ws HTTP/1.1\r\nHost: " + target_.url.authority() + "\r\nOrigin: " + target_.url.origin() +
        "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: bm90aGluZyBzZWNyZXQhIQ==\r\nSec-WebSocket-Protocol: doorgeef.1\r\nCookie: " +
        cookie_ + "\r\n\r\n");
}

void LoadPlayer::answered(int status, std::string_view head, std::string_view /*body*/) {
    if (status == 101) return socket_->say(R"({"t":"hello","v":1})");
    if (status == 201) {
        cookie_ = cookie_in(head);
        return upgrade();
    }
    socket_->drop();
    come_back_in(kLongPause);
}

void LoadPlayer::received(std::string_view text, Moment when) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
    const boost::json::object* message = error ? nullptr : value.if_object();
    const boost::json::value* kind = message != nullptr ? message->if_contains("t") : nullptr;
    if (kind == nullptr || !kind->is_string()) return;
    if (kind->get_string() == "welcome") {
        here_ = true;
        const auto unanswered = commands_;
        guide_.welcomed(*this);
        for (const auto& [id, command] : unanswered) socket_->say(command);
        return;
    }
    if (const auto* id = message->if_contains("id"); id != nullptr && id->is_string())
        commands_.erase(std::string{id->get_string()});
    guide_.told(*this, *message, when);
}

void LoadPlayer::ended() {
    if (std::exchange(here_, false)) guide_.cut_off(*this);
    come_back_in(kPause);
}

void LoadPlayer::come_back_in(std::chrono::milliseconds pause) {
    if (stopped_) return;
    pause_.expires_after(pause);
    pause_.async_wait([this](const boost::system::error_code& error) {
        if (!error) start();
    });
}

void LoadPlayer::say(std::string_view text) {
    if (here_) socket_->say(text);
}

void LoadPlayer::command(const std::string& id, std::string text) {
    if (here_) socket_->say(text);
    commands_[id] = std::move(text);
}

std::string LoadPlayer::new_command_id() {
    return "c" + std::to_string(++last_command_);
}

}  // namespace doorgeef::app
