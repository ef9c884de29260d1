// A decision in the making: each event is applied as it is found, so that what follows from it (a mate, the
// end of the match, a clock that must change over) can be seen and added.
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"

#include <optional>

namespace doorgeef::match {

// What a part of decide() answers: nothing if the command is accepted.
using Answer = std::optional<Refusal>;

class Draft {
public:
    // The match changes only by what is emitted, and what is emitted is added to the log.
    Draft(Match& match, Events& log, Time now) : match_(match), log_(log), now_(now) {}

    const Match& match() const { return match_; }
    Time now() const { return now_; }
    // Of the command that is being decided.
    Time credit_ms() const { return credit_ms_; }
    void set_credit(Time ms) { credit_ms_ = ms; }

    void emit(event::What what);
    void end_game(BoardId board, Result result, Reason reason);

    // Lets every flag fall that is due by now, earliest first, with all that follows.
    void let_flags_fall();
    // Passing without hands (conduct passing=auto).
    void pass_captured();
    // Endings and other things that follow by themselves from what was emitted.
    void settle();
    // How the game ends if this colour's flag is called (KNSB 5.4).
    Outcome outcome_of_flag(BoardId board, Color fallen) const;

private:
    bool settle_return(BoardId board);
    bool settle_both_flags();
    bool settle_stuck(BoardId board);
    bool settle_nobody_can_move();
    bool settle_dead();
    bool settle_match();
    void end_stuck(BoardId board);

    Match& match_;
    Events& log_;
    Time now_;
    Time credit_ms_ = 0;
};

}  // namespace doorgeef::match
