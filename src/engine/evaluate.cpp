#include "engine/evaluate.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using rules::Bitboard;
using rules::ByColor;
using rules::ByRole;
using rules::Color;
using rules::Position;
using rules::Role;
using rules::Square;

Bitboard pawn_attacks_of(const Position& position, Color color) {
    const Bitboard pawns = position.pieces(color, Role::pawn);
    const Bitboard west = pawns & ~rules::kFileA;
    const Bitboard east = pawns & ~rules::kFileH;
    return color == Color::white ? (west << 7) | (east << 9) : (west >> 9) | (east >> 7);
}

// The file and its neighbours.
constexpr Bitboard files_around(int file) {
    Bitboard files{rules::kFileA << file};
    if (file > 0) files |= rules::kFileA << (file - 1);
    if (file < 7) files |= rules::kFileA << (file + 1);
    return files;
}

// All squares strictly before the square, as this colour sees it.
constexpr Bitboard ranks_ahead(Color color, Square square) {
    const int rank = rules::rank_of(square);
    if (color == Color::white)
        return rank == 7 ? Bitboard{} : Bitboard{~std::uint64_t{0} << (8 * (rank + 1))};
    return rank == 0 ? Bitboard{} : Bitboard{~std::uint64_t{0} >> (8 * (8 - rank))};
}

constexpr std::size_t table_index(Color color, Square square) {
    const int file = rules::file_of(square);
    return static_cast<std::size_t>(rules::relative_rank(color, square) * 4 + std::min(file, 7 - file));
}

class Evaluation {
public:
    Evaluation(const Position& position, const rules::Ruleset& ruleset, const Worth& worth)
        : position_(position), worth_(worth), weights_(*worth.weights), occupied_(position.occupied()),
          drops_check_(ruleset.passes_pieces() && ruleset.drop_check == rules::DropCheck::allowed) {}

    Score run() {
        for (const Color color : rules::kColors) {
            king_[color] = position_.king(color);
            ring_[color] = rules::king_attacks(king_[color]) | Bitboard{king_[color]};
            by_role_[color][Role::pawn] = pawn_attacks_of(position_, color);
            by_role_[color][Role::king] = rules::king_attacks(king_[color]);
            all_[color] = by_role_[color][Role::pawn] | by_role_[color][Role::king];
        }
        Score white = side<Color::white>();
        Score black = side<Color::black>();
        white += threats(Color::white) - danger(Color::white);
        black += threats(Color::black) - danger(Color::black);
        const Score score = position_.turn() == Color::white ? white - black : black - white;
        return std::clamp(score + weights_.tempo, -kMostPositional, kMostPositional);
    }

private:
    template <Color Us>
    Score side() {
        Score score = 0;
        const rules::Reserve& reserve = position_.reserve(Us);
        if (!reserve.empty())
            for (const Role role : rules::kDroppableRoles)
                score += static_cast<int>(reserve.count(role)) * worth_.in_reserve(Us, role);
        score += pawns<Us>();
        score += pieces<Us, Role::knight>() + pieces<Us, Role::bishop>() + pieces<Us, Role::rook>() +
                 pieces<Us, Role::queen>();
        score += weights_.squares[Role::king][table_index(Us, king_[Us])];
        if (position_.pieces(Us, Role::bishop).several()) score += weights_.bishop_pair;
        return score;
    }

    template <Color Us>
    Score pawns() {
        const Bitboard own = position_.pieces(Us, Role::pawn);
        const Bitboard theirs = position_.pieces(!Us, Role::pawn);
        Score score = static_cast<int>(own.count()) * worth_.on_board(Us, Role::pawn);
        units_[!Us] += weights_.ring_attack[Role::pawn] *
                       static_cast<int>((by_role_[Us][Role::pawn] & ring_[!Us]).count());
        for (const Square square : own) {
            const int file = rules::file_of(square);
            const Bitboard ahead = ranks_ahead(Us, square);
            score += weights_.squares[Role::pawn][table_index(Us, square)];
            if ((own & ahead & (rules::kFileA << file)).any()) score -= weights_.doubled_pawn;
            if ((own & files_around(file) & ~(rules::kFileA << file)).none()) score -= weights_.isolated_pawn;
            if ((theirs & ahead & files_around(file)).none())
                score += weights_.passed_pawn[static_cast<std::size_t>(rules::relative_rank(Us, square))];
        }
        return score;
    }

    template <Color Us, Role R>
    Score pieces() {
        const Bitboard own = position_.pieces(Us, R);
        Score score = static_cast<int>(own.count()) * worth_.on_board(Us, R);
        const Bitboard free = ~by_role_[!Us][Role::pawn] & ~position_.pieces(Us, Role::pawn);
        for (const Square square : own) {
            const Bitboard reach = rules::attacks(R, Us, square, occupied_);
            all_[Us] |= reach;
            by_role_[Us][R] |= reach;
            score += weights_.squares[R][table_index(Us, square)];
            score += weights_.mobility[R] * static_cast<int>((reach & free).count());
            units_[!Us] += weights_.ring_attack[R] * static_cast<int>((reach & ring_[!Us]).count());
        }
        return score;
    }

