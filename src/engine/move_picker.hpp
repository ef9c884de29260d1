// Hands out the moves of a position one by one, the most promising first, generating no more than is asked
// for.
#pragma once

#include "engine/generate_moves.hpp"
#include "engine/history.hpp"
#include "engine/worth.hpp"

#include <array>
#include <optional>

namespace doorgeef::engine {

// What a picker needs to know of the search around it.
struct PickerView {
    const rules::Position& position;
    const rules::Ruleset& ruleset;
    const rules::Position* other;
    const Worth& worth;
    const History& history;
    std::array<const History::Answers*, 2> answers;  // to the opponent's last move, to one's own before
};

class MovePicker {
public:
    // All moves. Requires: `first` is legal or kNoMove; `room` has space for all moves.
    MovePicker(const PickerView& view, rules::Move first, const std::array<rules::Move, 2>& killers,
               rules::Move counter, RankedMove* room);
    // For quiescence: captures, and checks if asked for; everything when in check.
    MovePicker(const PickerView& view, rules::Move first, bool in_check, bool with_checks, RankedMove* room);

    std::optional<rules::Move> next();
    // From now on hand out no quiet moves any more.
    void skip_quiets() { skip_quiets_ = true; }
    // Behind the moves generated so far, room for those who search on.
    RankedMove* end() const { return end_; }

private:
    enum class Stage : std::uint8_t {
        first,
        make_noisy,
        good_noisy,
        killers,
        make_quiet,
        quiet,
        bad_noisy,
        q_first,
        q_make_noisy,
        q_noisy,
        q_make_checks,
        q_checks,
        evade_make,
        evade,
    };

    void rank_noisy(RankedMove* from, RankedMove* to) const;
    void rank_quiet(RankedMove* from, RankedMove* to) const;
    std::optional<rules::Move> best_left();
    bool is_noisy(rules::Move move) const;

    const PickerView& view_;
    rules::Move first_;
    std::array<rules::Move, 3> refutations_{kNoMove, kNoMove, kNoMove};
    std::size_t refutation_ = 0;
    bool with_checks_ = false;
    bool evading_ = false;
    bool skip_quiets_ = false;
    Stage stage_;
    RankedMove* begin_;
    RankedMove* current_;
    RankedMove* bad_end_;
    RankedMove* end_;
};

}  // namespace doorgeef::engine
