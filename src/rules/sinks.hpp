// What the generator's moves are poured into: a list or a number.
#pragma once

#include "rules/generate.hpp"
#include "rules/move_list.hpp"

namespace doorgeef::rules {

class ListingSink {
public:
    explicit ListingSink(MoveList& moves) : moves_(moves) {}

    void piece(Role role, Square from, Bitboard to) {
        for (const Square square : to) moves_.push_back(Move::normal(role, from, square));
    }
    void pawns(Bitboard to, int back) {
        for (const Square square : to)
            moves_.push_back(Move::normal(Role::pawn, origin(square, back), square));
    }
    void promotions(Bitboard to, int back) {
        for (const Square square : to)
            for (const Role role : kPromotionRoles)
                moves_.push_back(Move::promotion(role, origin(square, back), square));
    }
    void takings(Bitboard to, int back, Bitboard choices) {
        for (const Square square : to)
            for (const Square taken : choices)
                moves_.push_back(Move::taking(origin(square, back), square, taken));
    }
    void taking_nothing(Square from, Square to) { moves_.push_back(Move::taking(from, to, std::nullopt)); }
    void en_passant(Square from, Square to) { moves_.push_back(Move::en_passant(from, to)); }
    void castling(Square from, Square to) { moves_.push_back(Move::castling(from, to)); }
    void drops(Role role, Bitboard to) {
        for (const Square square : to) moves_.push_back(Move::drop(role, square));
    }

private:
    static Square origin(Square to, int back) { return square_at(index(to) + back); }

    MoveList& moves_;
};

class CountingSink {
public:
    std::uint64_t count() const { return count_; }

    void piece(Role /*role*/, Square /*from*/, Bitboard to) { count_ += to.count(); }
    void pawns(Bitboard to, int /*back*/) { count_ += to.count(); }
    void promotions(Bitboard to, int /*back*/) { count_ += std::uint64_t{4} * to.count(); }
    void takings(Bitboard to, int /*back*/, Bitboard choices) {
        count_ += std::uint64_t{to.count()} * choices.count();
    }
    void taking_nothing(Square /*from*/, Square /*to*/) { ++count_; }
    void en_passant(Square /*from*/, Square /*to*/) { ++count_; }
    void castling(Square /*from*/, Square /*to*/) { ++count_; }
    void drops(Role /*role*/, Bitboard to) { count_ += to.count(); }

private:
    std::uint64_t count_ = 0;
};

// Flattened: with everything in one function the generator's state and the running count stay in registers.
template <Color Us>
[[gnu::flatten]] void list_moves(const Position& position, const Ruleset& ruleset, const Position* other,
                                 MoveList& moves) {
    Generator<Us, ListingSink>{position, ruleset, other, ListingSink{moves}}.run();
}

template <Color Us>
[[gnu::flatten]] std::uint64_t count_moves(const Position& position, const Ruleset& ruleset,
                                           const Position* other) {
    return Generator<Us, CountingSink>{position, ruleset, other, CountingSink{}}.run().count();
}

}  // namespace doorgeef::rules
