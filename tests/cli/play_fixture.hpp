// Matches to play, with a clock that stands still until a test moves it.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/play/agreement.hpp"
#include "doorgeef/play/session.hpp"
#include "doorgeef/play/table.hpp"
#include "rules/fen.hpp"

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

inline constexpr match::Seat kA1{match::Team::a, match::BoardId::first};
inline constexpr match::Seat kA2{match::Team::a, match::BoardId::second};
inline constexpr match::Seat kB1{match::Team::b, match::BoardId::first};
inline constexpr match::Seat kB2{match::Team::b, match::BoardId::second};

inline ChosenRuleset ruleset(const char* preset, const std::vector<std::string>& settings = {}) {
    return *choose_ruleset(preset, settings, Language::english);
}

// A1 has White unless the options say otherwise.
inline match::Agreement agree(const rules::Ruleset& ruleset, MatchOptions options = {}) {
    if (!options.white) options.white = "A1";
    const auto agreement = choose_agreement(ruleset, options, false, Language::english);
    if (!agreement) throw std::invalid_argument(agreement.error().text);
    return *agreement;
}

inline rules::Coordinates coordinates(std::string_view move) {
    return *rules::parse_move(move);
}

inline std::string fen(const match::Match& match, match::BoardId board) {
    return rules::to_fen(match.position(board).setup());
}

// Time passes only from one line to the next: each is typed at its own moment, in milliseconds.
class ScriptedTimekeeper final : public Timekeeper {
public:
    explicit ScriptedTimekeeper(std::vector<match::Time> typed_at = {}) : typed_at_(std::move(typed_at)) {}

    void set(match::Time now) { now_ = now; }
    match::Time now() const override { return now_; }
    bool await_input(std::optional<match::Time> until) override {
        if (next_ == typed_at_.size()) return true;
        if (until && *until <= typed_at_[next_]) {
            now_ = *until;
            return false;
        }
        now_ = typed_at_[next_++];
        return true;
    }

private:
    std::vector<match::Time> typed_at_;
    std::size_t next_ = 0;
    match::Time now_ = 0;
};

struct TimedLine {
    match::Time at = 0;
    std::string text{};
};

struct Transcript {
    std::string out{};
    std::string err{};
};

// A whole session; every line of the script is typed at its time.
inline Transcript play_session(const ChosenRuleset& rules, const match::Agreement& agreement,
                               const std::vector<TimedLine>& script, Language language) {
    std::string typed;
    std::vector<match::Time> typed_at;
    for (const TimedLine& line : script) {
        typed += line.text + '\n';
        typed_at.push_back(line.at);
    }
    std::istringstream in{typed};
    std::ostringstream out;
    std::ostringstream err;
    const Console console{.language = language, .in = in, .out = out, .err = err};
    ScriptedTimekeeper timekeeper{typed_at};
    Session{rules, agreement, DrawStyle{}, console, timekeeper}.run();
    return {out.str(), err.str()};
}

}  // namespace doorgeef::app
