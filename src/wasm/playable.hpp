// Where a player can move, grouped as boards on screens want it.
#pragma once

#include "match/match.hpp"
#include "rules/bitboard.hpp"
#include "rules/move.hpp"

#include <string>
#include <vector>

namespace doorgeef::wasm {

struct Destination {
    enum class Kind : std::uint8_t { plain, promotion, taking };
    rules::Square to{};
    Kind kind{};
    bool capture = false;
    std::vector<rules::Role> promotions{};
    rules::Bitboard takings{};  // squares of the other board
};

struct Playable {
    bool now = false;
    rules::BySquare<std::vector<Destination>> steps{};
    rules::ByRole<rules::Bitboard> drops{};
};

// The legal moves of a seat that is on move; with touch-move kept, and, while his move is not completed yet,
// those that he could make instead of it.
Playable playable(const match::Match& match, match::Seat seat);

// Where moves may go that are made in advance: as the chessmen move, whatever stands between. Drops also of
// what is not in the reserve; of a player on move those that would be legal if the piece arrived.
Playable premoves(const match::Match& match, match::Seat seat);

// Whether moves may be made in advance under this conduct: where hands make them, none.
bool allows_premoves(const match::Conduct& conduct);

// Playable of types.ts.
void append_playable(std::string& out, const Playable& playable);

}  // namespace doorgeef::wasm
