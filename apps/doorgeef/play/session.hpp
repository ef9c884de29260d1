// The conversation at the table: reads lines, plays moves, shows the boards, says why not.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/console.hpp"
#include "doorgeef/play/draw.hpp"
#include "doorgeef/play/input.hpp"
#include "doorgeef/play/table.hpp"

#include <string>
#include <utility>

namespace doorgeef::app {

class Session {
public:
    Session(ChosenRuleset rules, const Table& table, const DrawStyle& style, const Console& console)
        : rules_(std::move(rules)), table_(table), style_(style), console_(console) {}

    // Until somebody quits or the input ends. Refusals go to the console's `err`, a line each.
    void run();

private:
    // `news` are lines about what just happened.
    void show_table(const std::string& news = "");
    void refuse(const std::string& why);
    std::string what_is_wrong(const InputError& error) const;

    // What to do for each kind of input; false to end.
    bool handle(const Nothing& input);
    bool handle(const MoveInput& input);
    bool handle(const MovesInput& input);
    bool handle(const HelpInput& input);
    bool handle(const BoardInput& input);
    bool handle(const FenInput& input);
    bool handle(const QuitInput& input);

    void list_moves(BoardId board);
    std::string news(const MoveReport& report) const;

    ChosenRuleset rules_;
    Table table_;
    DrawStyle style_;
    const Console& console_;
};

}  // namespace doorgeef::app
