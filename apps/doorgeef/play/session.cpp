#include "doorgeef/play/session.hpp"

#include "doorgeef/layout.hpp"
#include "doorgeef/play/board_digit.hpp"
#include "doorgeef/play/refusal.hpp"
#include "doorgeef/play/status.hpp"
#include "doorgeef/play/table_help.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/play.hpp"
#include "match/standing.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace doorgeef::app {

namespace {

namespace event = match::event;
using match::BoardId;
using match::Seat;

// Where flags are for the players to see and call, nobody is told that one fell (KNSB 9.4).
bool is_told(const match::Event& event, const match::Conduct& conduct) {
    return conduct.flag == match::FlagCall::automatic || !std::holds_alternative<event::FlagFell>(event.what);
}

// Whether the boards look different afterwards.
bool changes_boards(const match::Event& event) {
    const auto is = [&]<class... Kinds>() { return (std::holds_alternative<Kinds>(event.what) || ...); };
    return is.
    operator()<event::Started, event::Moved, event::Pressed, event::TakenBack, event::Passed, event::Resigned,
               event::ReplacementDemanded, event::PieceRemoved, event::Ruled, event::GameEnded>();
}

// The way of playing that comes nearest, and the switches that stand otherwise.
std::string conduct_text(const match::Conduct& conduct, Language language) {
    const auto words = match::conduct_words(conduct);
    const auto deviations = [&](const match::Conduct& from) {
        const auto usual = match::conduct_words(from);
        std::vector<std::string> deviating;
        std::ranges::copy_if(words, std::back_inserter(deviating), [&](const std::string& word) {
            return std::ranges::find(usual, word) == usual.end();
        });
        return deviating;
    };
    const auto from_online = deviations(match::Conduct::online());
    const auto from_book = deviations(match::Conduct::by_the_book());
    const bool by_the_book = from_book.size() < from_online.size();
    const std::string name = say(language, by_the_book ? texts::kConductBook : texts::kConductOnline);
    std::string switches;
    for (const std::string& word : by_the_book ? from_book : from_online)
        switches += (switches.empty() ? "" : " ") + word;
    return switches.empty() ? name : say(language, texts::kConductExcept, name, switches);
}

}  // namespace

void Session::run() {
    welcome();
    show_table("");
    for (bool goes_on = true; goes_on;) {
        prompt();
        wait_for_line();
        const auto line = read_line(console_.in);
        if (!line) {
            if (console_.asks) console_.out << '\n';
            return;
        }
        if (line->cut_off) {
            refuse(say(console_.language, texts::kLineTooLong, quote(line->text)));
        } else if (const auto input = parse_input(line->text)) {
            goes_on = std::visit([this](const auto& what) { return handle(what); }, *input);
        } else {
            refuse(what_is_wrong(input.error()));
        }
    }
}

void Session::welcome() const {
    const Language language = console_.language;
    const auto& time = match().agreement.time;
    console_.out << say(language, texts::kWelcome, rules_.name,
                        time ? say(language, texts::kWithClock, rules::to_string(time))
                             : say(language, texts::kWithoutClock))
                 << ' ' << say(language, texts::kHowToGoOn) << '\n'
                 << say(language, texts::kConduct, conduct_text(match().conduct(), language)) << '\n';
}

void Session::prompt() const {
    if (console_.asks) console_.out << say(console_.language, texts::kPrompt);
    console_.out.flush();
}

void Session::wait_for_line() {
    while (!timekeeper_.await_input(table_.next_flag())) {
        table_.tick();
        const News fallen = news();
        if (fallen.text.empty()) continue;
        console_.out << '\n' << fallen.text;
        prompt();
    }
}

Session::News Session::news() {
    News news;
    for (; told_ < table_.log().size(); ++told_) {
        const match::Event& event = table_.log()[told_];
        const std::string text = narrator_.tell(event);
        if (is_told(event, match().conduct())) news.text += text;
        news.boards_changed = news.boards_changed || changes_boards(event);
    }
    return news;
}

void Session::show(const News& news) const {
    if (news.boards_changed)
        show_table(news.text);
    else
        console_.out << news.text << (match().started ? "" : pending_matters(match(), console_.language));
}

void Session::show_table(const std::string& news) const {
    console_.out << '\n'
                 << draw_boards(match(), table_.now(), style_, console_.language) << news
                 << pending_matters(match(), console_.language);
}

void Session::refuse(const std::string& why) const {
    console_.out.flush();
    console_.err << why << '\n';
    console_.err.flush();
}

