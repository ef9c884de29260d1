#include "notation/match_log.hpp"

#include <algorithm>

namespace doorgeef::notation {

int version_of(const match::Events& events) {
    // Version 2 knows the penalty for illegal moves.
    const auto of_version_2 = [](const match::Event& event) {
        const auto* ruled = std::get_if<match::event::Ruled>(&event.what);
        return ruled != nullptr &&
               std::holds_alternative<match::arbiter::PenaliseIllegalMoves>(ruled->ruling.act);
    };
    return std::ranges::any_of(events, of_version_2) ? 2 : 1;
}

std::string_view code(LogProblem problem) {
    switch (problem) {
    case LogProblem::not_a_log: return "not-a-log";
    case LogProblem::unreadable: return "unreadable";
    case LogProblem::bad_tag: return "bad-tag";
    case LogProblem::bad_agreement: return "bad-agreement";
    case LogProblem::bad_event: return "bad-event";
    case LogProblem::bad_move: return "bad-move";
    case LogProblem::wrong_player: return "wrong-player";
    case LogProblem::impossible: return "impossible";
    case LogProblem::too_long: return "too-long";
    }
    return "";
}

}  // namespace doorgeef::notation
