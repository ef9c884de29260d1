#include "wasm/state_json.hpp"

#include "notation/words_of_enums.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "wasm/json.hpp"
#include "wasm/refusal_json.hpp"

#include <algorithm>
#include <vector>

namespace doorgeef::wasm {

namespace {

using match::BoardId;
using match::Game;
using match::Match;
using match::Seat;

std::vector<std::string> letters(const rules::ByRole<bool>& roles) {
    std::vector<std::string> texts;
    for (const rules::Role role : rules::kDroppableRoles)
        if (roles[role]) texts.push_back(letter_text(role));
    return texts;
}

std::string_view phase(const Match& match) {
    if (match.over()) return "over";
    if (!match.started) return "agreed";
    return match.paused ? "paused" : "running";
}

// ---- seats

struct SeatWriter {
    const Moment& moment;
    match::Time now;

    void append(std::string& out, Seat seat) const {
        const Match& match = moment.match;
        JsonObject object{out};
        object.text("seat", match::name(seat))
            .number("board", match::number(seat.board()))
            .text("color", word(match.color(seat)))
            .text("team", word(seat.team()))
            .text("partner", match::name(seat.partner()))
            .text("opponent", match::name(seat.opponent()))
            .text("diagonal", match::name(seat.diagonal()))
            .flag("onMove", match.started && !match.game(seat).over() && match.on_move(seat.board()) == seat);
        append_pieces(object.value("reserve"), match.reserve(seat));
        append_pieces(object.value("captured"), match.captured[seat]);
        append_clock(object.value("clock"), seat);
        object.flag("ready", match.ready[seat]).flag("agreesToDraw", match.agrees_to_draw[seat]);
        const auto leave = match.leave_asked[seat];
        add_text(object, "leaveAsked",
                 leave ? std::optional{std::string{notation::word(*leave)}} : std::nullopt);
        append_texts(object.value("needs"), letters(moment.words[seat].needs));
        append_texts(object.value("dangers"), letters(moment.words[seat].dangers));
        object.flag("sits", moment.words[seat].sits);
        object.end();
    }

private:
    void append_clock(std::string& out, Seat seat) const {
        const match::Clock& clock = moment.match.game(seat).clock;
        const rules::Color color = moment.match.color(seat);
        const auto& shown = moment.shown[seat];
        if (!clock.timed() && !shown) {
            out += "null";
            return;
        }
        JsonObject{out}
            .number("ms", clock.timed() ? clock.remaining_ms(color, now) : std::max<std::int64_t>(0, *shown))
            .flag("running", clock.timed() && clock.running() == color)
            .flag("flag", clock.timed() && clock.flag_down(color))
            .flag("recorded", !clock.timed())
            .end();
    }
};

// ---- boards

void append_last_move(std::string& out, const std::optional<match::LastMove>& last) {
    if (!last) {
        out += "null";
        return;
    }
    JsonObject object{out};
    const rules::Move move = last->move;
    add_square(object, "from", move.is_drop() ? std::nullopt : std::optional{move.from()});
    object.text("to", rules::to_string(move.to())).text("role", letter_text(move.role()));
    add_square(object, "taken", move.taken());
    object.flag("legal", last->legal);
    object.end();
}

void append_claim(std::string& out, const std::optional<match::Claim>& claim) {
    if (!claim) {
        out += "null";
        return;
    }
    JsonObject object{out};
    object.text("seat", match::name(claim->seat)).text("kind", notation::word(claim->kind));
    add_text(object, "move",
             claim->intended ? std::optional{rules::to_string(*claim->intended)} : std::nullopt);
    object.number("occurrences", claim->findings.occurrences)
        .number("movesWithoutProgress", claim->findings.moves_without_progress)
        .flag("materialInsufficient", claim->findings.material_insufficient)
        .flag("correct", claim->findings.correct);
    object.end();
}

void append_touched(std::string& out, const Game& game) {
    append_list(out, game.touched, [](std::string& to, const match::Touch& touch) {
        const auto* role = std::get_if<rules::Role>(&touch);
        append_quoted(to, role != nullptr ? letter_text(*role)
                                          : rules::to_string(std::get<rules::Square>(touch)));
    });
}

// Pieces of that kind on the other board; a promoted pawn is none (KNSB 3.2).
rules::Bitboard removable(const Match& match, BoardId board, rules::Chessman piece) {
    const rules::Position& other = match.position(!board);
    return other.pieces(piece.color, piece.role) & ~other.promoted();
}

void append_return(std::string& out, const Match& match, BoardId board) {
    const auto& back = match.games[board].coming_back;
    if (!back) {
        out += "null";
        return;
    }
    JsonObject object{out};
    object.text("role", letter_text(back->piece.role))
        .text("color", word(back->piece.color))
        .flag("reported", back->reported)
        .flag("opponentRuns", back->opponent_runs);
    append_squares(object.value("squares"), removable(match, board, back->piece));
    object.end();
}

struct BoardWriter {
    const Match& match;
    std::string_view preset;