std::string Session::what_is_wrong(const InputError& error) const {
    const Language language = console_.language;
    const std::string text = quote(error.text);
    switch (error.problem) {
    case InputError::Problem::not_understood: return say(language, texts::kNotUnderstood, text);
    case InputError::Problem::move_missing: return say(language, texts::kMoveMissing, text);
    case InputError::Problem::too_much: return say(language, texts::kTooMuch, text);
    case InputError::Problem::bad_board: return say(language, texts::kBoardUnknown, text);
    case InputError::Problem::bad_move: break;
    }
    const std::string column = std::to_string(count_characters(error.text.substr(0, error.move.offset)) + 1);
    return say(language, texts::kBadMoveText, text, column, say(language, texts::phrase(error.move.problem)));
}

// Flags that fell are told even if the command is refused.
void Session::ask(const match::Command& command) {
    const std::size_t before = table_.log().size();
    const auto refusal = table_.ask(command);
    show(news());
    if (refusal)
        refuse(explain(*refusal, command, match(), rules_, console_.language));
    else if (table_.log().size() == before)
        console_.out << say(console_.language, texts::kNothingChanges) << '\n';
}

// Who is meant by a board alone: the player to move, and before the start the one who can press.
Seat Session::seat_on(BoardId board, const match::command::OfPlayer& what) const {
    if (!match().started && std::holds_alternative<match::command::Press>(what))
        return match().seat(board, rules::Color::black);
    return match().on_move(board);
}

bool Session::handle(const PlayerInput& input) {
    const Language language = console_.language;
    if (!input.seat && !input.board && match().has_board(BoardId::second)) {
        const std::string quoted = quote(input.text);
        const std::string text = quoted.substr(1, quoted.size() - 2);
        refuse(say(language, texts::kBoardMissing, text, text));
        return true;
    }
    const BoardId board = input.seat ? input.seat->board() : input.board.value_or(BoardId::first);
    if (match().has_board(board))
        ask(match::PlayerCommand{input.seat.value_or(seat_on(board, input.what)), input.what});
    else
        refuse(say(language, texts::kBoardUnknown, digit(board)));
    return true;
}

bool Session::handle(const ArbiterInput& input) {
    ask(input.command);
    return true;
}

bool Session::handle(const MovesInput& input) {
    if (input.board && !match().has_board(*input.board)) {
        refuse(say(console_.language, texts::kBoardUnknown, digit(*input.board)));
        return true;
    }
    for (const BoardId board : match::kBoards)
        if (match().has_board(board) && input.board.value_or(board) == board) list_moves(board);
    return true;
}

bool Session::handle(const ClocksInput& /*input*/) {
    table_.tick();
    show(news());
    if (match().started) console_.out << clocks_line(match(), table_.now(), console_.language);
    return true;
}

// KNSB 6.4: everybody with Black presses at the same moment.
bool Session::handle(const StartInput& /*input*/) {
    if (match().started) {
        refuse(say(console_.language, texts::kAlreadyStarted));
        return true;
    }
    for (const Seat seat : match::kSeats)
        if (match().has_seat(seat) && match().color(seat) == rules::Color::black && !match().ready[seat])
            table_.ask(match::PlayerCommand{seat, match::command::Press{}});
    show(news());
    return true;
}

bool Session::handle(const HelpInput& /*input*/) {
    console_.out << table_help(match().agreement, style_, console_.language);
    return true;
}

bool Session::handle(const BoardInput& /*input*/) {
    table_.tick();
    show_table(news().text);
    return true;
}

bool Session::handle(const FenInput& /*input*/) {
    for (const BoardId board : match::kBoards)
        if (match().has_board(board)) {
            const auto form =
                match().ruleset().passes_pieces() ? rules::ReserveForm::brackets : rules::ReserveForm::none;
            console_.out << digit(board) << ' ' << rules::to_fen(match().position(board).setup(), form)
                         << '\n';
        }
    return true;
}

bool Session::handle(const LogInput& /*input*/) {
    table_.tick();
    show(news());
    console_.out << (table_.log().empty()
                         ? say(console_.language, texts::kLogEmpty) + '\n'
                         : tell_log(match().agreement, table_.log(), rules_, console_.language));
    return true;
}

bool Session::handle(const QuitInput& /*input*/) {
    return false;
}

void Session::list_moves(BoardId board) const {
    std::vector<std::string> moves;
    if (!match().games[board].over())
        for (const rules::Move move : rules::legal_moves(match().position(board), match().ruleset(),
                                                         match::other_position(match(), board)))
            moves.push_back(rules::to_string(move));
    std::ranges::sort(moves);
    console_.out << say(console_.language, texts::kMoves, digit(board), match::name(match().on_move(board)),
                        std::to_string(moves.size()))
                 << '\n';
    if (!moves.empty()) console_.out << flow(moves);
}

}  // namespace doorgeef::app
