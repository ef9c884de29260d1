#include "engine/generate_moves.hpp"

namespace doorgeef::engine {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Move;
using rules::Role;
using rules::Square;

template <Portion P>
class RankingSink {
public:
    RankingSink(const rules::Position& position, Color us, RankedMove* end)
        : theirs_(position.pieces(!us)), end_(end) {
        if constexpr (P == Portion::quiet_check) {
            const Square king = position.king(!us);
            const Bitboard oblique = rules::bishop_attacks(king, position.occupied());
            const Bitboard straight = rules::rook_attacks(king, position.occupied());
            checks_ = {{rules::pawn_attacks(!us, king),
                        rules::knight_attacks(king),
                        oblique,
                        straight,
                        oblique | straight,
                        {}}};
        }
    }

    RankedMove* end() const { return end_; }

    void piece(Role role, Square from, Bitboard to) {
        for (const Square square : wanted(role, to)) add(Move::normal(role, from, square));
    }
    void pawns(Bitboard to, int back) {
        for (const Square square : wanted(Role::pawn, to))
            add(Move::normal(Role::pawn, origin(square, back), square));
    }
    void promotions(Bitboard to, int back) {
        for (const Square square : to) {
            if constexpr (P == Portion::noisy)
                add(Move::promotion(Role::queen, origin(square, back), square));
            if constexpr (P == Portion::quiet)
                for (const Role role : {Role::knight, Role::rook, Role::bishop})
                    add(Move::promotion(role, origin(square, back), square));
        }
    }
    void takings(Bitboard to, int back, Bitboard choices) {
        if constexpr (P == Portion::noisy)
            for (const Square square : to)
                for (const Square taken : choices) add(Move::taking(origin(square, back), square, taken));
    }
    void taking_nothing(Square from, Square to) {
        if constexpr (P == Portion::noisy) add(Move::taking(from, to, std::nullopt));
    }
    void en_passant(Square from, Square to) {
        if constexpr (P == Portion::noisy) add(Move::en_passant(from, to));
    }
    void castling(Square from, Square to) {
        if constexpr (P == Portion::quiet) add(Move::castling(from, to));
    }
    void drops(Role role, Bitboard to) {
        if constexpr (P != Portion::noisy)
            for (const Square square : wanted(role, to)) add(Move::drop(role, square));
    }

private:
    static Square origin(Square to, int back) { return rules::square_at(rules::index(to) + back); }
    Bitboard wanted(Role role, Bitboard to) const {
        if constexpr (P == Portion::noisy) return to & theirs_;
        if constexpr (P == Portion::quiet) return to & ~theirs_;
        return to & ~theirs_ & checks_[role];
    }
    void add(Move move) { *end_++ = {move, 0}; }

    Bitboard theirs_;
    RankedMove* end_;
    rules::ByRole<Bitboard> checks_{};
};

template <Color Us, Portion P>
[[gnu::flatten]] RankedMove* generate_as(const rules::Position& position, const rules::Ruleset& ruleset,
                                         const rules::Position* other, RankedMove* end) {
    using Sink = RankingSink<P>;
    return rules::Generator<Us, Sink>{position, ruleset, other, Sink{position, Us, end}}.run().end();
}

template <Color Us>
RankedMove* generate_as(Portion portion, const rules::Position& position, const rules::Ruleset& ruleset,
                        const rules::Position* other, RankedMove* end) {
    switch (portion) {
    case Portion::noisy: return generate_as<Us, Portion::noisy>(position, ruleset, other, end);
    case Portion::quiet: return generate_as<Us, Portion::quiet>(position, ruleset, other, end);
    case Portion::quiet_check: return generate_as<Us, Portion::quiet_check>(position, ruleset, other, end);
    }
    return end;
}

}  // namespace

RankedMove* generate(Portion portion, const rules::Position& position, const rules::Ruleset& ruleset,
                     const rules::Position* other, RankedMove* end) {
    return position.turn() == Color::white
               ? generate_as<Color::white>(portion, position, ruleset, other, end)
               : generate_as<Color::black>(portion, position, ruleset, other, end);
}

}  // namespace doorgeef::engine
