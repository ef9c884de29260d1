// How often the random positions were of a kind that matters: a comparison that never saw a pin proves
// nothing of pins.
#pragma once

#include "reference/board.hpp"
#include "reference/rules.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::rules {

enum class Feature : std::uint8_t {
    check,
    double_check,
    pin,
    no_legal_move,
    en_passant,
    en_passant_refused,  // a pawn stands ready, but its king would be in check
    castling,
    castling_refused,  // the right is there, but something is in the way
    promotion,
    taking,
    taking_nothing,
    taking_nothing_refused,  // only because the pawn vanishes and blocks nothing
    taking_excluded,         // R15 rules out a piece that a pawn could have taken
    taking_all_excluded,     // R15 rules out all of them
    drop,
    drop_into_check_line,  // a drop that answers a check
    // of the moves that were played on both sides
    played_drop_with_check,
    played_capture_of_promoted,
    played_capture_ends_castling,
    played_taking_of_promoted,
    played_taking_ends_castling,
    played_taking_checks_robbed,
    played_taking_changes_en_passant,
    played_en_passant,
    played_castling,
    count,
};

std::string_view name_of(Feature feature);

class Coverage {
public:
    void note(Feature feature) { ++features_[static_cast<std::size_t>(feature)]; }
    void note_reason(std::string_view code) { ++reasons_[std::string{code}]; }
    // What is to be seen on the board itself, whose legal moves are given.
    void note_position(const reference::Board& board, const reference::Board& other,
                       const reference::Rules& rules, const std::vector<reference::Action>& legal);

    long seen(Feature feature) const { return features_[static_cast<std::size_t>(feature)]; }
    long seen_reason(const std::string& code) const {
        return reasons_.contains(code) ? reasons_.at(code) : 0;
    }
    const std::map<std::string, long>& reasons() const { return reasons_; }

private:
    void note_king(const reference::Board& board, bool in_check);
    void note_en_passant(const reference::Board& board, const reference::Rules& rules);
    void note_promotion(const reference::Board& board, const reference::Board& other,
                        const reference::Rules& rules);

    std::array<long, static_cast<std::size_t>(Feature::count)> features_{};
    std::map<std::string, long> reasons_;
};

}  // namespace doorgeef::rules
