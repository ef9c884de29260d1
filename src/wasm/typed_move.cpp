#include "wasm/typed_move.hpp"

#include "match/apply.hpp"
#include "match/decide.hpp"
#include "match/standing.hpp"
#include "rules/coordinates.hpp"
#include "wasm/json.hpp"
#include "wasm/refusal_json.hpp"

#include <array>
#include <optional>

namespace doorgeef::wasm {

namespace {

using match::Match;
using match::Refusal;
using match::Seat;
using notation::Letters;
using rules::Coordinates;

// People type o-o and 0-0 alike, and blanks around it.
std::string tidied(std::string_view text) {
    std::string tidy;
    for (const char c : text)
        if (c != ' ' && c != '\t') tidy += c;
    if (tidy.starts_with("o-o"))
        for (char& c : tidy) c = c == 'o' ? 'O' : c;
    return tidy;
}

// While a move is not completed, the next one is made instead of it (KNSB 7.3).
Match before_unpressed(const Match& match, Seat seat) {
    Match before = match;
    const match::Game& game = match.game(seat);
    const bool replaces = game.move_made && match.on_move(seat.board()) == seat &&
                          game.last->move.kind() != rules::MoveKind::taking;
    if (replaces) match::apply(before, match::Event{0, match::event::TakenBack{seat.board()}});
    return before;
}

std::string judged(const Match& match, Seat seat, const Coordinates& move, std::string_view preset) {
    if (const auto refusal = match::why_not_playable(match, seat, move))
        return refused(*refusal, match::PlayerCommand{seat, match::command::Play{move}}, match, preset);
    return answer([&](std::string& out) { append_quoted(out, rules::to_string(move)); });
}

}  // namespace

std::string typed_move(const Match& match, Seat seat, std::string_view text, Letters letters,
                       std::string_view preset) {
    if (text.size() > 32) return refused("bad-command");
    if (!match.has_seat(seat)) return refused("no-such-seat");
    const std::string tidy = tidied(text);
    const Match board = before_unpressed(match, seat);
    if (const auto coordinates = rules::parse_move(tidy)) return judged(board, seat, *coordinates, preset);

    std::optional<rules::IllegalMove> illegal;
    const Letters others = letters == Letters::dutch ? Letters::english : Letters::dutch;
    for (const Letters each : {letters, others}) {
        const auto san = notation::parse_san(tidy, each);
        if (!san) continue;
        if (board.on_move(seat.board()) != seat)
            return refused(Refusal::not_your_turn, match::Tick{}, match, preset);
        const auto move = notation::resolve(*san, board.position(seat.board()), board.ruleset(),
                                            other_position(board, seat.board()));
        if (move) return judged(board, seat, rules::coordinates(*move), preset);
        if (move.error().ambiguous()) return refused("ambiguous");
        if (!illegal) illegal = move.error().reason;
    }
    if (!illegal) return refused("bad-command");
    return refused(match::refusal(*illegal), match::Tick{}, match, preset);
}

}  // namespace doorgeef::wasm
