#include "doorgeef/load/relay_run.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace doorgeef::app {

namespace {

using Stage = LoadRun::Stage;
using std::chrono::steady_clock;

// As long as what our server tells about a move.
constexpr std::string_view kMessage =
    R"({"t":"ev","match":"0123456789abcde","first":58,"lines":["81950 moved 1 Pe2e4"],"now":81950})";

}  // namespace

// Four connections, of which one after another speaks.
class RelayRoom {
public:
    RelayRoom(const LoadTarget& target, std::size_t number, Tally& tally) : tally_(tally) {
        for (std::size_t i = 0; i < kPartySize; ++i)
            members_[i] = std::make_unique<Member>(*this, target, number, i);
    }
    ~RelayRoom() { stop(); }
    RelayRoom(const RelayRoom&) = delete;
    RelayRoom& operator=(const RelayRoom&) = delete;

    void connect() {
        for (const auto& member : members_) member->connect();
    }
    bool all_here() const {
        return std::ranges::all_of(members_, [](const auto& member) { return member->here; });
    }
    bool quiet() const { return under_way_ == 0; }
    bool speak() {
        if (under_way_ > 0) return false;
        ++tally_.moves;
        under_way_ = kPartySize;
        speaker_ = (speaker_ + 1) % kPartySize;
        sent_ = steady_clock::now();
        members_[speaker_]->socket->say(kMessage);
        return true;
    }
    void stop() {
        for (const auto& member : members_) member->socket->drop();
    }

private:
    struct Member final : ClientSocket::Listener {
        Member(RelayRoom& in, const LoadTarget& target, std::size_t number, std::size_t own_place)
            : room(in), at(target), path("/room/" + std::to_string(number)), place(own_place),
              socket(std::make_shared<ClientSocket>(target.io, *this)) {}

        void connect() { socket->connect(at.server); }
        void connected() override {
            socket->request("GET " + path + " HTTP/1.1\r\nHost: " + at.url.authority() +
                            "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                            "Sec-WebSocket-Key: bm90aGluZyBzZWNyZXQhIQ==\r\n\r\n");
        }
        void answered(int status, std::string_view /*head*/, std::string_view /*body*/) override {
            here = status == 101;
        }
        void received(std::string_view /*text*/, Moment when) override { room.heard(place, when); }
        void ended(unsigned /*close_code*/) override { here = false; }

        RelayRoom& room;
        const LoadTarget& at;
        std::string path;
        std::size_t place;
        std::shared_ptr<ClientSocket> socket;
        bool here = false;
    };

    void heard(std::size_t place, Moment when) {
        if (under_way_ == 0) {
            ++tally_.duplicated;
            return;
        }
        --under_way_;
        if (place == speaker_) {
            ++tally_.acknowledged;
            tally_.answer.add(sent_, when);
        }
        if (under_way_ == 0) tally_.seen.add(sent_, when);
    }

    Tally& tally_;
    std::array<std::unique_ptr<Member>, kPartySize> members_{};
    std::size_t under_way_ = 0;
    std::size_t speaker_ = 0;
    Moment sent_{};
};

RelayRun::RelayRun(ServerUrl url, server::net::Tcp::endpoint server, LoadPlan plan, LoadRun::Watcher watcher)
    : target_{io_, std::move(url), std::move(server)}, plan_(plan), watcher_(std::move(watcher)) {
    for (std::size_t i = 0; i < plan.matches; ++i)
        rooms_.push_back(std::make_unique<RelayRoom>(target_, i, tally_));
}

RelayRun::~RelayRun() = default;

void RelayRun::run() {
    stage_began_ = steady_clock::now();
    tick();
    io_.run();
}

void RelayRun::tick() {
    const auto reach = [this](Stage stage) {
        reached_ = stage;
        watcher_(stage);
        stage_began_ = steady_clock::now();
    };
    const auto all = [this](auto condition) {
        return std::ranges::all_of(rooms_, [&](const auto& room) { return condition(*room); });
    };
    if (!reached_) {
        const auto here = static_cast<std::size_t>(
            std::ranges::count_if(rooms_, [](const auto& room) { return room->all_here(); }));
        while (begun_ < rooms_.size() && begun_ - std::min(begun_, here) < kMostUnfinished)
            rooms_[begun_++]->connect();
        if (here == rooms_.size()) {
            reach(Stage::connected);
            reach(Stage::playing);
        } else if (here > most_here_) {
            most_here_ = here;
            stage_began_ = steady_clock::now();
        } else if (steady_clock::now() - stage_began_ > plan_.patience) {
            tally_.gave_up_with = here * kPartySize;
            for (const auto& room : rooms_) room->stop();
            reach(Stage::gave_up);
            return reach(Stage::settled);
        }
    } else if (*reached_ == Stage::playing) {
        if (make_moves()) reach(Stage::moved);
    } else if (all([](const RelayRoom& room) { return room.quiet(); }) ||
               steady_clock::now() - stage_began_ > plan_.patience) {
        tally_.lost = tally_.moves - tally_.acknowledged;
        for (const auto& room : rooms_) room->stop();
        return reach(Stage::settled);
    }
    timer_.expires_after(kTick);
    timer_.async_wait([this](const boost::system::error_code& error) {
        if (!error) tick();
    });
}

bool RelayRun::make_moves() {
    const auto now = steady_clock::now();
    const std::chrono::duration<double> passed = now - stage_began_;
    const double due = passed.count() * plan_.moves_per_second;
    std::size_t idle = 0;
    while (moves_made_ < due && idle < rooms_.size()) {
        const bool spoke = rooms_[next_]->speak();
        next_ = (next_ + 1) % rooms_.size();
        idle = spoke ? 0 : idle + 1;
        if (spoke) ++moves_made_;
    }
    moves_made_ = std::max(moves_made_, due - 1);
    return now - stage_began_ >= plan_.duration;
}

}  // namespace doorgeef::app
