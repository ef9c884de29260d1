// What tells positions apart, and finding it for all that a position leads to.
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <cstdlib>

namespace doorgeef::winnable {

// For positions that differ for the rules, the counters aside: the position's key, and a second number that
// has nothing to do with it. For a search of a million positions the chance that any two of them are mistaken
// for each other is less than one in ten thousand million million.
struct Fingerprint {
    std::uint64_t key;
    std::uint32_t check;

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

// Each square of each man counts for itself, so that a move changes the sum by what it moves.
class Weight {
public:
    explicit Weight(const rules::Position& position) {
        for (const rules::Color color : rules::kColors)
            sum_ += position.pieces(color).bits() * kOfColor[color];
        for (const rules::Role role : rules::kRoles) sum_ += position.pieces(role).bits() * kOfRole[role];
    }

    Weight moved(rules::Piece piece, rules::Square from, rules::Square to) const {
        Weight after = *this;
        after.sum_ += (rules::Bitboard{to}.bits() - rules::Bitboard{from}.bits()) *
                      (kOfColor[piece.color] + kOfRole[piece.role]);
        return after;
    }

    std::uint32_t check() const {
        return static_cast<std::uint32_t>(((sum_ ^ (sum_ >> 32U)) * 0xEB44ACCAB455D165) >> 32U);
    }

private:
    static constexpr rules::ByColor<std::uint64_t> kOfColor{{0x9FB21C651E98DF25, 0x2127599BF4325C37}};
    static constexpr rules::ByRole<std::uint64_t> kOfRole{{0xD6E8FEB86659FD93, 0xA0761D6478BD642F,
                                                           0xE7037ED1A0B428DB, 0x8EBC6AF09C88C6E3,
                                                           0x589965CC75374CC3, 0x1D8E4E27C47D124F}};

    std::uint64_t sum_ = 0;
};

inline Fingerprint fingerprint(const rules::Position& position) {
    return {position.key(), Weight{position}.check()};
}

// The fingerprints of the positions that legal moves lead to, mostly found without making the move.
class Successors {
public:
    Successors(const rules::Position& position, const rules::Ruleset& ruleset)
        : position_(position), ruleset_(ruleset), weight_(position),
          has_rights_(position.castling().any() || position.en_passant()) {}

    Fingerprint after(rules::Move move) const {
        if (!only_moves_a_man(move)) {
            rules::Position next = position_;
            next.play_unchecked(move, ruleset_);
            return fingerprint(next);
        }
        namespace zobrist = rules::zobrist;
        const rules::Piece piece{position_.turn(), move.role(), false};
        return {position_.key() ^ zobrist::black_to_move() ^
                    zobrist::piece(piece.color, piece.role, move.from()) ^
                    zobrist::piece(piece.color, piece.role, move.to()),
                weight_.moved(piece, move.from(), move.to()).check()};
    }

private:
    // Captures nothing, and neither uses nor makes nor ends a right.
    bool only_moves_a_man(rules::Move move) const {
        const bool double_step =
            move.role() == rules::Role::pawn && std::abs(index(move.to()) - index(move.from())) == 16;
        return !has_rights_ && move.kind() == rules::MoveKind::normal && !double_step &&
               !position_.occupied().contains(move.to()) && !position_.promoted().contains(move.from());
    }

    const rules::Position& position_;
    const rules::Ruleset& ruleset_;
    Weight weight_;
    bool has_rights_;
};

}  // namespace doorgeef::winnable
