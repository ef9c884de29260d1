#include "verdicts.hpp"

#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <random>

namespace doorgeef::match {

namespace {

bool flag_down(const Match& match, BoardId board, Color color) {
    return match.games[board].clock.flag_down(color);
}

bool both_flags_down(const Match& match, BoardId board) {
    if (match.ruleset().both_flags == rules::BothFlags::game)
        return flag_down(match, board, Color::white) && flag_down(match, board, Color::black);
    ByTeam<bool> down;
    for (const Seat seat : kSeats)
        if (match.has_seat(seat) && !match.game(seat).over() && !match.game(seat).resigned)
            down[seat.team()] |= flag_down(match, seat.board(), match.color(seat));
    return down[Team::a] && down[Team::b];
}

// Nothing to win with on the board or in the reserve, and nothing can come.
bool has_nothing(const Match& match, BoardId board, Color color) {
    return match.position(board).pieces(color).count() == 1 && match.position(board).reserve(color).empty() &&
           (!match.ruleset().passes_pieces() ||
            (match.games[!board].over() && match.captured[match.seat(board, color).partner()].empty()));
}

// A mate of the opponent found by playing at random on this board alone: whoever is said to be unable to win
// must not be able to do this.
bool mates_by_chance(const Match& match, BoardId board, Color color) {
    std::mt19937_64 random{match.position(board).key()};
    for (int game = 0; game < 20; ++game) {
        rules::Position position = match.position(board);
        std::optional<rules::Position> other;
        if (match.has_board(!board)) other = match.position(!board);
        rules::Position* const there = other ? &*other : nullptr;
        for (int ply = 0; ply < 40; ++ply) {
            const rules::MoveList moves = rules::legal_moves(position, match.ruleset(), there);
            if (moves.empty()) {
                if (position.in_check() && position.turn() != color) return true;
                break;
            }
            position.play_unchecked(moves[random() % moves.size()], match.ruleset(), there);
        }
    }
    return false;
}

// Nothing speaks against the verdict that this colour cannot win.
bool may_be_unable_to_win(const Match& match, BoardId board, Color color) {
    return has_nothing(match, board, color) || !mates_by_chance(match, board, color);
}

bool is_mate_or_stalemate(Reason reason) {
    return reason == Reason::mate || reason == Reason::stalemate;
}

int half_points(const Match& match, BoardId board, Team team) {
    const Result result = match.games[board].outcome->result;
    if (result == Result::drawn) return 1;
    const auto color = winner(result);
    return color && match.seat(board, *color).team() == team ? 2 : 0;
}

}  // namespace

std::string Verdicts::read(const Match& before, const Event& event) {
    std::string wrong;
    if (const auto* ended = std::get_if<event::GameEnded>(&event.what)) {
        wrong = judge(before, *ended);
        endings_.push_back({ended->board, ended->outcome, event.at});
    }
    // A piece passed in between is no reason for anything.
    if (!std::holds_alternative<event::Passed>(event.what)) last_ = event.what;
    return wrong;
}

// Whether the event just before this one is what such a game ends on.
bool Verdicts::rests_on_last(const Match& before, const event::GameEnded& event) const {
    const auto last_is = [&](auto kind, auto&& fits) {
        const auto* last = last_ ? std::get_if<decltype(kind)>(&*last_) : nullptr;
        return last != nullptr && fits(*last);
    };
    switch (event.outcome.reason) {
    case Reason::agreement:
        return last_is(event::DrawAccepted{}, [](const auto&) { return true; }) ||
               last_is(event::GameEnded{},
                       [](const auto& other) { return other.outcome.reason == Reason::agreement; });
    case Reason::arbiter:
        return last_is(event::Ruled{}, [&](const auto& ruled) {
            if (const auto* lost = std::get_if<arbiter::PenaliseIllegalMoves>(&ruled.ruling.act))
                return !lost->ms && lost->seat.board() == event.board &&
                       winner(event.outcome.result) == !before.color(lost->seat);
            const auto* act = std::get_if<arbiter::SetResult>(&ruled.ruling.act);
            return act != nullptr && act->board == event.board && act->result == event.outcome.result;
        });
    case Reason::repetition:
    case Reason::fifty_moves:
    case Reason::material: {
        const bool granted = last_is(event::Ruled{}, [&](const auto& ruled) {
            const auto* act = std::get_if<arbiter::Grant>(&ruled.ruling.act);
            return act != nullptr && act->board == event.board;
        });
        const bool correct = last_is(event::DrawClaimed{}, [&](const auto& claimed) {
            return claimed.claim.seat.board() == event.board && claimed.claim.findings.correct;
        });
        return before.ruleset().claims == rules::Claims::moderator ? granted : correct;
    }
    default: return true;
    }
}

std::string Verdicts::judge(const Match& before, const event::GameEnded& event) const {
    const Outcome& outcome = event.outcome;
    const Game& game = before.games[event.board];
    const auto loser = [&]() -> std::optional<Color> {
        const auto won = winner(outcome.result);
        return won ? std::optional{!*won} : std::nullopt;
    }();
    if (!before.started || game.over()) return "a game ended that was not running";

    bool right = rests_on_last(before, event);
    switch (outcome.reason) {
    case Reason::mate:
        right &= stuck_by_the_list(before, event.board) == Stuck::mate && loser == game.turn();
        break;
    case Reason::stalemate:
        right &=
            stuck_by_the_list(before, event.board) == Stuck::stalemate && outcome.result == Result::drawn;
        break;
    case Reason::resignation: right &= loser && game.resigned == loser; break;
    case Reason::flag: right &= loser && flag_down(before, event.board, *loser) && !game.resigned; break;
    case Reason::flag_cannot_win:
        right &= outcome.result == Result::drawn &&
                 before.ruleset().flag_draw == rules::FlagDraw::cannot_win &&
                 std::ranges::any_of(rules::kColors, [&](Color color) {
                     return flag_down(before, event.board, color) &&
                            may_be_unable_to_win(before, event.board, !color);
                 });
        break;
    case Reason::both_flags:
        right &= outcome.result == Result::drawn && both_flags_down(before, event.board);
        break;
    case Reason::dead:
        right &= outcome.result == Result::drawn && !game.move_made &&  // L5
                 may_be_unable_to_win(before, event.board, Color::white) &&
                 may_be_unable_to_win(before, event.board, Color::black);
        break;
    case Reason::agreement:
    case Reason::repetition:
    case Reason::fifty_moves:
    case Reason::material: right &= outcome.result == Result::drawn && !game.resigned; break;
    case Reason::arbiter: break;
    case Reason::match_ended:
        right &= outcome.result == Result::unfinished &&
                 before.ruleset().match_end == rules::MatchEnd::first && !endings_.empty();
        break;
    }
    if (!right)
        return "a game ended wrongly: " + std::string{code(outcome.result)} + ' ' +
               std::string{code(outcome.reason)};
    return judge_order(before, outcome);
}

// Where the first game to end decides, the other one is cut short. Only two exceptions: nobody can move on
// either board (R10), or all four agreed.
std::string Verdicts::judge_order(const Match& before, const Outcome& outcome) const {
    if (before.ruleset().match_end != rules::MatchEnd::first || endings_.empty()) return {};
    const Reason first = endings_.front().outcome.reason;
    const bool together = (is_mate_or_stalemate(first) && is_mate_or_stalemate(outcome.reason)) ||
                          (first == Reason::agreement && outcome.reason == Reason::agreement);
    if (outcome.reason == Reason::match_ended || together) return {};
    return "a second game ended, by " + std::string{code(outcome.reason)} +
           ", where the first one ends the match";
}

Score Verdicts::expected_score(const Match& match) const {
    Score score;
    if (match.ruleset().score == rules::Scoring::sum) {
        for (const Ending& ending : endings_)
            for (const Team team : kTeams) score.half_points[team] += half_points(match, ending.board, team);
        return score;
    }
    // L14: of games that end at one instant, decisive results that agree decide.
    ByTeam<int> wins;
    for (const Ending& ending : endings_)
        if (ending.at == endings_.front().at)
            for (const Team team : kTeams) wins[team] += half_points(match, ending.board, team) == 2 ? 1 : 0;
    const bool decided = (wins[Team::a] == 0) != (wins[Team::b] == 0);
    for (const Team team : kTeams) score.half_points[team] = !decided ? 1 : wins[team] > 0 ? 2 : 0;
    return score;
}

std::string Verdicts::compare(const Match& match) const {
    for (const BoardId board : kBoards) {
        const auto ending = std::ranges::find(endings_, board, &Ending::board);
        const auto expected = ending == endings_.end() ? std::nullopt : std::optional{ending->outcome};
        if (match.games[board].outcome != expected) return "an outcome is not the one of the log";
    }
    const auto enough = match.ruleset().match_end == rules::MatchEnd::first ? 1 : boards_;
    if (match.over() != (std::ssize(endings_) >= enough))
        return match.over() ? "the match ended too early" : "the match goes on";
    if (match.over() && std::ssize(endings_) != boards_) return "the match is over and a game is not";
    if (match.over() && *match.score != expected_score(match))
        return "the score is " + to_string(*match.score) + ", not " + to_string(expected_score(match));
    return {};
}

}  // namespace doorgeef::match
