#include "notation/game_reader.hpp"

#include "notation/characters.hpp"
#include "notation/clock_comment.hpp"
#include "notation/text_encoding.hpp"

#include <algorithm>
#include <charconv>

namespace doorgeef::notation {

namespace {

constexpr std::string_view kMarkOfUtf8 = "\xEF\xBB\xBF";

// A Lag tag: milliseconds, one number for each move in the order played. False if it is not that.
bool spread_lag(std::string_view numbers, std::vector<RecordedMove>& moves) {
    std::vector<std::int64_t> lags;
    while (true) {
        while (numbers.starts_with(' ')) numbers.remove_prefix(1);
        if (numbers.empty()) break;
        std::int64_t lag = 0;
        const auto [end, error] = std::from_chars(numbers.data(), numbers.data() + numbers.size(), lag);
        if (error != std::errc{} || lags.size() == moves.size()) return false;
        numbers.remove_prefix(static_cast<std::size_t>(end - numbers.data()));
        lags.push_back(lag);
    }
    if (lags.size() != moves.size()) return false;
    for (std::size_t i = 0; i < lags.size(); ++i) moves[i].lag_ms = lags[i];
    return true;
}

}  // namespace

std::optional<GameRecord> GameReader::next() {
    while (begin() && skip_to_game()) {
        game_ = GameRecord{};
        game_.place = text_.place();
        depth_ = 0;
        text_kept_ = 0;
        not_ascii_ = false;
        reported_.reset();
        coming_ = {};
        number_read_ = false;
        read_tags();
        read_movetext();
        finish_game();
        // A remark between two games is no game.
        const bool nothing =
            game_.tags.empty() && game_.moves.empty() && game_.result.empty() && game_.errors.empty();
        if (!nothing) return std::move(game_);
    }
    if (!refused_) return std::nullopt;
    refused_ = false;
    return std::move(game_);
}

// False where there is nothing to read at all: of a file in UTF-16 one error is given, and no more.
bool GameReader::begin() {
    if (!begun_ && is_utf16(text_.ahead(4))) {
        game_ = GameRecord{};
        report(ReadProblem::not_utf8_or_latin1, text_.place());
        refused_ = true;
        text_ = TextWindow{[] { return std::string_view{}; }};
    }
    begun_ = true;
    return !refused_;
}

bool GameReader::skip_to_game() {
    while (true) {
        if (text_.peek() == TextWindow::kEnd) return false;
        if (at_line_to_skip())
            skip_line();
        else if (is_blank(text_.peek()))
            text_.get();
        else if (!skip_mark_of_utf8())
            return true;
    }
}

// Also between games: files are sometimes glued together. False if there is none.
bool GameReader::skip_mark_of_utf8() {
    if (text_.peek() != 0xEF || !text_.ahead(kMarkOfUtf8.size()).starts_with(kMarkOfUtf8)) return false;
    for (std::size_t i = 0; i < kMarkOfUtf8.size(); ++i) text_.get();
    return true;
}

bool GameReader::at_line_to_skip() {
    return text_.peek() == ';' || (text_.peek() == '%' && text_.at_line_start());
}

void GameReader::skip_line() {
    while (text_.peek() != TextWindow::kEnd && !is_line_end(text_.peek())) text_.get();
}

// ---- tags

// [Name "…: letters, blanks, a quote. Only such a bracket opens a tag; [%clk does not.
bool GameReader::at_tag() {
    if (text_.peek() != '[') return false;
    const std::string_view ahead = text_.ahead(64);
    std::size_t at = 1;
    const auto skip = [&](auto is) {
        while (at < ahead.size() && is(static_cast<unsigned char>(ahead[at]))) ++at;
    };
    const auto is_space = [](int c) { return c == ' ' || c == '\t'; };
    skip(is_space);
    const std::size_t name = at;
    skip(is_name);
    if (at == name) return false;
    skip(is_space);
    return at < ahead.size() && ahead[at] == '"';
}

// A line that should have been a tag.
bool GameReader::at_broken_tag() {
    if (text_.peek() != '[' || !text_.at_line_start()) return false;
    const std::string_view ahead = text_.ahead(2);
    return ahead.size() >= 2 && is_name(static_cast<unsigned char>(ahead[1]));
}

// Tags of a game without moves and result are followed by those of the next.
bool GameReader::begins_another_game() {
    return text_.ahead(7).starts_with("[Event ") && game_.tag("Event");
}

void GameReader::read_tags() {
    while (true) {
        while (is_blank(text_.peek())) text_.get();
        if (at_line_to_skip())
            skip_line();
        else if (at_tag() && !begins_another_game())
            read_tag();
        else if (!at_tag() && at_broken_tag())
            read_broken_tag();
        else
            return;
    }
}

void GameReader::read_broken_tag() {
    const Place place = text_.place();
    std::string beginning;
    while (text_.peek() != TextWindow::kEnd && !is_line_end(text_.peek())) {
        const int c = text_.get();
        if (beginning.size() < ReadLimits::error_text) beginning += static_cast<char>(c);
    }
    report(ReadProblem::bad_tag, place, beginning);
}

void GameReader::read_tag() {
    const Place place = text_.place();
    Tag tag;
    text_.get();
    while (!is_name(text_.peek())) text_.get();
    while (is_name(text_.peek())) tag.name += static_cast<char>(text_.get());
    while (text_.get() != '"') {}
    const bool closed = read_tag_value(tag.value);
    if (!closed) report(ReadProblem::bad_tag, place, tag.name);
    keep_tag(std::move(tag), place);
}

// A quote ends the value only before a ], since names hold quotes. False if the line ends before.
bool GameReader::read_tag_value(std::string& value) {
    while (true) {
        const int c = text_.peek();
        if (c == TextWindow::kEnd || is_line_end(c)) return false;
        text_.get();
        if (c == '"') {
            std::string_view ahead = text_.ahead(8);
            while (ahead.starts_with(' ')) ahead.remove_prefix(1);
            if (ahead.starts_with(']')) break;
        }
        const bool escapes = c == '\\' && (text_.peek() == '"' || text_.peek() == '\\');
        keep_character(value, escapes ? text_.get() : c);
    }
    while (text_.get() != ']') {}
    return true;
}

void GameReader::keep_tag(Tag tag, Place place) {
    if (tag.value.size() > ReadLimits::text) {
        report(ReadProblem::tag_too_long, place, tag.name);
        tag.value = cut_to(tag.value, ReadLimits::text);
    }
    text_kept_ += tag.value.size();
    if (game_.tags.size() == ReadLimits::tags || text_kept_ > ReadLimits::all_text)
        report(ReadProblem::too_many_tags, place, tag.name);
    else
        game_.tags.push_back(std::move(tag));
}

// One character more than is kept, so that it shows that there was more.
void GameReader::keep_character(std::string& text, int c) {
    not_ascii_ |= c >= 0x80;
    if (c == 0)
        report(ReadProblem::nul_byte, text_.place());
    else if (text.size() <= ReadLimits::text)
        text += static_cast<char>(c);
}

// ---- moves, comments, variations

void GameReader::read_movetext() {
    while (true) {
        const int c = text_.peek();
        if (c == TextWindow::kEnd || (c == '[' && (at_tag() || at_broken_tag()))) break;
        if (!game_.result.empty() && depth_ == 0 && at_first_move()) break;
        read_in_movetext(c);
    }
    if (depth_ > 0) report(ReadProblem::variation_not_closed, text_.place());
}

void GameReader::read_in_movetext(int c) {
    if (is_blank(c)) {
        text_.get();
    } else if (c == '{') {
        read_comment();
    } else if (at_line_to_skip()) {
        skip_line();
    } else if (c == '(') {
        text_.get();
        ++depth_;
    } else if (c == ')') {
        if (depth_ == 0) report(ReadProblem::variation_not_opened, text_.place());
        if (depth_ > 0) --depth_;
        text_.get();
    } else if (!skip_mark_of_utf8()) {
        read_token();
    }
}

void GameReader::read_comment() {
    const Place place = text_.place();
    text_.get();
    comment_.clear();
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
        keep_character(comment_, c);
    }
    if (depth_ == 0) take_comment(place);
}

