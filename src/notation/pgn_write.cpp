#include "notation/pgn_write.hpp"

#include "notation/agreement_text.hpp"
#include "notation/ending_text.hpp"
#include "notation/log_tags.hpp"
#include "notation/log_walk.hpp"
#include "notation/movetext.hpp"
#include "notation/seconds.hpp"
#include "notation/unsaid.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorgeef::notation {

namespace {

namespace event = match::event;
using match::BoardId;
using match::Reason;
using rules::Color;

std::string_view result_of(const match::Game& game) {
    if (!game.outcome || game.outcome->result == match::Result::unfinished) return "*";
    return game.outcome->result == match::Result::drawn ? "1/2-1/2" : match::code(game.outcome->result);
}

// The standard's words for how it ended.
std::string_view termination(const match::Game& game) {
    if (!game.outcome) return "unterminated";
    switch (game.outcome->reason) {
    case Reason::flag:
    case Reason::flag_cannot_win:
    case Reason::both_flags: return "time forfeit";
    case Reason::arbiter: return "adjudication";
    case Reason::match_ended: return "unterminated";
    default: return "normal";
    }
}

// What the tags of the log say, where it can stand in a tag.
std::string value_or_unknown(const MatchLog& log, std::string_view name, std::string_view unknown) {
    const auto tag = std::ranges::find(log.tags, name, &Tag::name);
    return tag != log.tags.end() && is_tag_value(tag->value) ? tag->value : std::string{unknown};
}

class Writer {
public:
    Writer(const MatchLog& log, BoardId board) : log_(log), board_(board), walk_(log) {}

    std::string write() {
        const std::string moves = movetext();
        std::string text;
        for (const Tag& tag : tags()) text += line_of(tag);
        return text + '\n' + moves + "\n\n";
    }

private:
    const match::Game& game() const { return walk_.match().games[board_]; }

    std::string movetext() {
        while (!walk_.finished()) {
            const auto san = walk_.san();
            const auto* moved = std::get_if<event::Moved>(&walk_.event().what);
            if (moved != nullptr && moved->board == board_) write_move(*moved, san);
            if (walk_.completes() == board_) write_clock();
            walk_.step(san.has_value());
        }
        if (game().outcome) text_.add('{' + game_ending(log_, walk_.match(), board_) + '}');
        text_.add(std::string{result_of(game())});
        return text_.text();
    }

    // One that cannot be replayed, because it was illegal or comes behind such a one, stands as a comment.
    void write_move(const event::Moved& moved, const std::optional<std::string>& san) {
        const rules::Position& position = walk_.match().position(board_);
        const std::string number =
            std::to_string(position.fullmoves()) + (position.turn() == Color::white ? ". " : "... ");
        text_.close_move(board_);
        if (san)
            text_.add_move(board_, number + *san);
        else
            text_.add('{' + number + rules::to_string(moved.move) + (moved.legal ? "" : " illegal") +
                      (walk_.undone() ? " undone}" : "}"));
    }

    void write_clock() {
        auto clock = clock_after(walk_.match(), board_, walk_.event().at);
        if (!clock) clock = walk_.shown_clock();
        if (!clock) return;
        const std::string sign = *clock < 0 ? "-" : "";
        text_.add_clock(board_, "{[%clk " + sign + clock_text(std::abs(*clock)) + "]}");
    }

    // The seven that every PGN has, in their order, and what else tells about this game.
    std::vector<Tag> tags() const {
        const auto told = [&](std::string_view name, std::string_view unknown = "?") {
            return Tag{std::string{name}, value_or_unknown(log_, name, unknown)};
        };
        const auto player = [&](Color color) {
            const std::string_view name = player_name(log_, board_, color);
            return Tag{color == Color::white ? "White" : "Black",
                       name.empty() || !is_tag_value(name) ? "?" : std::string{name}};
        };
        const AgreementText agreed = to_text(log_.agreement);
        std::vector<Tag> tags{told("Event"),
                              told("Site"),
                              told("Date", "????.??.??"),
                              told("Round"),
                              player(Color::white),
                              player(Color::black),
                              {"Result", std::string{result_of(game())}}};
        if (log_.agreement.ruleset.boards == 2) {
            tags.push_back({"Variant", "Bughouse"});
            tags.push_back({"Board", board_ == BoardId::first ? "A" : "B"});
        }
        tags.push_back(log_.agreement.time ? Tag{"TimeControl", agreed.time} : told("TimeControl", "-"));
        tags.push_back({"Termination", std::string{termination(game())}});
        if (!agreed.positions[board_].empty()) {
            tags.push_back({"SetUp", "1"});
            tags.push_back({"FEN", agreed.positions[board_]});
        }
        tags.push_back({"Ruleset", agreed.ruleset});
        return tags;
    }

    const MatchLog& log_;
    BoardId board_;
    LogWalk walk_;
    Movetext text_{};
};

}  // namespace

std::string write_pgn(const MatchLog& log, BoardId board) {
    return Writer{log, board}.write();
}

}  // namespace doorgeef::notation
