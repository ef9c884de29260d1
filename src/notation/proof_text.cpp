#include "notation/proof_text.hpp"

#include "match/can_win.hpp"
#include "notation/san.hpp"

namespace doorgeef::notation {

std::string proof_text(const rules::Position& position, const winnable::Verdict& verdict,
                       const rules::Ruleset& ruleset) {
    rules::Position now = position;
    std::string text;
    for (const winnable::Step& step : verdict.line) {
        if (!text.empty()) text += ' ';
        text += to_san(now, step.move, ruleset);
        now.play_unchecked(step.move, ruleset);
    }
    return text;
}

std::string proof_text(const winnable::Boards& boards, std::uint8_t board, rules::Color side,
                       const winnable::Verdict& verdict, const rules::Ruleset& ruleset) {
    winnable::Boards now = winnable::passed(boards, board, side, verdict.opponents_pass);
    std::string text;
    for (const winnable::Step& step : verdict.line) {
        rules::Position& mine = now.positions[step.board];
        rules::Position& other = now.positions[1 - step.board];
        if (!text.empty()) text += ' ';
        text += std::to_string(step.board + 1) + ':' + to_san(mine, step.move, ruleset, &other);
        const rules::Played played = mine.play_unchecked(step.move, ruleset, &other);
        for (const auto& man : {played.captured, played.surrendered})
            if (man && !now.over[1 - step.board]) other.add_to_reserve(man->color, man->role);
    }
    return text;
}

std::string proof_text(const match::Match& match, match::BoardId board, rules::Color color,
                       const winnable::Verdict& verdict) {
    if (!match.has_board(!board)) return proof_text(match.position(board), verdict, match.ruleset());
    return proof_text(match::boards_of(match), static_cast<std::uint8_t>(board), color, verdict,
                      match.ruleset());
}

}  // namespace doorgeef::notation
