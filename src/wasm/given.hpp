// What the callers of the module give, brought into range.
#pragma once

#include "match/can_apply.hpp"
#include "match/seat.hpp"
#include "wasm/session.hpp"
#include "wasm/verdict_json.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace doorgeef::wasm {

inline constexpr std::size_t kLargestText = std::size_t{32} * 1024 * 1024;
inline constexpr std::size_t kLargestScenario = std::size_t{256} * 1024;

inline std::size_t place_of(const Session& session, int at) {
    const auto place = static_cast<std::size_t>(at);
    return at < 0 || place > session.head() ? session.head() : place;
}

// Not before the moment's latest event; the comparisons are false for what is no number.
inline match::Time time_of(const Moment& moment, double now) {
    if (!(now > static_cast<double>(moment.latest))) return moment.latest;
    return now < static_cast<double>(match::kLatest) ? static_cast<match::Time>(now) : match::kLatest;
}

inline std::uint64_t budget_of(double budget) {
    if (!(budget > 0)) return 0;
    return static_cast<std::uint64_t>(budget < kLargestBudget ? budget : kLargestBudget);
}

inline std::optional<match::Seat> seat_of(const Session& session, int seat) {
    if (seat < 0 || seat > 3) return std::nullopt;
    const match::Seat found = match::kSeats[static_cast<std::size_t>(seat)];
    return session.latest().match.has_seat(found) ? std::optional{found} : std::nullopt;
}

inline std::optional<match::BoardId> board_of(const Session& session, int board) {
    if (board < 0 || board > 1) return std::nullopt;
    const match::BoardId found = match::kBoards[static_cast<std::size_t>(board)];
    return session.latest().match.has_board(found) ? std::optional{found} : std::nullopt;
}

}  // namespace doorgeef::wasm
