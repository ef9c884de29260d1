#include "wasm/analysis.hpp"

#include "notation/agreement_text.hpp"
#include "notation/san.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"
#include "wasm/json.hpp"
#include "wasm/lines.hpp"

#include <charconv>
#include <cstdlib>
#include <optional>
#include <vector>

namespace doorgeef::wasm {

namespace {

using engine::Score;
using engine::Situation;
using match::BoardId;
using match::Team;
using rules::Move;
using rules::Position;

std::optional<Position> playable_position(std::string_view fen, const rules::Ruleset& ruleset) {
    const auto setup = rules::parse_fen(fen);
    if (!setup) return std::nullopt;
    auto position = Position::from_setup(*setup, ruleset);
    return position ? std::optional{std::move(position).value()} : std::nullopt;
}

// "179000 180000 64200 1000"
std::optional<match::BySeat<match::Time>> remaining_times(std::string_view text) {
    match::BySeat<match::Time> remaining;
    const char* at = text.data();
    const char* const end = text.data() + text.size();
    for (const match::Seat seat : match::kSeats) {
        while (at != end && *at == ' ') ++at;
        const auto read = std::from_chars(at, end, remaining[seat]);
        if (read.ec != std::errc{} || remaining[seat] < 0) return std::nullopt;
        at = read.ptr;
    }
    return remaining;
}

// The problem's code, or what a reader sees; the seat is still to be filled in.
rules::Result<Situation, std::string_view> read_situation(std::string_view text) {
    const auto ruleset = notation::parse_ruleset(take_line(text));
    if (!ruleset) return std::string_view{"bad-ruleset"};
    Situation situation;
    situation.ruleset = *ruleset;
    situation.sees_both = ruleset->boards == 2;
    situation.white_on_first = take_line(text) == "B" ? Team::b : Team::a;
    for (const BoardId board : match::kBoards) {
        const std::string_view fen = take_line(text);
        if (board == BoardId::second && ruleset->boards == 1) continue;
        const auto position = playable_position(fen, *ruleset);
        if (!position) return std::string_view{"bad-position"};
        situation.boards[board] = {*position, {position->key()}, false};
    }
    const std::string_view over = take_line(text);
    for (const BoardId board : match::kBoards)
        situation.boards[board].over =
            over.find(static_cast<char>('0' + match::number(board))) != std::string_view::npos;
    situation.remaining_ms = remaining_times(take_line(text));
    return situation;
}

void append_score(std::string& out, Score score) {
    const bool mate = engine::is_mate(score);
    JsonObject object{out};
    if (!mate && !engine::is_stuck(score)) {
        object.text("kind", "points").number("value", score).end();
        return;
    }
    const int moves = mate ? engine::mate_distance(score) : engine::stuck_distance(score);
    object.text("kind", mate ? "mate" : "stuck")
        .number("moves", std::abs(moves))
        .flag("wins", score > 0)
        .end();
}

void append_written_move(std::string& out, const Position& position, Move move, const Situation& situation) {
    const Position* other = situation.sees_both ? &situation.other().position : nullptr;
    const auto san = [&](notation::Letters letters) {
        return notation::to_san(position, move, situation.ruleset, other, letters);
    };
    JsonObject{out}
        .text("move", rules::to_string(move))
        .text("san", san(notation::Letters::english))
        .text("sanNl", san(notation::Letters::dutch))
        .end();
}

void append_line(std::string& out, const std::vector<Move>& line, const Situation& situation) {
    Position position = situation.own().position;
    append_list(out, line, [&](std::string& to, Move move) {
        append_written_move(to, position, move, situation);
        Position robbed = situation.other().position;
        position.play_unchecked(move, situation.ruleset, &robbed);
    });
}

// Without a legal move there is nothing to think about: in check only a piece from the teammate can help.
engine::Thought without_moves(const Situation& situation) {
    engine::Thought thought;
    if (situation.own().position.in_check()) thought.score = -engine::kStuck;
    return thought;
}

std::string opinion(const Situation& situation, const engine::Thought& thought) {
    return answer([&](std::string& out) {
        JsonObject object{out};
        object.text("seat", match::name(situation.seat));
        append_score(object.value("score"), thought.score);
        object.number("depth", thought.depth)
            .number("nodes", static_cast<std::int64_t>(thought.nodes))
            .flag("wait", thought.wait);
        append_line(object.value("line"), thought.line, situation);
        object.end();
    });
}

}  // namespace

std::string analyse(engine::Engine& engine, std::string_view text, BoardId board, Asked asked,
                    std::uint64_t nodes) {
    auto read = read_situation(text);
    if (!read) return failure({read.error()});
    Situation situation = std::move(read).value();
    if (board == BoardId::second && situation.ruleset.boards == 1) return failure({"no-such-board"});
    Position& position = situation.boards[board].position;
    if (asked == Asked::opponent) {
        if (position.in_check()) return answer([](std::string& out) { out += "null"; });
        position.skip_move();
        situation.boards[board].keys = {position.key()};
    }
    situation.seat = match::seat_of(board, position.turn(), situation.white_on_first);
    engine::Limits limits;
    limits.nodes = nodes;
    const engine::Thought thought = engine.think(situation, limits);
    return opinion(situation, thought.move ? thought : without_moves(situation));
}

}  // namespace doorgeef::wasm
