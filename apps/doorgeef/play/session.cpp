#include "doorgeef/play/session.hpp"

#include "doorgeef/layout.hpp"
#include "doorgeef/play/refusal.hpp"
#include "doorgeef/play/table_help.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/play.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace doorgeef::app {

void Session::run() {
    console_.out << say(console_.language, texts::kWelcome, rules_.name) << '\n';
    show_table();
    bool goes_on = true;
    while (goes_on) {
        if (console_.asks) console_.out << say(console_.language, texts::kPrompt);
        console_.out.flush();
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

void Session::show_table(const std::string& news) {
    console_.out << '\n'
                 << draw_boards(table_, style_, console_.language) << news
                 << describe_states(table_, console_.language);
}

void Session::refuse(const std::string& why) {
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

bool Session::handle(const Nothing& /*input*/) {
    return true;
}

bool Session::handle(const MoveInput& input) {
    const Language language = console_.language;
    if (!input.board && table_.has(BoardId::second)) {
        refuse(say(language, texts::kBoardMissing, input.text, input.text));
        return true;
    }
    const BoardId board = input.board.value_or(BoardId::first);
    if (!table_.has(board)) {
        refuse(say(language, texts::kBoardUnknown, std::string{digit(board)}));
        return true;
    }
    if (input.seat && *input.seat != table_.to_move(board)) {
        refuse(say(language, texts::kNotYourTurn, to_string(*input.seat)));
        return true;
    }
    const auto report = table_.play(board, input.coordinates);
    if (report)
        show_table(news(*report));
    else
        refuse(explain(report.error(), input.coordinates, table_.position(board), rules_, language));
    return true;
}

bool Session::handle(const MovesInput& input) {
    if (input.board && !table_.has(*input.board)) {
        refuse(say(console_.language, texts::kBoardUnknown, std::string{digit(*input.board)}));
        return true;
    }
    for (const BoardId board : kBoardIds)
        if (table_.has(board) && input.board.value_or(board) == board) list_moves(board);
    return true;
}

bool Session::handle(const HelpInput& /*input*/) {
    console_.out << table_help(table_.ruleset(), style_, console_.language);
    return true;
}

bool Session::handle(const BoardInput& /*input*/) {
    show_table();
    return true;
}

bool Session::handle(const FenInput& /*input*/) {
    for (const BoardId board : kBoardIds)
        if (table_.has(board)) {
            const auto form =
                table_.ruleset().passes_pieces() ? rules::ReserveForm::brackets : rules::ReserveForm::none;
            console_.out << digit(board) << ' ' << rules::to_fen(table_.position(board).setup(), form)
                         << '\n';
        }
    return true;
}

bool Session::handle(const QuitInput& /*input*/) {
    return false;
}

void Session::list_moves(BoardId board) {
    std::vector<std::string> moves;
    for (const rules::Move move : table_.legal_moves(board)) moves.push_back(rules::to_string(move));
    std::ranges::sort(moves);
    console_.out << say(console_.language, texts::kMoves, std::string{digit(board)},
                        to_string(table_.to_move(board)), std::to_string(moves.size()))
                 << '\n';
    if (!moves.empty()) console_.out << flow(moves);
}

std::string Session::news(const MoveReport& report) const {
    const Language language = console_.language;
    const auto name = [&](rules::Role role) { return say(language, texts::phrase(role)); };
    const std::string by = to_string(report.by);
    std::string text;
    if (report.captured)
        text += say(language, texts::kPassed, by, name(report.captured->man.role),
                    to_string(report.captured->to)) +
                '\n';
    if (report.taken)
        text += say(language, texts::kTaken, by, name(report.taken->role), to_string(*report.move.taken()),
                    std::string{digit(!report.by.board)}) +
                '\n';
    else if (report.move.kind() == rules::MoveKind::taking)
        text += say(language, texts::kPawnLost, by) + '\n';
    if (report.surrendered)
        text += say(language, texts::kSurrendered, by, to_string(report.surrendered->to)) + '\n';
    return text;
}

}  // namespace doorgeef::app
