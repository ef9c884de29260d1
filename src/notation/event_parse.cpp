#include "notation/event_text.hpp"
#include "notation/event_words.hpp"
#include "notation/words_of_enums.hpp"

#include <array>

namespace doorgeef::notation {

namespace {

namespace event = match::event;
namespace arbiter = match::arbiter;
using What = std::optional<event::What>;
using Act = std::optional<arbiter::Act>;

// An event that says who, or where, and nothing else.
template <class Event>
What of_seat(LineReader& line) {
    const auto seat = line.seat();
    return seat ? What{Event{*seat}} : std::nullopt;
}
template <class Event>
What of_board(LineReader& line) {
    const auto board = line.board();
    return board ? What{Event{*board}} : std::nullopt;
}

What started(LineReader& /*line*/) {
    return event::Started{};
}

What moved(LineReader& line) {
    const auto board = line.board();
    const auto move = parse_move_code(line.word());
    if (!board || !move) return std::nullopt;
    event::Moved moved{*board, *move, true, true};
    while (!line.finished() && !line.failed()) {
        const std::string_view word = line.word();
        if (word == "illegal" && moved.legal && moved.completed)
            moved.legal = false;
        else if (word == "unpressed" && moved.completed)
            moved.completed = false;
        else
            return std::nullopt;
    }
    return moved;
}

What touched_square(LineReader& line) {
    const auto board = line.board();
    const auto square = line.square();
    return board && square ? What{event::TouchedSquare{*board, *square}} : std::nullopt;
}

What touched_reserve(LineReader& line) {
    const auto board = line.board();
    const auto role = line.role();
    return board && role ? What{event::TouchedReserve{*board, *role}} : std::nullopt;
}

What passed(LineReader& line) {
    const auto seat = line.seat();
    const auto role = line.role();
    return seat && role ? What{event::Passed{*seat, *role}} : std::nullopt;
}

What flag_fell(LineReader& line) {
    const auto board = line.board();
    const auto color = line.color();
    return board && color ? What{event::FlagFell{*board, *color}} : std::nullopt;
}

std::optional<bool> yes_or_no(std::string_view word) {
    if (word != "0" && word != "1") return std::nullopt;
    return word == "1";
}

What draw_claimed(LineReader& line) {
    const auto seat = line.seat();
    const auto kind = enum_of<match::ClaimKind>(line.word(), kClaimWords);
    const std::string_view intended = line.word();
    const auto move = intended == "-" ? std::nullopt : parse_move_code(intended);
    const auto occurrences = line.small_number();
    const auto moves = line.small_number();
    const auto material = yes_or_no(line.word());
    const auto correct = yes_or_no(line.word());
    if (!seat || !kind || (intended != "-" && !move) || !occurrences || !moves || !material || !correct)
        return std::nullopt;
    return event::DrawClaimed{
        match::Claim{*seat, *kind, move, match::Findings{*occurrences, *moves, *material, *correct}}};
}

What piece_removed(LineReader& line) {
    const auto seat = line.seat();
    const auto square = line.square();
    return seat && square ? What{event::PieceRemoved{*seat, *square}} : std::nullopt;
}

What said(LineReader& line) {
    const auto seat = line.seat();
    const auto kind = enum_of<match::SignalKind>(line.word(), kSignalWords);
    const auto role = line.role();
    const auto leave = enum_of<match::Leave>(line.word(), kLeaveWords);
    const auto text = from_word(line.word());
    if (!seat || !kind || !role || !leave || !text) return std::nullopt;
    return event::Said{*seat, match::Signal{*kind, *role, *leave, *text}};
}

Act set_clock(LineReader& line) {
    const auto seat = line.seat();
    const std::string_view how = line.word();
    const auto ms = line.number();
    if (!seat || !ms || (how != "to" && how != "by")) return std::nullopt;
    using How = arbiter::SetClock::How;
    return arbiter::SetClock{*seat, how == "to" ? How::to : How::by, *ms};
}

Act penalise_illegal(LineReader& line) {
    const auto seat = line.seat();
    const std::string_view how = line.word();
    if (seat && how == "loss") return arbiter::PenaliseIllegalMoves{*seat, std::nullopt};
    const auto ms = line.number();
    return seat && ms && how == "by" ? Act{arbiter::PenaliseIllegalMoves{*seat, ms}} : std::nullopt;
}

Act act_on_board(std::string_view verb, LineReader& line) {
    const auto board = line.board();
    if (!board) return std::nullopt;
    if (verb == "grant") return arbiter::Grant{*board};
    if (verb == "reject") return arbiter::Reject{*board};
    if (verb == "swap-colours") return arbiter::SwapColours{*board};
    const std::string_view what = line.word();
    if (verb == "restart" && (what == "one" || what == "both"))
        return arbiter::Restart{*board, what == "both"};
    if (verb == "result") {
        const auto result = match::parse_result(what);
        return result ? Act{arbiter::SetResult{*board, *result}} : std::nullopt;
    }
    if (verb == "position") {
        const auto fen = from_word(what);
        return fen ? Act{arbiter::SetPosition{*board, *fen}} : std::nullopt;
    }
    return std::nullopt;
}

Act act(LineReader& line) {
    const std::string_view verb = line.word();
    if (verb == "pause") return arbiter::Pause{};
    if (verb == "resume") return arbiter::Resume{};
    if (verb == "clock") return set_clock(line);
    if (verb == "penalise-illegal") return penalise_illegal(line);
    if (verb != "penalise") return act_on_board(verb, line);
    const auto seat = line.seat();
    return seat ? Act{arbiter::PenaliseFlagNotice{*seat}} : std::nullopt;
}

What ruled(LineReader& line) {
    const auto chapter = line.small_number();
    const auto number = line.small_number();
    auto reason = from_word(line.word());
    auto done = act(line);
    if (!chapter || !number || !reason || !done) return std::nullopt;
    return event::Ruled{match::Ruling{std::move(*done), {*chapter, *number}, std::move(*reason)}};
}

What game_ended(LineReader& line) {
    const auto board = line.board();
    const auto result = match::parse_result(line.word());
    const auto reason = match::parse_reason(line.word());
    return board && result && reason ? What{event::GameEnded{*board, {*result, *reason}}} : std::nullopt;
}

What match_ended(LineReader& line) {
    const auto a = line.small_number();
    const auto b = line.small_number();
    if (!a || !b) return std::nullopt;
    return event::MatchEnded{match::Score{{{*a, *b}}}};
}

What credited(LineReader& line) {
    const auto seat = line.seat();
    const auto ms = line.number();
    return seat && ms ? What{event::Credited{*seat, *ms}} : std::nullopt;
}

struct Reader {
    std::string_view name;
    What (*read)(LineReader&);
};

constexpr std::array kReaders{
    Reader{"ready", of_seat<event::ReadyToStart>},
    Reader{"started", started},
    Reader{"moved", moved},
    Reader{"pressed", of_board<event::Pressed>},
    Reader{"taken-back", of_board<event::TakenBack>},
    Reader{"touched", touched_square},
    Reader{"touched-reserve", touched_reserve},
    Reader{"passed", passed},
    Reader{"flag-fell", flag_fell},
    Reader{"resigned", of_seat<event::Resigned>},
    Reader{"waived", of_seat<event::LastMoveWaived>},
    Reader{"draw-offered", of_seat<event::DrawOffered>},
    Reader{"draw-declined", of_seat<event::DrawDeclined>},
    Reader{"draw-accepted", of_seat<event::DrawAccepted>},
    Reader{"flag-claimed", of_seat<event::FlagClaimed>},
    Reader{"draw-claimed", draw_claimed},
    Reader{"replacement-demanded", of_seat<event::ReplacementDemanded>},
    Reader{"illegal-accepted", of_seat<event::IllegalAccepted>},
    Reader{"no-piece-reported", of_seat<event::NoPieceReported>},
    Reader{"return-clock-started", of_board<event::ReturnClockStarted>},
    Reader{"piece-removed", piece_removed},
    Reader{"said", said},
    Reader{"arbiter-called", of_seat<event::ArbiterCalled>},
    Reader{"ruled", ruled},
    Reader{"game-ended", game_ended},
    Reader{"match-ended", match_ended},
    Reader{"credited", credited},
};

}  // namespace

std::optional<match::Event> parse_event(std::string_view text) {
    LineReader line{text};
    const auto at = line.number();
    const std::string_view name = line.word();
    for (const Reader& reader : kReaders) {
        if (!at || reader.name != name) continue;
        auto what = reader.read(line);
        if (!what || !line.finished()) return std::nullopt;
        return match::Event{*at, std::move(*what)};
    }
    return std::nullopt;
}

}  // namespace doorgeef::notation
