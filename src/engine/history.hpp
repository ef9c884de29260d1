// Which moves turned out well lately: how the search guesses what to look at first.
#pragma once

#include "engine/hash_table.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace doorgeef::engine {

// A move without where it comes from: a drop or a move of this role, to that square.
inline constexpr std::size_t kGestures = 11 * 64;

constexpr std::size_t gesture(rules::Move move) {
    const bool promotes = move.kind() == rules::MoveKind::promotion;
    const std::size_t role = promotes ? 0 : static_cast<std::size_t>(move.role());
    const std::size_t actor = move.is_drop() ? role + 6 : role;
    return actor * 64 + static_cast<std::size_t>(move.to());
}

class History {
public:
    History();

    // The answers to a gesture of a colour: what followed it well.
    using Answers = std::array<std::int16_t, kGestures>;

    int quiet(rules::Color us, rules::Move move) const { return quiet_[us][gesture(move)]; }
    int capture(rules::Color us, rules::Move move, rules::Role captured) const {
        return capture_[us][captured][gesture(move)];
    }
    Answers& answers(rules::Color mover, rules::Move move) {
        return answers_[static_cast<std::size_t>(mover) * kGestures + gesture(move)];
    }
    // For the beginning, where nothing went before.
    Answers& no_answers() { return answers_.back(); }

    void learn_quiet(rules::Color us, rules::Move move, int bonus) {
        learn(quiet_[us][gesture(move)], bonus);
    }
    void learn_capture(rules::Color us, rules::Move move, rules::Role captured, int bonus) {
        learn(capture_[us][captured][gesture(move)], bonus);
    }
    static void learn(std::int16_t& value, int bonus);

    void clear();

private:
    rules::ByColor<Answers> quiet_{};
    rules::ByColor<rules::ByRole<Answers>> capture_{};
    std::vector<Answers> answers_;
};

}  // namespace doorgeef::engine
