#include "boards_from_bytes.hpp"

namespace doorgeef::fuzz {

using namespace rules;

namespace {

Square square_of(unsigned byte) {
    return square_at(static_cast<int>(byte % kSquareCount));
}

Role role_of(unsigned byte) {
    return kRoles[byte % kRoleCount];
}

Color color_of(unsigned byte) {
    return byte % 2 == 0 ? Color::white : Color::black;
}

}  // namespace

Setup next_setup(Bytes& bytes) {
    Setup setup;
    const unsigned flags = bytes.next();
    setup.turn = color_of(flags);
    for (unsigned count = flags / 8; count > 0; --count) {
        const unsigned man = bytes.next();
        const Role role = kRoles[(man / 4) % (kRoleCount - 1)];
        setup.board[square_of(bytes.next())] =
            Piece{color_of(man), role, role != Role::pawn && (man & 2) != 0};
    }
    for (const Color color : kColors) setup.board[square_of(bytes.next())] = Piece{color, Role::king};
    for (unsigned count = bytes.next() % 16; count > 0; --count) {
        const unsigned man = bytes.next();
        setup.reserves[color_of(man)].add(kDroppableRoles[(man / 2) % kDroppableRoles.size()]);
    }
    for (const Color color : kColors)
        for (const Wing wing : kWings) {
            const CastlingPath path = castling_path(color, wing);
            if ((flags & 2) != 0 && setup.board[path.king_from] == Piece{color, Role::king} &&
                setup.board[path.rook_from] == Piece{color, Role::rook})
                setup.castling.add(color, wing);
        }
    if ((flags & 4) != 0) setup.en_passant = square_of(bytes.next());
    return setup;
}

Move next_move(Bytes& bytes) {
    const unsigned kind = bytes.next();
    const Square from = square_of(bytes.next());
    const Square to = square_of(bytes.next());
    const unsigned extra = bytes.next();
    switch (kind % 6) {
    case 0: return Move::normal(role_of(extra), from, to);
    case 1: return Move::en_passant(from, to);
    case 2: return Move::castling(from, to);
    case 3: return Move::promotion(role_of(extra), from, to);
    case 4: return Move::drop(role_of(extra), to);
    default: return Move::taking(from, to, extra < 64 ? std::optional{square_of(extra)} : std::nullopt);
    }
}

}  // namespace doorgeef::fuzz
