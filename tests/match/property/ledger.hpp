// An own reading of the clocks from the log alone: who had to run from when to when, what was given, which
// flags are down. It shares no code with the clocks it is compared with.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"

#include <optional>
#include <string>

namespace doorgeef::match {

class Ledger {
public:
    explicit Ledger(const Agreement& agreement);

    // The next event of the log. Says what is wrong with its time; nothing if it fits.
    std::string read(const Event& event);

    // What the match's clocks show otherwise than they should; nothing if they agree.
    std::string compare(const Match& match, Time now) const;

    // Whether a clock that runs stands at zero with its flag still up.
    bool flag_is_due(Time now) const;

private:
    struct Side {
        Time given_ms = 0;
        Time run_ms = 0;
        bool flag_down = false;

        Time remaining_ms() const { return given_ms - run_ms; }
    };
    struct Board {
        ByColor<Side> sides{};
        Color turn{};  // whose clock runs while anything does
        bool over = false;
        bool overrun = false;  // time went on after the running clock had come to zero
    };
    friend struct LedgerEntry;

    bool runs(const Board& board) const { return started_ && !paused_ && !board.over && time_.has_value(); }
    bool has_board(BoardId board) const { return board == BoardId::first || two_boards_; }
    Color color(Seat seat) const { return color_of(seat, white_on_first_); }
    void advance(Time to);
    void complete_move(BoardId board);
    void begin_anew(BoardId board);

    std::optional<rules::TimeControl> time_;
    Team white_on_first_;
    bool two_boards_;
    ByBoard<Board> boards_{};
    bool started_ = false;
    bool paused_ = false;
    Time now_ = 0;
};

}  // namespace doorgeef::match
