// Claims of a draw: checked by the system (ruling R12), or laid before the moderator (jijbent).
#include "match/decide_parts.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Position;
using rules::Role;

// What the claim rests on: the position on the board, or the one after the announced move.
struct Claimed {
    Position position;
    int earlier = 0;  // occurrences before that
};

Claimed claimed_position(const Match& match, BoardId board, const std::optional<rules::Move>& intended) {
    const Game& game = match.games[board];
    Position position = game.position;
    auto last = game.keys.end();
    if (intended) {
        std::optional<Position> other;
        if (const Position* there = other_position(match, board)) other = *there;
        position.play_unchecked(*intended, match.ruleset(), other ? &*other : nullptr);
        if (position.halfmoves() == 0) last = game.keys.begin();
    } else {
        --last;  // the present position itself
    }
    return {position, static_cast<int>(std::count(game.keys.begin(), last, position.key()))};
}

Findings look_into(const Match& match, BoardId board, ClaimKind kind,
                   const std::optional<rules::Move>& intended) {
    const Claimed claimed = claimed_position(match, board, intended);
    Findings findings;
    findings.occurrences = claimed.earlier + 1;
    findings.moves_without_progress = static_cast<int>(claimed.position.halfmoves() / 2);
    findings.material_insufficient = material_insufficient(claimed.position);
    switch (kind) {
    case ClaimKind::repetition: findings.correct = findings.occurrences >= 3; break;
    case ClaimKind::fifty: findings.correct = claimed.position.halfmoves() >= 100; break;
    case ClaimKind::material: findings.correct = findings.material_insufficient; break;
    }
    return findings;
}

}  // namespace

bool material_insufficient(const Position& position) {
    const auto men = position.occupied() & ~position.pieces(Role::king);
    const auto bishops = position.pieces(Role::bishop);
    if (men.none()) return true;
    if (!men.several()) return men == bishops || men == position.pieces(Role::knight);
    constexpr rules::Bitboard light_squares{0x55AA55AA55AA55AA};
    const bool one_each = men.count() == 2 && men == bishops &&
                          !position.pieces(Color::white, Role::bishop).several() &&
                          position.pieces(Color::white, Role::bishop).any();
    return one_each && ((men & light_squares).none() || (men & light_squares) == men);
}

Reason reason_of(ClaimKind kind) {
    switch (kind) {
    case ClaimKind::repetition: return Reason::repetition;
    case ClaimKind::fifty: return Reason::fifty_moves;
    case ClaimKind::material: return Reason::material;
    }
    return Reason::material;
}

Answer decide_part(Draft& draft, Seat seat, const command::ClaimDraw& command) {
    const Match& match = draft.match();
    const BoardId board = seat.board();
    const Game& game = match.games[board];
    const rules::Claims claims = match.ruleset().claims;
    const bool available = claims == rules::Claims::moderator ||
                           (claims == rules::Claims::checked && command.kind != ClaimKind::material);
    if (!available || game.resigned) return Refusal::claim_not_available;
    if (game.coming_back) return Refusal::waiting_for_return;
    if (game.move_made || game.turn() != match.color(seat)) return Refusal::not_your_turn;

    std::optional<rules::Move> intended;
    if (command.intended) {
        const auto move = rules::resolve(*command.intended, game.position);
        if (!move) return refusal(move.error());
        if (const auto illegal =
                rules::why_illegal(game.position, *move, match.ruleset(), other_position(match, board)))
            return refusal(*illegal);
        intended = *move;
    }
    const Findings findings = look_into(match, board, command.kind, intended);
    if (claims == rules::Claims::checked && !findings.correct) return Refusal::claim_not_correct;
    draft.emit(event::DrawClaimed{Claim{seat, command.kind, intended, findings}});
    if (claims == rules::Claims::checked) draft.end_game(board, Result::drawn, reason_of(command.kind));
    return {};
}

}  // namespace doorgeef::match
