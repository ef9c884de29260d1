#include "sim_server.hpp"

#include <algorithm>
#include <stdexcept>
#include <vector>

namespace doorgeef::server::simulation {

SimServer::SimServer(Timeline& timeline, Dice& dice, const Faults& faults, Settings settings)
    : timeline_(timeline), dice_(dice), faults_(faults), settings_(std::move(settings)),
      bots_(
          timeline, dice, [this](Instant ms, std::function<void()> what) { after(ms, std::move(what)); },
          [this](const bots::Order& order) { bot_acts(order); }) {
    start();
}

void SimServer::start() {
    ++life_;
    disk_failed_ = false;
    store_.restart();
    service_ = std::make_unique<Service>(*this, store_, dice_, bots_, settings_);
    const auto restored = service_->restore(timeline_.now());
    if (!restored || !restored->unreadable.empty()) throw std::logic_error{"what is stored cannot be read"};
}

// Some of what was handed to the disk got there, but nobody was told.
void SimServer::crash() {
    ++crashes_;
    troubles_.push_back(timeline_.now().instant);
    ++life_;
    const auto written =
        static_cast<std::size_t>(dice_.between(0, static_cast<std::int64_t>(waiting_.size())));
    std::vector<store::Batch> batches;
    for (std::size_t i = 0; i < written; ++i) batches.push_back(waiting_[i].second);
    note_events(batches);
    store_.commit(batches);
    waiting_.clear();
    committing_ = false;
    service_.reset();
    bots_.restart();
    for (auto& [id, wire] : std::exchange(wires_, {}))
        timeline_.after(dice_.between(1, 2000),
                        [receiver = wire.receiver, connection = id] { receiver->lost(connection); });
    timeline_.after(dice_.between(10, 5000), [this] { start(); });
}

void SimServer::after(Instant ms, std::function<void()> what) {
    timeline_.after(ms, [this, life = life_, what = std::move(what)] {
        if (life == life_ && service_) what();
    });
}

Instant SimServer::delay() {
    return dice_.happens(faults_.late) ? dice_.between(50, 1500) : dice_.between(1, 40);
}

// ---- the network

std::optional<ConnectionId> SimServer::connect(Receiver& receiver, const std::string& session) {
    if (!service_) return std::nullopt;
    const ConnectionId id{++last_connection_};
    wires_[id] = {&receiver};
    const auto round_trip = dice_.between(5, 400);
    service_->opened(id, {session.empty() ? std::nullopt : std::optional{session}, "198.51.100.7"},
                     timeline_.now());
    service_->measured_lag(id, {round_trip}, timeline_.now());
    return id;
}

void SimServer::say(ConnectionId connection, std::string text) {
    if (dice_.happens(faults_.cut)) return cut(connection, dice_.happens(0.5));
    const int copies = dice_.happens(faults_.lost) ? 0 : dice_.happens(faults_.doubled) ? 2 : 1;
    for (int i = 0; i < copies; ++i) after(delay(), [this, connection, text] { arrive(connection, text); });
}

void SimServer::arrive(ConnectionId connection, const std::string& text) {
    const auto wire = wires_.find(connection);
    if (wire != wires_.end() && !wire->second.cut) service_->received(connection, text, timeline_.now());
}

void SimServer::cut(ConnectionId connection, bool client_knows) {
    const auto wire = wires_.find(connection);
    if (wire == wires_.end() || std::exchange(wire->second.cut, true)) return;
    Receiver* receiver = wire->second.receiver;
    timeline_.after(client_knows ? 0 : dice_.between(100, 3000),
                    [receiver, connection] { receiver->lost(connection); });
    after(dice_.happens(faults_.half_open) ? dice_.between(1000, 8000) : 1, [this, connection] {
        wires_.erase(connection);
        service_->closed(connection, timeline_.now());
    });
}

// One that comes while the process stops must have no effect, so it is not on record.
void SimServer::bot_acts(const bots::Order& order) {
    if (!disk_failed_)
        bots_.records()[order.match].orders.push_back({order.seat, order.what, timeline_.now().instant});
    service_->bot_commands({order.match}, order.seat, order.what, timeline_.now());
}

void SimServer::hang_up(ConnectionId connection) {
    cut(connection, true);
}

void SimServer::send(ConnectionId connection, Text text) {
    const auto wire = wires_.find(connection);
    if (wire == wires_.end() || wire->second.cut || dice_.happens(faults_.lost)) return;
    const Instant arrives = std::max(timeline_.now().instant + delay(), wire->second.latest_arrival);
    wire->second.latest_arrival = arrives;
    after(arrives - timeline_.now().instant, [this, connection, text = std::move(text)] {
        const auto to = wires_.find(connection);
        if (to != wires_.end() && !to->second.cut) to->second.receiver->heard(connection, *text);
    });
}

void SimServer::close(ConnectionId connection, CloseCode /*code*/) {
    cut(connection, false);
}

void SimServer::wake_at(Instant instant) {
    after(std::max<Instant>(0, instant - timeline_.now().instant),
          [this] { service_->woke(timeline_.now()); });
}

// ---- the disk

void SimServer::write(WriteId id, store::Batch batch) {
    waiting_.emplace_back(id, std::move(batch));
    if (std::exchange(committing_, true)) return;
    after(dice_.between(1, kLongestCommitMs), [this] { commit(); });
}

void SimServer::commit() {
    committing_ = false;
    if (dice_.happens(faults_.crash)) return crash();
    if (dice_.happens(faults_.disk_full)) store_.inject({0, store::StoreProblem::disk_full, false});
    if (dice_.happens(faults_.io_error))
        store_.inject({0, store::StoreProblem::io_error, dice_.happens(0.5)});
    const auto group = std::exchange(waiting_, {});
    std::vector<store::Batch> batches;
    for (const auto& [id, batch] : group) batches.push_back(batch);
    note_events(batches);
    const auto failures = store_.commit(batches);
    if (failures.front()) troubles_.push_back(timeline_.now().instant);
    if (failures.front() == store::StoreProblem::io_error) stop();
    for (std::size_t i = 0; i < group.size(); ++i)
        service_->written(group[i].first, failures[i], timeline_.now());
}

// Of a batch that fails the events do not count: others come in their places.
void SimServer::note_events(const std::vector<store::Batch>& batches) {
    if (disk_failed_) return;
    for (const store::Batch& batch : batches)
        for (const store::Write& write : batch)
            if (const auto* events = std::get_if<store::write::AppendEvents>(&write)) {
                auto& instants = written_at_[events->match.text];
                instants.resize(static_cast<std::size_t>(events->first - 1));
                instants.resize(instants.size() + events->lines.size(), timeline_.now().instant);
            }
}

void SimServer::stop() {
    disk_failed_ = true;
    ++io_errors_;
    service_->begin_shutdown(timeline_.now());
    after(dice_.between(0, 2000), [this] { crash(); });
}

}  // namespace doorgeef::server::simulation
