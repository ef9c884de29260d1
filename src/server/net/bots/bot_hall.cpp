#include "server/net/bots/bot_hall.hpp"

#include "server/net/clock.hpp"

#include <chrono>
#include <utility>

namespace doorgeef::server::net {

namespace {

bots::Instant instant() {
    return read_clocks().instant;
}

}  // namespace

BotHall::BotHall(std::size_t workers, Door door) : door_(std::move(door)), desk_(workers) {
    for (const bots::Bot& bot : bots::kBots) cards_.push_back({std::string{bot.id}, std::string{bot.name}});
    for (std::size_t i = 0; i < workers; ++i) workers_.push_back(std::make_unique<BotWorker>(bell_));
    counted_.workers = workers;
    published_ = counted_;
    thread_ = std::thread{[this] { run(); }};
}

BotHall::~BotHall() {
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    bell_.ring();
    thread_.join();
}

void BotHall::look(const BotView& view) {
    bots::Sight sight{view.id.text,
                      {},
                      std::make_shared<const match::Match>(view.match),
                      view.now,
                      {view.said.begin(), view.said.end()}};
    for (const BotSeat& seat : view.bots)
        sight.chairs.push_back({seat.seat, &bots::bot_or_substitute(seat.bot)});
    {
        const std::scoped_lock lock{mutex_};
        inbox_.push_back(std::move(sight));
    }
    bell_.ring();
}

BotFigures BotHall::figures() const {
    const std::scoped_lock lock{mutex_};
    return published_;
}

void BotHall::run() {
    while (take_inbox()) {
        take_finished();
        for (const bots::Order& order : desk_.due(instant())) {
            ++counted_.commands;
            door_(order);
        }
        give_tasks();
        publish();
        const auto next = desk_.wakes_at();
        bell_.wait(next ? std::optional{*next - instant()} : std::nullopt);
    }
    workers_.clear();
}

bool BotHall::take_inbox() {
    std::vector<bots::Sight> inbox;
    {
        const std::scoped_lock lock{mutex_};
        if (stopping_) return false;
        inbox.swap(inbox_);
    }
    for (const bots::Sight& sight : inbox) desk_.see(sight, instant());
    return true;
}

void BotHall::take_finished() {
    for (const auto& worker : workers_)
        if (const auto finished = worker->take()) {
            counted_.thinking.add(finished->took);
            desk_.done(finished->task, finished->thought, instant());
        }
}

void BotHall::give_tasks() {
    for (const auto& worker : workers_) {
        if (!worker->is_free()) continue;
        auto task = desk_.next(instant());
        if (!task) return;
        counted_.waiting.add(std::chrono::milliseconds{task->waited_ms});
        worker->give(std::move(*task));
    }
}

void BotHall::publish() {
    counted_.desk = desk_.figures();
    const std::scoped_lock lock{mutex_};
    published_ = counted_;
}

}  // namespace doorgeef::server::net
