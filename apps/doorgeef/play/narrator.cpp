#include "doorgeef/play/narrator.hpp"

#include "doorgeef/play/board_digit.hpp"
#include "doorgeef/play/citation.hpp"
#include "doorgeef/play/status.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/events.hpp"
#include "doorgeef/texts/play.hpp"
#include "match/apply.hpp"
#include "match/can_win.hpp"
#include "notation/proof_text.hpp"

#include <sstream>

namespace doorgeef::app {

namespace {

namespace event = match::event;
namespace arbiter = match::arbiter;
using match::BoardId;
using match::Match;
using match::name;
using match::Seat;

// What the arbiter did; the match is as it was after it.
struct ActInWords {
    const Match& after;
    match::Time at;
    Language language;

    std::string operator()(const arbiter::Grant& act) const {
        return tell(texts::kGranted, digit(act.board));
    }
    std::string operator()(const arbiter::Reject& act) const {
        return tell(texts::kRejected, digit(act.board));
    }
    std::string operator()(const arbiter::SetClock& act) const {
        return tell(texts::kClockSet, name(act.seat), clock_of(act.seat));
    }
    std::string operator()(const arbiter::Pause& /*act*/) const { return tell(texts::kPaused); }
    std::string operator()(const arbiter::Resume& /*act*/) const { return tell(texts::kResumed); }
    std::string operator()(const arbiter::PenaliseFlagNotice& act) const {
        return tell(texts::kFlagNoticePenalised, name(act.seat), clock_of(act.seat));
    }
    std::string operator()(const arbiter::PenaliseIllegalMoves& act) const {
        const Seat opponent = act.seat.opponent();
        return act.ms
                   ? tell(texts::kIllegalMovesPenalised, name(act.seat), name(opponent), clock_of(opponent))
                   : tell(texts::kIllegalMovesLose, name(act.seat));
    }
    std::string operator()(const arbiter::SetResult& act) const {
        return tell(texts::kResultSet, digit(act.board), match::code(act.result));
    }
    std::string operator()(const arbiter::Restart& act) const {
        return act.both ? tell(texts::kBothRestarted) : tell(texts::kRestarted, digit(act.board));
    }
    std::string operator()(const arbiter::SwapColours& act) const {
        return tell(texts::kColoursSwapped, digit(act.board));
    }
    std::string operator()(const arbiter::SetPosition& act) const {
        return tell(texts::kPositionSet, digit(act.board));
    }

private:
    template <std::size_t Blanks, class... Words>
    std::string tell(const Phrase<Blanks>& phrase, const Words&... words) const {
        return say(language, phrase, words...);
    }
    std::string clock_of(Seat seat) const { return clock_text(after.remaining_ms(seat, at)); }
};

class EventInWords {
public:
    EventInWords(const Match& before, const Match& after, match::Time at, const ChosenRuleset& rules,
                 Language language)
        : before_(before), after_(after), at_(at), rules_(rules), language_(language) {}

    std::string operator()(const event::ReadyToStart& e) const { return of(texts::kReadyToStart, e.seat); }
    std::string operator()(const event::Started& /*e*/) const {
        return say(language_, after_.agreement.time ? texts::kStarted : texts::kStartedWithoutClocks);
    }

    std::string operator()(const event::Moved& e) const {
        const Seat by = before_.on_move(e.board);
        const std::string move = rules::to_string(e.move);
        const auto& captured = after_.games[e.board].last->played.captured;
        std::string text = captured ? say(language_, texts::kCaptured, name(by), move, word(captured->role))
                                    : say(language_, texts::kMoved, name(by), move);
        if (after_.position(e.board).in_check()) text += ' ' + say(language_, texts::kCheck);
        if (e.move.kind() == rules::MoveKind::taking) text += '\n' + taking(e, by);
        return text;
    }

