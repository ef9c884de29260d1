#include "notation/record_log.hpp"

#include "notation/stated_result.hpp"

namespace doorgeef::notation {

namespace {

namespace event = match::event;
using match::BoardId;
using match::Match;
using match::Result;
using match::Team;

// Where the match ended: with the loser, or else on the board of the last move.
BoardId deciding_board(const StatedResult& stated, const Match& match, const match::Events& log) {
    if (stated.loser && match.has_seat(*stated.loser)) return stated.loser->board();
    for (std::size_t i = log.size(); i-- > 0;)
        if (const auto* moved = std::get_if<event::Moved>(&log[i].what)) return moved->board;
    return BoardId::first;
}

Result result_on(BoardId board, const StatedResult& stated, const Match& match) {
    if (stated.drawn) return Result::drawn;
    const bool white = match.seat(board, rules::Color::white).team() == *stated.winner;
    return white ? Result::white_wins : Result::black_wins;
}

match::Score score_of(const StatedResult& stated) {
    if (stated.drawn) return {{{1, 1}}};
    return stated.winner == Team::a ? match::Score{{{2, 0}}} : match::Score{{{0, 2}}};
}

// Where both games count, one stated result does not tell how each of them ended.
bool tells_the_ending(const StatedResult& stated, const Match& match) {
    const bool one_decides =
        match.ruleset().boards == 1 || match.ruleset().match_end == rules::MatchEnd::first;
    return !match.over() && match.started && one_decides && (stated.drawn || stated.winner);
}

void add_stated_ending(const StatedResult& stated, const Match& match, match::Events& log) {
    if (!tells_the_ending(stated, match)) return;
    const match::Time at = log.empty() ? 0 : log.back().at;
    const BoardId board = deciding_board(stated, match, log);
    const match::Outcome outcome{result_on(board, stated, match),
                                 stated.reason.value_or(match::Reason::arbiter)};
    if (stated.loser && outcome.reason == match::Reason::resignation)
        log.push_back({at, event::Resigned{*stated.loser}});
    log.push_back({at, event::GameEnded{board, outcome}});
    if (match.has_board(!board))
        log.push_back({at, event::GameEnded{!board, {Result::unfinished, match::Reason::match_ended}}});
    log.push_back({at, event::MatchEnded{score_of(stated)}});
}

// "?" and "????.??.??" say that nothing is known.
bool says_something(const Tag& tag) {
    return tag.value.empty() || tag.value.find_first_not_of("?.") != std::string::npos;
}

}  // namespace

MatchLog log_of(const GameRecord& game, const Replay& replay) {
    MatchLog log{replay.match.agreement, replay.log, {}, {}};
    for (const Tag& tag : game.tags)
        if (!told_by_log(tag.name) && says_something(tag)) log.tags.push_back(tag);
    bool shown = false;
    for (std::size_t i = 0; i < replay.plies; ++i) {
        log.shown_clocks.push_back(game.moves[i].clock_ms);
        shown |= game.moves[i].clock_ms.has_value();
    }
    if (!shown) log.shown_clocks.clear();
    add_stated_ending(stated_result(game, log.agreement.white_on_first), replay.match, log.events);
    return log;
}

}  // namespace doorgeef::notation
