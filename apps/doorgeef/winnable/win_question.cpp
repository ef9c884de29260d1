#include "doorgeef/winnable/win_question.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/winnable.hpp"
#include "notation/proof_text.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using rules::Color;
using rules::Position;
using winnable::Boards;
using winnable::Verdict;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r";
    const auto first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Takes the side off the end of the text.
std::optional<Color> take_side(std::string_view& text) {
    for (const auto& [word, color] : {std::pair{" white", Color::white}, std::pair{" black", Color::black}})
        if (text.ends_with(word)) {
            text = trimmed(text.substr(0, text.size() - std::string_view{word}.size()));
            return color;
        }
    return std::nullopt;
}

// A single board of a ruleset that takes pieces from the other one: there is nothing to take.
Position empty_board() {
    rules::Setup setup;
    setup.board[rules::Square::e1] = rules::Piece{Color::white, rules::Role::king};
    setup.board[rules::Square::e8] = rules::Piece{Color::black, rules::Role::king};
    return std::move(Position::from_setup(setup, rules::Ruleset{})).value();
}

}  // namespace

rules::Result<WinQuestion, Complaint> parse_question(std::string_view source, std::string_view text,
                                                     const WinSettings& settings, Language language) {
    text = trimmed(text);
    WinQuestion question{.where = Position{}, .side = take_side(text)};
    const auto bars = std::ranges::count(text, '|');
    if (bars == 0) {
        const auto position = choose_position(source, text, settings.ruleset, language);
        if (!position) return position.error();
        question.where = *position;
        if (settings.ruleset.promotion == rules::Promotion::taking)
            question.where = Boards{.positions = {*position, empty_board()}, .over = {false, true}};
        return question;
    }
    if (settings.ruleset.boards == 1) return Complaint{say(language, texts::kTwoBoardsUnderOne, source)};
    if (bars != 1) return Complaint{say(language, texts::kOneBarOnly, source, quote(text))};
    const auto bar = text.find('|');
    const auto first = choose_position(source, trimmed(text.substr(0, bar)), settings.ruleset, language);
    if (!first) return first.error();
    const auto second = choose_position(source, trimmed(text.substr(bar + 1)), settings.ruleset, language);
    if (!second) return second.error();
    Boards boards{.positions = {*first, *second}};
    boards.over[1 - settings.board] = settings.other_over;
    question.where = boards;
    return question;
}

Verdict ask(const WinQuestion& question, Color side, const WinSettings& settings) {
    if (const auto* position = std::get_if<Position>(&question.where))
        return winnable::winnable(*position, side, settings.ruleset, settings.budget);
    return winnable::winnable(std::get<Boards>(question.where), settings.board, side, settings.ruleset,
                              settings.budget);
}

std::string answer_text(const WinQuestion& question, Color side, const Verdict& verdict,
                        const WinSettings& settings) {
    if (verdict.answer == winnable::Answer::no) return "no";
    if (verdict.answer == winnable::Answer::unknown) return "unknown";
    const auto* position = std::get_if<Position>(&question.where);
    const std::string proof = position != nullptr
                                  ? notation::proof_text(*position, verdict, settings.ruleset)
                                  : notation::proof_text(std::get<Boards>(question.where), settings.board,
                                                         side, verdict, settings.ruleset);
    return proof.empty() ? "yes" : "yes " + proof;
}

}  // namespace doorgeef::app
