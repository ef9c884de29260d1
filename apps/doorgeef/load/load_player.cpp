#include "doorgeef/load/load_player.hpp"

#include "server/outside.hpp"

#include <charconv>
#include <utility>

#include <boost/json/parse.hpp>

namespace doorgeef::app {

namespace {

constexpr std::chrono::milliseconds kPause{200};
constexpr std::chrono::milliseconds kLongPause{1'000};  // the server has no room
constexpr std::chrono::milliseconds kUsualWait{250};    // it wants less, and does not say when
constexpr std::string_view kHello = R"({"t":"hello","v":1})";

std::string cookie_in(std::string_view head) {
    constexpr std::string_view name = "Set-Cookie: ";
    const auto found = head.find(name);
    if (found == std::string_view::npos) return {};
    const std::string_view rest = head.substr(found + name.size());
    return std::string{rest.substr(0, rest.find(';'))};
}

std::chrono::milliseconds retry_after(std::string_view head) {
    constexpr std::string_view name = "Retry-After: ";
    const auto found = head.find(name);
    int seconds = 1;
    if (found != std::string_view::npos)
        std::from_chars(head.data() + found + name.size(), head.data() + head.size(), seconds);
    return std::chrono::seconds{seconds};
}

std::string text_in(const boost::json::object& object, std::string_view key) {
    const boost::json::value* value = object.if_contains({key.data(), key.size()});
    if (value == nullptr || !value->is_string()) return {};
    return std::string{value->get_string()};
}

}  // namespace

LoadPlayer::LoadPlayer(const LoadTarget& target, Guide& guide, std::size_t number)
    : target_(target), guide_(guide), number_(number), pause_(target.io), again_(target.io) {}

LoadPlayer::~LoadPlayer() {
    stop();
}

void LoadPlayer::stop() {
    stopped_ = true;
    here_ = false;
    pause_.cancel();
    again_.cancel();
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
    if (status == 101) {
        others_["hello"] = {std::string{kHello}};
        return socket_->say(kHello);
    }
    if (status == 201) {
        cookie_ = cookie_in(head);
        return upgrade();
    }
    socket_->drop();
    if (status == 429) return come_back_in(guide_.slowed_down(retry_after(head), ++requests_refused_));
    if (status == 503) guide_.turned_away();
    come_back_in(kLongPause);
}

void LoadPlayer::received(std::string_view text, Moment when) {
    boost::system::error_code error;
    const boost::json::value value = boost::json::parse({text.data(), text.size()}, error);
    const boost::json::object* message = error ? nullptr : value.if_object();
    if (message == nullptr) return;
    const std::string kind = text_in(*message, "t");
    if (kind == "welcome") {
        here_ = true;
        const auto unanswered = commands_;
        guide_.welcomed(*this);
        for (const auto& [id, command] : unanswered) socket_->say(command.text);
        return;
    }
    if (kind == "no" && text_in(*message, "code") == "too-fast") return too_fast(*message);
    commands_.erase(text_in(*message, "id"));
    guide_.told(*this, *message, when);
}

LoadPlayer::Said* LoadPlayer::find_said(const std::string& key) {
    for (auto* all : {&commands_, &others_})
        if (const auto found = all->find(key); found != all->end()) return &found->second;
    return nullptr;
}

void LoadPlayer::too_fast(const boost::json::object& refusal) {
    const std::string id = text_in(refusal, "id");
    const std::string key = id.empty() ? text_in(refusal, "to") : id;
    Said* said = find_said(key);
    if (said == nullptr) return;
    const boost::json::value* retry = refusal.if_contains("retry_ms");
    const auto asked =
        retry != nullptr && retry->is_int64() ? std::chrono::milliseconds{retry->get_int64()} : kUsualWait;
    const auto pause = guide_.slowed_down(asked, ++said->refused);
    refused_.push_back(key);
    if (refused_.size() > 1) return;  // goes along with what waits already
    again_.expires_after(pause);
    again_.async_wait([this](const boost::system::error_code& error) {
        if (!error) say_again();
    });
}

void LoadPlayer::say_again() {
    for (const std::string& key : std::exchange(refused_, {}))
        if (const Said* said = find_said(key)) socket_->say(said->text);
}

void LoadPlayer::ended(unsigned close_code) {
    const bool no_room = close_code == static_cast<unsigned>(server::CloseCode::too_many);
    if (no_room) guide_.turned_away();
    again_.cancel();
    refused_.clear();
    others_.clear();
    if (std::exchange(here_, false)) guide_.cut_off(*this);
    come_back_in(no_room ? kLongPause : kPause);
}

void LoadPlayer::come_back_in(std::chrono::milliseconds pause) {
    if (stopped_) return;
    pause_.expires_after(pause);
    pause_.async_wait([this](const boost::system::error_code& error) {
        if (!error && !stopped_) start();
    });
}

void LoadPlayer::say(const std::string& kind, std::string text) {
    if (!here_) return;
    socket_->say(text);
    others_[kind] = {std::move(text)};
}

void LoadPlayer::command(const std::string& id, std::string text) {
    if (here_) socket_->say(text);
    commands_[id] = {std::move(text)};
}

std::string LoadPlayer::new_command_id() {
    return "c" + std::to_string(++last_command_);
}

}  // namespace doorgeef::app
