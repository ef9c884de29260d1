// A match that a page looks at: its log, and its state at any place of that log.
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/refusal.hpp"
#include "notation/match_log.hpp"
#include "rules/result.hpp"
#include "wasm/moment.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace doorgeef::wasm {

// An event; nothing for words that are not for us, which have a number all the same.
using SeenEvent = std::optional<match::Event>;

struct AddProblem {
    std::size_t index = 0;  // among the events to be added
    notation::LogProblem problem{};
};

class Session {
public:
    Session(const match::Agreement& agreement, ShownClocks clocks);

    // A match that begins with both boards as they stand, without clocks, with what is captured passed, under
    // the same rules; it has been started.
    static Session variation(const match::Match& match);

    // The preset nearest to the ruleset, whose regulation is cited.
    const std::string& preset() const { return preset_; }
    std::size_t head() const { return events_.size(); }
    const std::vector<SeenEvent>& events() const { return events_; }
    const ShownClocks& clocks() const { return clocks_; }
    const Moment& latest() const { return latest_; }
    // After so many events; after all, if there are not so many.
    Moment at(std::size_t number) const;

    // All or none.
    std::optional<AddProblem> add(const std::vector<SeenEvent>& events);

    // What a command does, if it were given now: judged, nothing changed. A refusal is empty where what it
    // does goes beyond what a log holds.
    static rules::Result<match::Events, std::optional<match::Refusal>> decide(const Moment& moment,
                                                                              const match::Command& command,
                                                                              match::Time now);
    // Records these events as one act, to be undone together. Requires: decide() gave them for latest().
    void record(const match::Events& events);
    // Takes the last act back; false if there is none.
    bool undo();

    // What is not hidden, with these tags.
    notation::MatchLog log(std::vector<notation::Tag> tags) const;

private:
    static constexpr std::size_t kBetweenSnapshots = 64;

    void push(const SeenEvent& event);

    match::Agreement agreement_;
    std::string preset_;
    ShownClocks clocks_;
    std::vector<SeenEvent> events_{};
    std::vector<Moment> snapshots_{};  // after 0, 64, 128, … events
    Moment latest_;
    std::vector<std::size_t> acts_{};  // where each began
};

}  // namespace doorgeef::wasm
