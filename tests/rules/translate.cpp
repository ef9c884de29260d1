#include "translate.hpp"

namespace doorgeef::rules {

namespace {

char to_letter(Color color, Role role) {
    return reference::man_of(letter(role), color == Color::white);
}

}  // namespace

reference::Board to_reference(const Setup& setup) {
    reference::Board board;
    for (int square = 0; square < kSquareCount; ++square) {
        const auto& piece = setup.board[square_at(square)];
        board.clear(square);
        if (piece) board.put(square, to_letter(piece->color, piece->role), piece->promoted);
    }
    for (const Color color : kColors)
        for (const Role role : kRoles)
            board.in_reserve(to_letter(color, role)) =
                static_cast<std::uint8_t>(setup.reserves[color].count(role));
    board.may_castle = {setup.castling.has(Color::white, Wing::king_side),
                        setup.castling.has(Color::white, Wing::queen_side),
                        setup.castling.has(Color::black, Wing::king_side),
                        setup.castling.has(Color::black, Wing::queen_side)};
    board.passed_over = setup.en_passant ? index(*setup.en_passant) : reference::kNowhere;
    board.white_to_move = setup.turn == Color::white;
    board.halfmoves = static_cast<int>(setup.halfmoves);
    board.fullmoves = static_cast<int>(setup.fullmoves);
    return board;
}

reference::Rules to_reference(const Ruleset& ruleset) {
    return {ruleset.boards == 2,
            ruleset.drop_check == DropCheck::allowed,
            ruleset.pawn_drop_ranks.first,
            ruleset.pawn_drop_ranks.last,
            ruleset.piece_drop_ranks.first,
            ruleset.piece_drop_ranks.last,
            ruleset.promotion == Promotion::taking};
}

char to_letter(const std::optional<Chessman>& man) {
    return man ? to_letter(man->color, man->role) : '\0';
}

}  // namespace doorgeef::rules
