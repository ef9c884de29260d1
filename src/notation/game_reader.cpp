#include "notation/game_reader.hpp"

#include "notation/clock_comment.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::notation {

namespace {

// What is kept of one game; more is skipped and, where it matters, reported.
constexpr std::size_t kMostMoves = 20'000;
constexpr std::size_t kMostComments = 20'000;
constexpr std::size_t kMostErrors = 20;
constexpr std::size_t kMostTags = 200;
constexpr std::size_t kLongestText = 4'000;
constexpr std::size_t kLongestToken = 40;

constexpr bool is_blank(int c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}
constexpr bool is_digit(int c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_name(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '-';
}
constexpr bool ends_token(int c) {
    return c == TextWindow::kEnd || is_blank(c) || c == '{' || c == '(' || c == ')' || c == ';' || c == '}' ||
           c == 0;
}

constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2-1/2", "*"};

Mover mover_of(char c) {
    switch (c) {
    case 'A': return Mover::white_a;
    case 'a': return Mover::black_a;
    case 'B': return Mover::white_b;
    case 'b': return Mover::black_b;
    default: return Mover::unnamed;
    }
}

}  // namespace

std::optional<GameRecord> GameReader::next() {
    if (!skip_to_game()) return std::nullopt;
    game_ = GameRecord{};
    game_.place = text_.place();
    depth_ = 0;
    mover_ = Mover::unnamed;
    number_ = 0;
    read_tags();
    read_movetext();
    return std::move(game_);
}

bool GameReader::skip_to_game() {
    if (!begun_) {
        begun_ = true;
        const std::string_view first = text_.ahead(3);
        if (first.starts_with("\xEF\xBB\xBF"))
            for (int i = 0; i < 3; ++i) text_.get();
    }
    while (true) {
        const int c = text_.peek();
        if (c == TextWindow::kEnd) return false;
        if (c == '%' && text_.at_line_start())
            while (text_.peek() != TextWindow::kEnd && text_.get() != '\n') {}
        else if (is_blank(c))
            text_.get();
        else
            return true;
    }
}

// [Name "…: letters, blanks, a quote. Only such a bracket opens a tag; [%clk does not.
bool GameReader::at_tag() {
    if (text_.peek() != '[') return false;
    const std::string_view ahead = text_.ahead(64);
    std::size_t at = 1;
    while (at < ahead.size() && is_name(ahead[at])) ++at;
    if (at == 1) return false;
    const std::size_t name_end = at;
    while (at < ahead.size() && (ahead[at] == ' ' || ahead[at] == '\t')) ++at;
    return at > name_end && at < ahead.size() && ahead[at] == '"';
}

void GameReader::read_tags() {
    while (true) {
        while (is_blank(text_.peek())) text_.get();
        if (!at_tag()) return;
        read_tag();
    }
}

void GameReader::read_tag() {
    const Place place = text_.place();
    Tag tag;
    text_.get();
    while (is_name(text_.peek())) tag.name += static_cast<char>(text_.get());
    while (text_.peek() != '"') text_.get();
    text_.get();
    while (text_.peek() != '"') {
        int c = text_.peek();
        if (c == TextWindow::kEnd || c == '\n') {
            report(ReadProblem::bad_tag, place, tag.name);
            return;
        }
        text_.get();
        if (c == '\\' && (text_.peek() == '"' || text_.peek() == '\\')) c = text_.get();
        if (tag.value.size() < kLongestText) tag.value += static_cast<char>(c);
    }
    text_.get();
    if (text_.peek() == ']')
        text_.get();
    else
        report(ReadProblem::bad_tag, place, tag.name);
    if (game_.tags.size() < kMostTags) game_.tags.push_back(std::move(tag));
}

void GameReader::read_movetext() {
    while (true) {
        const int c = text_.peek();
        if (c == TextWindow::kEnd) break;
        if (text_.at_line_start() && c == '[' && at_tag()) break;
        if (!game_.result.empty() && depth_ == 0 && !is_blank(c) && c != '{' && c != ';' && c != '%') {
            // Behind the result a new game begins, with or without tags.
            if (c == '[') break;
            report(ReadProblem::move_after_result, text_.place());
            while (text_.peek() != TextWindow::kEnd && !(text_.at_line_start() && at_tag())) text_.get();
            break;
        }
        if (is_blank(c)) {
            text_.get();
        } else if (c == '{') {
            read_comment();
        } else if (c == ';' || (c == '%' && text_.at_line_start())) {
            while (text_.peek() != TextWindow::kEnd && text_.get() != '\n') {}
        } else if (c == '(') {
            text_.get();
            ++depth_;
        } else if (c == ')') {
            if (depth_ == 0) report(ReadProblem::variation_not_opened, text_.place());
            depth_ = std::max(0, depth_ - 1);
            text_.get();
        } else {
            read_token();
        }
    }
    if (depth_ > 0) report(ReadProblem::variation_not_closed, text_.place());
}

void GameReader::read_comment() {
    const Place place = text_.place();
    text_.get();
    std::string text;
    while (true) {
        const int c = text_.peek();
        if (c == '}') {
            text_.get();
            break;
        }
        // A comment that runs into the tags of another game has never been closed.
        if (c == TextWindow::kEnd || (c == '[' && text_.at_line_start() && at_tag())) {
            report(ReadProblem::comment_not_closed, place);
            break;
        }
        text_.get();
        if (text.size() < kLongestText) text += static_cast<char>(c);
    }
    if (depth_ == 0) take_comment(std::move(text));
}

void GameReader::take_comment(std::string text) {
    if (!game_.moves.empty()) {
        RecordedMove& last = game_.moves.back();
        if (const auto clock = parse_clock_comment(text)) {
            (clock->kind == ClockComment::Kind::remaining ? last.clock_ms : last.elapsed_ms) = clock->ms;
            return;
        }
    }
    if (game_.comments.size() < kMostComments)
        game_.comments.push_back({game_.moves.size(), std::move(text)});
}

void GameReader::read_token() {
    const Place place = text_.place();
    std::array<char, kLongestToken> token{};
    std::size_t size = 0;
    bool too_long = false;
    if (text_.peek() == 0) {
        report(ReadProblem::nul_byte, place);
        while (text_.peek() == 0) text_.get();
        return;
    }
    if (text_.peek() == '}') {
        report(ReadProblem::bad_token, place, "}");
        text_.get();
        return;
    }
    while (!ends_token(text_.peek())) {
        const char c = static_cast<char>(text_.get());
        too_long |= size == token.size();
        if (size < token.size()) token[size++] = c;
    }
    if (depth_ > 0) return;
    const std::string_view text{token.data(), size};
    if (too_long)
        report(ReadProblem::token_too_long, place, text);
    else
        take_token(text, place);
}

// "12A." "12." "12..." in front of a move, with or without it; what is left is the move.
std::string_view GameReader::take_number(std::string_view token) {
    std::size_t at = 0;
    unsigned number = 0;
    while (at < token.size() && is_digit(token[at]) && at < 6)
        number = number * 10 + static_cast<unsigned>(token[at++] - '0');
    if (at == 0) return token;
    std::size_t dot = at;
    const Mover mover = at < token.size() ? mover_of(token[at]) : Mover::unnamed;
    if (mover != Mover::unnamed) ++dot;
    if (dot < token.size() && token[dot] != '.') return token;
    while (dot < token.size() && token[dot] == '.') ++dot;
    number_ = number;
    mover_ = mover;
    return token.substr(dot);
}

void GameReader::take_token(std::string_view token, Place place) {
    if (std::ranges::find(kResults, token) != kResults.end()) {
        game_.result = token;
        return;
    }
    if (token.front() == '$' || token.find_first_not_of("!?") == std::string_view::npos) return;
    const std::string_view move = take_number(token);
    if (move.empty() || move.find_first_not_of('.') == std::string_view::npos) return;
    take_move(move, {place.line, place.column + (token.size() - move.size())});
}

void GameReader::take_move(std::string_view san, Place place) {
    if (game_.moves.size() == kMostMoves) {
        report(ReadProblem::too_many_moves, place, san);
        return;
    }
    game_.moves.push_back({mover_, number_, std::string{san}, place, {}, {}});
    mover_ = Mover::unnamed;
    number_ = 0;
}

void GameReader::report(ReadProblem problem, Place place, std::string_view text) {
    if (game_.errors.size() < kMostErrors)
        game_.errors.push_back({problem, place, std::string{text.substr(0, 24)}});
}

std::optional<std::string_view> GameRecord::tag(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &Tag::name);
    if (found == tags.end()) return std::nullopt;
    return found->value;
}

std::string_view code(ReadProblem problem) {
    switch (problem) {
    case ReadProblem::bad_tag: return "bad-tag";
    case ReadProblem::comment_not_closed: return "comment-not-closed";
    case ReadProblem::variation_not_closed: return "variation-not-closed";
    case ReadProblem::variation_not_opened: return "variation-not-opened";
    case ReadProblem::token_too_long: return "token-too-long";
    case ReadProblem::bad_token: return "bad-token";
    case ReadProblem::move_after_result: return "move-after-result";
    case ReadProblem::too_many_moves: return "too-many-moves";
    case ReadProblem::nul_byte: return "nul-byte";
    case ReadProblem::not_utf8_or_latin1: return "not-utf8-or-latin1";
    }
    return "";
}

}  // namespace doorgeef::notation
