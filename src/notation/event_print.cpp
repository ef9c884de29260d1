#include "notation/event_text.hpp"
#include "notation/event_words.hpp"
#include "notation/words_of_enums.hpp"
#include "rules/square.hpp"

namespace doorgeef::notation {

namespace {

namespace event = match::event;
namespace arbiter = match::arbiter;

std::string board(match::BoardId id) {
    return std::to_string(match::number(id));
}
std::string seat(match::Seat id) {
    return std::string{match::name(id)};
}
std::string role(rules::Role id) {
    return {rules::letter(id)};
}

struct ActText {
    std::string operator()(const arbiter::Grant& a) const { return "grant " + board(a.board); }
    std::string operator()(const arbiter::Reject& a) const { return "reject " + board(a.board); }
    std::string operator()(const arbiter::SetClock& a) const {
        return "clock " + seat(a.seat) + (a.how == arbiter::SetClock::How::to ? " to " : " by ") +
               std::to_string(a.ms);
    }
    std::string operator()(const arbiter::Pause& /*a*/) const { return "pause"; }
    std::string operator()(const arbiter::Resume& /*a*/) const { return "resume"; }
    std::string operator()(const arbiter::PenaliseFlagNotice& a) const { return "penalise " + seat(a.seat); }
    std::string operator()(const arbiter::PenaliseIllegalMoves& a) const {
        return "penalise-illegal " + seat(a.seat) + (a.ms ? " by " + std::to_string(*a.ms) : " loss");
    }
    std::string operator()(const arbiter::SetResult& a) const {
        return "result " + board(a.board) + ' ' + std::string{match::code(a.result)};
    }
    std::string operator()(const arbiter::Restart& a) const {
        return "restart " + board(a.board) + (a.both ? " both" : " one");
    }
    std::string operator()(const arbiter::SwapColours& a) const { return "swap-colours " + board(a.board); }
    std::string operator()(const arbiter::SetPosition& a) const {
        return "position " + board(a.board) + ' ' + as_word(a.fen);
    }
};

struct EventText {
    std::string operator()(const event::ReadyToStart& e) const { return "ready " + seat(e.seat); }
    std::string operator()(const event::Started& /*e*/) const { return "started"; }
    std::string operator()(const event::Moved& e) const {
        return "moved " + board(e.board) + ' ' + move_code(e.move) + (e.legal ? "" : " illegal") +
               (e.completed ? "" : " unpressed");
    }
    std::string operator()(const event::Pressed& e) const { return "pressed " + board(e.board); }
    std::string operator()(const event::TakenBack& e) const { return "taken-back " + board(e.board); }
    std::string operator()(const event::TouchedSquare& e) const {
        return "touched " + board(e.board) + ' ' + rules::to_string(e.square);
    }
    std::string operator()(const event::TouchedReserve& e) const {
        return "touched-reserve " + board(e.board) + ' ' + role(e.role);
    }
    std::string operator()(const event::Passed& e) const {
        return "passed " + seat(e.seat) + ' ' + role(e.role);
    }
    std::string operator()(const event::FlagFell& e) const {
        return "flag-fell " + board(e.board) + ' ' + std::string{color_word(e.color)};
    }
    std::string operator()(const event::Resigned& e) const { return "resigned " + seat(e.seat); }
    std::string operator()(const event::LastMoveWaived& e) const { return "waived " + seat(e.seat); }
    std::string operator()(const event::DrawOffered& e) const { return "draw-offered " + seat(e.seat); }
    std::string operator()(const event::DrawDeclined& e) const { return "draw-declined " + seat(e.seat); }
    std::string operator()(const event::DrawAccepted& e) const { return "draw-accepted " + seat(e.seat); }
    std::string operator()(const event::FlagClaimed& e) const { return "flag-claimed " + seat(e.seat); }
    std::string operator()(const event::DrawClaimed& e) const {
        const match::Claim& claim = e.claim;
        return "draw-claimed " + seat(claim.seat) + ' ' + std::string{word(claim.kind)} + ' ' +
               (claim.intended ? move_code(*claim.intended) : "-") + ' ' +
               std::to_string(claim.findings.occurrences) + ' ' +
               std::to_string(claim.findings.moves_without_progress) + ' ' +
               (claim.findings.material_insufficient ? '1' : '0') + ' ' +
               (claim.findings.correct ? '1' : '0');
    }
    std::string operator()(const event::ReplacementDemanded& e) const {
        return "replacement-demanded " + seat(e.seat);
    }
    std::string operator()(const event::IllegalAccepted& e) const {
        return "illegal-accepted " + seat(e.seat);
    }
    std::string operator()(const event::NoPieceReported& e) const {
        return "no-piece-reported " + seat(e.seat);
    }
    std::string operator()(const event::ReturnClockStarted& e) const {
        return "return-clock-started " + board(e.board);
    }
    std::string operator()(const event::PieceRemoved& e) const {
        return "piece-removed " + seat(e.seat) + ' ' + rules::to_string(e.square);
    }
    std::string operator()(const event::Said& e) const {
        const match::Signal& signal = e.signal;
        return "said " + seat(e.seat) + ' ' + std::string{word(signal.kind)} + ' ' + role(signal.role) + ' ' +
               std::string{word(signal.leave)} + ' ' + as_word(signal.text);
    }
    std::string operator()(const event::ArbiterCalled& e) const { return "arbiter-called " + seat(e.seat); }
    std::string operator()(const event::Ruled& e) const {
        const match::Ruling& ruling = e.ruling;
        return "ruled " + std::to_string(ruling.article.chapter) + ' ' +
               std::to_string(ruling.article.number) + ' ' + as_word(ruling.reason) + ' ' +
               std::visit(ActText{}, ruling.act);
    }
    std::string operator()(const event::GameEnded& e) const {
        return "game-ended " + board(e.board) + ' ' + std::string{match::code(e.outcome.result)} + ' ' +
               std::string{match::code(e.outcome.reason)};
    }
    std::string operator()(const event::Credited& e) const {
        return "credited " + seat(e.seat) + ' ' + std::to_string(e.ms);
    }
    std::string operator()(const event::MatchEnded& e) const {
        return "match-ended " + std::to_string(e.score.half_points[match::Team::a]) + ' ' +
               std::to_string(e.score.half_points[match::Team::b]);
    }
};

}  // namespace

std::string to_text(const match::Event& event) {
    return std::to_string(event.at) + ' ' + std::visit(EventText{}, event.what);
}

}  // namespace doorgeef::notation
