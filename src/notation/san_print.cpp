#include "notation/letters.hpp"
#include "notation/san.hpp"

#include <array>

namespace doorgeef::notation {

namespace {

using rules::Bitboard;
using rules::Move;
using rules::MoveKind;
using rules::Position;

char file_letter(Square square) {
    return static_cast<char>('a' + file_of(square));
}
char rank_digit(Square square) {
    return static_cast<char>('1' + rank_of(square));
}

// As little of the origin as tells the piece from others of its role that could legally go there.
std::string disambiguation(const Position& position, Move move, const rules::Ruleset& ruleset,
                           const Position* other) {
    Bitboard rivals = rules::attacks(move.role(), position.turn(), move.to(), position.occupied()) &
                      position.pieces(position.turn(), move.role()) & ~Bitboard{move.from()};
    bool any = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Square from : rivals) {
        if (!rules::is_legal(position, Move::normal(move.role(), from, move.to()), ruleset, other)) continue;
        any = true;
        same_file |= file_of(from) == file_of(move.from());
        same_rank |= rank_of(from) == rank_of(move.from());
    }
    if (!any) return {};
    if (!same_file) return {file_letter(move.from())};
    if (!same_rank) return {rank_digit(move.from())};
    return rules::to_string(move.from());
}

std::string check_mark(const Position& position, Move move, const rules::Ruleset& ruleset,
                       const Position* other) {
    if (!position.gives_check(move, other)) return {};
    Position after = position;
    std::optional<Position> other_after;
    if (other != nullptr) other_after = *other;
    after.play_unchecked(move, ruleset, other_after ? &*other_after : nullptr);
    return rules::count_legal_moves(after, ruleset, other_after ? &*other_after : nullptr) == 0 ? "#" : "+";
}

std::string pawn_move(Move move, const Position* other, Letters letters) {
    std::string text;
    if (file_of(move.from()) != file_of(move.to())) text += {file_letter(move.from()), 'x'};
    text += rules::to_string(move.to());
    if (move.kind() == MoveKind::promotion) text += {'=', piece_letter(move.role(), letters)};
    if (move.kind() == MoveKind::taking) {
        if (const auto taken = move.taken()) {
            text += {'=', piece_letter(other->piece_at(*taken)->role, letters)};
            text += '/' + rules::to_string(*taken);
        } else {
            text += "/-";
        }
    }
    return text;
}

std::string without_mark(const Position& position, Move move, const rules::Ruleset& ruleset,
                         const Position* other, Letters letters) {
    if (move.is_drop())
        return piece_letter(move.role(), letters) + std::string{'@'} + rules::to_string(move.to());
    if (move.kind() == MoveKind::castling) return file_of(move.to()) > file_of(move.from()) ? "O-O" : "O-O-O";
    const bool pawn = move.role() == Role::pawn || move.kind() == MoveKind::promotion;
    if (pawn) return pawn_move(move, other, letters);
    const bool captures = position.pieces(!position.turn()).contains(move.to());
    return piece_letter(move.role(), letters) + disambiguation(position, move, ruleset, other) +
           (captures ? "x" : "") + rules::to_string(move.to());
}

}  // namespace

std::string to_san(const Position& position, Move move, const rules::Ruleset& ruleset, const Position* other,
                   Letters letters) {
    return without_mark(position, move, ruleset, other, letters) + check_mark(position, move, ruleset, other);
}

std::string with_figurines(std::string_view english_san, rules::Color color) {
    constexpr rules::ByColor<rules::ByRole<std::string_view>> figures{
        {{{{"♙", "♘", "♗", "♖", "♕", "♔"}}, {{"♟", "♞", "♝", "♜", "♛", "♚"}}}}};
    std::string text;
    for (const char c : english_san) {
        const auto role = rules::role_of_letter(c);
        if (role)
            text += figures[color][*role];
        else
            text += c;
    }
    return text;
}

}  // namespace doorgeef::notation
