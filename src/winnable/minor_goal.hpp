// The mates that knights and bishops give in a corner: the loser's king stands there, the winner's king two
// squares from it, and one of them gives check. One square beside the corner, the gap, is left to the loser's
// king; one of his own men that cannot answer the check closes it, or another knight or bishop guards it.
#pragma once

#include "rules/position.hpp"
#include "winnable/steps.hpp"

#include <array>
#include <cstddef>

namespace doorgeef::winnable {

struct MinorMate {
    rules::Square corner;
    rules::Square gap;
    Bitboard posts;   // for the winner's king
    Bitboard checks;  // for a knight
    // For a bishop, from where it goes to stand beside the corner: from afar its check might be answered by a
    // man that comes in between.
    Bitboard contact;
};

// Two in every corner, which are mirror images of each other.
constexpr std::array<MinorMate, 8> minor_mates() {
    using rules::Square;
    constexpr Bitboard kChecks = Bitboard{Square::b3} | Bitboard{Square::c2};
    constexpr Bitboard kContact = Bitboard{Square::a3} | Bitboard{Square::c1};
    constexpr std::array<MinorMate, 2> kInA1{{
        {Square::a1, Square::a2, Bitboard{Square::c1} | Bitboard{Square::c2}, kChecks, kContact},
        {Square::a1, Square::b1, Bitboard{Square::a3} | Bitboard{Square::b3}, kChecks, kContact},
    }};
    constexpr std::array kFlips{0, 7, 56, 63};  // to a1, h1, a8, h8
    std::array<MinorMate, 8> mates{};
    for (std::size_t i = 0; i < mates.size(); ++i) {
        const auto flipped = [&](Square square) {
            return rules::square_at(rules::index(square) ^ kFlips[i / 2]);
        };
        const auto all_flipped = [&](Bitboard squares) {
            Bitboard there;
            for (const Square square : squares) there |= Bitboard{flipped(square)};
            return there;
        };
        const MinorMate& mate = kInA1[i % 2];
        mates[i] = {flipped(mate.corner), flipped(mate.gap), all_flipped(mate.posts),
                    all_flipped(mate.checks), all_flipped(mate.contact)};
    }
    return mates;
}

inline constexpr std::array<MinorMate, 8> kMinorMates = minor_mates();

// How many moves the men are from what they have to do in one of these mates, as if each were alone.
class MinorGoal {
public:
    MinorGoal(const rules::Position& position, Color winner, const MinorMate& mate);

    // No knight, and no bishop on squares of the corner's colour.
    bool is_impossible() const { return to_check_ == kNever; }
    // Nobody on the board or in reserve can ever close or guard the gap.
    bool lacks_closer() const { return to_gap_ == kNever; }
    int to_check() const { return to_check_; }  // until a knight or bishop is about to give it
    int to_gap() const { return to_gap_; }      // until the gap is closed or guarded

    // The same once a move of either side has been made, which is not by a king.
    int to_check_after(rules::Move move) const;
    int to_gap_after(rules::Move move) const;

private:
    static constexpr int kNever = 8;

    void choose_checker();
    void choose_closer();
    Role minor_on(rules::Square square) const;
    int check_moves(Role role, rules::Square from) const;
    int guard_moves(Role role, rules::Square from) const;
    int close_moves(Role role, rules::Square from) const;

    const rules::Position& position_;
    Color winner_;
    const MinorMate& mate_;
    int to_check_ = kNever;
    int to_gap_ = kNever;
    Bitboard checker_;  // the man that is to give check
    Bitboard closer_;   // the man that is to close or guard the gap
};

}  // namespace doorgeef::winnable
