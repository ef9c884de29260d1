#include "foursome.hpp"

#include <array>
#include <chrono>
#include <stdexcept>

namespace doorgeef::server::net {

namespace {

constexpr std::array<const char*, 4> kSeats{"A1", "A2", "B1", "B2"};

std::int64_t unix_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

std::string become_guest(RawClient& client, const std::string& name) {
    const HttpAnswer answer =
        client.post("/api/guest", R"({"name":")" + name + R"("})",
                    "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n");
    const std::string cookie = answer.header("set-cookie");
    return answer.status == 201 ? cookie.substr(0, cookie.find(';')) : "";
}

void enter(RawClient& client, const std::string& cookie) {
    if (!client.upgrade("Cookie: " + cookie + "\r\n")) throw std::runtime_error("no WebSocket");
    client.send_text(R"({"t":"hello","v":1})");
    const std::string welcome = client.read_message().payload;
    if (value_in(welcome, "name").empty()) throw std::runtime_error("welcome: " + welcome);
}

RawClient connect_session(std::uint16_t port, const std::string& cookie) {
    RawClient client{port};
    enter(client, cookie);
    return client;
}

RawClient connect_player(std::uint16_t port, const std::string& name) {
    RawClient client{port};
    return connect_session(port, become_guest(client, name));
}

std::string wait_for(RawClient& client, std::string_view text) {
    while (true) {
        const Frame frame = client.read_message();
        if (frame.opcode != 1) return "";
        if (frame.payload.find(text) != std::string::npos) return frame.payload;
    }
}

std::string value_in(std::string_view message, std::string_view key) {
    const std::string wanted = '"' + std::string{key} + "\":";
    const auto found = message.find(wanted);
    if (found == std::string_view::npos) return "";
    std::string_view rest = message.substr(found + wanted.size());
    const bool quoted = rest.starts_with('"');
    if (quoted) rest.remove_prefix(1);
    return std::string{rest.substr(0, rest.find_first_of(quoted ? "\"" : ",}]"))};
}

Foursome::Foursome(std::uint16_t port, const std::string& time) {
    for (const char* seat : kSeats) {
        RawClient client{port};
        cookies_.push_back(become_guest(client, seat));
        players_.push_back(connect_session(port, cookies_.back()));
    }
    players_[0].send_text(
        R"({"t":"table-create","id":"table","name":"Club","public":true,"arbiter":false,"rated":false,)"
        R"("seat":"A1","agreement":{"ruleset":"knsb","conduct":"online","time":")" +
        time + R"("}})");
    table_ = value_in(wait_for(players_[0], R"("id":"table")"), "table");
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const std::string where = R"(,"table":")" + table_ + '"';
        if (i > 0)
            players_[i].send_text(R"({"t":"table-sit","id":"sit","seat":")" + std::string{kSeats[i]} + '"' +
                                  where + "}");
        players_[i].send_text(R"({"t":"table-ready","id":"ready","ready":true)" + where + "}");
        if (!wait_for(players_[i], R"("id":"ready")").starts_with(R"({"t":"ok")"))
            throw std::runtime_error("cannot be ready");
    }
}

void Foursome::begin() {
    players_[0].send_text(R"({"t":"table","watch":")" + table_ + R"("})");
    match_ = value_in(wait_for(players_[0], R"("match":")"), "match");
    watch();
}

void Foursome::come_back(std::uint16_t port) {
    players_.clear();
    for (const std::string& cookie : cookies_) players_.push_back(connect_session(port, cookie));
    watch();
}

void Foursome::watch() {
    for (RawClient& player : players_) {
        player.send_text(R"({"t":"watch","match":")" + match_ + R"(","from":0})");
        const std::string about = wait_for(player, R"("t":"match")");
        white_ = value_in(about, "white") == "A" ? 0 : 2;
        wait_for(player, " started");
    }
}

std::string Foursome::does(std::size_t player, const std::string& id, const std::string& what) {
    players_[player].send_text(R"({"t":"do","id":")" + id + R"(","match":")" + match_ + R"(","seat":")" +
                               kSeats[player] + R"(","what":")" + what + R"("})");
    return wait_for(players_[player], R"("id":")" + id + '"');
}

std::int64_t Foursome::began_at_ms() {
    const std::int64_t asked_at = unix_ms();
    players_[0].send_text(R"({"t":"watch","match":")" + match_ + R"(","from":0})");
    return asked_at - std::stoll(value_in(wait_for(players_[0], R"("t":"match")"), "now"));
}

}  // namespace doorgeef::server::net
