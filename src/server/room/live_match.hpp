// A match in memory with its log: what has happened, and how much of that is on disk. A command is applied at
// once, so that the next one is judged by the truth; others see it only once it is stored.
#pragma once

#include "match/command.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "match/refusal.hpp"
#include "store/records.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::server {

// How much of a running match somebody sees: words between teammates are for them and for the arbiter (KNSB
// 9, 10).
enum class View : std::uint8_t { team_a, team_b, arbiter, spectator };

inline constexpr std::size_t kViews = 4;

class LiveMatch {
public:
    explicit LiveMatch(const match::Agreement& agreement) : match_(agreement) {}

    const match::Match& match() const { return match_; }
    // Of the latest event.
    match::Time latest() const { return latest_; }
    // Time given back to this player for the way of his messages so far.
    match::Time credited_ms(match::Seat seat) const { return credited_ms_[seat]; }
    // Whether an arbiter had to decide what the regulation leaves to him (KNSB 10.5).
    bool left_to_arbiter() const { return left_to_arbiter_; }

    // A line from the store. False, and nothing has changed, if it cannot have happened now.
    bool take_stored(std::string_view line);

    // As match::advance. What happened is in the log, but not stored.
    std::optional<match::Refusal> advance(const match::Command& command, match::Time now);

    store::Sequence head() const { return std::ssize(lines_); }
    store::Sequence stored() const { return stored_; }
    void mark_stored(store::Sequence upto) { stored_ = upto; }
    std::size_t bytes() const { return text_.size(); }
    // Back to what is stored.
    void roll_back();

    // The lines with the numbers after + 1 to upto.
    std::vector<std::string> lines(store::Sequence after, store::Sequence upto) const;
    // The same as an array of JSON, with null for what this view does not show.
    void append_json(std::string& out, store::Sequence after, store::Sequence upto, View view) const;
    // Those that are stored and that the view shows.
    std::vector<std::string> visible_lines(View view) const;
    bool all_views_agree(store::Sequence after, store::Sequence upto) const;
    // The words between teammates in the lines with the numbers after + 1 to upto.
    std::vector<match::event::Said> said(store::Sequence after, store::Sequence upto) const;

private:
    struct Line {
        std::uint32_t end = 0;                  // in text_
        std::optional<match::Team> only_for{};  // the team whose words they are
    };

    void note(const match::Event& event);
    void append(const match::Event& event);
    std::string_view quoted(store::Sequence number) const;

    match::Match match_;
    match::Time latest_ = 0;
    match::BySeat<match::Time> credited_ms_{};
    bool left_to_arbiter_ = false;
    std::string text_{};  // the lines, each in quotes: a line of a log needs no escapes in JSON
    std::vector<Line> lines_{};
    store::Sequence stored_ = 0;
    match::Events fresh_{};  // room for advance(), kept from one to the next
};

}  // namespace doorgeef::server
