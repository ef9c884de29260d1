#include "doorgeef/bench/service_bench.hpp"

#include "doorgeef/bench/cpu_time.hpp"
#include "doorgeef/bench/match_bench.hpp"
#include "rules/coordinates.hpp"
#include "server/service.hpp"
#include "store/memory/memory_store.hpp"

#include <algorithm>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::app {

namespace {

using match::Seat;
using server::ConnectionId;

constexpr server::Instant kTurnMs = 100;
constexpr match::Seat kHost = match::kSeats[0];

class SeededChance final : public server::Chance {
public:
    std::uint64_t number() override { return random_(); }
    server::SessionToken session_token() override { return {}; }

private:
    std::mt19937_64 random_{1};  // NOLINT(cert-msc51-cpp): the same every time
};

// Limits and count-downs are for people.
server::Settings settings() {
    server::Settings settings;
    settings.limits.messages_per_connection = {1e12, 1e12};
    settings.limits.messages_per_address = {1e12, 1e12};
    settings.limits.connections_per_address = std::numeric_limits<int>::max();
    settings.limits.tables_per_address = std::numeric_limits<std::size_t>::max();
    settings.limits.matches_per_address = std::numeric_limits<std::size_t>::max();
    settings.countdown_ms = 0;
    return settings;
}

std::string member(std::string_view key, std::string_view value) {
    return '"' + std::string{key} + R"(":")" + std::string{value} + '"';
}

// The server with a disk that is there at once.
class Bench final : private server::Outside {
public:
    Bench() : service_(*this, store_, chance_, bots_, settings()) {
        static_cast<void>(service_.restore(now_));  // of an empty store
    }

    // Four guests at a table, until their match has begun. Its id.
    std::string begin_match(int number);
    void say(int match, Seat seat, std::string_view text);
    void wait(server::Instant ms) { now_.instant += ms; }

    std::size_t bytes_sent() const { return bytes_sent_; }
    std::size_t refused() const { return refused_; }

private:
    static ConnectionId connection(int match, Seat seat) {
        return ConnectionId{static_cast<std::uint64_t>(match) * match::kSeats.size() + seat.index() + 1};
    }
    void arrive(int match, Seat seat);
    void settle();
    std::string heard(std::string_view key) const;

    void send(ConnectionId /*connection*/, server::Text text) override {
        bytes_sent_ += text->size();
        if (text->starts_with(R"({"t":"no")")) ++refused_;
        last_ = std::move(text);
    }
    void close(ConnectionId /*connection*/, server::CloseCode /*code*/) override {}
    void write(server::WriteId id, store::Batch /*batch*/) override { waiting_.push_back(id); }
    void wake_at(server::Instant /*instant*/) override {}
    void reply(server::RequestId /*request*/, server::ApiReply /*reply*/) override {}
    void reply_later(server::RequestId /*request*/, server::LookUp /*look_up*/) override {}
    void hash_password(server::JobId /*job*/, std::string /*password*/) override {}
    void check_password(server::JobId /*job*/, std::string /*password*/, std::string /*hash*/) override {}

    store::MemoryStore store_{};
    SeededChance chance_{};
    server::NoBots bots_{};
    server::Now now_{1'000'000, 1'700'000'000'000};
    std::vector<server::WriteId> waiting_{};
    server::Text last_{};
    std::size_t bytes_sent_ = 0;
    std::size_t refused_ = 0;
    server::Service service_;
};

void Bench::settle() {
    while (!waiting_.empty())
        for (const server::WriteId id : std::exchange(waiting_, {})) service_.written(id, std::nullopt, now_);
}

void Bench::say(int match, Seat seat, std::string_view text) {
    service_.received(connection(match, seat), text, now_);
    settle();
}

// The value of this key in what was said last.
std::string Bench::heard(std::string_view key) const {
    const std::string quoted = '"' + std::string{key} + R"(":")";
    const std::size_t begin = last_->find(quoted) + quoted.size();
    return last_->substr(begin, last_->find('"', begin) - begin);
}

void Bench::arrive(int match, Seat seat) {
    const std::string id = "guest-" + std::to_string(match) + '-' + std::string{match::name(seat)};
    const store::Session session{id, store::Guest{{id}, id}, 0, std::numeric_limits<std::int64_t>::max(),
                                 false};
    const store::Batch batch{store::write::OpenSession{session}};
    store_.commit({&batch, 1});
    service_.opened(connection(match, seat), {id, "192.0.2.1"}, now_);
    say(match, seat, R"({"t":"hello","v":1})");
}

std::string Bench::begin_match(int number) {
    for (const Seat seat : match::kSeats) arrive(number, seat);
    say(number, kHost,
        R"({"t":"table-create","id":"c","name":"Bench","public":false,"seat":"A1",)"
        R"("agreement":{"ruleset":"knsb","conduct":"online","time":"3600+0","white":"A"}})");
    const std::string table = member("table", heard("table"));
    for (const Seat seat : match::kSeats)
        if (seat != kHost)
            say(number, seat,
                R"({"t":"table-sit","id":"s",)" + table + ',' + member("seat", match::name(seat)) + '}');
    for (const Seat seat : match::kSeats)
        say(number, seat, R"({"t":"table-ready","id":"r","ready":true,)" + table + '}');
    service_.woke(now_);
    settle();
    say(number, kHost, R"({"t":"table","watch":)" + table.substr(table.find(':') + 1) + '}');
    std::string match = heard("match");
    for (const Seat seat : match::kSeats)
        say(number, seat, R"({"t":"watch",)" + member("match", match) + R"(,"from":0})");
    return match;
}

struct Message {
    Seat seat{};
    std::string text{};
};

// One match's moves as its players' programs would send them.
std::vector<Message> messages_of(const Recording& recording, const std::string& match) {
    std::vector<Message> messages;
    for (const match::PlayerCommand& command : recording) {
        const std::string id = "b7f3a9-" + std::to_string(messages.size());
        const auto& move = std::get<match::command::Play>(command.what).move;
        messages.push_back({command.seat, R"({"t":"do",)" + member("id", id) + ',' + member("match", match) +
                                              ',' + member("seat", match::name(command.seat)) + ',' +
                                              member("what", "play " + rules::to_string(move)) + '}'});
    }
    return messages;
}

}  // namespace

ServiceFigures measure_service(int matches) {
    const auto recordings = play_random_matches(*rules::preset("knsb"), matches, 1);
    Bench bench;
    std::vector<std::vector<Message>> all;
    std::size_t longest = 0;
    for (const Recording& recording : recordings) {
        all.push_back(messages_of(recording, bench.begin_match(static_cast<int>(all.size()))));
        longest = std::max(longest, recording.size());
    }

    ServiceFigures figures;
    const std::size_t sent_before = bench.bytes_sent();
    const double begin = cpu_seconds();
    for (std::size_t move = 0; move < longest; ++move) {
        bench.wait(kTurnMs);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (move >= all[i].size()) continue;
            bench.say(static_cast<int>(i), all[i][move].seat, all[i][move].text);
            figures.bytes_received += all[i][move].text.size();
            ++figures.moves;
        }
    }
    figures.cpu_seconds = cpu_seconds() - begin;
    figures.bytes_sent = bench.bytes_sent() - sent_before;
    figures.refused = bench.refused();
    return figures;
}

}  // namespace doorgeef::app
