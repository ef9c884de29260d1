// Whatever clients say, in whatever order, while the disk fails and the process restarts: all that is said to
// them is JSON, and what is on disk can be read again.
//
// Each line of the input is somebody's message: 0 to 3 for the players, 4 for an arbiter, 5 for a visitor,
// then the message, in which $M is the match and $T the table. "+250" lets time pass, "!" is a restart, "-"
// makes the disk fail for the message that follows.
#include "property.hpp"
#include "server/world.hpp"
#include "wire/client_message.hpp"

#include <charconv>
#include <string>
#include <vector>

using namespace doorgeef;
using namespace doorgeef::server;
using doorgeef::fuzz::require;

namespace {

constexpr std::size_t kMostLines = 64;

Settings settings() {
    Settings settings;
    settings.limits.messages_per_connection = {1e9, 1e9};
    settings.limits.messages_per_address = {1e9, 1e9};
    settings.limits.bad_messages = 1000;
    return settings;
}

class Trial {
public:
    Trial() {
        world_.add_account("Scheids", {store::AccountRole::arbiter});
        clients_ = {four_.a1, four_.a2, four_.b1, four_.b2, world_.connects("Scheids"), world_.connects("")};
        clients_[4].asks(R"({"t":"table-arbiter","take":true,"table":")" + four_.table + "\"}");
    }

    void take(std::string_view line) {
        if (line.starts_with('+'))
            wait(line.substr(1));
        else if (line == "!")
            restart();
        else if (line == "-")
            world_.writes_automatically = false;
        else if (!line.empty() && line[0] >= '0' && line[0] <= '5')
            say(clients_[static_cast<std::size_t>(line[0] - '0')], line.substr(1));
    }

    void check() {
        restart();
        CountingChance chance;
        NoBots bots;
        Service service{world_, world_.store(), chance, bots, {}};
        const auto restored = service.restore(world_.now());
        require(restored && restored->unreadable.empty(), "what is on disk can be read again");
    }

private:
    void wait(std::string_view text) {
        int ms = 0;
        std::from_chars(text.data(), text.data() + text.size(), ms);
        world_.wait(std::clamp(ms, 0, 500'000));
        listen();
    }

    void restart() {
        world_.restarts();
        const std::vector<std::string> names{"A1", "A2", "B1", "B2", "Scheids", ""};
        for (std::size_t i = 0; i < names.size(); ++i) clients_[i] = world_.connects(names[i]);
    }

    void say(const Client& client, std::string_view line) {
        std::string text;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string_view two = line.substr(i, 2);
            const bool known = two == "$M" || two == "$T";
            text += known ? (two == "$M" ? four_.match : four_.table) : std::string{line[i]};
            if (known) ++i;
        }
        const auto message = wire::parse_client_message(text);
        require(!message || message->index() < wire::kClientMessageKinds, "a message is of some kind");
        client.says(text);
        if (!std::exchange(world_.writes_automatically, true)) world_.fails_to_write();
        world_.writes_all();
        listen();
    }

    // Which reads all of it as JSON.
    void listen() const {
        for (const Client& client : clients_) client.heard();
    }

    World world_{settings()};
    Four four_ = four_begin(world_);
    std::vector<Client> clients_{};
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Trial trial;
    fuzz::for_each_line(fuzz::text_of(data, size), kMostLines,
                        [&](std::string_view line) { trial.take(line); });
    trial.check();
    return 0;
}
