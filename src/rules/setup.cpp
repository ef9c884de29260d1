#include "rules/setup.hpp"

#include "rules/attacks.hpp"

#include <algorithm>

namespace doorgeef::rules {

namespace {

bool stands(const Setup& setup, Square square, Color color, Role role) {
    const auto& piece = setup.board[square];
    return piece && piece->color == color && piece->role == role;
}

bool empty(const Setup& setup, Square square) {
    return !setup.board[square];
}

Bitboard occupied(const Setup& setup) {
    Bitboard squares;
    for (const Square square : kAllSquares)
        if (!empty(setup, square)) squares |= Bitboard{square};
    return squares;
}

Bitboard kings(const Setup& setup, Color color) {
    Bitboard squares;
    for (const Square square : kAllSquares)
        if (stands(setup, square, color, Role::king)) squares |= Bitboard{square};
    return squares;
}

bool opponent_in_check(const Setup& setup) {
    const Bitboard enemy_kings = kings(setup, !setup.turn);
    const Bitboard all = occupied(setup);
    return std::ranges::any_of(all, [&](Square square) {
        const Piece piece = *setup.board[square];
        return piece.color == setup.turn &&
               (attacks(piece.role, piece.color, square, all) & enemy_kings).any();
    });
}

// The square passed over by a double step that the side not to move has just made.
bool en_passant_possible(const Setup& setup, Square square) {
    if (relative_rank(setup.turn, square) != 5) return false;
    const int forward = setup.turn == Color::white ? 8 : -8;
    const Square came_from = square_at(index(square) + forward);
    const Square stands_on = square_at(index(square) - forward);
    return empty(setup, square) && empty(setup, came_from) &&
           stands(setup, stands_on, !setup.turn, Role::pawn);
}

void check_kings(const Setup& setup, std::vector<SetupError>& found) {
    const unsigned white = kings(setup, Color::white).count();
    const unsigned black = kings(setup, Color::black).count();
    if (white == 0) found.push_back(SetupError::no_white_king);
    if (black == 0) found.push_back(SetupError::no_black_king);
    if (white > 1) found.push_back(SetupError::several_white_kings);
    if (black > 1) found.push_back(SetupError::several_black_kings);
}

void check_chessmen(const Setup& setup, std::vector<SetupError>& found) {
    bool pawn_on_end_rank = false;
    bool wrong_mark = false;
    for (const Square square : kAllSquares) {
        const auto& piece = setup.board[square];
        if (!piece) continue;
        const int rank = rank_of(square);
        pawn_on_end_rank |= piece->role == Role::pawn && (rank == 0 || rank == 7);
        wrong_mark |= piece->promoted && !is_promotion_role(piece->role);
    }
    if (pawn_on_end_rank) found.push_back(SetupError::pawn_on_end_rank);
    if (wrong_mark) found.push_back(SetupError::promoted_pawn_or_king);
}

void check_reserves(const Setup& setup, const Ruleset& ruleset, std::vector<SetupError>& found) {
    const auto any = [&](auto&& property) {
        return property(setup.reserves[Color::white]) || property(setup.reserves[Color::black]);
    };
    if (any([](const Reserve& reserve) { return reserve.has(Role::king); }))
        found.push_back(SetupError::king_in_reserve);
    if (!ruleset.passes_pieces() && any([](const Reserve& reserve) { return !reserve.empty(); }))
        found.push_back(SetupError::reserve_on_single_board);
}

void check_castling(const Setup& setup, std::vector<SetupError>& found) {
    bool no_king = false;
    bool no_rook = false;
    for (const Color color : kColors)
        for (const Wing wing : kWings) {
            if (!setup.castling.has(color, wing)) continue;
            const CastlingPath path = castling_path(color, wing);
            no_king |= !stands(setup, path.king_from, color, Role::king);
            const auto& rook = setup.board[path.rook_from];
            no_rook |= !rook || *rook != Piece{color, Role::rook, false};
        }
    if (no_king) found.push_back(SetupError::castling_without_king);
    if (no_rook) found.push_back(SetupError::castling_without_rook);
}

}  // namespace

Setup Setup::start() {
    constexpr std::array first_rank{Role::rook, Role::knight, Role::bishop, Role::queen,
                                    Role::king, Role::bishop, Role::knight, Role::rook};
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        const auto put = [&](int rank, Color color, Role role) {
            setup.board[square_at(file, rank)] = Piece{color, role};
        };
        put(0, Color::white, first_rank[static_cast<std::size_t>(file)]);
        put(1, Color::white, Role::pawn);
        put(6, Color::black, Role::pawn);
        put(7, Color::black, first_rank[static_cast<std::size_t>(file)]);
    }
    setup.castling = CastlingRights::all();
    return setup;
}

std::vector<SetupError> errors(const Setup& setup, const Ruleset& ruleset) {
    std::vector<SetupError> found;
    check_kings(setup, found);
    check_chessmen(setup, found);
    check_reserves(setup, ruleset, found);
    check_castling(setup, found);
    if (setup.en_passant && !en_passant_possible(setup, *setup.en_passant))
        found.push_back(SetupError::en_passant_impossible);
    if (opponent_in_check(setup)) found.push_back(SetupError::opponent_in_check);
    if (setup.halfmoves > kMostMoves || setup.fullmoves > kMostMoves)
        found.push_back(SetupError::counter_too_large);
    return found;
}

std::vector<SetupRemark> remarks(const Setup& setup) {
    constexpr ByRole<unsigned> two_sets{{16, 4, 4, 4, 2, 2}};
    for (const Color color : kColors) {
        ByRole<unsigned> counts;
        for (const auto& piece : setup.board.values)
            if (piece && piece->color == color) ++counts[piece->promoted ? Role::pawn : piece->role];
        for (const Role role : kRoles)
            if (counts[role] + setup.reserves[color].count(role) > two_sets[role])
                return {SetupRemark::more_chessmen_than_two_sets};
    }
    return {};
}

std::string_view code(SetupError error) {
    switch (error) {
    case SetupError::no_white_king: return "no-white-king";
    case SetupError::no_black_king: return "no-black-king";
    case SetupError::several_white_kings: return "several-white-kings";
    case SetupError::several_black_kings: return "several-black-kings";
    case SetupError::pawn_on_end_rank: return "pawn-on-end-rank";
    case SetupError::promoted_pawn_or_king: return "promoted-pawn-or-king";
    case SetupError::king_in_reserve: return "king-in-reserve";
    case SetupError::reserve_on_single_board: return "reserve-on-single-board";
    case SetupError::castling_without_king: return "castling-without-king";
    case SetupError::castling_without_rook: return "castling-without-rook";
    case SetupError::en_passant_impossible: return "en-passant-impossible";
    case SetupError::opponent_in_check: return "opponent-in-check";
    case SetupError::counter_too_large: return "counter-too-large";
    }
    return "";
}

std::string_view code(SetupRemark remark) {
    switch (remark) {
    case SetupRemark::more_chessmen_than_two_sets: return "more-chessmen-than-two-sets";
    }
    return "";
}

}  // namespace doorgeef::rules
