// Goes through a log, event by event, with the match as it then stands, and beside it the boards as somebody
// sees them who reads nothing but the moves.
#pragma once

#include "match/event.hpp"
#include "match/match.hpp"
#include "notation/match_log.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::notation {

class LogWalk {
public:
    // Keeps a reference to the log. Requires: a possible one.
    explicit LogWalk(const MatchLog& log);

    bool finished() const { return at_ == log_.events.size(); }
    // The next event. Requires: not finished.
    const match::Event& event() const { return log_.events[at_]; }
    // Whether exactly these come next.
    bool continues_with(const match::Events& events) const;
    // Before the next event.
    const match::Match& match() const { return match_; }
    match::Time latest() const { return at_ == 0 ? 0 : log_.events[at_ - 1].at; }

    // The next event as SAN, if it is a move that can stand in the text: it is legal, was not undone, and a
    // reader who has read the other ones so far, and knows that what is captured goes to the other board, can
    // replay it.
    std::optional<std::string> san() const;

    // Whether the next event is a move that was taken back, or wiped out by a restart.
    bool undone() const { return undone_[at_]; }

    // Goes past the next event; `told` if it is a move that the text has told as such.
    void step(bool told);

    // The board on which the next event completes a move; nothing if it does not.
    std::optional<match::BoardId> completes() const;
    // What is on record to have been shown then.
    std::optional<std::int64_t> shown_clock() const;

private:
    const rules::Position* plain_other(match::BoardId board) const {
        return match_.has_board(!board) ? &plain_[!board] : nullptr;
    }
    void tell(const match::event::Moved& moved);

    const MatchLog& log_;
    match::Match match_;
    match::ByBoard<rules::Position> plain_;  // as the moves alone tell it
    std::vector<bool> undone_;               // for each event
    std::size_t at_ = 0;
    std::size_t completed_ = 0;
};

}  // namespace doorgeef::notation