    std::string operator()(const event::Pressed& e) const {
        return of(texts::kPressed, before_.on_move(e.board));
    }
    std::string operator()(const event::TakenBack& e) const {
        return of(texts::kTakenBack, before_.on_move(e.board));
    }
    std::string operator()(const event::TouchedSquare& e) const {
        return say(language_, texts::kTouchedSquare, name(before_.on_move(e.board)), to_string(e.square));
    }
    std::string operator()(const event::TouchedReserve& e) const {
        return say(language_, texts::kTouchedReserve, name(before_.on_move(e.board)), word(e.role));
    }
    std::string operator()(const event::Passed& e) const {
        return say(language_, texts::kPassed, name(e.seat), word(e.role), name(e.seat.partner()));
    }
    std::string operator()(const event::FlagFell& e) const {
        return of(texts::kFlagFell, before_.seat(e.board, e.color));
    }
    std::string operator()(const event::Credited& e) const {
        return say(language_, texts::kCredited, name(e.seat), std::to_string(e.ms));
    }

    std::string operator()(const event::Resigned& e) const { return of(texts::kResigned, e.seat); }
    std::string operator()(const event::LastMoveWaived& e) const {
        return of(texts::kLastMoveWaived, e.seat);
    }
    std::string operator()(const event::DrawOffered& e) const { return of(texts::kDrawOffered, e.seat); }
    std::string operator()(const event::DrawDeclined& e) const { return of(texts::kDrawDeclined, e.seat); }
    std::string operator()(const event::DrawAccepted& e) const { return of(texts::kDrawAccepted, e.seat); }
    std::string operator()(const event::FlagClaimed& e) const {
        return say(language_, texts::kFlagClaimed, name(e.seat), name(e.seat.opponent()));
    }
    std::string operator()(const event::DrawClaimed& e) const {
        const match::Claim& claim = e.claim;
        const std::string kind = say(language_, texts::phrase(claim.kind));
        std::string text = claim.intended ? say(language_, texts::kDrawClaimedWithMove, name(claim.seat),
                                                kind, rules::to_string(*claim.intended))
                                          : say(language_, texts::kDrawClaimed, name(claim.seat), kind);
        return text + '\n' + findings(claim);
    }

    std::string operator()(const event::ReplacementDemanded& e) const {
        return say(language_, texts::kReplacementDemanded, name(e.seat), name(e.seat.opponent()));
    }
    std::string operator()(const event::IllegalAccepted& e) const {
        return of(texts::kIllegalAccepted, e.seat);
    }
    std::string operator()(const event::NoPieceReported& e) const {
        return of(texts::kNoPieceReported, e.seat);
    }
    std::string operator()(const event::ReturnClockStarted& e) const {
        const match::Game& game = before_.games[e.board];
        return say(language_, texts::kReturnClockStarted, name(before_.seat(e.board, game.position.turn())),
                   word(game.coming_back->piece.role), digit(!e.board));
    }
    std::string operator()(const event::PieceRemoved& e) const {
        return say(language_, texts::kPieceRemoved, name(e.seat), to_string(e.square),
                   digit(!e.seat.board()));
    }

    std::string operator()(const event::Said& e) const {
        return say(language_, texts::kSaid, name(e.seat), name(e.seat.partner()), signal(e.signal));
    }
    std::string operator()(const event::ArbiterCalled& e) const { return of(texts::kArbiterCalled, e.seat); }
    std::string operator()(const event::Ruled& e) const {
        const std::string act = std::visit(ActInWords{after_, at_, language_}, e.ruling.act);
        const std::string article = cite(e.ruling.article, rules_, language_);
        std::string text = article.empty() ? say(language_, texts::kRuled, act)
                                           : say(language_, texts::kRuledByArticle, act, article);
        if (!e.ruling.reason.empty())
            text += ' ' + say(language_, texts::kRulingReason, quote(e.ruling.reason, 60));
        return text;
    }

