// Recorded games for tests of the commands that read them.
#pragma once

namespace doorgeef::app {

// Mate on board A; 8 plies.
inline constexpr const char* kMate =
    "[Event \"Clubavond\"][WhiteA \"Jan\"][BlackA \"Piet\"][WhiteB \"Truus\"][BlackB \"Kees\"]\n"
    "[TimeControl \"180+0\"][Result \"1-0\"]\n"
    "1A. e4{179} 1a. e5{178} 1B. d4{170.5} 2A. Qh5{177} 2a. Nc6{176} 3A. Bc4{175} 3a. Nf6{170} 4A. "
    "Qxf7#{174}\n"
    "{Piet checkmated} 1-0\n\n";
// Truus resigns; 3 plies, one of them a drop.
inline constexpr const char* kResigned =
    "[WhiteA \"Jan\"][BlackA \"Piet\"][WhiteB \"Truus\"][BlackB \"Kees\"]\n"
    "1A. e4 1a. d5 2A. exd5 1B. Nf3 1b. P@e5 {Truus resigns} 1-0\n\n";
// The second move cannot be played.
inline constexpr const char* kIllegal = "[WhiteA \"Jan\"]\n1A. e4\n  1a. P@e5 *\n\n";
inline constexpr const char* kChess = "[White \"Jan\"][Black \"Piet\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n";

// As we write it, with clocks of our own; 10 plies.
inline constexpr const char* kOwn =
    "[WhiteA \"Jan\"]\n[BlackA \"Piet\"]\n[WhiteB \"Klaas\"]\n[BlackB \"Marie\"]\n[TimeControl \"180+0\"]\n"
    "[Variant \"Bughouse\"]\n[Result \"1-0\"]\n[Ruleset \"fics\"]\n[Conduct \"online\"]\n[WhiteATeam \"A\"]\n"
    "[DoorgeefLog \"1\"]\n\n"
    "{[%ev 0 ready A2] [%ev 0 ready B1] [%ev 0 started]} 1A. e4 {179.547}\n"
    "1B. d4 {179.400} 1a. e5 {178.000} 1b. e5 {177.500} 2B. dxe5 {179.000}\n"
    "2A. Bc4 {178.400} 2a. Nc6 {177.600} 3A. Qh5 {177.400} 3a. Nf6 {176.600}\n"
    "4A. Qxf7# {176.399}\n"
    "{[%ev 7001 game-ended 1 1-0 mate] [%ev 7001 game-ended 2 * match-ended]}\n"
    "{[%ev 7001 match-ended 2 0]} {Piet checkmated} 1-0\n\n";

}  // namespace doorgeef::app