    void append(std::string& out, BoardId board) const {
        const Game& game = match.games[board];
        const rules::Position& position = game.position;
        const std::string fen = rules::to_fen(position.setup());
        JsonObject object{out};
        object.number("board", match::number(board))
            .text("fen", fen)
            .text("placement", fen.substr(0, fen.find_first_of("[ ")))
            .text("turn", word(game.turn()))
            .number("moveNumber", position.fullmoves());
        append_last_move(object.value("lastMove"), game.last);
        add_square(object, "check",
                   position.in_check() ? std::optional{position.king(position.turn())} : std::nullopt);
        append_stuck(object, game);
        add_seat(object, "resigned", seat_of(board, game.resigned));
        add_seat(object, "drawOffered", seat_of(board, game.draw_offered));
        append_claim(object.value("claim"), game.claim);
        object.flag("arbiterCalled", game.arbiter_called);
        append_outcome(object.value("outcome"), board);
        object.flag("unpressed", game.move_made).flag("challengeable", game.challengeable);
        append_touched(object.value("touched"), game);
        append_return(object.value("comingBack"), match, board);
        object.end();
    }

private:
    std::optional<Seat> seat_of(BoardId board, std::optional<rules::Color> color) const {
        return color ? std::optional{match.seat(board, *color)} : std::nullopt;
    }

    static void append_stuck(JsonObject& object, const Game& game) {
        if (game.stuck == match::Stuck::no || game.over())
            object.null("stuck");
        else
            object.text("stuck", game.stuck == match::Stuck::mate ? "mate" : "stalemate");
    }

    void append_outcome(std::string& out, BoardId board) const {
        const Game& game = match.games[board];
        if (!game.outcome) {
            out += "null";
            return;
        }
        JsonObject object{out};
        object.text("result", match::code(game.outcome->result))
            .text("reason", match::code(game.outcome->reason));
        add_seat(object, "winner", seat_of(board, match::winner(game.outcome->result)));
        append_citation(object.value("citation"), match::cite_ending(game, match.ruleset(), preset));
        object.number("at", game.ended);
        object.end();
    }
};

void append_points(std::string& out, int half_points) {
    append_number(out, half_points / 2);
    if (half_points % 2 != 0) out += ".5";
}

void append_score(std::string& out, const std::optional<match::Score>& score) {
    if (!score) {
        out += "null";
        return;
    }
    JsonObject object{out};
    for (const match::Team team : match::kTeams)
        append_points(object.value(word(team)), score->half_points[team]);
    object.end();
}

}  // namespace

void append_state(std::string& out, const Moment& moment, std::size_t number, match::Time now,
                  std::string_view preset) {
    const Match& match = moment.match;
    JsonObject object{out};
    object.number("at", static_cast<std::int64_t>(number)).number("now", now).text("phase", phase(match));
    if (match.started)
        object.number("started", *match.started);
    else
        object.null("started");
    append_score(object.value("score"), match.score);
    std::vector<BoardId> boards;
    for (const BoardId board : match::kBoards)
        if (match.has_board(board)) boards.push_back(board);
    append_list(object.value("boards"), boards,
                [&](std::string& to, BoardId board) { BoardWriter{match, preset}.append(to, board); });
    JsonObject seats{object.value("seats")};
    for (const Seat seat : match::kSeats)
        if (match.has_seat(seat)) SeatWriter{moment, now}.append(seats.value(match::name(seat)), seat);
    seats.end();
    object.end();
}

}  // namespace doorgeef::wasm
