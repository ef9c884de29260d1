// What each event of a log came from. Exactly one of these: a command that was answered so, a premove, what a
// bot ordered, or nobody (both games begin, time runs out).
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "records.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace doorgeef::server::simulation {

class LogCauses {
public:
    // `written_at`: when each event was written.
    LogCauses(const match::Agreement& agreement, const match::Events& log, std::vector<Instant> written_at)
        : agreement_(agreement), log_(log), written_at_(std::move(written_at)),
          answered_(log.size() + 1, false) {}

    // An answer says that a command made these events. False if one of them has a command already.
    bool add_command(std::int64_t first, std::int64_t last);
    void add_premove(match::Seat seat, const std::string& move) { premoves_.push_back({seat, move}); }
    void add_order(const BotOrder& order) { orders_.push_back(order); }

    // The places in the log that have no cause. Each premove and each order explains once what would have
    // followed from it at that moment, to the last event; and an order only what was written at once when it
    // was given.
    std::vector<std::size_t> explain();
    // After that, orders of which nothing came although the match would have allowed them, the disk
    // worked and nothing else happened at that moment. Words do not count: there may have been too many.
    std::vector<BotOrder> lost_orders(const std::vector<Instant>& troubles);
    int premoves_played() const { return premoves_played_; }
    int orders_carried_out() const { return orders_carried_out_; }
    int orders_in_vain() const { return static_cast<int>(orders_.size()); }

private:
    struct Premove {
        match::Seat seat{};
        std::string move{};
    };

    // How many events from here on are what follows from the command; none if others are.
    std::size_t follow(const match::Command& command) const;
    std::size_t follow_from_nobody() const;
    std::size_t follow_from_premove();
    std::size_t follow_from_order();
    // Nothing else was written, and nothing failed.
    bool is_quiet_around(const BotOrder& order, const std::vector<Instant>& troubles) const;

    const match::Agreement& agreement_;
    const match::Events& log_;
    std::vector<Instant> written_at_;
    std::vector<bool> answered_;  // by number
    std::vector<Premove> premoves_{};
    std::vector<BotOrder> orders_{};
    int premoves_played_ = 0;
    int orders_carried_out_ = 0;
    // While explaining: how the match stands, and how much of the log has been explained.
    match::Match so_far_{agreement_};
    std::size_t here_ = 0;
};

}  // namespace doorgeef::server::simulation