    std::string operator()(const event::GameEnded& e) const {
        if (e.outcome.result == match::Result::unfinished)
            return say(language_, texts::kGameCutShort, digit(e.board));
        const std::string reason = say(language_, texts::phrase(e.outcome.reason));
        const auto winner = match::winner(e.outcome.result);
        if (!winner) return say(language_, texts::kGameDrawn, digit(e.board), reason);
        std::string text = say(language_, texts::kGameWon, digit(e.board),
                               name(after_.seat(e.board, *winner)), reason, match::code(e.outcome.result));
        const bool on_time = e.outcome.reason == match::Reason::flag;
        if (on_time && after_.ruleset().flag_draw == rules::FlagDraw::cannot_win)
            text += '\n' + proof(e.board, *winner);
        return text;
    }
    std::string operator()(const event::MatchEnded& e) const {
        return say(language_, texts::kMatchEnded, score_text(e.score, language_));
    }

private:
    std::string of(const Phrase<1>& phrase, Seat seat) const { return say(language_, phrase, name(seat)); }
    std::string word(rules::Role role) const { return say(language_, texts::phrase(role)); }

    std::string taking(const event::Moved& e, Seat by) const {
        const auto square = e.move.taken();
        const auto taken = square ? before_.position(!e.board).piece_at(*square) : std::nullopt;
        if (!taken) return of(texts::kPawnLost, by);
        return say(language_, texts::kTaken, name(by), word(taken->role), to_string(*square),
                   digit(!e.board));
    }

    // Why the flag counts: the moves by which the winner could still have mated (KNSB 5.4).
    std::string proof(BoardId board, rules::Color winner) const {
        const winnable::Verdict verdict = match::can_win(before_, board, winner);
        const std::string_view seat = name(after_.seat(board, winner));
        return verdict.answer == winnable::Answer::yes
                   ? say(language_, texts::kCouldWin, seat,
                         notation::proof_text(before_, board, winner, verdict))
                   : say(language_, texts::kCouldPerhapsWin, seat);
    }
    std::string findings(const match::Claim& claim) const {
        const std::string verdict =
            say(language_, claim.findings.correct ? texts::kFindingCorrect : texts::kFindingIncorrect);
        switch (claim.kind) {
        case match::ClaimKind::repetition:
            return say(language_, texts::kFindingRepetition, std::to_string(claim.findings.occurrences),
                       verdict);
        case match::ClaimKind::fifty:
            return say(language_, texts::kFindingFifty, std::to_string(claim.findings.moves_without_progress),
                       verdict);
        case match::ClaimKind::material: break;
        }
        return say(language_, texts::kFindingMaterial, verdict);
    }

    std::string signal(const match::Signal& signal) const {
        using enum match::SignalKind;
        switch (signal.kind) {
        case need: return say(language_, texts::kSayNeed, word(signal.role));
        case leave: return say(language_, texts::phrase(signal.leave));
        case yes: return say(language_, texts::kSayYes);
        case no: return say(language_, texts::kSayNo);
        case danger: return say(language_, texts::kSayDanger, word(signal.role));
        case sit: return say(language_, texts::kSaySit);
        case flag: return say(language_, texts::kSayFlag);
        case text: break;
        }
        return quote(signal.text, 120);
    }

    const Match& before_;
    const Match& after_;
    match::Time at_;
    const ChosenRuleset& rules_;
    Language language_;
};

}  // namespace

std::string Narrator::tell(const match::Event& event) {
    const Match before = match_;
    match::apply(match_, event);
    return std::visit(EventInWords{before, match_, event.at, rules_, language_}, event.what) + '\n';
}

std::string tell_log(const match::Agreement& agreement, const match::Events& log, const ChosenRuleset& rules,
                     Language language) {
    match::Time start = 0;
    for (const match::Event& event : log)
        if (std::holds_alternative<event::Started>(event.what)) start = event.at;
    Narrator narrator{agreement, rules, language};
    std::string text;
    for (const match::Event& event : log) {
        std::string margin = log_time(std::max(match::Time{0}, event.at - start));
        margin.insert(0, margin.size() < 8 ? 8 - margin.size() : 0, ' ');
        std::istringstream lines{narrator.tell(event)};
        for (std::string line; std::getline(lines, line); margin.assign(margin.size(), ' '))
            text += margin + "  " + line + '\n';
    }
    return text;
}

}  // namespace doorgeef::app
