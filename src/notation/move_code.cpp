#include "notation/event_text.hpp"
#include "rules/coordinates.hpp"

namespace doorgeef::notation {

using rules::Coordinates;
using rules::Move;
using rules::MoveKind;

std::string move_code(Move move) {
    std::string text = rules::to_string(move);
    switch (move.kind()) {
    case MoveKind::normal: return rules::letter(move.role()) + text;
    case MoveKind::castling: return 'O' + text;
    case MoveKind::en_passant: return 'E' + text;
    case MoveKind::promotion: return '=' + text;
    case MoveKind::taking: return '/' + text;
    case MoveKind::drop: return text;
    }
    return text;
}

std::optional<Move> parse_move_code(std::string_view text) {
    const bool drop = text.size() > 1 && text[1] == '@';
    if (text.empty()) return std::nullopt;
    const auto parsed = rules::parse_move(drop ? text : text.substr(1));
    if (!parsed) return std::nullopt;
    if (const auto* dropped = std::get_if<Coordinates::Drop>(&parsed->what))
        return drop ? std::optional{Move::drop(dropped->role, dropped->to)} : std::nullopt;
    const auto& step = std::get<Coordinates::Step>(parsed->what);
    const bool plain = !step.promotion && !step.takes;
    switch (text[0]) {
    case 'O': return plain ? std::optional{Move::castling(step.from, step.to)} : std::nullopt;
    case 'E': return plain ? std::optional{Move::en_passant(step.from, step.to)} : std::nullopt;
    case '=':
        return step.promotion ? std::optional{Move::promotion(*step.promotion, step.from, step.to)}
                              : std::nullopt;
    case '/': return step.takes ? std::optional{Move::taking(step.from, step.to, step.taken)} : std::nullopt;
    default: break;
    }
    const auto role = rules::role_of_letter(text[0]);
    return role && plain ? std::optional{Move::normal(*role, step.from, step.to)} : std::nullopt;
}

}  // namespace doorgeef::notation
