#include "play.hpp"

#include <cstdlib>

namespace doorgeef::reference {

namespace {

// A right to castle is gone for good once its king or rook has left its square, or the rook was taken off
// (R4, R14).
void disturb(Board& board, int square) {
    for (std::size_t i = 0; i < kCastlings.size(); ++i)
        if (square == kCastlings[i].king_from || square == kCastlings[i].rook_from)
            board.may_castle[i] = false;
}

char take_off(Board& board, int square) {
    const char man = board.at(square);
    if (man == kNobody) return 0;
    const char letter = board.is_promoted(square) ? man_of('P', is_white(man)) : man;
    board.clear(square);
    disturb(board, square);
    return letter;
}

void move_man(Board& board, int from, int to) {
    board.put(to, board.at(from), board.is_promoted(from));
    board.clear(from);
    disturb(board, from);
}

void move_rook_of_castling(Board& board, char king, const Action& action) {
    for (const Castling& castling : kCastlings)
        if (castling.man == king && castling.king_from == action.from && castling.king_to == action.to)
            move_man(board, castling.rook_from, castling.rook_to);
}

// Stein 3.1 and 3.2: the pawn, on its last square by now, goes for a man of the other board. Says what the
// opponent gets for it.
char exchange(Board& board, const Action& action, Board& other) {
    const char pawn = board.at(action.to);
    board.clear(action.to);
    if (action.taken == kNowhere) return 0;  // removed from the match, nobody gets it
    const char man = other.at(action.taken);
    const bool promoted = other.is_promoted(action.taken);
    take_off(other, action.taken);
    board.put(action.to, man, promoted);
    return pawn;
}

// Moves a man on the board and says what came off.
Off step(Board& board, const Action& action, const Rules& rules, Board* other) {
    const char man = board.at(action.from);
    const bool pawn = kind_of(man) == 'P';
    const bool castles = kind_of(man) == 'K' && std::abs(file_of(action.to) - file_of(action.from)) == 2;
    const bool en_passant = pawn && file_of(action.from) != file_of(action.to) && board.empty(action.to);
    Off off;
    off.captured = take_off(board, en_passant ? rank_of(action.from) * 8 + file_of(action.to) : action.to);
    move_man(board, action.from, action.to);
    if (castles) move_rook_of_castling(board, man, action);
    if (action.promotion != 0)
        board.put(action.to, man_of(kind_of(action.promotion), is_white(man)), rules.two_boards);
    if (action.takes) off.surrendered = exchange(board, action, *other);

    board.passed_over = kNowhere;
    if (pawn && std::abs(rank_of(action.to) - rank_of(action.from)) == 2)
        board.passed_over = (action.from + action.to) / 2;
    board.halfmoves = pawn || off.captured != 0 ? 0 : board.halfmoves + 1;
    return off;
}

}  // namespace

Off play(Board& board, const Action& action, const Rules& rules, Board* other) {
    Off off;
    if (action.drop != 0) {
        const char man = man_of(action.drop, board.white_to_move);
        board.put(action.to, man);
        --board.in_reserve(man);
        board.passed_over = kNowhere;
        board.halfmoves = 0;  // R13
    } else {
        off = step(board, action, rules, other);
    }
    if (!board.white_to_move) ++board.fullmoves;
    board.white_to_move = !board.white_to_move;
    return off;
}

}  // namespace doorgeef::reference
