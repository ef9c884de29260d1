#include "doorgeef/play/input.hpp"

#include "doorgeef/lower_case.hpp"
#include "doorgeef/play/keyboard_words.hpp"
#include "scenario/parts.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <utility>

namespace doorgeef::app {

namespace {

using enum InputError::Problem;
using scenario::Words;
using Parsed = rules::Result<Input, InputError>;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::optional<match::Seat> parse_seat(std::string_view word) {
    std::string upper{word};
    if (!upper.empty() && (upper[0] == 'a' || upper[0] == 'b'))
        upper[0] = static_cast<char>(upper[0] - 'a' + 'A');
    return match::parse_seat(upper);
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

// The words that stand alone.
std::optional<Input> parse_word(std::string_view word) {
    if (is_one_of(word, {"help", "hulp", "?"})) return HelpInput{};
    if (is_one_of(word, {"board", "bord"})) return BoardInput{};
    if (is_one_of(word, {"start", "begin"})) return StartInput{};
    if (is_one_of(word, {"clock", "klok"})) return ClocksInput{};
    if (is_one_of(word, {"log", "verslag"})) return LogInput{};
    if (word == "fen") return FenInput{};
    if (is_one_of(word, {"quit", "exit", "stop", "einde"})) return QuitInput{};
    return std::nullopt;
}

InputError error(InputError::Problem problem, std::string_view text) {
    return {problem, std::string{text}};
}

// Whether somebody who typed this meant a move.
bool looks_like_move(std::string_view word) {
    return word.find_first_of("12345678@") != std::string_view::npos;
}

Parsed parse_moves(Words& words) {
    MovesInput input;
    if (!words.empty()) {
        const std::string_view word = words.take();
        input.board = scenario::parse_board(word);
        if (!input.board) return error(bad_board, word);
    }
    if (!words.empty()) return error(too_much, words.take());
    return Input{input};
}

// In what an arbiter says a1 is a seat, never a square.
std::string with_seats_in_capitals(std::string_view text) {
    std::string capitals;
    for (Words words{text}; !words.empty();) {
        const std::string_view word = words.take();
        const auto seat = parse_seat(word);
        capitals += (capitals.empty() ? "" : " ") + std::string{seat ? match::name(*seat) : word};
    }
    return capitals;
}

Parsed parse_arbiter(std::string_view line, std::string_view command) {
    const auto mark = command.find('#');
    const auto reason = mark == std::string_view::npos ? std::string_view{} : command.substr(mark + 1);
    const std::string text = with_seats_in_capitals(in_scenario_words(trimmed(command.substr(0, mark))));
    Words words{text};
    auto act = scenario::parse_arbiter_act(words);
    if (!act) return error(not_understood, line);
    if (!words.empty()) return error(too_much, words.take());
    return Input{ArbiterInput{{*std::move(act), std::string{trimmed(reason)}}}};
}

// What is wrong with a command that is none.
InputError what_is_wrong(std::string_view line, std::string_view command) {
    Words words{command};
    std::string_view word = words.take();
    const bool spelled_out = in_scenario_words(word) == "play";
    if (spelled_out) word = words.take();
    const auto move = rules::parse_move(word);
    if (move) return error(too_much, words.take());
    if (!spelled_out && !looks_like_move(word)) return error(not_understood, line);
    return {bad_move, std::string{word}, move.error()};
}

Parsed parse_player(std::string_view line, std::string_view command, PlayerInput input) {
    input.text = command;
    if (const auto move = rules::parse_move(command)) {
        input.what = match::command::Play{*move};
        return Input{std::move(input)};
    }
    const std::string text = in_scenario_words(command);
    Words words{text};
    auto what = scenario::parse_player_command(words);
    if (!what) return what_is_wrong(line, command);
    if (!words.empty()) return error(too_much, words.take());
    input.what = *std::move(what);
    return Input{std::move(input)};
}

}  // namespace

std::optional<Line> read_line(std::istream& in) {
    using Traits = std::istream::traits_type;
    Line line;
    auto c = in.get();
    if (Traits::eq_int_type(c, Traits::eof())) return std::nullopt;
    for (; !Traits::eq_int_type(c, Traits::eof()) && c != '\n'; c = in.rdbuf()->sbumpc()) {
        if (line.text.size() < kLongestLine)
            line.text += Traits::to_char_type(c);
        else
            line.cut_off = true;
    }
    return line;
}

rules::Result<Input, InputError> parse_input(std::string_view line) {
    line = trimmed(line);
    Words words{line};
    if (words.empty()) return Input{ClocksInput{}};
    const std::string_view typed = words.take();
    const std::string first = lower_case(typed);

    if (auto input = parse_word(first)) {
        if (!words.empty()) return error(too_much, words.take());
        return *std::move(input);
    }
    if (is_one_of(first, {"moves", "zetten"})) return parse_moves(words);
    if (first == "arbiter") return parse_arbiter(line, words.take_rest());

    PlayerInput input{parse_seat(typed), scenario::parse_board(typed)};
    if (input.seat || input.board) {
        if (words.empty()) return error(move_missing, typed);
        return parse_player(line, words.take_rest(), std::move(input));
    }
    auto command = parse_player(line, line, std::move(input));
    // Without a seat or board before it, a line may be anything, not just a command with a slip in it.
    if (!command) return error(not_understood, line);
    return command;
}

}  // namespace doorgeef::app
