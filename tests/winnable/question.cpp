#include "question.hpp"

#include "notation/bfen.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace doorgeef::winnable {

namespace {

using rules::Color;
using rules::Position;
using rules::Ruleset;

[[noreturn]] void refuse(const std::string& line, const std::string& why) {
    throw std::runtime_error(why + ": " + line);
}

Position position_of(const rules::Setup& setup, const Ruleset& ruleset, const std::string& line) {
    const auto position = Position::from_setup(setup, ruleset);
    if (!position) refuse(line, std::string{code(position.error().front())});
    return *position;
}

Answer answer_of(const std::string& word, const std::string& line) {
    if (word == "yes") return Answer::yes;
    if (word == "no") return Answer::no;
    refuse(line, "neither yes nor no");
}

Color color_of(const std::string& word, const std::string& line) {
    if (word == "white" || word == "w") return Color::white;
    if (word == "black" || word == "b") return Color::black;
    refuse(line, "no colour");
}

// "1w:qp"
void add_captured(Boards& boards, const std::string& text, const std::string& line) {
    rules::Reserve& captured =
        boards.captured[static_cast<std::size_t>(text.at(0) - '1')][color_of(text.substr(1, 1), line)];
    for (const char letter : text.substr(3))
        captured.add(*rules::role_of_letter(static_cast<char>(std::toupper(letter))));
}

}  // namespace

Question parse_question(const std::string& line) {
    const auto semicolon = line.find(" ; ");
    if (semicolon == std::string::npos) refuse(line, "no reason");
    std::istringstream words{line.substr(0, semicolon)};
    Question question;
    question.text = line;
    question.reason = line.substr(semicolon + 3);
    std::string answer;
    std::string ruleset;
    std::string word;
    words >> answer >> ruleset >> word;
    question.answer = answer_of(answer, line);
    const auto preset = rules::preset(ruleset);
    if (!preset) refuse(line, "no ruleset");
    question.ruleset = *preset;

    const bool two = word == "1" || word == "2";
    TwoBoards where;
    if (two) {
        where.board = static_cast<std::uint8_t>(word == "2" ? 1 : 0);
        words >> word;
    }
    question.side = color_of(word, line);
    std::string rest;
    while (words >> word) {
        if (word.starts_with("over="))
            where.boards.over[static_cast<std::size_t>(word.at(5) - '1')] = true;
        else if (word.starts_with("captured="))
            add_captured(where.boards, word.substr(9), line);
        else
            rest += word + ' ';
    }
    if (!two) {
        const auto setup = rules::parse_fen(rest.substr(0, rest.size() - 1));
        if (!setup) refuse(line, "bad FEN");
        question.where = position_of(*setup, question.ruleset, line);
        return question;
    }
    const auto setups = notation::parse_bfen(rest);
    if (!setups) refuse(line, "bad BFEN");
    for (const match::BoardId board : match::kBoards)
        where.boards.positions[static_cast<std::size_t>(board)] =
            position_of((*setups)[board], question.ruleset, line);
    question.where = where;
    return question;
}

std::vector<Question> read_questions(const std::string& path) {
    std::ifstream file{path};
    if (!file) throw std::runtime_error("cannot read " + path);
    std::vector<Question> questions;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line.front() != '#') questions.push_back(parse_question(line));
    return questions;
}

Verdict ask(const Question& question, std::uint64_t budget) {
    if (const auto* position = std::get_if<Position>(&question.where))
        return winnable(*position, question.side, question.ruleset, budget);
    const auto& where = std::get<TwoBoards>(question.where);
    return winnable(where.boards, where.board, question.side, question.ruleset, budget);
}

std::string fault_of(const Position& position, Color side, const Ruleset& ruleset, const Verdict& verdict) {
    Position now = position;
    for (const Step& step : verdict.line) {
        if (step.board != 0) return "a move on a board that is not there";
        if (!rules::is_legal(now, step.move, ruleset)) return "illegal: " + rules::to_string(step.move);
        now.play_unchecked(step.move, ruleset);
    }
    if (now.turn() == side || !now.in_check()) return "no check at the end";
    return rules::legal_moves(now, ruleset).empty() ? "" : "no mate at the end";
}

namespace {

bool is_stuck(const Boards& boards, std::size_t board, const Ruleset& ruleset) {
    return rules::legal_moves(boards.positions[board], ruleset, &boards.positions[1 - board]).empty();
}

// fics: every drop of any piece is tried.
bool some_drop_answers(const Boards& boards, std::size_t board, const Ruleset& ruleset) {
    for (const rules::Role role : rules::kDroppableRoles) {
        Position position = boards.positions[board];
        if (position.reserve(position.turn()).full(role)) continue;
        position.add_to_reserve(position.turn(), role);
        if (!rules::legal_moves(position, ruleset, &boards.positions[1 - board]).empty()) return true;
    }
    return false;
}

// Whether the game on this board is over, while the other one runs.
bool ended(const Boards& boards, std::size_t board, const Ruleset& ruleset) {
    if (!is_stuck(boards, board, ruleset)) return false;
    if (!boards.positions[board].in_check()) return ruleset.stalemate == rules::Stalemate::at_once;
    return ruleset.mate == rules::Mate::at_once ||
           (ruleset.mate == rules::Mate::unanswerable && !some_drop_answers(boards, board, ruleset));
}

}  // namespace

std::string fault_of(const TwoBoards& where, Color side, const Ruleset& ruleset, const Verdict& verdict) {
    Boards now = passed(where.boards, where.board, side, verdict.opponents_pass);
    for (const Step& step : verdict.line) {
        const std::size_t other = 1 - step.board;
        if (now.over[step.board]) return "a move in a game that is over";
        if (!rules::is_legal(now.positions[step.board], step.move, ruleset, &now.positions[other]))
            return "illegal: " + rules::to_string(step.move);
        const rules::Played played =
            now.positions[step.board].play_unchecked(step.move, ruleset, &now.positions[other]);
        for (const auto& man : {played.captured, played.surrendered})
            if (man && !now.over[other]) now.positions[other].add_to_reserve(man->color, man->role);
        if (&step == &verdict.line.back()) break;
        for (const std::size_t board : {0U, 1U})
            if (!now.over[board] && ended(now, board, ruleset)) {
                if (board == where.board) return "the game ended on the way";
                if (ruleset.match_end == rules::MatchEnd::first) return "the match ended on the way";
                now.over[board] = true;
            }
    }
    const Position& here = now.positions[where.board];
    if (here.turn() == side || !here.in_check()) return "no check at the end";
    if (!is_stuck(now, where.board, ruleset)) return "no mate at the end";
    const bool unanswerable = now.over[1 - where.board] || ruleset.mate != rules::Mate::unanswerable ||
                              !some_drop_answers(now, where.board, ruleset);
    return unanswerable ? "" : "a drop could answer the mate";
}

std::string fault_of(const Question& question, const Verdict& verdict) {
    if (const auto* position = std::get_if<Position>(&question.where))
        return fault_of(*position, question.side, question.ruleset, verdict);
    return fault_of(std::get<TwoBoards>(question.where), question.side, question.ruleset, verdict);
}

}  // namespace doorgeef::winnable
