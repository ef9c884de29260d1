// The conversation at the table: reads lines, lets the match decide, shows the boards, says what happens and
// why something does not.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/console.hpp"
#include "doorgeef/play/draw.hpp"
#include "doorgeef/play/input.hpp"
#include "doorgeef/play/narrator.hpp"
#include "doorgeef/play/table.hpp"
#include "doorgeef/play/timekeeper.hpp"

#include <string>

namespace doorgeef::app {

class Session {
public:
    // Keeps the console and the timekeeper.
    Session(const ChosenRuleset& rules, const match::Agreement& agreement, const DrawStyle& style,
            const Console& console, Timekeeper& timekeeper)
        : rules_(rules), timekeeper_(timekeeper), table_(agreement, timekeeper),
          narrator_(agreement, rules, console.language), style_(style), console_(console) {}

    // Until somebody quits or the input ends. Refusals go to the console's `err`, a line each.
    void run();

private:
    // What happened since it was last told.
    struct News {
        std::string text;
        bool boards_changed = false;
    };

    const match::Match& match() const { return table_.match(); }
    void welcome() const;
    void prompt() const;
    // Flags fall while nobody types.
    void wait_for_line();
    News news();
    void show(const News& news) const;
    void show_table(const std::string& news) const;
    void refuse(const std::string& why) const;
    std::string what_is_wrong(const InputError& error) const;

    // What to do for each kind of input; false to end.
    bool handle(const PlayerInput& input);
    bool handle(const ArbiterInput& input);
    bool handle(const MovesInput& input);
    bool handle(const ClocksInput& input);
    bool handle(const StartInput& input);
    bool handle(const HelpInput& input);
    bool handle(const BoardInput& input);
    bool handle(const FenInput& input);
    bool handle(const LogInput& input);
    bool handle(const QuitInput& input);

    void ask(const match::Command& command);
    match::Seat seat_on(match::BoardId board, const match::command::OfPlayer& what) const;
    void list_moves(match::BoardId board) const;

    ChosenRuleset rules_;
    Timekeeper& timekeeper_;
    Table table_;
    Narrator narrator_;
    std::size_t told_ = 0;  // events of the log
    DrawStyle style_;
    const Console& console_;
};

}  // namespace doorgeef::app
