#include "transcript.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"

#include <array>

namespace doorgeef::match {

namespace {

std::string time_text(Time ms) {
    const auto digits = [](Time number, std::size_t width) {
        const std::string text = std::to_string(number);
        return std::string(width > text.size() ? width - text.size() : 0, '0') + text;
    };
    return std::to_string(ms / 60'000) + ':' + digits(ms / 1000 % 60, 2) + '.' + digits(ms % 1000, 3);
}

std::string board_text(BoardId board) {
    return std::to_string(number(board));
}

std::string move_text(const rules::Coordinates& move) {
    if (const auto* drop = std::get_if<rules::DropCoordinates>(&move.what))
        return letter(drop->role) + ('@' + to_string(drop->to));
    const auto& step = std::get<rules::StepCoordinates>(move.what);
    std::string text = to_string(step.from) + to_string(step.to);
    if (step.promotion) text += static_cast<char>(letter(*step.promotion) - 'A' + 'a');
    if (step.takes) text += '/' + (step.taken ? to_string(*step.taken) : "-");
    return text;
}

struct ActText {
    std::string operator()(const arbiter::Grant& act) const { return "grant " + board_text(act.board); }
    std::string operator()(const arbiter::Reject& act) const { return "reject " + board_text(act.board); }
    std::string operator()(const arbiter::SetClock& act) const {
        const char* how = act.how == arbiter::SetClock::How::to ? " =" : act.ms < 0 ? " -" : " +";
        return "clock " + std::string{name(act.seat)} + how + time_text(act.ms < 0 ? -act.ms : act.ms);
    }
    std::string operator()(const arbiter::Pause& /*act*/) const { return "pause"; }
    std::string operator()(const arbiter::Resume& /*act*/) const { return "resume"; }
    std::string operator()(const arbiter::PenaliseFlagNotice& act) const {
        return "penalise flag-notice " + std::string{name(act.seat)};
    }
    std::string operator()(const arbiter::PenaliseIllegalMoves& act) const {
        return "penalise illegal " + std::string{name(act.seat)} +
               (act.ms ? " +" + time_text(*act.ms) : " loss");
    }
    std::string operator()(const arbiter::SetResult& act) const {
        return "result " + board_text(act.board) + ' ' + std::string{code(act.result)};
    }
    std::string operator()(const arbiter::Restart& act) const {
        return "restart " + (act.both ? "both" : board_text(act.board));
    }
    std::string operator()(const arbiter::SwapColours& act) const {
        return "swap-colours " + board_text(act.board);
    }
    std::string operator()(const arbiter::SetPosition& act) const {
        return "position " + board_text(act.board) + ' ' + act.fen;
    }
};

std::string signal_text(const Signal& signal) {
    constexpr std::array<const char*, 4> leaves{"resign", "offer-draw", "accept-draw", "mate"};
    switch (signal.kind) {
    case SignalKind::need: return std::string{"need "} + letter(signal.role);
    case SignalKind::danger: return std::string{"danger "} + letter(signal.role);
    case SignalKind::leave: return std::string{"leave "} + leaves[static_cast<std::size_t>(signal.leave)];
    case SignalKind::yes: return "yes";
    case SignalKind::no: return "no";
    case SignalKind::sit: return "sit";
    case SignalKind::flag: return "flag";
    case SignalKind::text: return "text \"" + signal.text + '"';
    }
    return {};
}

struct PlayerText {
    std::string operator()(const command::Play& what) const { return "play " + move_text(what.move); }
    std::string operator()(const command::Press& /*what*/) const { return "press"; }
    std::string operator()(const command::TouchSquare& what) const {
        return "touch " + to_string(what.square);
    }
    std::string operator()(const command::TouchReserve& what) const {
        return std::string{"touch "} + letter(what.role);
    }
    std::string operator()(const command::Pass& what) const {
        return what.role ? std::string{"pass "} + letter(*what.role) : "pass all";
    }
    std::string operator()(const command::Resign& /*what*/) const { return "resign"; }
    std::string operator()(const command::Waive& /*what*/) const { return "waive"; }
    std::string operator()(const command::OfferDraw& /*what*/) const { return "offer draw"; }
    std::string operator()(const command::AcceptDraw& /*what*/) const { return "accept draw"; }
    std::string operator()(const command::DeclineDraw& /*what*/) const { return "decline draw"; }
    std::string operator()(const command::ClaimFlag& /*what*/) const { return "claim flag"; }
    std::string operator()(const command::ClaimDraw& what) const {
        constexpr std::array<const char*, 3> kinds{"repetition", "fifty", "material"};
        return std::string{"claim "} + kinds[static_cast<std::size_t>(what.kind)] +
               (what.intended ? ' ' + move_text(*what.intended) : "");
    }
    std::string operator()(const command::ClaimIllegal& /*what*/) const { return "claim illegal"; }
    std::string operator()(const command::AcceptIllegal& /*what*/) const { return "accept illegal"; }
    std::string operator()(const command::ReportNoPiece& /*what*/) const { return "report no-piece"; }
    std::string operator()(const command::RemovePiece& what) const {
        return "remove " + to_string(what.square);
    }
    std::string operator()(const command::Say& what) const { return "say " + signal_text(what.signal); }
    std::string operator()(const command::CallArbiter& /*what*/) const { return "call arbiter"; }
};

struct CommandText {
    std::string operator()(const Tick& /*command*/) const { return "tick"; }
    std::string operator()(const PlayerCommand& command) const {
        return std::string{name(command.seat)} + ' ' + std::visit(PlayerText{}, command.what) +
               (command.credit_ms > 0 ? " credit " + time_text(command.credit_ms) : "");
    }
    std::string operator()(const ArbiterCommand& command) const {
        return "arbiter " + std::visit(ActText{}, command.act);
    }
};

}  // namespace

std::string header_text(const Agreement& agreement) {
    std::string text = "ruleset knsb\n";
    for (const auto option : rules::option_names()) {
        const std::string value = rules::option_value(agreement.ruleset, option);
        if (value != rules::option_value(rules::Ruleset{}, option))
            text += "option " + std::string{option} + ' ' + value + '\n';
    }
    for (const std::string& word : conduct_words(agreement.conduct)) text += "conduct " + word + '\n';
    text += "clock " + rules::to_string(agreement.time) + '\n';
    text += "white " + std::string{name(Seat{agreement.white_on_first, BoardId::first})} + '\n';
    for (const BoardId board : kBoards)
        text += "position " + board_text(board) + ' ' + to_fen(agreement.positions[board].setup()) + '\n';
    return text;
}

std::string step_text(const Deed& deed) {
    return time_text(deed.at) + ' ' + std::visit(CommandText{}, deed.command);
}

std::string scenario_text(const Agreement& agreement, const std::vector<Deed>& deeds,
                          const std::vector<std::optional<Refusal>>& refusals) {
    std::string text = header_text(agreement);
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        text += step_text(deeds[i]) + '\n';
        if (i < refusals.size() && refusals[i])
            text += "expect refused " + std::string{code(*refusals[i])} + '\n';
    }
    return text + "start\n";
}

}  // namespace doorgeef::match
