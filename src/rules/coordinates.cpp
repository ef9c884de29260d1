#include "rules/coordinates.hpp"

namespace doorgeef::rules {

namespace {

constexpr std::string_view kPromotionLetters = "qrbn";

std::optional<Role> promotion_role(char lower) {
    if (kPromotionLetters.find(lower) == std::string_view::npos) return std::nullopt;
    return role_of_letter(static_cast<char>(lower - 'a' + 'A'));
}

MoveTextError error(MoveTextProblem problem, std::size_t offset) {
    return {problem, offset};
}

Result<Coordinates, MoveTextError> parse_drop(std::string_view text) {
    const auto role = role_of_letter(text[0]);
    if (!role || *role == Role::king) return error(MoveTextProblem::bad_drop_role, 0);
    const auto to = parse_square(text.substr(2, 2));
    if (!to) return error(MoveTextProblem::bad_square, 2);
    if (text.size() > 4) return error(MoveTextProblem::unexpected_character, 4);
    return Coordinates{Coordinates::Drop{*role, *to}};
}

bool is_castling(const Position& position, Square from, Square to) {
    const Color us = position.turn();
    return from == relative(us, Square::e1) &&
           (to == relative(us, Square::g1) || to == relative(us, Square::c1));
}

}  // namespace

Result<Coordinates, MoveTextError> parse_move(std::string_view text) {
    if (text.empty()) return error(MoveTextProblem::empty, 0);
    if (text.size() > 1 && text[1] == '@') return parse_drop(text);

    const auto from = parse_square(text.substr(0, 2));
    if (!from) return error(MoveTextProblem::bad_square, 0);
    const auto to = parse_square(text.substr(2, 2));
    if (!to) return error(MoveTextProblem::bad_square, 2);
    Coordinates::Step step{*from, *to, {}, false, {}};
    const auto rest = text.substr(4);
    if (rest.empty()) return Coordinates{step};

    if (rest[0] == '/') {
        step.takes = true;
        if (rest == "/-") return Coordinates{step};
        step.taken = parse_square(rest.substr(1));
        if (!step.taken) return error(MoveTextProblem::bad_square, 5);
        return Coordinates{step};
    }
    step.promotion = promotion_role(rest[0]);
    if (!step.promotion) return error(MoveTextProblem::bad_promotion_role, 4);
    if (rest.size() > 1) return error(MoveTextProblem::unexpected_character, 5);
    return Coordinates{step};
}

Result<Move, IllegalMove> resolve(const Coordinates& coordinates, const Position& position) {
    if (const auto* drop = std::get_if<Coordinates::Drop>(&coordinates.what))
        return Move::drop(drop->role, drop->to);

    const auto& step = *std::get_if<Coordinates::Step>(&coordinates.what);
    const auto piece = position.piece_at(step.from);
    if (!piece) return IllegalMove::empty_square;
    if (piece->color != position.turn()) return IllegalMove::not_your_piece;
    if (step.takes) return Move::taking(step.from, step.to, step.taken);
    if (step.promotion) return Move::promotion(*step.promotion, step.from, step.to);
    if (piece->role == Role::king && is_castling(position, step.from, step.to))
        return Move::castling(step.from, step.to);
    if (piece->role == Role::pawn && position.en_passant() == step.to &&
        pawn_attacks(piece->color, step.from).contains(step.to))
        return Move::en_passant(step.from, step.to);
    return Move::normal(piece->role, step.from, step.to);
}

std::string to_string(const Coordinates& coordinates) {
    if (const auto* drop = std::get_if<Coordinates::Drop>(&coordinates.what))
        return letter(drop->role) + std::string{'@'} + to_string(drop->to);
    const auto& step = *std::get_if<Coordinates::Step>(&coordinates.what);
    std::string text = to_string(step.from) + to_string(step.to);
    if (step.promotion) text += static_cast<char>(letter(*step.promotion) - 'A' + 'a');
    if (step.takes) text += '/' + (step.taken ? to_string(*step.taken) : "-");
    return text;
}

Coordinates coordinates(Move move) {
    if (move.is_drop()) return {Coordinates::Drop{move.role(), move.to()}};
    Coordinates::Step step{move.from(), move.to(), {}, move.kind() == MoveKind::taking, move.taken()};
    if (move.kind() == MoveKind::promotion) step.promotion = move.role();
    return {step};
}

std::string to_string(Move move) {
    return to_string(coordinates(move));
}

std::string_view code(MoveTextProblem problem) {
    switch (problem) {
    case MoveTextProblem::empty: return "empty";
    case MoveTextProblem::bad_square: return "bad-square";
    case MoveTextProblem::bad_drop_role: return "bad-drop-role";
    case MoveTextProblem::bad_promotion_role: return "bad-promotion-role";
    case MoveTextProblem::unexpected_character: return "unexpected-character";
    }
    return "";
}

}  // namespace doorgeef::rules
