// How much each thing counts in a plan.
//
// Small changes were tried on ten thousand questions about the ends of self-played games, and those kept that
// made the answers cheaper: docs/winnable.md.
#pragma once

#include "rules/piece.hpp"

namespace doorgeef::winnable {

inline constexpr int kPerStepOfLoser = 6;
inline constexpr int kPerStepOfWinner = 8;
inline constexpr int kNoWayForWinner = 10;
inline constexpr int kPerFlight = 1;
inline constexpr int kPerFlightTaken = 3;
inline constexpr int kPerFlightBlocked = 2;
inline constexpr int kPerBlockLeft = 4;
inline constexpr int kGivesCheck = 9;  // the answer is seldom one that helps
inline constexpr int kMoveOfLosersMen = 2;
inline constexpr int kPerDistantKnight = 4;
inline constexpr int kAnyPawnMove = -3;
inline constexpr int kPerPawnStep = 15;
inline constexpr int kNoPromotion = 7;
inline constexpr int kBlocked = 50;
inline constexpr int kBlockerTaken = 30;
inline constexpr int kOffered = 6;
inline constexpr int kNoMaterial = 40;
inline constexpr int kFirstQueen = -22;
inline constexpr int kAnotherQueen = -20;
inline constexpr int kAnotherPromotion = -3;
inline constexpr int kTaking = -10;
inline constexpr int kPerGapMove = 3;
inline constexpr int kPerCheckMove = 5;
inline constexpr int kPerQueenInTheWay = 11;
inline constexpr int kNoWayForMinorMate = 4;
inline constexpr int kNobodyForGap = 90;
inline constexpr int kDrop = -1;
inline constexpr int kDropNearby = -2;

// What it is worth to capture one of these.
inline constexpr rules::ByRole<int> kCaptureByWinner{{2, -4, -4, -13, -9, 0}};
inline constexpr rules::ByRole<int> kCaptureByLoser{{2, 7, 7, 12, 13, 0}};

}  // namespace doorgeef::winnable
