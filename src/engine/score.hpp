// How good a position is for the player to move, in hundredths of a pawn; mates count down from kMate.
#pragma once

namespace doorgeef::engine {

using Score = int;

inline constexpr Score kInfinite = 32'000;
inline constexpr Score kMate = 31'000;
// No line is searched deeper than this.
inline constexpr int kMostPlies = 100;
// From here on a score means a forced mate.
inline constexpr Score kMateFound = kMate - kMostPlies;
// Without a legal move, but a piece from the teammate could still help (fics, Stein 5.4).
inline constexpr Score kStuck = 20'000;
// No evaluation of material and position goes beyond this.
inline constexpr Score kMostPositional = 15'000;

constexpr Score mated_in(int plies) {
    return -kMate + plies;
}
constexpr bool is_mate(Score score) {
    return score >= kMateFound || score <= -kMateFound;
}
// The number of moves until mate, negative for the side that is mated. Requires: is_mate(score).
constexpr int mate_distance(Score score) {
    return score > 0 ? (kMate - score + 1) / 2 : -((kMate + score + 1) / 2);
}
// Likewise for a player who is stuck.
constexpr bool is_stuck(Score score) {
    const Score size = score < 0 ? -score : score;
    return size <= kStuck && size > kStuck - kMostPlies;
}
constexpr int stuck_distance(Score score) {
    return score > 0 ? (kStuck - score + 1) / 2 : -((kStuck + score + 1) / 2);
}

}  // namespace doorgeef::engine
