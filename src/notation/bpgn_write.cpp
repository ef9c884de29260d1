#include "notation/bpgn_write.hpp"

#include "notation/ending_text.hpp"
#include "notation/event_text.hpp"
#include "notation/log_tags.hpp"
#include "notation/log_walk.hpp"
#include "notation/mover.hpp"
#include "notation/movetext.hpp"
#include "notation/seconds.hpp"
#include "notation/text_encoding.hpp"
#include "notation/unsaid.hpp"

#include <cstdlib>
#include <utility>

namespace doorgeef::notation {

namespace {

namespace event = match::event;
using match::BoardId;

// A command in a comment holds no more than this, so that lines stay short; see [%more …].
constexpr std::size_t kLongestPiece = 64;
// What readers take for a clock goes no further than this.
constexpr std::int64_t kLongestClockMs = 100'000'000'000;

// As much of the text as one command holds, cut neither in a character nor at a blank.
std::string_view piece_of(std::string_view text) {
    std::string_view piece = cut_to(text, kLongestPiece);
    while (piece.size() < text.size() && (piece.ends_with(' ') || text[piece.size()] == ' '))
        piece.remove_suffix(1);
    return piece;
}

class Writer {
public:
    explicit Writer(const MatchLog& log) : log_(log), walk_(log) {}

    std::string write() {
        while (!walk_.finished())
            if (const auto san = walk_.san())
                write_move(*san);
            else
                write_event();
        close_comments();
        const std::string ending = match_ending(log_, walk_.match());
        if (!ending.empty()) text_.add('{' + ending + '}');
        text_.add(std::string{match_result(log_)});
        return text_.text();
    }

private:
    void write_move(const std::string& san) {
        const BoardId board = std::get<event::Moved>(walk_.event().what).board;
        const match::Time at = walk_.event().at;
        const bool completed = walk_.completes().has_value();
        close_comments();
        text_.add_move(board, number(board) + ' ' + san);
        const auto clock = completed ? write_clock(board) : std::nullopt;
        if (unsaid_moment(walk_.match(), board, walk_.latest(), clock) != at)
            commands_.push_back("[%at " + std::to_string(at) + ']');
        walk_.step(true);
        if (completed) leave_out_passes(at);
    }

    // The clock that stands with a move just completed; also, in a game without clocks, the one that was
    // shown.
    std::optional<std::int64_t> write_clock(BoardId board) {
        const auto shown = walk_.shown_clock();
        auto clock = clock_after(walk_.match(), board, walk_.event().at);
        const bool shows = !clock && shown && std::holds_alternative<event::Moved>(walk_.event().what);
        if (shows) clock = shown;
        if (clock && std::abs(*clock) > kLongestClockMs) clock.reset();
        if (clock) text_.add_clock(board, clock_comment(*clock));
        if (shown && !(shows && clock)) commands_.push_back("[%shown " + std::to_string(*shown) + ']');
        return clock;
    }

    void leave_out_passes(match::Time at) {
        const match::Events passes = unsaid_passes(walk_.match(), at);
        if (!walk_.continues_with(passes)) {
            commands_.emplace_back("[%hold]");
            return;
        }
        for (std::size_t i = 0; i < passes.size(); ++i) walk_.step(false);
    }

    void write_event() {
        const std::string text = to_text(walk_.event());
        std::string_view rest = text;
        for (std::string_view name = "[%ev "; !rest.empty(); name = "[%more ") {
            const std::string_view piece = piece_of(rest);
            commands_.push_back(std::string{name} + std::string{piece} + ']');
            rest.remove_prefix(piece.size());
        }
        if (const auto* moved = std::get_if<event::Moved>(&walk_.event().what))
            text_.close_move(moved->board);
        if (const auto board = walk_.completes()) write_clock(*board);
        walk_.step(false);
    }

    // As many commands in each comment as a line holds.
    void close_comments() {
        std::string comment;
        for (const std::string& command : std::exchange(commands_, {})) {
            if (!comment.empty() && comment.size() + command.size() + 2 > Movetext::kWidth)
                text_.add(std::exchange(comment, {}) + '}');
            comment += (comment.empty() ? "{" : " ") + command;
        }
        if (!comment.empty()) text_.add(comment + '}');
    }

    // "12A.", or "12." and "12..." where one board is played.
    std::string number(BoardId board) const {
        const match::Match& match = walk_.match();
        const std::string number = std::to_string(match.position(board).fullmoves());
        if (match.ruleset().boards == 1)
            return number + (match.position(board).turn() == rules::Color::white ? "." : "...");
        const Mover mover = mover_of(match.on_move(board), match.agreement.white_on_first);
        return number + std::string{letter(mover)} + '.';
    }

    std::string clock_comment(std::int64_t ms) const {
        const bool ordinary_pgn = walk_.match().ruleset().boards == 1 && ms >= 0;
        return ordinary_pgn ? "{[%clk " + clock_text(ms) + "]}" : '{' + seconds_text(ms) + '}';
    }

    const MatchLog& log_;
    LogWalk walk_;
    Movetext text_{};
    std::vector<std::string> commands_{};  // of the comment that is still open
};

}  // namespace

std::string write_bpgn(const MatchLog& log) {
    std::string text;
    for (const Tag& tag : tags_of(log)) text += line_of(tag);
    return text + '\n' + Writer{log}.write() + "\n\n";
}

}  // namespace doorgeef::notation
