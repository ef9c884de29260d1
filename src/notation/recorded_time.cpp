#include "notation/recorded_time.hpp"

#include "notation/clock_comment.hpp"

#include <algorithm>

namespace doorgeef::notation {

namespace {

constexpr match::Time kDayMs = 86'400'000;

}  // namespace

std::optional<rules::TimeControl> parse_time_tag(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto base = parse_seconds(text.substr(0, plus));
    const auto increment = plus == std::string_view::npos ? 0 : parse_seconds(text.substr(plus + 1));
    const auto sensible = [](std::optional<std::int64_t> ms) { return ms && *ms >= 0 && *ms <= kDayMs; };
    if (!sensible(base) || !sensible(increment)) return std::nullopt;
    return rules::TimeControl{*base, *increment};
}

RecordedTime::RecordedTime(const GameRecord& game) {
    if (const auto tag = game.tag("TimeControl")) control_ = parse_time_tag(*tag);
    if (!control_) return;
    for (auto& board : sides_.values)
        for (Side& side : board.values) side.remaining_ms = control_->base_ms;
}

match::Time RecordedTime::take(const RecordedMove& move, match::BoardId board, rules::Color color) {
    auto& sides = sides_[board];
    ++sides[color].moves;
    if (move.clock_ms) sides[color].remaining_ms = *move.clock_ms;
    if (move.elapsed_ms) {
        latest_ = std::max(latest_, *move.elapsed_ms);
    } else if (move.clock_ms && control_) {
        match::Time used = 0;
        for (const Side& side : sides.values)
            used += control_->base_ms + control_->increment_ms * side.moves - side.remaining_ms;
        latest_ = std::max(latest_, used);
    }
    return latest_;
}

}  // namespace doorgeef::notation
