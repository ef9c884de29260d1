#include "notation/flag_findings.hpp"

#include "match/apply.hpp"
#include "match/can_win.hpp"
#include "notation/proof_text.hpp"

namespace doorgeef::notation {

namespace {

using match::Reason;

FlagFinding finding(const match::Match& match, match::BoardId board, rules::Color side) {
    const winnable::Verdict verdict = match::can_win(match, board, side);
    const bool yes = verdict.answer == winnable::Answer::yes;
    return {board, side, verdict.answer, yes ? proof_text(match, board, side, verdict) : std::string{}};
}

// Whose flag fell is in the result, or, of a draw, the side whose time has run out.
rules::Color side_with_time(const match::Match& match, const match::event::GameEnded& ended, match::Time at) {
    if (const auto winner = match::winner(ended.outcome.result)) return *winner;
    const bool white_fell = match.remaining_ms(match.seat(ended.board, rules::Color::white), at) <= 0;
    return white_fell ? rules::Color::black : rules::Color::white;
}

}  // namespace

std::vector<FlagFinding> flag_findings(const MatchLog& log) {
    std::vector<FlagFinding> findings;
    match::Match match{log.agreement};
    for (const match::Event& event : log.events) {
        const auto* ended = std::get_if<match::event::GameEnded>(&event.what);
        const bool asked =
            ended != nullptr && log.agreement.ruleset.flag_draw == rules::FlagDraw::cannot_win &&
            (ended->outcome.reason == Reason::flag || ended->outcome.reason == Reason::flag_cannot_win);
        if (asked) findings.push_back(finding(match, ended->board, side_with_time(match, *ended, event.at)));
        match::apply(match, event);
    }
    return findings;
}

}  // namespace doorgeef::notation
