#include "notation/log_builder.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"

#include <utility>
#include <variant>

namespace doorgeef::notation {

std::optional<LogProblem> LogBuilder::add(match::Event event) {
    const bool move = std::holds_alternative<match::event::Moved>(event.what);
    if (events_.size() == kMostLogEvents || (move && moves_ == kMostLogMoves)) return LogProblem::too_long;
    if (event.at < latest() || !match::can_apply(match_, event)) return LogProblem::impossible;
    match::apply(match_, event);
    events_.push_back(std::move(event));
    if (move) ++moves_;
    return std::nullopt;
}

}  // namespace doorgeef::notation
