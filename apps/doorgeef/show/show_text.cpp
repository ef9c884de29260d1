#include "doorgeef/show/show_text.hpp"

#include "doorgeef/play/status.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/show.hpp"
#include "match/apply.hpp"
#include "match/standing.hpp"
#include "notation/log_tags.hpp"
#include "notation/mover.hpp"
#include "notation/san.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace doorgeef::app {

namespace {

namespace event = match::event;
using match::BoardId;
using match::Match;
using match::Seat;
using notation::MatchLog;

bool is_move(const match::Event& event) {
    return std::holds_alternative<event::Moved>(event.what);
}

bool completes_a_move(const match::Event& event) {
    const auto* moved = std::get_if<event::Moved>(&event.what);
    return moved != nullptr ? moved->completed : std::holds_alternative<event::Pressed>(event.what);
}

BoardId board_of(const match::Event& event) {
    const auto* moved = std::get_if<event::Moved>(&event.what);
    return moved != nullptr ? moved->board : std::get<event::Pressed>(event.what).board;
}

// The match as it stands at a moment.
struct Moment {
    Match match;
    match::Time now = 0;
    std::string last_move{};  // "16A. Ne6+"
    match::BySeat<std::optional<std::int64_t>> shown_clocks{};
};

// "16A. Ne6+"; the match is the one before it.
std::string move_text(const Match& match, const event::Moved& moved) {
    const rules::Position& position = match.position(moved.board);
    const auto mover = notation::mover_of(match.on_move(moved.board), match.agreement.white_on_first);
    const std::string who{match.ruleset().boards == 2 ? letter(mover) : ""};
    const bool black = match.ruleset().boards == 1 && position.turn() == rules::Color::black;
    const std::string move = moved.legal ? notation::to_san(position, moved.move, match.ruleset(),
                                                            match::other_position(match, moved.board))
                                         : rules::to_string(moved.move);
    return std::to_string(position.fullmoves()) + who + (black ? "... " : ". ") + move;
}

Moment moment_after(const MatchLog& log, std::size_t moves) {
    Moment moment{Match{log.agreement}};
    std::size_t made = 0;
    std::size_t completed = 0;
    for (const match::Event& event : log.events) {
        if (const auto* moved = std::get_if<event::Moved>(&event.what)) {
            if (made++ == moves) break;
            moment.last_move = move_text(moment.match, *moved);
        }
        if (completes_a_move(event) && completed < log.shown_clocks.size()) {
            const auto shown = log.shown_clocks[completed++];
            if (shown) moment.shown_clocks[moment.match.on_move(board_of(event))] = shown;
        }
        match::apply(moment.match, event);
        moment.now = event.at;
    }
    return moment;
}

// Fit to show, without quotes around it.
std::string harmless(std::string_view text) {
    const std::string quoted = quote(text, 40);
    std::string plain;
    for (std::size_t i = 1; i + 1 < quoted.size(); ++i)
        if (quoted[i] != '\\' || quoted[i + 1] != '\'') plain += quoted[i];
    return plain;
}

std::string_view known(const MatchLog& log, std::string_view name) {
    const auto found = std::ranges::find(log.tags, name, &notation::Tag::name);
    const bool says_something =
        found != log.tags.end() && found->value.find_first_not_of("?.") < found->value.size();
    return says_something ? std::string_view{found->value} : std::string_view{};
}

std::string title(const MatchLog& log) {
    std::string text;
    for (const std::string_view name : {"Event", "Site", "Date", "Round"})
        if (const auto value = known(log, name); !value.empty())
            text += (text.empty() ? "" : ", ") + harmless(value);
    return text.empty() ? "" : text + '\n';
}

// "A1  Jan               2:58"
std::string player(const MatchLog& log, const Moment& moment, Seat seat) {
    const std::string_view name = notation::player_name(log, seat.board(), moment.match.color(seat));
    std::string line{match::name(seat)};
    line += "  " + (name.empty() ? "?" : harmless(name));
    if (const auto shown = moment.shown_clocks[seat]) {
        line.resize(std::max<std::size_t>(line.size(), 24), ' ');
        line += std::string{*shown < 0 ? "  -" : "  "} + clock_text(std::abs(*shown));
    }
    return line + '\n';
}

std::string last_move(const Moment& moment, std::size_t moves, std::size_t all, Language language) {
    const std::string when = moment.now > 0 ? say(language, texts::kAtTime, log_time(moment.now)) : "";
    if (moves == 0) return say(language, texts::kBeforeMoves, std::to_string(all), when) + '\n';
    return say(language, texts::kAfterMoves, std::to_string(moves), std::to_string(all), moment.last_move,
               when) +
           '\n';
}

}  // namespace

std::size_t count_moves(const MatchLog& log) {
    return static_cast<std::size_t>(std::ranges::count_if(log.events, is_move));
}

std::string show_match(const MatchLog& log, std::size_t moves, const DrawStyle& style, Language language) {
    const Moment moment = moment_after(log, moves);
    std::string text = title(log);
    for (const BoardId board : match::kBoards)
        for (const match::Team team : match::kTeams)
            if (moment.match.has_board(board)) text += player(log, moment, {team, board});
    text += '\n' + draw_boards(moment.match, moment.now, style, language) + '\n';
    text += last_move(moment, moves, count_moves(log), language);
    if (moment.match.over()) text += pending_matters(moment.match, language);
    return text;
}

}  // namespace doorgeef::app
