// What follows by itself: the endings of KNSB 5, Stein 5, Minerva 5, and the clock of KNSB 7.7.
#include "match/can_win.hpp"
#include "match/draft.hpp"
#include "match/standing.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>

namespace doorgeef::match {

namespace {

using rules::Position;

// fics: no drop of any piece, held or not, on any square could answer the check.
bool unanswerable(const Match& match, BoardId board) {
    Position position = match.position(board);
    for (const rules::Role role : rules::kDroppableRoles)
        if (!position.reserve(position.turn()).has(role)) position.add_to_reserve(position.turn(), role);
    return rules::count_legal_moves(position, match.ruleset(), other_position(match, board)) == 0;
}

bool ends_by_itself(const Match& match, BoardId board) {
    // What an illegal move brought about stands only once it can no longer be challenged (FIDE 5.1.a).
    if (match.games[board].challengeable) return false;
    const bool last_game = other_game_over(match, board);
    if (match.games[board].stuck == Stuck::mate) switch (match.ruleset().mate) {
        case rules::Mate::at_once: return true;
        case rules::Mate::pending: return last_game;
        case rules::Mate::unanswerable: return last_game || unanswerable(match, board);
        }
    return match.ruleset().stalemate == rules::Stalemate::at_once || last_game;
}

int half_points(Result result, Color color) {
    if (result == Result::drawn) return 1;
    return winner(result) == color ? 2 : 0;
}

Score sum_of_games(const Match& match) {
    Score score;
    for (const BoardId board : kBoards)
        if (match.has_board(board))
            for (const Color color : rules::kColors)
                score.half_points[match.seat(board, color).team()] +=
                    half_points(match.games[board].outcome->result, color);
    return score;
}

// Minerva 8.2: the game that ended first decides. Where two ended at one instant, decisive results that agree
// do.
Score score_of_first(const Match& match) {
    ByTeam<bool> won;
    for (const BoardId board : kBoards)
        if (match.has_board(board) &&
            (!match.has_board(!board) || match.games[board].ended <= match.games[!board].ended))
            if (const auto color = winner(match.games[board].outcome->result))
                won[match.seat(board, *color).team()] = true;
    if (won[Team::a] == won[Team::b]) return Score{{{1, 1}}};
    return won[Team::a] ? Score{{{2, 0}}} : Score{{{0, 2}}};
}

}  // namespace

void Draft::settle() {
    const auto settle_something = [this] {
        if (!match_.started || match_.over()) return false;
        // Where the first game to end decides, nothing else may follow from its end.
        if (settle_match()) return true;
        for (const BoardId board : kBoards)
            if (match_.has_board(board) && !match_.games[board].over())
                if (settle_return(board) || settle_stuck(board)) return true;
        return settle_both_flags() || settle_nobody_can_move() || settle_dead();
    };
    while (settle_something()) {}
}

// KNSB 7.7: once his teammate is on move, the offender may start the opponent's clock.
bool Draft::settle_return(BoardId board) {
    const auto& coming_back = match_.games[board].coming_back;
    if (!coming_back || !coming_back->reported || coming_back->opponent_runs) return false;
    if (!other_game_over(match_, board) && match_.on_move(!board) != match_.on_move(board).partner())
        return false;
    emit(event::ReturnClockStarted{board});
    return true;
}

void Draft::end_stuck(BoardId board) {
    const Game& game = match_.games[board];
    if (game.stuck == Stuck::mate)
        end_game(board, won_by(!game.turn()), Reason::mate);
    else
        end_game(board, Result::drawn, Reason::stalemate);
}

bool Draft::settle_stuck(BoardId board) {
    if (match_.games[board].stuck == Stuck::no || !ends_by_itself(match_, board)) return false;
    end_stuck(board);
    return true;
}

// R10: on both boards the player to move is stuck, so nothing can ever change; unless a piece can still be
// passed.
bool Draft::settle_nobody_can_move() {
    if (!std::ranges::all_of(match_.captured.values, [](const rules::Reserve& men) { return men.empty(); }))
        return false;
    if (!std::ranges::all_of(kBoards, [this](BoardId board) {
            const Game& game = match_.games[board];
            return match_.has_board(board) && game.stuck != Stuck::no && !game.challengeable;
        }))
        return false;
    // The second one is looked up first: the end of the first game would end it by another rule.
    const Stuck second = match_.games[BoardId::second].stuck;
    const Color second_turn = match_.games[BoardId::second].turn();
    end_stuck(BoardId::first);
    if (second == Stuck::mate)
        end_game(BoardId::second, won_by(!second_turn), Reason::mate);
    else
        end_game(BoardId::second, Result::drawn, Reason::stalemate);
    return true;
}

// KNSB 5.6 and 10.2: both flags of a game. Minerva 5.5: a flag in each team.
bool Draft::settle_both_flags() {
    const auto down = [this](BoardId board, Color color) {
        const Game& game = match_.games[board];
        return match_.has_board(board) && !game.over() && !game.resigned && game.clock.flag_down(color);
    };
    if (match_.ruleset().both_flags == rules::BothFlags::game) {
        for (const BoardId board : kBoards)
            if (down(board, Color::white) && down(board, Color::black)) {
                end_game(board, Result::drawn, Reason::both_flags);
                return true;
            }
        return false;
    }
    ByTeam<std::optional<BoardId>> fallen;
    for (const BoardId board : kBoards)
        for (const Color color : rules::kColors)
            if (down(board, color)) fallen[match_.seat(board, color).team()] = board;
    if (!fallen[Team::a] || !fallen[Team::b]) return false;
    end_game(*fallen[Team::a], Result::drawn, Reason::both_flags);
    return true;
}

bool Draft::settle_dead() {
    // Judged, like a mate, once a move is complete and can no longer be challenged.
    const auto dead_and_running = [this](BoardId board) {
        const Game& game = match_.games[board];
        const bool unsettled =
            game.over() || game.resigned || game.move_made || game.challengeable || game.coming_back;
        return match_.has_board(board) && !unsettled && is_dead(match_, board);
    };
    switch (match_.ruleset().dead) {
    case rules::Dead::after_other:
        for (const BoardId board : kBoards)
            if (other_game_over(match_, board) && dead_and_running(board)) {
                end_game(board, Result::drawn, Reason::dead);
                return true;
            }
        return false;
    case rules::Dead::at_once:  // Minerva, R9: proved on both boards
        for (const BoardId board : kBoards)
            if (match_.has_board(board) && !dead_and_running(board)) return false;
        end_game(BoardId::first, Result::drawn, Reason::dead);
        return true;
    case rules::Dead::claim:
    case rules::Dead::never: return false;
    }
    return false;
}

bool Draft::settle_match() {
    const auto count_over = std::ranges::count_if(
        kBoards, [this](BoardId board) { return match_.has_board(board) && match_.games[board].over(); });
    const bool first_ends_it = match_.ruleset().match_end == rules::MatchEnd::first;
    if (count_over == 0 || (!first_ends_it && count_over < match_.ruleset().boards)) return false;

    for (const BoardId board : kBoards)
        if (match_.has_board(board) && !match_.games[board].over())
            end_game(board, Result::unfinished, Reason::match_ended);
    emit(event::MatchEnded{match_.ruleset().score == rules::Scoring::sum ? sum_of_games(match_)
                                                                         : score_of_first(match_)});
    return true;
}

Outcome Draft::outcome_of_flag(BoardId board, Color fallen) const {
    const Game& game = match_.games[board];
    const Result lost = won_by(!fallen);
    // Stein 5.4, R16: a pending mate is lost when the time has run out.
    if (game.stuck == Stuck::mate && game.turn() == fallen && match_.ruleset().mate == rules::Mate::pending)
        return {lost, Reason::mate};
    if (match_.ruleset().flag_draw == rules::FlagDraw::cannot_win &&
        can_win(match_, board, !fallen).answer == winnable::Answer::no)
        return {Result::drawn, Reason::flag_cannot_win};
    return {lost, Reason::flag};
}

}  // namespace doorgeef::match
