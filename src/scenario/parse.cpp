#include "scenario/parse.hpp"

#include "scenario/parts.hpp"

namespace doorgeef::scenario {

namespace {

// The line without its comment; a # inside quotes is text.
std::string_view without_comment(std::string_view line) {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') quoted = !quoted;
        if (line[i] == '#' && !quoted) return line.substr(0, i);
    }
    return line;
}

std::string_view trimmed(std::string_view line) {
    const std::size_t end = line.find_last_not_of(" \t\r");
    return end == std::string_view::npos ? std::string_view{} : line.substr(0, end + 1);
}

class Parser {
public:
    explicit Parser(std::string_view text) : rest_(text) {}

    rules::Result<Script, ParseError> parse() {
        while (next_line()) {
            Words words{line_};
            const std::string error = started_ ? body(words) : before_start(words);
            if (!error.empty()) return ParseError{number_, error};
            if (!words.empty()) return ParseError{number_, "unexpected: " + shown(words.take_rest())};
        }
        if (!started_) return ParseError{number_, "there is no line 'start'"};
        return script_;
    }

private:
    // The next line with something on it.
    bool next_line() {
        while (!rest_.empty()) {
            const std::size_t end = rest_.find('\n');
            line_ = trimmed(without_comment(rest_.substr(0, end)));
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            ++number_;
            if (line_.find_first_not_of(" \t") != std::string_view::npos) return true;
        }
        return false;
    }

    // Short and printable, whatever the file holds.
    static std::string shown(std::string_view text) {
        std::string safe;
        for (const char c : text.substr(0, 60)) safe += c >= ' ' && c != 127 ? c : '?';
        return "'" + safe + (text.size() > 60 ? "…'" : "'");
    }

    // Steps and expectations may stand before `start`, to show what is refused until then; the agreement is
    // closed with the first of them.
    std::string before_start(Words& words) {
        const bool is_header = words.peek() != "expect" && !parse_time(words.peek());
        if (is_header && words.peek() != "start")
            return closed_ ? "the match is agreed already" : header(words);
        if (!closed_)
            if (const std::string error = close_agreement(); !error.empty()) return error;
        if (!is_header) return body(words);
        words.take();
        started_ = true;
        script_.lines.push_back({number_, Start{}});
        return {};
    }

    std::string header(Words& words) {
        const std::string_view key = words.take();
        if (key == "ruleset") return set_ruleset(words.take());
        if (key == "option") return set_option(words);
        if (key == "conduct") return set_conduct(words.take());
        if (key == "clock") return set_clock(words.take());
        if (key == "white") return set_white(words.take());
        if (key == "position") return set_position(words);
        return "before 'start' unknown: " + shown(key);
    }

    std::string set_ruleset(std::string_view name) {
        const auto preset = rules::preset(name);
        if (!preset) return "unknown ruleset " + shown(name);
        ruleset_ = *preset;
        return {};
    }

    std::string set_option(Words& words) {
        const std::string_view name = words.take();
        const std::string_view value = words.take();
        const auto changed = rules::with_option(ruleset_, name, value);
        if (!changed) return "unknown option or value: " + shown(name) + " " + shown(value);
        ruleset_ = *changed;
        return {};
    }

    std::string set_conduct(std::string_view word) {
        const auto changed = match::with_conduct(conduct_, word);
        if (!changed) return "unknown conduct " + shown(word);
        conduct_ = *changed;
        return {};
    }

    std::string set_clock(std::string_view text) {
        clock_ = rules::parse_time_control(text);
        return clock_ ? std::string{} : "not a clock: " + shown(text);
    }

    std::string set_white(std::string_view text) {
        const auto seat = parse_seat(text);
        if (!seat || seat->board() != BoardId::first)
            return "White on board 1 is A1 or B1, not " + shown(text);
        white_ = seat->team();
        return {};
    }

    std::string set_position(Words& words) {
        const auto board = parse_board(words.take());
        const std::string_view text = words.take_rest();
        const auto setup = rules::parse_fen(text);
        if (!board) return "which board? position 1 FEN or position 2 FEN";
        if (!setup) return "not a FEN: " + shown(text);
        setups_[*board] = *setup;
        return {};
    }

    // Positions are judged by the ruleset, which may be named after them.
    std::string close_agreement() {
        if (!rules::check(ruleset_).empty()) return "these options make no sense together";
        script_.agreement = match::Agreement::by(ruleset_);
        script_.agreement.conduct = conduct_;
        script_.agreement.white_on_first = white_;
        if (clock_) script_.agreement.time = *clock_;
        for (const BoardId board : match::kBoards) {
            if (!setups_[board]) continue;
            auto position = rules::Position::from_setup(*setups_[board], ruleset_);
            if (!position)
                return "impossible position on board " + std::to_string(match::number(board)) + ": " +
                       std::string{rules::code(position.error().front())};
            script_.agreement.positions[board] = *position;
        }
        closed_ = true;
        return {};
    }

    std::string body(Words& words) {
        const bool expectation = words.peek() == "expect";
        if (expectation) {
            words.take();
            auto expected = parse_expectation(words);
            if (!expected) return "not an expectation: " + shown(line_);
            if (std::holds_alternative<expect::Refused>(*expected) &&
                (script_.lines.empty() || !std::holds_alternative<Step>(script_.lines.back().what)))
                return "'expect refused' belongs right behind a step";
            script_.lines.push_back({number_, *expected});
            return {};
        }
        auto step = parse_step(words);
        if (!step) return "not a step: " + shown(line_);
        script_.lines.push_back({number_, std::move(*step)});
        return {};
    }

    std::string_view rest_;
    std::string_view line_{};
    int number_ = 0;
    bool closed_ = false;
    bool started_ = false;
    rules::Ruleset ruleset_{};
    match::Conduct conduct_{};
    match::Team white_ = match::Team::a;
    std::optional<std::optional<rules::TimeControl>> clock_{};
    match::ByBoard<std::optional<rules::Setup>> setups_{};
    Script script_{};
};

}  // namespace

rules::Result<Script, ParseError> parse(std::string_view text) {
    return Parser{text}.parse();
}

}  // namespace doorgeef::scenario