void GameReader::take_comment(Place place) {
    const bool before_move = number_read_;
    if (before_move || !game_.moves.empty()) {
        RecordedMove& move = before_move ? coming_ : game_.moves.back();
        const ClockComment clock = parse_clock_comment(comment_);
        const bool already = (clock.remaining_ms && move.clock_ms) || (clock.elapsed_ms && move.elapsed_ms);
        if (!already) {
            if (clock.remaining_ms) move.clock_ms = clock.remaining_ms;
            if (clock.elapsed_ms) move.elapsed_ms = clock.elapsed_ms;
            if (!clock.says_more) return;
        }
    }
    std::string_view text = comment_;
    if (text.size() > ReadLimits::text) {
        report(ReadProblem::comment_too_long, place);
        text = cut_to(text, ReadLimits::text);
    }
    text_kept_ += text.size();
    if (game_.comments.size() == ReadLimits::comments || text_kept_ > ReadLimits::all_text)
        report(ReadProblem::too_many_comments, place);
    else
        game_.comments.push_back({game_.moves.size(), std::string{text}});
}

void GameReader::finish_game() {
    if (not_ascii_) {
        const bool utf8 = std::ranges::all_of(game_.tags, is_utf8, &Tag::value) &&
                          std::ranges::all_of(game_.comments, is_utf8, &Comment::text);
        if (!utf8) {
            for (Tag& tag : game_.tags) tag.value = latin1_to_utf8(tag.value);
            for (Comment& comment : game_.comments) comment.text = latin1_to_utf8(comment.text);
        }
    }
    if (const auto lag = game_.tag("Lag"); lag && !spread_lag(*lag, game_.moves))
        report(ReadProblem::lag_mismatch, game_.place);
}

void GameReader::report(ReadProblem problem, Place place, std::string_view text) {
    const bool goes_on = problem == ReadProblem::move_after_result || problem == ReadProblem::too_many_moves;
    const bool before = reported_.test(static_cast<std::size_t>(problem));
    reported_.set(static_cast<std::size_t>(problem));
    if (before && (goes_on || is_remark(problem))) return;
    if (game_.errors.size() >= ReadLimits::errors && !is_remark(problem)) return;
    game_.errors.push_back(
        {problem, place, game_.moves.size(), std::string{text.substr(0, ReadLimits::error_text)}});
}

}  // namespace doorgeef::notation
