// The numbers behind the evaluation, in hundredths of a pawn unless said otherwise. Found by tuning
// (tune.hpp), kept per family of rules.
#pragma once

#include "rules/piece.hpp"
#include "rules/ruleset.hpp"

#include <array>

namespace doorgeef::engine {

struct Weights {
    rules::ByRole<int> board;    // worth on the board
    rules::ByRole<int> reserve;  // worth in the reserve
    rules::ByRole<int> passed;   // worth in the teammate's reserve, where his board says nothing better
    // Piece-square tables, seen from White, a1 first, the files a-d standing for h-e too.
    rules::ByRole<std::array<int, 32>> squares;
    rules::ByRole<int> mobility;  // per square it attacks where no enemy pawn does
    int tempo;                    // being on move
    int bishop_pair;
    int doubled_pawn;
    int isolated_pawn;
    std::array<int, 8> passed_pawn;  // by relative rank
    rules::ByRole<int>
        threat;  // attacked by something cheaper, or undefended and attacked: by role of the victim
    // ---- danger to a king, in units of its own; `danger_curve` turns them into hundredths
    rules::ByRole<int> ring_attack;    // per square of the king's ring that such a piece attacks
    rules::ByRole<int> safe_check;     // such a piece on the board can give check unpunished
    rules::ByRole<int> drop_check;     // such a piece in the attacker's reserve can
    rules::ByRole<int> held_near;      // held by the attacker, for each of the first two
    rules::ByRole<int> held_by_owner;  // held by the king's own side: it can block
    int weak_square;                   // of the ring, attacked, defended by the king or queen alone
    int hole;                          // of the ring, empty and defended by the king alone
    int shield_pawn;                   // beside or before the king
    int open_file;                     // through the king or next to it without an own pawn
    int flight;                        // of the ring, where the king could go
    int held_weak;  // weak and empty square of the ring, for each of the first four pieces the attacker holds
    int attacker_moves;              // for each kind of safe check, if it is the attacker's turn
    rules::ByRole<int> drop_checks;  // there is a second square for such a check
    int danger_base;
    int danger_linear;  // per 32 units
    int danger_square;  // per 32 * 32 units squared
};

// The weights for games under these rules.
const Weights& weights_for(const rules::Ruleset& ruleset);

}  // namespace doorgeef::engine
