#include "table.hpp"

#include "match/decide.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"

namespace doorgeef::engine {

using match::BoardId;

rules::Position board(std::string_view fen, std::string_view rules) {
    const auto setup = rules::parse_fen(fen);
    return std::move(rules::Position::from_setup(*setup, *rules::preset(rules))).value();
}

rules::Move move_of(const rules::Position& position, std::string_view text) {
    return *rules::resolve(*rules::parse_move(text), position);
}

Situation single(std::string_view fen, std::string_view rules) {
    return Situation::single(*rules::preset(rules), board(fen, rules));
}

Situation both(std::string_view first, std::string_view second, std::string_view rules) {
    Situation situation = single(first, rules);
    situation.boards[BoardId::second].position = board(second, rules);
    situation.sees_both = true;
    return situation;
}

Limits nodes(std::uint64_t most) {
    Limits limits;
    limits.nodes = most;
    return limits;
}

Limits depth(int most) {
    Limits limits;
    limits.depth = most;
    return limits;
}

match::Match started(const rules::Ruleset& ruleset) {
    match::Agreement agreement = match::Agreement::by(ruleset);
    agreement.time = std::nullopt;
    match::Match match{agreement};
    match::Events events;
    for (const match::Seat seat : match::kSeats)
        if (match.has_seat(seat) && match.color(seat) == rules::Color::black)
            match::advance(match, match::PlayerCommand{seat, match::command::Press{}}, 0, events);
    return match;
}

bool can_move(const match::Match& match, BoardId board) {
    return match.has_board(board) && !match.games[board].over() &&
           match.games[board].stuck == match::Stuck::no;
}

bool play(match::Match& match, BoardId board, rules::Move move) {
    match::Events events;
    match::advance(match,
                   match::PlayerCommand{match.on_move(board), match::command::Play{rules::coordinates(move)}},
                   0, events);
    return !events.empty();
}

}  // namespace doorgeef::engine
