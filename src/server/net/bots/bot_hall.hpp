// The bots of a running server. One thread of usual priority keeps the desk: it is shown matches, gives tasks
// to the workers and says what bots do. A bounded number of workers of the lowest priority think.
#pragma once

#include "bots/desk.hpp"
#include "server/bot_players.hpp"
#include "server/net/bots/bell.hpp"
#include "server/net/bots/bot_worker.hpp"
#include "server/net/histogram.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace doorgeef::server::net {

struct BotFigures {
    std::size_t workers = 0;
    bots::DeskFigures desk{};
    std::uint64_t commands = 0;
    Histogram waiting{};   // from a task to its worker
    Histogram thinking{};  // from the beginning of a thought to its end
};

class BotHall final : public BotPlayers {
public:
    // Called by the desk's thread.
    using Door = std::function<void(const bots::Order& order)>;

    // Requires: at least one worker.
    BotHall(std::size_t workers, Door door);
    ~BotHall() override;
    BotHall(const BotHall&) = delete;
    BotHall& operator=(const BotHall&) = delete;
    BotHall(BotHall&&) = delete;
    BotHall& operator=(BotHall&&) = delete;

    std::span<const BotCard> all() const override { return cards_; }
    void look(const BotView& view) override;

    BotFigures figures() const;

private:
    void run();
    // False: it is time to stop.
    bool take_inbox();
    void take_finished();
    void give_tasks();
    void publish();

    Door door_;
    std::vector<BotCard> cards_{};
    bots::Desk desk_;  // of the desk's thread, like the workers
    Bell bell_{};
    std::vector<std::unique_ptr<BotWorker>> workers_{};
    BotFigures counted_{};

    mutable std::mutex mutex_{};  // of what follows; no worker ever holds it
    std::vector<bots::Sight> inbox_{};
    BotFigures published_{};
    bool stopping_ = false;

    std::thread thread_{};  // last: it uses all the others
};

}  // namespace doorgeef::server::net
