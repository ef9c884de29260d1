// What stands between blanks in a movetext: numbers, moves, results, marks.
#include "notation/characters.hpp"
#include "notation/game_reader.hpp"
#include "notation/mover.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::notation {

namespace {

constexpr std::size_t kLongestToken = MoveText::kLongest + 12;  // a number with dots may stand right before

constexpr bool ends_token(int c) {
    return c == TextWindow::kEnd || is_blank(c) || c == '{' || c == '(' || c == ')' || c == ';' || c == '}' ||
           c == '[' || c == 0;
}

// As far as characters go.
constexpr bool can_be_move(std::string_view text) {
    if (!is_letter(text.front()) && text.front() != '@' && text.front() != '0') return false;
    return std::ranges::all_of(text, [](char c) {
        return is_letter(c) || is_digit(c) ||
               std::string_view{"@+#=-/!?.:()"}.find(c) != std::string_view::npos;
    });
}

// $5, !?, +-, e.p. and such: opinions, and what is seen anyway; but -- is a move that is none.
constexpr bool is_mark(std::string_view text) {
    return text.front() == '$' || text == "e.p." ||
           (text != "--" && text.find_first_not_of("!?+-=~/#.") == std::string_view::npos);
}

struct ResultSpelling {
    std::string_view text;
    std::string_view result;
};
constexpr std::array kResults{ResultSpelling{"1-0", "1-0"}, ResultSpelling{"0-1", "0-1"},
                              ResultSpelling{"1/2-1/2", "1/2-1/2"}, ResultSpelling{"1/2", "1/2-1/2"},
                              ResultSpelling{"*", "*"}};

}  // namespace

// "1." or "1A.": behind a result another game begins here, without tags.
bool GameReader::at_first_move() {
    if (text_.peek() != '1') return false;
    const std::string_view ahead = text_.ahead(3);
    if (ahead.size() < 2) return false;
    return ahead[1] == '.' ||
           (ahead.size() > 2 && mover_of_letter(ahead[1]) != Mover::unnamed && ahead[2] == '.');
}

// e8(Q): the only parentheses that open no variation.
bool GameReader::at_promotion() {
    if (text_.peek() != '(') return false;
    const std::string_view ahead = text_.ahead(3);
    return ahead.size() >= 3 && is_letter(ahead[1]) && ahead[2] == ')';
}

void GameReader::read_token() {
    const Place place = text_.place();
    std::array<char, kLongestToken> token{};
    std::size_t size = 0;
    bool too_long = false;
    const auto take = [&] {
        const char c = static_cast<char>(text_.get());
        too_long |= size == token.size();
        if (size < token.size()) token[size++] = c;
    };
    while (true) {
        while (!ends_token(text_.peek())) take();
        if (size == 0 || !at_promotion()) break;
        for (int i = 0; i < 3; ++i) take();
    }
    if (size == 0) {
        read_misplaced();
        return;
    }
    if (depth_ > 0) return;
    const std::string_view text{token.data(), size};
    if (too_long)
        report(ReadProblem::token_too_long, place, text);
    else
        take_token(text, place);
}

// A NUL, a comment's end without its beginning, or something in brackets that is no tag.
void GameReader::read_misplaced() {
    const Place place = text_.place();
    const int c = text_.get();
    if (c == 0) {
        while (text_.peek() == 0) text_.get();
        report(ReadProblem::nul_byte, place);
    } else if (c == '[') {
        int last = c;
        while (last != ']' && text_.peek() != TextWindow::kEnd && !is_line_end(text_.peek()))
            last = text_.get();
        report(ReadProblem::bad_token, place, "[");
    } else {
        report(ReadProblem::bad_token, place, "}");
    }
}

void GameReader::take_token(std::string_view token, Place place) {
    if (take_result(token, place)) return;
    const std::string_view move = take_number(token);
    if (move.empty() || is_mark(move)) return;
    place.column += token.size() - move.size();
    if (!can_be_move(move))
        report(ReadProblem::bad_token, place, move);
    else if (move.size() > MoveText::kLongest)
        report(ReadProblem::token_too_long, place, move);
    else
        take_move(move, place);
}

bool GameReader::take_result(std::string_view token, Place place) {
    for (const auto& [text, result] : kResults) {
        if (text != token) continue;
        if (game_.result.empty())
            game_.result = result;
        else if (game_.result != result)
            report(ReadProblem::move_after_result, place, token);
        return true;
    }
    return false;
}

// "12A." "12." "12..." in front of a move, with or without it; what is left is the move.
std::string_view GameReader::take_number(std::string_view token) {
    std::size_t at = 0;
    unsigned number = 0;
    while (at < token.size() && is_digit(token[at]) && at < 6)
        number = number * 10 + static_cast<unsigned>(token[at++] - '0');
    if (at == 0) return token;
    const Mover mover = at < token.size() ? mover_of_letter(token[at]) : Mover::unnamed;
    if (mover != Mover::unnamed) ++at;
    if (at < token.size() && token[at] != '.') return token;
    while (at < token.size() && token[at] == '.') ++at;
    coming_ = {};
    coming_.number = number;
    coming_.mover = mover;
    number_read_ = true;
    return token.substr(at);
}

void GameReader::take_move(std::string_view san, Place place) {
    if (!game_.result.empty()) {
        report(ReadProblem::move_after_result, place, san);
    } else if (game_.moves.size() == ReadLimits::moves) {
        report(ReadProblem::too_many_moves, place, san);
    } else {
        coming_.san = MoveText{san};
        coming_.place = place;
        game_.moves.push_back(coming_);
    }
    coming_ = {};
    number_read_ = false;
}

}  // namespace doorgeef::notation
