#include "notation/match_log.hpp"

namespace doorgeef::notation {

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
