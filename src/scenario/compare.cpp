#include "scenario/compare.hpp"

#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

namespace doorgeef::scenario {

namespace {

using expect::Standing;

std::string men(const rules::Reserve& reserve) {
    std::string letters;
    for (const rules::Role role : rules::kDroppableRoles)
        letters.append(reserve.count(role), rules::letter(role));
    return letters.empty() ? "-" : letters;
}

std::string clock_text(Time ms) {
    const auto padded = [](Time number, std::size_t digits) {
        std::string text = std::to_string(number);
        return std::string(digits > text.size() ? digits - text.size() : 0, '0') + text;
    };
    return std::to_string(ms / 60'000) + ':' + padded(ms / 1000 % 60, 2) + '.' + padded(ms % 1000, 3);
}

Standing standing(const match::Game& game) {
    if (game.over()) return Standing::over;
    if (game.resigned) return Standing::last_move;
    if (game.stuck == match::Stuck::mate) return Standing::stuck_mate;
    if (game.stuck == match::Stuck::stalemate) return Standing::stuck_stalemate;
    return Standing::running;
}

std::string standing_text(const match::Game& game) {
    switch (standing(game)) {
    case Standing::running: return "running";
    case Standing::stuck_mate: return "stuck mate";
    case Standing::stuck_stalemate: return "stuck stalemate";
    case Standing::last_move: return "last-move";
    case Standing::over:
        return "over " + std::string{match::code(game.outcome->result)} + ' ' +
               std::string{match::code(game.outcome->reason)};
    }
    return {};
}

// An en passant square matters only while a capture there is legal; a scenario may name any.
bool same_en_passant(const rules::Setup& there, const rules::Setup& expected, const rules::Ruleset& ruleset) {
    if (there.en_passant == expected.en_passant) return true;
    // What differs may only be a square on which nobody can capture.
    const auto usable = [&](const rules::Setup& setup) {
        if (!setup.en_passant) return false;
        const auto position = rules::Position::from_setup(setup, ruleset);
        if (!position) return true;
        rules::Setup without = setup;
        without.en_passant.reset();
        return position->key() != rules::Position::from_setup(without, ruleset)->key();
    };
    return !usable(there) && !usable(expected);
}

struct Comparison {
    const match::Match& match;
    Time now;

    std::string operator()(const expect::Refused& /*expected*/) const { return {}; }

    std::string operator()(const expect::Playable& expected) const {
        const auto refusal = match::why_not_playable(match, expected.seat, expected.move);
        if (refusal == expected.illegal) return {};
        return refusal ? "it is illegal: " + std::string{match::code(*refusal)} : "it is legal";
    }

    std::string operator()(const expect::MoveCount& expected) const {
        const BoardId board = expected.seat.board();
        const bool on_move = match.has_seat(expected.seat) && !match.game(expected.seat).over() &&
                             match.on_move(board) == expected.seat && !match.games[board].move_made;
        const auto count = on_move ? rules::count_legal_moves(match.position(board), match.ruleset(),
                                                              match::other_position(match, board))
                                   : 0;
        return count == expected.count ? "" : "there are " + std::to_string(count) + " legal moves";
    }

    std::string operator()(const expect::Turn& expected) const {
        if (match.games[expected.board].turn() == expected.color) return {};
        return expected.color == rules::Color::white ? "it is Black's turn" : "it is White's turn";
    }

    std::string operator()(const expect::Fen& expected) const {
        const rules::Setup there = match.position(expected.board).setup();
        const rules::Setup& wanted = expected.setup;
        const bool same = there.board == wanted.board && there.reserves == wanted.reserves &&
                          there.turn == wanted.turn && there.castling == wanted.castling &&
                          same_en_passant(there, wanted, match.ruleset()) &&
                          (!expected.counters ||
                           (there.halfmoves == wanted.halfmoves && there.fullmoves == wanted.fullmoves));
        return same ? "" : "it is " + rules::to_fen(there);
    }

    std::string operator()(const expect::Reserve& expected) const {
        const rules::Reserve& there =
            expected.captured ? match.captured[expected.seat] : match.reserve(expected.seat);
        return there == expected.men ? "" : "there is " + men(there);
    }

    std::string operator()(const expect::Clock& expected) const {
        const Time there = match.remaining_ms(expected.seat, now);
        return there == expected.ms ? "" : "it shows " + clock_text(there);
    }

    std::string operator()(const expect::Board& expected) const {
        const match::Game& game = match.games[expected.board];
        const bool same = standing(game) == expected.standing &&
                          (expected.standing != Standing::over || game.outcome == expected.outcome);
        return same ? "" : "it is " + standing_text(game);
    }

    std::string operator()(const expect::Match& expected) const {
        if (match.score == expected.score) return {};
        return match.score ? "it is over " + match::to_string(*match.score) : "it is running";
    }

    std::string operator()(const expect::Claim& expected) const {
        const bool pending = match.games[expected.board].claim.has_value();
        if (pending == expected.pending) return {};
        return pending ? "a claim is pending" : "no claim is pending";
    }
};

}  // namespace

std::string compare(const match::Match& match, Time now, const expect::Any& expected) {
    return std::visit(Comparison{match, now}, expected);
}

}  // namespace doorgeef::scenario
