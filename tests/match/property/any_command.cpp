// Anything that anybody could ask for at any time.
#include "players.hpp"
#include "random_agreement.hpp"

namespace doorgeef::match {

namespace {

constexpr int kPlayerCommands = static_cast<int>(std::variant_size_v<command::OfPlayer>);
constexpr int kActs = static_cast<int>(std::variant_size_v<arbiter::Act>);

}  // namespace

Command Players::anything(const Match& match) {
    const int way = dice_.below(quarrelsome_ ? 8 : 20);
    if (way < 2) return ArbiterCommand{any_act(match), dice_.one_in(4) ? "so I decide" : ""};
    if (way == 2) return Tick{};
    // One seat in many is one that does not exist on a single board.
    const Seat seat = match.has_board(BoardId::second) || dice_.one_in(20)
                          ? dice_.pick(kSeats)
                          : Seat{dice_.pick(kTeams), BoardId::first};
    return PlayerCommand{seat, any_player_command(match, seat)};
}

command::OfPlayer Players::any_player_command(const Match& match, Seat seat) {
    const BoardId board = seat.board();
    switch (dice_.below(kPlayerCommands)) {
    case 0: return command::Play{any_move(match, board)};
    case 1: return command::Press{};
    case 2:
        return command::TouchSquare{dice_.one_in(4) ? any_square()
                                                    : square_of(match.position(board).occupied())};
    case 3: return command::TouchReserve{dice_.pick(rules::kDroppableRoles)};
    case 4: return command::Pass{dice_.pick(rules::kDroppableRoles)};
    case 5:
        if (dice_.one_in(3)) return command::Resign{};
        return command::Play{legal_move(match, board)};
    case 6: return command::Waive{};
    case 7: return command::OfferDraw{};
    case 8: return command::AcceptDraw{};
    case 9: return command::DeclineDraw{};
    case 10: return command::ClaimFlag{};
    case 11: {
        command::ClaimDraw claim{static_cast<ClaimKind>(dice_.below(3)), {}};
        if (!dice_.one_in(3))
            claim.intended = dice_.one_in(4) ? any_move(match, board) : legal_move(match, board);
        return claim;
    }
    case 12: return command::ClaimIllegal{};
    case 13: return command::AcceptIllegal{};
    case 14: return command::ReportNoPiece{};
    case 15: return command::RemovePiece{any_square()};
    case 16: return command::Say{any_signal()};
    default: return command::CallArbiter{};
    }
}

arbiter::Act Players::any_act(const Match& match) {
    // Here too one board in many does not exist.
    const BoardId board = dice_.one_in(10) ? dice_.pick(kBoards) : any_board(match);
    const Seat seat{dice_.pick(kTeams), board};
    switch (dice_.below(kActs)) {
    case 0: return arbiter::Grant{board};
    case 1: return arbiter::Reject{board};
    case 2: {
        const bool to = dice_.one_in(2);
        const Time ms = dice_.one_in(4) ? 0 : dice_.below(4000);
        return arbiter::SetClock{seat, to ? arbiter::SetClock::How::to : arbiter::SetClock::How::by,
                                 to || dice_.one_in(2) ? ms : -ms};
    }
    case 3: return arbiter::Pause{};
    case 4: return arbiter::Resume{};
    case 5: return arbiter::PenaliseFlagNotice{seat};
    case 6:
        return arbiter::PenaliseIllegalMoves{seat, dice_.one_in(2) ? std::optional<Time>{dice_.below(4000)}
                                                                   : std::nullopt};
    case 7:
        if (!dice_.one_in(3)) return arbiter::Pause{};
        return arbiter::SetResult{board, static_cast<Result>(dice_.below(4))};
    case 8:
        // Who restarts both names no board.
        return dice_.one_in(3) ? arbiter::Restart{BoardId::first, true} : arbiter::Restart{board, false};
    case 9: return arbiter::SwapColours{board};
    default:
        return arbiter::SetPosition{board,
                                    dice_.one_in(8) ? "no position" : random_fen(dice_, match.ruleset())};
    }
}

Signal Players::any_signal() {
    Signal signal;
    signal.kind = static_cast<SignalKind>(dice_.below(8));
    signal.role = dice_.pick(rules::kDroppableRoles);
    signal.leave = static_cast<Leave>(dice_.below(4));
    if (signal.kind == SignalKind::text) signal.text = "# go";
    return signal;
}

}  // namespace doorgeef::match
