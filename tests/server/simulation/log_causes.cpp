#include "log_causes.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "scenario/parts.hpp"
#include "sim_server.hpp"

#include <algorithm>

namespace doorgeef::server::simulation {

using match::PlayerCommand;

namespace {

// What is decided waits for the commit that is under way, if there is one, and for its own.
constexpr Instant kAtOnceMs = 2 * SimServer::kLongestCommitMs;

}  // namespace

bool LogCauses::add_command(std::int64_t first, std::int64_t last) {
    bool alone = true;
    for (std::int64_t number = first; number <= last; ++number) {
        alone = alone && !answered_.at(static_cast<std::size_t>(number));
        answered_[static_cast<std::size_t>(number)] = true;
    }
    return alone;
}

std::vector<std::size_t> LogCauses::explain() {
    std::vector<std::size_t> without_cause;
    while (here_ < log_.size()) {
        std::size_t events = answered_[here_ + 1] ? 1 : follow_from_nobody();
        if (events == 0) events = follow_from_premove();
        if (events == 0) events = follow_from_order();
        if (events == 0) {
            without_cause.push_back(here_);
            events = 1;
        }
        for (; events > 0; --events) match::apply(so_far_, log_[here_++]);
    }
    return without_cause;
}

std::vector<BotOrder> LogCauses::lost_orders(const std::vector<Instant>& troubles) {
    std::vector<BotOrder> lost;
    so_far_ = match::Match{agreement_};
    here_ = 0;
    for (const BotOrder& order : orders_) {
        while (here_ < log_.size() && written_at_.at(here_) < order.given_at)
            match::apply(so_far_, log_[here_++]);
        if (std::holds_alternative<match::command::Say>(order.what) || !is_quiet_around(order, troubles))
            continue;
        const match::Time latest = here_ == 0 ? 0 : log_[here_ - 1].at;
        const auto events = match::decide(so_far_, PlayerCommand{order.seat, order.what}, latest);
        if (events && !events->empty()) lost.push_back(order);
    }
    return lost;
}

bool LogCauses::is_quiet_around(const BotOrder& order, const std::vector<Instant>& troubles) const {
    const Instant from = order.given_at - kAtOnceMs;
    const Instant until = order.given_at + kAtOnceMs;
    const auto trouble = std::ranges::lower_bound(troubles, from);
    return (trouble == troubles.end() || *trouble > until) &&
           (here_ == 0 || written_at_.at(here_ - 1) < from) &&
           (here_ == log_.size() || written_at_.at(here_) > until);
}

std::size_t LogCauses::follow(const match::Command& command) const {
    const auto events = match::decide(so_far_, command, log_[here_].at);
    if (!events || events->size() > log_.size() - here_) return 0;
    const auto logged = log_.begin() + static_cast<std::ptrdiff_t>(here_);
    return std::equal(events->begin(), events->end(), logged) ? events->size() : 0;
}

std::size_t LogCauses::follow_from_nobody() const {
    if (so_far_.started) return follow(match::Tick{});
    // KNSB 6.4: both players with Black press.
    for (const match::Seat seat : match::kSeats)
        if (so_far_.has_seat(seat) && so_far_.color(seat) == match::Color::black)
            if (const std::size_t events = follow(PlayerCommand{seat, match::command::Press{}}))
                return events;
    return 0;
}

std::size_t LogCauses::follow_from_premove() {
    if (!std::holds_alternative<match::event::Moved>(log_[here_].what)) return 0;
    for (auto premove = premoves_.begin(); premove != premoves_.end(); ++premove) {
        const auto move = scenario::parse_move(premove->move);
        const std::size_t events =
            move ? follow(PlayerCommand{premove->seat, match::command::Play{*move}}) : 0;
        if (events == 0) continue;
        premoves_.erase(premove);
        ++premoves_played_;
        return events;
    }
    return 0;
}

std::size_t LogCauses::follow_from_order() {
    const Instant written = written_at_.at(here_);
    for (auto order = orders_.begin(); order != orders_.end(); ++order) {
        if (written < order->given_at || written > order->given_at + kAtOnceMs) continue;
        const std::size_t events = follow(PlayerCommand{order->seat, order->what});
        if (events == 0) continue;
        orders_.erase(order);
        ++orders_carried_out_;
        return events;
    }
    return 0;
}

}  // namespace doorgeef::server::simulation
