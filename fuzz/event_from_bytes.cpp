#include "event_from_bytes.hpp"

#include "match/standing.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <string>

namespace doorgeef::fuzz {

using namespace match;

namespace {

// Who, where and what an event is about.
struct Choice {
    Seat seat;
    rules::Role role;
    rules::Square square;
    unsigned more;

    explicit Choice(Bytes& bytes)
        : seat(kSeats[bytes.next() % 4]), role(rules::kRoles[bytes.next() % rules::kRoles.size()]),
          square(rules::square_at(static_cast<int>(bytes.next() % 64))), more(bytes.next()) {}
    BoardId board() const { return seat.board(); }
};

std::string next_text(Bytes& bytes) {
    std::string text;
    for (unsigned size = bytes.next() % 8; size > 0; --size) text += static_cast<char>(bytes.next());
    return text;
}

event::Moved next_moved(Bytes& bytes, const Match& match, const Choice& choice) {
    event::Moved moved{choice.board(), next_move(bytes), choice.more % 2 == 0,
                       match.conduct().clock == ClockPress::automatic};
    if (choice.more % 8 == 0) moved.completed = !moved.completed;
    if (!moved.legal || !match.has_board(choice.board())) return moved;
    const auto moves = rules::legal_moves(match.position(choice.board()), match.ruleset(),
                                          other_position(match, choice.board()));
    if (!moves.empty()) moved.move = moves[bytes.next() % moves.size()];
    return moved;
}

arbiter::Act next_act(Bytes& bytes, const Choice& choice) {
    switch (choice.more % 10) {
    case 0: return arbiter::Grant{choice.board()};
    case 1: return arbiter::Reject{choice.board()};
    case 2: {
        const Time ms = (Time{bytes.next()} - 128) << bytes.next() % 56;
        return arbiter::SetClock{
            choice.seat, choice.more > 99 ? arbiter::SetClock::How::by : arbiter::SetClock::How::to, ms};
    }
    case 3: return arbiter::Pause{};
    case 4: return arbiter::Resume{};
    case 5:
        if (choice.more < 100) return arbiter::PenaliseFlagNotice{choice.seat};
        return arbiter::PenaliseIllegalMoves{
            choice.seat,
            choice.more < 200 ? std::optional{(Time{bytes.next()} - 64) << bytes.next() % 56} : std::nullopt};
    case 6: return arbiter::SetResult{choice.board(), static_cast<Result>(bytes.next() % 4)};
    case 7: return arbiter::Restart{choice.board(), choice.more > 99};
    case 8: return arbiter::SwapColours{choice.board()};
    default: return arbiter::SetPosition{choice.board(), rules::to_fen(next_setup(bytes))};
    }
}

event::What next_what(Bytes& bytes, const Match& match) {
    const unsigned kind = bytes.next();
    const Choice choice{bytes};
    switch (kind % 32) {
    case 0: return event::ReadyToStart{choice.seat};
    case 1: return event::Started{};
    case 2: return event::Pressed{choice.board()};
    case 3: return event::TakenBack{choice.board()};
    case 4: return event::TouchedSquare{choice.board(), choice.square};
    case 5: return event::TouchedReserve{choice.board(), choice.role};
    case 6: return event::Passed{choice.seat, choice.role};
    case 7: return event::FlagFell{choice.board(), rules::kColors[choice.more % 2]};
    case 8: return event::Resigned{choice.seat};
    case 9: return event::LastMoveWaived{choice.seat};
    case 10: return event::DrawOffered{choice.seat};
    case 11: return event::DrawDeclined{choice.seat};
    case 12: return event::DrawAccepted{choice.seat};
    case 13: return event::FlagClaimed{choice.seat};
    case 14: {
        Claim claim{choice.seat, static_cast<ClaimKind>(choice.more % 3), {}, {}};
        if (choice.more > 99) claim.intended = next_move(bytes);
        return event::DrawClaimed{claim};
    }
    case 15: return event::ReplacementDemanded{choice.seat};
    case 16: return event::IllegalAccepted{choice.seat};
    case 17: return event::NoPieceReported{choice.seat};
    case 18: return event::ReturnClockStarted{choice.board()};
    case 19: return event::PieceRemoved{choice.seat, choice.square};
    case 20:
        return event::Said{choice.seat, Signal{static_cast<SignalKind>(choice.more % 8), choice.role,
                                               static_cast<Leave>(choice.more / 8 % 4), next_text(bytes)}};
    case 21: return event::ArbiterCalled{choice.seat};
    case 22: return event::Ruled{Ruling{next_act(bytes, choice), {10, 5}, next_text(bytes)}};
    case 23:
        return event::GameEnded{choice.board(), Outcome{static_cast<Result>(choice.more % 4),
                                                        static_cast<Reason>(choice.more / 4 % 13)}};
    case 24:
        return event::MatchEnded{
            Score{{{static_cast<int>(choice.more % 6) - 1, static_cast<int>(choice.more / 6 % 6) - 1}}}};
    case 25: return event::Credited{choice.seat, Time{choice.more}};
    default: return next_moved(bytes, match, choice);
    }
}

}  // namespace

Event next_event(Bytes& bytes, const Match& match, Time latest) {
    const unsigned later = bytes.next();
    // Mostly soon; now and then back in time, or at the end of all times.
    const Time at = later < 250    ? latest + later * Time{later}
                    : later == 250 ? latest - 1
                                   : Time{1} << (later - 200);
    return {at, next_what(bytes, match)};
}

}  // namespace doorgeef::fuzz
