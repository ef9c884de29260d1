#include "match_from_bytes.hpp"

#include "match/standing.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <string>

namespace doorgeef::fuzz {

using namespace match;
using rules::Role;
using rules::Square;

namespace {

Square next_square(Bytes& bytes) {
    return rules::square_at(static_cast<int>(bytes.next() % rules::kSquareCount));
}

Role next_role(Bytes& bytes) {
    return rules::kDroppableRoles[bytes.next() % rules::kDroppableRoles.size()];
}

// The n-th of the words between bars; other options are left alone.
std::string word_of(std::string_view words, unsigned n) {
    n %= static_cast<unsigned>(std::ranges::count(words, '|')) + 1;
    for (; n > 0; --n) words.remove_prefix(words.find('|') + 1);
    return std::string{words.substr(0, words.find('|'))};
}

rules::Ruleset next_ruleset(Bytes& bytes) {
    rules::Ruleset ruleset = rules::kPresets[bytes.next() % rules::kPresets.size()].ruleset;
    const auto names = rules::option_names();
    for (unsigned count = bytes.next() % 4; count > 0; --count) {
        const auto name = names[bytes.next() % names.size()];
        const auto changed =
            rules::with_option(ruleset, name, word_of(rules::option_values(name), bytes.next()));
        if (changed && rules::check(*changed).empty()) ruleset = *changed;
    }
    return ruleset;
}

Conduct conduct_of(unsigned bits) {
    const auto on = [&](unsigned place) { return (bits >> place & 1) != 0; };
    return {on(0) ? Legality::claimed : Legality::enforced,
            on(1) ? ClockPress::manual : ClockPress::automatic,
            on(2) ? FlagCall::claimed : FlagCall::automatic, on(3) ? Passing::manual : Passing::automatic,
            on(4) ? TouchMove::on : TouchMove::off};
}

// By the list of legal moves, or any coordinates at all.
rules::Coordinates next_coordinates(Bytes& bytes, const Match& match, BoardId board) {
    const unsigned choice = bytes.next();
    if (choice % 4 != 0) {
        const auto moves =
            rules::legal_moves(match.position(board), match.ruleset(), other_position(match, board));
        const unsigned place = choice / 4 + 64 * bytes.next();
        if (!moves.empty()) return *rules::parse_move(to_string(moves[place % moves.size()]));
    }
    if (choice % 8 == 0) return {rules::DropCoordinates{next_role(bytes), next_square(bytes)}};
    rules::StepCoordinates step{next_square(bytes), next_square(bytes), {}, false, {}};
    const unsigned end = choice / 8;
    if (end % 4 == 1) step.promotion = rules::kPromotionRoles[end / 4 % rules::kPromotionRoles.size()];
    step.takes = end % 4 >= 2;
    if (end % 4 == 2) step.taken = next_square(bytes);
    return {step};
}

Signal next_signal(Bytes& bytes) {
    const unsigned byte = bytes.next();
    return {static_cast<SignalKind>(byte % 8), next_role(bytes), static_cast<Leave>(byte / 8 % 4), "x"};
}

command::OfPlayer next_of_player(Bytes& bytes, const Match& match, BoardId board) {
    const unsigned kind = bytes.next();
    switch (kind % 18) {
    case 1: return command::Press{};
    case 2: return command::TouchSquare{next_square(bytes)};
    case 3: return command::TouchReserve{next_role(bytes)};
    case 4: return command::Pass{kind < 128 ? std::nullopt : std::optional{next_role(bytes)}};
    case 5: return command::Resign{};
    case 6: return command::Waive{};
    case 7: return command::OfferDraw{};
    case 8: return command::AcceptDraw{};
    case 9: return command::DeclineDraw{};
    case 10: return command::ClaimFlag{};
    case 11: {
        command::ClaimDraw claim{static_cast<ClaimKind>(kind / 18 % 3), {}};
        if (kind >= 128) claim.intended = next_coordinates(bytes, match, board);
        return claim;
    }
    case 12: return command::ClaimIllegal{};
    case 13: return command::AcceptIllegal{};
    case 14: return command::ReportNoPiece{};
    case 15: return command::RemovePiece{next_square(bytes)};
    case 16: return command::Say{next_signal(bytes)};
    case 17: return command::CallArbiter{};
    default: return command::Play{next_coordinates(bytes, match, board)};
    }
}

arbiter::Act next_act(Bytes& bytes) {
    const unsigned kind = bytes.next();
    const BoardId board = kBoards[kind / 10 % 2];
    const Seat seat{kTeams[kind / 20 % 2], board};
    switch (kind % 10) {
    case 0: return arbiter::Grant{board};
    case 1: return arbiter::Reject{board};
    case 2: {
        const bool to = bytes.next() % 2 == 0;
        const Time ms = Time{100} * bytes.next();
        return arbiter::SetClock{seat, to ? arbiter::SetClock::How::to : arbiter::SetClock::How::by,
                                 to ? ms : ms - 12'800};
    }
    case 3: return arbiter::Pause{};
    case 4: return arbiter::Resume{};
    case 5:
        if (kind < 128) return arbiter::PenaliseFlagNotice{seat};
        return arbiter::PenaliseIllegalMoves{seat, kind < 208 ? std::optional{Time{100} * bytes.next()}
                                                              : std::nullopt};
    case 6: return arbiter::SetResult{board, static_cast<Result>(kind / 40 % 4)};
    case 7: return arbiter::Restart{board, kind / 40 % 2 == 0};
    case 8: return arbiter::SwapColours{board};
    default: return arbiter::SetPosition{board, rules::to_fen(next_setup(bytes))};
    }
}

}  // namespace

Agreement next_agreement(Bytes& bytes) {
    Agreement agreement = Agreement::by(next_ruleset(bytes));
    agreement.conduct = conduct_of(bytes.next());
    const unsigned flags = bytes.next();
    agreement.white_on_first = kTeams[flags % 2];
    if ((flags & 2) != 0)
        agreement.time = rules::TimeControl{Time{1000} * (flags >> 4), Time{1000} * (flags >> 2 & 3)};
    if (flags == 0) agreement.time.reset();
    for (const BoardId board : kBoards) {
        if (bytes.next() % 4 == 0) continue;
        const auto position = rules::Position::from_setup(next_setup(bytes), agreement.ruleset);
        if (position) agreement.positions[board] = *position;
    }
    return agreement;
}

Time next_time(Bytes& bytes, const Match& match, Time now) {
    const unsigned byte = bytes.next();
    if (byte < 192) return now + byte;
    if (byte < 224) return now + Time{1000} * (byte - 192);
    const auto runs_out = match.games[kBoards[byte % 2]].clock.runs_out_at();
    return runs_out ? std::max(now, *runs_out - 2 + byte / 2 % 4) : now;
}

Command next_command(Bytes& bytes, const Match& match) {
    const unsigned who = bytes.next();
    const BoardId board = kBoards[who % 2];
    // Half of the time the player to move, who plays, or presses what he played.
    if (who >= 128 && match.started) {
        const Seat seat = match.on_move(board);
        if (match.games[board].move_made && who % 4 < 2) return PlayerCommand{seat, command::Press{}};
        return PlayerCommand{seat, command::Play{next_coordinates(bytes, match, board)}};
    }
    if (who >= 128) return PlayerCommand{match.seat(board, Color::black), command::Press{}};
    if (who % 8 == 7) return Tick{};
    if (who % 8 == 6) return ArbiterCommand{next_act(bytes), {}};
    return PlayerCommand{Seat{kTeams[who / 2 % 2], board}, next_of_player(bytes, match, board)};
}

}  // namespace doorgeef::fuzz
