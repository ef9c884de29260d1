#include "wasm/move_entries.hpp"

#include "match/standing.hpp"
#include "notation/letters.hpp"
#include "notation/san.hpp"
#include "rules/coordinates.hpp"
#include "wasm/json.hpp"

#include <vector>

namespace doorgeef::wasm {

namespace {

namespace event = match::event;
namespace arbiter = match::arbiter;
using match::BoardId;
using match::Match;
using notation::Letters;
using rules::Move;

struct Entry {
    std::size_t number = 0;
    match::Time at = 0;
    match::Seat seat{};
    rules::Color color{};
    unsigned move_number = 0;
    Move move{};
    bool legal = true;
    std::string san{};
    std::string san_nl{};
    std::optional<std::int64_t> clock_ms{};
    std::optional<rules::Role> capture{};
    bool check = false;
    bool mate = false;
    bool undone = false;
};

// Illegal moves have no SAN: "Nb1-d4", "e2xe5".
std::string in_full(const Match& match, BoardId board, Move move, Letters letters) {
    const rules::Position& position = match.position(board);
    const auto piece = position.piece_at(move.from());
    if (move.is_drop())
        return std::string{notation::piece_letter(move.role(), letters)} + "@" + rules::to_string(move.to());
    std::string text;
    if (piece && piece->role != rules::Role::pawn) text += notation::piece_letter(piece->role, letters);
    text += rules::to_string(move.from());
    text += position.occupied().contains(move.to()) ? 'x' : '-';
    text += rules::to_string(move.to());
    if (move.kind() == rules::MoveKind::promotion) {
        text += '=';
        text += notation::piece_letter(move.role(), letters);
    }
    return text;
}

std::string written(const Match& match, const event::Moved& moved, Letters letters) {
    if (!moved.legal) return in_full(match, moved.board, moved.move, letters);
    return notation::to_san(match.position(moved.board), moved.move, match.ruleset(),
                            other_position(match, moved.board), letters);
}

// Goes through the events, with the match as it stands before each.
class MoveList {
public:
    explicit MoveList(const Session& session) : session_(session) {}

    std::vector<Entry> take() {
        Moment moment = session_.at(0);
        for (std::size_t i = 0; i < session_.head(); ++i) {
            const SeenEvent& event = session_.events()[i];
            if (!event) continue;
            before(moment.match, *event, i + 1);
            moment.apply(*event, session_.clocks());
            after(moment, *event);
        }
        return std::move(entries_);
    }

private:
    void before(const Match& match, const match::Event& event, std::size_t number) {
        if (const auto* moved = std::get_if<event::Moved>(&event.what)) {
            const match::Seat seat = match.on_move(moved->board);
            entries_.push_back({number, event.at, seat, match.color(seat),
                                match.position(moved->board).fullmoves(), moved->move, moved->legal,
                                written(match, *moved, Letters::english),
                                written(match, *moved, Letters::dutch)});
        } else if (const auto* back = std::get_if<event::TakenBack>(&event.what)) {
            undo_last(back->board);
        } else if (const auto* demanded = std::get_if<event::ReplacementDemanded>(&event.what)) {
            undo_last(demanded->seat.board());
        } else if (const auto* ruled = std::get_if<event::Ruled>(&event.what)) {
            restart(ruled->ruling.act);
        }
    }

    void after(const Moment& moment, const match::Event& event) {
        const auto* moved = std::get_if<event::Moved>(&event.what);
        const auto* pressed = std::get_if<event::Pressed>(&event.what);
        if (moved != nullptr) {
            Entry& entry = entries_.back();
            const match::Game& game = moment.match.games[moved->board];
            if (game.last && game.last->played.captured) entry.capture = game.last->played.captured->role;
            entry.check = game.position.in_check();
            entry.mate = entry.check && match::stuck(moment.match, moved->board) == match::Stuck::mate;
        }
        if (pressed != nullptr || (moved != nullptr && moved->completed))
            show_clock(moment, moved != nullptr ? moved->board : pressed->board);
    }

    void show_clock(const Moment& moment, BoardId board) {
        Entry* entry = last(board);
        if (entry == nullptr) return;
        const match::Clock& clock = moment.match.games[board].clock;
        if (clock.timed())
            entry->clock_ms = clock.remaining_ms(entry->color, moment.latest);
        else
            entry->clock_ms = moment.shown[entry->seat];
    }

    Entry* last(BoardId board) {
        for (std::size_t i = entries_.size(); i-- > 0;)
            if (entries_[i].seat.board() == board && !entries_[i].undone) return &entries_[i];
        return nullptr;
    }

    void undo_last(BoardId board) {
        if (Entry* entry = last(board)) entry->undone = true;
    }

    void restart(const arbiter::Act& act) {
        const auto* restart = std::get_if<arbiter::Restart>(&act);
        const bool swap = std::holds_alternative<arbiter::SwapColours>(act);
        if (restart == nullptr && !swap) return;
        for (Entry& entry : entries_)
            if (swap || restart->both || entry.seat.board() == restart->board) entry.undone = true;
    }

    const Session& session_;
    std::vector<Entry> entries_{};
};

void append_entry(std::string& out, const Entry& entry) {
    JsonObject object{out};
    object.number("number", static_cast<std::int64_t>(entry.number))
        .number("at", entry.at)
        .number("board", match::number(entry.seat.board()))
        .text("seat", match::name(entry.seat))
        .text("color", word(entry.color))
        .number("moveNumber", entry.move_number)
        .text("move", rules::to_string(entry.move));
    add_square(object, "from", entry.move.is_drop() ? std::nullopt : std::optional{entry.move.from()});
    object.text("to", rules::to_string(entry.move.to()))
        .text("role", letter_text(entry.move.role()))
        .text("san", entry.san)
        .text("sanNl", entry.san_nl);
    if (entry.clock_ms)
        object.number("clockMs", *entry.clock_ms);
    else
        object.null("clockMs");
    add_text(object, "capture", entry.capture ? std::optional{letter_text(*entry.capture)} : std::nullopt);
    object.flag("drop", entry.move.is_drop())
        .flag("check", entry.check)
        .flag("mate", entry.mate)
        .flag("legal", entry.legal)
        .flag("undone", entry.undone);
    object.end();
}

}  // namespace

void append_moves(std::string& out, const Session& session, std::size_t from) {
    std::vector<Entry> entries = MoveList{session}.take();
    std::erase_if(entries, [=](const Entry& entry) { return entry.number < from; });
    append_list(out, entries, append_entry);
}

}  // namespace doorgeef::wasm
