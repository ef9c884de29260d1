// A match under watch. Every command is decided twice, its events go into two matches, and after each of them
// everything is looked at that a match promises.
#pragma once

#include "census.hpp"
#include "history.hpp"
#include "ledger.hpp"
#include "match/decide.hpp"
#include "touches.hpp"
#include "verdicts.hpp"

#include <optional>
#include <string>

namespace doorgeef::match {

using Decision = rules::Result<Events, Refusal>;

class Trial {
public:
    explicit Trial(const Agreement& agreement);

    // Says what is wrong after this command; nothing if all is well. Requires: now is not before the latest
    // one.
    std::string take(const Command& command, Time now);

    // Keeps the match as it is, for finish().
    void remember() { remembered_ = Remembered{log_.size(), match_}; }
    // Says what is wrong with the log as a whole; nothing if it replays to the match, now and as remembered.
    std::string finish() const;

    const Match& match() const { return match_; }
    const Events& log() const { return log_; }
    // The answer to the latest command. Requires: there was one.
    const Decision& decision() const { return *decision_; }

private:
    struct Remembered {
        std::size_t events;
        Match match;
    };

    std::string look_at_answer(const Command& command, Time now) const;
    std::string look_at_play(Seat seat, const command::Play& play) const;
    std::string look_at_move(const event::Moved& moved) const;
    std::string take_event(const Event& event);
    std::string look_at_claim(const Claim& claim) const;
    std::string look(bool ticked, Time now);
    std::string look_at_board(BoardId board);

    Match match_;
    Match twin_;      // knows the events only
    Game untouched_;  // what a second board looks like where one is played
    Events log_{};
    Ledger ledger_;
    Census census_;
    History history_;
    Touches touches_{};
    Verdicts verdicts_;
    std::optional<Decision> decision_{};
    ByBoard<rules::Position> looked_at_{};
    ByBoard<std::optional<Game>> ended_{};
    std::optional<Remembered> remembered_{};
};

}  // namespace doorgeef::match
