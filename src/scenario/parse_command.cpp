#include "scenario/parts.hpp"

#include <array>
#include <utility>

namespace doorgeef::scenario {

namespace {

namespace command = match::command;
namespace arbiter = match::arbiter;
using match::SignalKind;
using Player = std::optional<command::OfPlayer>;
using Act = std::optional<arbiter::Act>;

Player parse_touch(std::string_view word) {
    if (const auto square = rules::parse_square(word)) return command::TouchSquare{*square};
    if (const auto role = parse_role(word)) return command::TouchReserve{*role};
    return std::nullopt;
}

Player parse_claim(Words& words) {
    const std::string_view kind = words.take();
    if (kind == "flag") return command::ClaimFlag{};
    if (kind == "illegal") return command::ClaimIllegal{};
    constexpr std::array<std::pair<std::string_view, match::ClaimKind>, 3> kinds{
        {{"repetition", match::ClaimKind::repetition},
         {"fifty", match::ClaimKind::fifty},
         {"material", match::ClaimKind::material}}};
    for (const auto& [name, claim] : kinds) {
        if (name != kind) continue;
        if (words.empty()) return command::ClaimDraw{claim, {}};
        const auto move = parse_move(words.take());
        if (!move) return std::nullopt;
        return command::ClaimDraw{claim, move};
    }
    return std::nullopt;
}

std::optional<match::Leave> parse_leave(std::string_view word) {
    if (word == "resign") return match::Leave::resign;
    if (word == "offer-draw") return match::Leave::offer_draw;
    if (word == "accept-draw") return match::Leave::accept_draw;
    if (word == "mate") return match::Leave::mate;
    return std::nullopt;
}

Player parse_say(Words& words) {
    match::Signal signal;
    const std::string_view kind = words.take();
    if (kind == "need" || kind == "danger") {
        const auto role = parse_role(words.take());
        if (!role) return std::nullopt;
        signal.kind = kind == "need" ? SignalKind::need : SignalKind::danger;
        signal.role = *role;
    } else if (kind == "leave") {
        const auto leave = parse_leave(words.take());
        if (!leave) return std::nullopt;
        signal.kind = SignalKind::leave;
        signal.leave = *leave;
    } else if (kind == "text") {
        const std::string_view text = words.take_rest();
        if (text.size() < 2 || text.front() != '"' || text.back() != '"') return std::nullopt;
        signal.kind = SignalKind::text;
        signal.text = text.substr(1, text.size() - 2);
    } else if (kind == "yes") {
        signal.kind = SignalKind::yes;
    } else if (kind == "no") {
        signal.kind = SignalKind::no;
    } else if (kind == "sit") {
        signal.kind = SignalKind::sit;
    } else if (kind == "flag") {
        signal.kind = SignalKind::flag;
    } else {
        return std::nullopt;
    }
    return command::Say{signal};
}

// Commands of two words, the second of which says what.
Player parse_pair(std::string_view verb, std::string_view what) {
    if (verb == "offer" && what == "draw") return command::OfferDraw{};
    if (verb == "accept" && what == "draw") return command::AcceptDraw{};
    if (verb == "decline" && what == "draw") return command::DeclineDraw{};
    if (verb == "accept" && what == "illegal") return command::AcceptIllegal{};
    if (verb == "report" && what == "no-piece") return command::ReportNoPiece{};
    if (verb == "call" && what == "arbiter") return command::CallArbiter{};
    if (verb == "touch") return parse_touch(what);
    if (verb == "play") {
        if (const auto move = parse_move(what)) return command::Play{*move};
    } else if (verb == "pass") {
        if (what == "all") return command::Pass{};
        if (const auto role = parse_role(what)) return command::Pass{role};
    } else if (verb == "remove") {
        if (const auto square = rules::parse_square(what)) return command::RemovePiece{*square};
    }
    return std::nullopt;
}

Act parse_set_clock(Words& words) {
    const auto seat = parse_seat(words.take());
    const std::string_view change = words.take();
    const auto ms = change.empty() ? std::nullopt : parse_time(change.substr(1));
    if (!seat || !ms) return std::nullopt;
    switch (change.front()) {
    case '=': return arbiter::SetClock{*seat, arbiter::SetClock::How::to, *ms};
    case '+': return arbiter::SetClock{*seat, arbiter::SetClock::How::by, *ms};
    case '-': return arbiter::SetClock{*seat, arbiter::SetClock::How::by, -*ms};
    default: return std::nullopt;
    }
}

// "flag-notice A1", "illegal A1 +60", "illegal A1 loss"
Act parse_penalise(Words& words) {
    const std::string_view what = words.take();
    const auto seat = parse_seat(words.take());
    if (!seat) return std::nullopt;
    if (what == "flag-notice") return arbiter::PenaliseFlagNotice{*seat};
    if (what != "illegal") return std::nullopt;
    const std::string_view penalty = words.take();
    if (penalty == "loss") return arbiter::PenaliseIllegalMoves{*seat, std::nullopt};
    const auto ms = penalty.starts_with('+') ? parse_time(penalty.substr(1)) : std::nullopt;
    return ms ? Act{arbiter::PenaliseIllegalMoves{*seat, ms}} : std::nullopt;
}

// Acts that name a board first.
Act parse_board_act(std::string_view verb, Words& words) {
    const auto board = parse_board(words.take());
    if (!board) return std::nullopt;
    if (verb == "grant") return arbiter::Grant{*board};
    if (verb == "reject") return arbiter::Reject{*board};
    if (verb == "restart") return arbiter::Restart{*board, false};
    if (verb == "swap-colours") return arbiter::SwapColours{*board};
    if (verb == "position") return arbiter::SetPosition{*board, std::string{words.take_rest()}};
    if (verb == "result")
        if (const auto result = match::parse_result(words.take())) return arbiter::SetResult{*board, *result};
    return std::nullopt;
}

// "credit 0.120" after a command, said by the server; none if nothing follows.
std::optional<Time> parse_credit(Words& words) {
    if (words.peek() != "credit") return 0;
    words.take();
    return parse_time(words.take());
}

}  // namespace

std::optional<match::command::OfPlayer> parse_player_command(Words& words) {
    const std::string_view verb = words.take();
    if (verb == "press") return command::Press{};
    if (verb == "resign") return command::Resign{};
    if (verb == "waive") return command::Waive{};
    if (verb == "claim") return parse_claim(words);
    if (verb == "say") return parse_say(words);
    return parse_pair(verb, words.take());
}

std::optional<match::arbiter::Act> parse_arbiter_act(Words& words) {
    const std::string_view verb = words.take();
    if (verb == "pause") return arbiter::Pause{};
    if (verb == "resume") return arbiter::Resume{};
    if (verb == "clock") return parse_set_clock(words);
    if (verb == "penalise") return parse_penalise(words);
    if (verb == "restart" && words.peek() == "both") {
        words.take();
        return arbiter::Restart{BoardId::first, true};
    }
    return parse_board_act(verb, words);
}

std::optional<Step> parse_step(Words& words) {
    Step step;
    std::string_view time = words.take();
    step.relative = time.starts_with('+');
    if (step.relative) time.remove_prefix(1);
    const auto ms = parse_time(time);
    if (!ms) return std::nullopt;
    step.time = *ms;

    const std::string_view actor = words.take();
    if (actor == "tick") {
        step.command = match::Tick{};
    } else if (actor == "arbiter") {
        auto act = parse_arbiter_act(words);
        if (!act) return std::nullopt;
        step.command = match::ArbiterCommand{std::move(*act), {}};
    } else if (const auto seat = parse_seat(actor)) {
        auto what = parse_player_command(words);
        const auto credit = parse_credit(words);
        if (!what || !credit) return std::nullopt;
        step.command = match::PlayerCommand{*seat, std::move(*what), *credit};
    } else {
        return std::nullopt;
    }
    return step;
}

}  // namespace doorgeef::scenario
