#include "doorgeef/play/input.hpp"

#include <algorithm>
#include <array>
#include <istream>
#include <utility>
#include <vector>

namespace doorgeef::app {

namespace {

using enum InputError::Problem;

std::vector<std::string_view> split(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    std::vector<std::string_view> words;
    for (auto start = line.find_first_not_of(blanks); start != std::string_view::npos;) {
        const auto end = std::min(line.find_first_of(blanks, start), line.size());
        words.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(blanks, end);
    }
    return words;
}

std::string lower(std::string_view word) {
    std::string text{word};
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

std::optional<BoardId> parse_board(std::string_view word) {
    for (const BoardId board : kBoardIds)
        if (word.size() == 1 && word[0] == digit(board)) return board;
    return std::nullopt;
}

std::optional<Seat> parse_seat(const std::string& lower_word) {
    if (lower_word.size() != 2 || (lower_word[0] != 'a' && lower_word[0] != 'b')) return std::nullopt;
    const auto board = parse_board(std::string_view{lower_word}.substr(1));
    if (!board) return std::nullopt;
    return Seat{lower_word[0] == 'a' ? Team::a : Team::b, *board};
}

bool is_one_of(const std::string& word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

// The words that stand alone.
std::optional<Input> parse_word(const std::string& word) {
    if (is_one_of(word, {"help", "hulp", "?"})) return HelpInput{};
    if (is_one_of(word, {"board", "bord"})) return BoardInput{};
    if (word == "fen") return FenInput{};
    if (is_one_of(word, {"quit", "exit", "stop", "einde"})) return QuitInput{};
    return std::nullopt;
}

InputError error(InputError::Problem problem, std::string_view text) {
    return {problem, std::string{text}};
}

rules::Result<Input, InputError> parse_moves(const std::vector<std::string_view>& words) {
    if (words.size() == 1) return Input{MovesInput{}};
    if (words.size() > 2) return error(too_much, words[2]);
    if (const auto board = parse_board(words[1])) return Input{MovesInput{board}};
    return error(bad_board, words[1]);
}

rules::Result<Input, InputError> parse_move(std::optional<BoardId> board, std::optional<Seat> seat,
                                            std::string_view text) {
    const auto coordinates = rules::parse_move(text);
    if (!coordinates) return InputError{bad_move, std::string{text}, coordinates.error()};
    return Input{MoveInput{board, seat, std::string{text}, *coordinates}};
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
    const auto words = split(line);
    if (words.empty()) return Input{Nothing{}};
    const std::string first = lower(words[0]);

    if (auto input = parse_word(first)) {
        if (words.size() > 1) return error(too_much, words[1]);
        return *std::move(input);
    }
    if (is_one_of(first, {"moves", "zetten"})) return parse_moves(words);

    const auto seat = parse_seat(first);
    const auto board = seat ? std::optional{seat->board} : parse_board(first);
    const std::size_t at = board ? 1 : 0;
    if (at == words.size()) return error(move_missing, words[0]);
    if (words.size() > at + 1) return error(board ? too_much : not_understood, board ? words[at + 1] : line);
    auto move = parse_move(board, seat, words[at]);
    // Without a board before it, a word may be anything, not just a move with a slip in it.
    if (!move && !board) return error(not_understood, line);
    return move;
}

}  // namespace doorgeef::app
