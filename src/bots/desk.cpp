#include "bots/desk.hpp"

#include "match/decide.hpp"

#include <algorithm>

namespace doorgeef::bots {

namespace {

// Nobody should wait longer than this for his thought to begin: when many wait, each is shorter.
constexpr match::Time kPatienceMs = 1000;
constexpr match::Time kLongestThoughtMs = 1000;
constexpr match::Time kShortestThoughtMs = 15;

// Whoever waits looks again after this, because clocks run.
constexpr Instant kLookAgainMs = 1000;
// What was ordered should have happened by then; the disk may have been full. Each time twice as long.
constexpr Instant kTryAgainMs = 2000;
constexpr int kMostDoublings = 5;

std::uint64_t seed_of(std::string_view match, match::Seat seat) {
    return std::hash<std::string_view>{}(match) * 4 + seat.index();
}

rules::zobrist::Key other_key(const match::Match& match, match::Seat seat) {
    return match.has_board(!seat.board()) ? match.position(!seat.board()).key() : 0;
}

}  // namespace

void Desk::see(const Sight& sight, Instant now) {
    if (sight.state->over()) return remove(sight.match);
    const auto entry = matches_.try_emplace(sight.match).first;
    for (const Chair& chair : sight.chairs) {
        auto& place = entry->second[chair.seat];
        if (!place) {
            place = std::make_unique<Place>();
            place->number = ++places_;
            place->match = entry->first;
            place->seat = chair.seat;
        }
        place->bot = chair.bot;
        look(*place, sight, now);
    }
    figures_.matches = matches_.size();
}

void Desk::look(Place& place, const Sight& sight, Instant now) {
    for (const match::event::Said& said : sight.said) place.hearing.hear(said, place.seat, *sight.state);
    place.state = sight.state;
    place.now = sight.now;
    place.seen = now;
    const rules::zobrist::Key before = std::exchange(place.other, other_key(*place.state, place.seat));
    const Concern concern = concern_of(*place.state, place.seat, place.hearing.count());
    if (concern == place.concern) {
        const bool changed = place.other != before;
        if ((place.stage == Stage::waiting && changed) ||
            (place.stage == Stage::holding && !still_possible(place, *place.held))) {
            drop(place);
            begin(place, now);
        }
        return;
    }
    drop(place);
    place.concern = concern;
    place.attempts = 0;
    const int moves = moves_completed(*place.state, place.seat.board());
    if (concern.matter == Matter::move && std::exchange(place.turn, moves) != moves) place.turn_began = now;
    begin(place, now);
}

void Desk::begin(Place& place, Instant now) {
    switch (place.concern.matter) {
    case Matter::nothing: return;
    case Matter::errand: return hold(place, *errand_of(*place.state, place.seat), now);
    case Matter::leave:
    case Matter::draw:
    case Matter::move: return enqueue(place, now);
    }
}

// Stein 3.1: what stands on the other board decides what can be promoted to.
bool Desk::still_possible(const Place& place, const match::command::OfPlayer& what) {
    const auto* play = std::get_if<match::command::Play>(&what);
    return play == nullptr || !match::why_not_playable(*place.state, place.seat, play->move);
}

void Desk::enqueue(Place& place, Instant now) {
    place.stage = Stage::queued;
    place.ticket = ++tickets_;
    place.queued = now;
    queue_.emplace(place.ticket, &place);
    figures_.waiting = queue_.size();
}

void Desk::hold(Place& place, match::command::OfPlayer what, Instant until) {
    place.stage = Stage::holding;
    place.held = std::move(what);
    set_alarm(place, until);
}

void Desk::drop(Place& place) {
    if (place.stage == Stage::queued) queue_.erase(place.ticket);
    if (place.stage == Stage::thinking) {
        *place.cancelled = true;
        ++figures_.cancelled;
    }
    place.stage = Stage::idle;
    place.held.reset();
    place.cancelled.reset();
    set_alarm(place, std::nullopt);
    figures_.waiting = queue_.size();
}

void Desk::set_alarm(Place& place, std::optional<Instant> at) {
    if (place.alarm) alarms_.erase({*place.alarm, place.number});
    place.alarm = at;
    if (at) alarms_.emplace(std::pair{*at, place.number}, &place);
}

void Desk::remove(const std::string& match) {
    const auto found = matches_.find(match);
    if (found == matches_.end()) return;
    for (const auto& place : found->second.values)
        if (place) drop(*place);
    matches_.erase(found);
    figures_.matches = matches_.size();
}

std::optional<Task> Desk::next(Instant now) {
    if (queue_.empty()) return std::nullopt;
    const auto waiting = static_cast<match::Time>(queue_.size());
    Place& place = *queue_.begin()->second;
    queue_.erase(queue_.begin());
    place.stage = Stage::thinking;
    place.cancelled = std::make_shared<std::atomic<bool>>(false);
    figures_.waiting = queue_.size();
    ++figures_.thinking;
    Task task;
    task.number = place.ticket;
    task.match = place.match;
    task.seat = place.seat;
    task.bot = place.bot;
    task.matter = place.concern.matter;
    task.state = place.state;
    task.now = place.now + (now - place.seen);
    task.heard = place.hearing.holds(place.seat, *place.state);
    task.spoken = place.spoken;
    task.seed = seed_of(place.match, place.seat);
    task.most_ms = std::clamp(kPatienceMs * static_cast<match::Time>(workers_) / waiting, kShortestThoughtMs,
                              kLongestThoughtMs);
    task.waited_ms = now - place.queued;
    task.cancelled = place.cancelled;
    return task;
}

void Desk::done(const Task& task, const engine::Thought& thought, Instant now) {
    --figures_.thinking;
    ++figures_.thoughts;
    const auto found = matches_.find(task.match);
    Place* const place = found == matches_.end() ? nullptr : found->second[task.seat].get();
    if (place == nullptr || place->stage != Stage::thinking || place->ticket != task.number) return;
    Decision decision = decide(task, thought);
    place->spoken = decision.spoken;
    place->cancelled.reset();
    for (match::command::OfPlayer& what : decision.at_once)
        at_once_.push_back({task.match, task.seat, std::move(what)});
    if (decision.then && place->state != task.state && !still_possible(*place, *decision.then))
        return enqueue(*place, now);
    if (decision.then) {
        const Instant ready = task.matter == Matter::move ? place->turn_began + decision.pause_ms : now;
        return hold(*place, std::move(*decision.then), std::max(now, ready));
    }
    place->stage = Stage::waiting;
    set_alarm(*place, now + kLookAgainMs);
}

std::vector<Order> Desk::due(Instant now) {
    std::vector<Order> orders = std::exchange(at_once_, {});
    while (!alarms_.empty() && alarms_.begin()->first.first <= now) {
        Place& place = *alarms_.begin()->second;
        if (place.stage == Stage::holding) {
            orders.push_back({std::string{place.match}, place.seat, std::move(*place.held)});
            place.held.reset();
            place.stage = Stage::done;
            set_alarm(place, now + (kTryAgainMs << std::min(place.attempts++, kMostDoublings)));
        } else {
            drop(place);
            begin(place, now);
        }
    }
    return orders;
}

std::optional<Instant> Desk::wakes_at() const {
    if (alarms_.empty()) return std::nullopt;
    return alarms_.begin()->first.first;
}

}  // namespace doorgeef::bots