    // What this colour threatens to take.
    Score threats(Color us) const {
        const Color them = !us;
        Score score = 0;
        const Bitboard undefended = ~all_[them];
        Bitboard cheaper = by_role_[us][Role::pawn];
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
            const Bitboard victims = position_.pieces(them, role) & (cheaper | (undefended & all_[us]));
            score += weights_.threat[role] * static_cast<int>(victims.count());
            if (role == Role::bishop) cheaper |= by_role_[us][Role::knight] | by_role_[us][Role::bishop];
            if (role == Role::rook) cheaper |= by_role_[us][Role::rook];
        }
        score += weights_.threat[Role::pawn] *
                 static_cast<int>((position_.pieces(them, Role::pawn) & undefended & all_[us]).count());
        return score;
    }

    // How much the king of this colour has to fear.
    Score danger(Color us) const {
        const Color them = !us;
        const Square king = king_[us];
        const Bitboard by_others = by_role_[us][Role::pawn] | by_role_[us][Role::knight] |
                                   by_role_[us][Role::bishop] | by_role_[us][Role::rook] |
                                   by_role_[us][Role::queen];
        const Bitboard weak = ring_[us] & all_[them] & ~by_others;
        const Bitboard holes = ring_[us] & ~occupied_ & ~by_others;
        int units = units_[us] + weights_.danger_base;
        units += weights_.weak_square * static_cast<int>(weak.count());
        units += weights_.hole * static_cast<int>(holes.count());
        units += weights_.flight * static_cast<int>((ring_[us] & ~occupied_ & ~all_[them]).count());
        units += weights_.held_weak * static_cast<int>((weak & ~occupied_).count()) * held_count(them);
        units += shelter(us, king);
        units += checks(us, king, by_others);
        units += held(us);
        if (units <= 0) return 0;
        return weights_.danger_linear * units / 32 + weights_.danger_square * units * units / 1024;
    }

    int shelter(Color us, Square king) const {
        const Bitboard own = position_.pieces(us, Role::pawn);
        int units = -weights_.shield_pawn * static_cast<int>((own & ring_[us]).count());
        const int file = rules::file_of(king);
        for (int near = std::max(file - 1, 0); near <= std::min(file + 1, 7); ++near)
            if ((own & (rules::kFileA << near)).none()) units += weights_.open_file;
        return units;
    }

    int checks(Color us, Square king, Bitboard by_others) const {
        const Color them = !us;
        const Bitboard oblique = rules::bishop_attacks(king, occupied_);
        const Bitboard straight = rules::rook_attacks(king, occupied_);
        // Where a piece of theirs would not simply be taken: no defender at all, or only the king and it is
        // protected.
        const Bitboard safe = ~position_.pieces(them) & ~by_others & (~ring_[us] | all_[them]);
        const ByRole<Bitboard> from{{rules::pawn_attacks(us, king),
                                     rules::knight_attacks(king),
                                     oblique,
                                     straight,
                                     oblique | straight,
                                     {}}};
        const int on_move = position_.turn() == them ? weights_.attacker_moves : 0;
        int units = 0;
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen})
            if ((by_role_[them][role] & from[role] & safe).any())
                units += weights_.safe_check[role] + on_move;
        if (!drops_check_ || position_.reserve(them).empty()) return units;
        for (const Role role : rules::kDroppableRoles) {
            const Bitboard squares = from[role] & safe & ~occupied_;
            if (!position_.reserve(them).has(role) || squares.none()) continue;
            units += weights_.drop_check[role] + on_move;
            if (squares.several()) units += weights_.drop_checks[role];
        }
        return units;
    }

    int held_count(Color color) const {
        constexpr int most = 4;
        const rules::Reserve& reserve = position_.reserve(color);
        if (reserve.empty()) return 0;
        int count = 0;
        for (const Role role : rules::kDroppableRoles) count += static_cast<int>(reserve.count(role));
        return std::min(count, most);
    }

    int held(Color us) const {
        int units = 0;
        const rules::Reserve& attackers = position_.reserve(!us);
        const rules::Reserve& defenders = position_.reserve(us);
        for (const Role role : rules::kDroppableRoles) {
            units += weights_.held_near[role] * static_cast<int>(std::min(attackers.count(role), 2U));
            if (defenders.has(role)) units -= weights_.held_by_owner[role];
        }
        return units;
    }

    const Position& position_;
    const Worth& worth_;
    const Weights& weights_;
    Bitboard occupied_;
    bool drops_check_;
    ByColor<Square> king_{};
    ByColor<Bitboard> ring_{};
    ByColor<ByRole<Bitboard>> by_role_{};
    ByColor<Bitboard> all_{};
    ByColor<int> units_{};  // of danger to the king of this colour
};

}  // namespace

Score evaluate(const Position& position, const rules::Ruleset& ruleset, const Worth& worth) {
    return Evaluation{position, ruleset, worth}.run();
}

}  // namespace doorgeef::engine
