#include "wasm/session.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "match/decide.hpp"
#include "notation/agreement_text.hpp"
#include "notation/log_builder.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::wasm {

namespace {

using notation::LogProblem;

bool is_move(const SeenEvent& event) {
    return event && std::holds_alternative<match::event::Moved>(event->what);
}

std::string first_word(const std::string& text) {
    return text.substr(0, text.find(' '));
}

// What was captured, in the teammate's reserve as far as it has room.
match::ByBoard<rules::Position> with_all_passed(const match::Match& match) {
    match::ByBoard<rules::Position> positions{
        {match.position(match::BoardId::first), match.position(match::BoardId::second)}};
    if (!match.ruleset().passes_pieces()) return positions;
    for (const match::Seat seat : match::kSeats)
        for (const rules::Role role : rules::kDroppableRoles) {
            rules::Position& position = positions[seat.partner().board()];
            const rules::Color color = match.color(seat.partner());
            for (unsigned i = match.captured[seat].count(role); i > 0; --i)
                if (!position.reserve(color).full(role)) position.add_to_reserve(color, role);
        }
    return positions;
}

}  // namespace

Session::Session(const match::Agreement& agreement, ShownClocks clocks)
    : agreement_(agreement), preset_(first_word(notation::to_text(agreement).ruleset)),
      clocks_(std::move(clocks)), snapshots_{Moment{agreement}}, latest_(agreement) {}

Session Session::variation(const match::Match& match) {
    match::Agreement agreement = match.agreement;
    agreement.conduct = match::Conduct::online();
    agreement.time.reset();
    agreement.positions = with_all_passed(match);
    Session session{agreement, {}};
    for (const match::Seat seat : match::kSeats) {
        const bool presses =
            session.latest_.match.has_seat(seat) && session.latest_.match.color(seat) == rules::Color::black;
        if (!presses) continue;
        const match::Command press = match::PlayerCommand{seat, match::command::Press{}};
        if (const auto events = decide(session.latest_, press, 0))
            for (const match::Event& event : *events) session.push(event);
    }
    return session;
}

Moment Session::at(std::size_t number) const {
    if (number >= head()) return latest_;
    Moment moment = snapshots_[number / kBetweenSnapshots];
    for (std::size_t i = number / kBetweenSnapshots * kBetweenSnapshots; i < number; ++i)
        if (events_[i]) moment.apply(*events_[i], clocks_);
    return moment;
}

void Session::push(const SeenEvent& event) {
    if (event) latest_.apply(*event, clocks_);
    events_.push_back(event);
    if (head() % kBetweenSnapshots == 0) snapshots_.push_back(latest_);
}

std::optional<AddProblem> Session::add(const std::vector<SeenEvent>& events) {
    if (head() + events.size() > notation::kMostLogEvents)
        return AddProblem{notation::kMostLogEvents - head(), LogProblem::too_long};
    auto moves = static_cast<std::size_t>(std::ranges::count_if(events_, is_move));
    Moment trial = latest_;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (is_move(events[i]) && ++moves > notation::kMostLogMoves)
            return AddProblem{i, LogProblem::too_long};
        if (!events[i]) continue;
        if (events[i]->at < trial.latest || !match::can_apply(trial.match, *events[i]))
            return AddProblem{i, LogProblem::impossible};
        trial.apply(*events[i], clocks_);
    }
    for (const SeenEvent& event : events) push(event);
    return std::nullopt;
}

rules::Result<match::Events, std::optional<match::Refusal>> Session::decide(const Moment& moment,
                                                                            const match::Command& command,
                                                                            match::Time now) {
    auto events = match::decide(moment.match, command, std::max(now, moment.latest));
    if (!events) return std::optional{events.error()};
    match::Match trial = moment.match;
    for (const match::Event& event : *events) {
        if (!match::can_apply(trial, event)) return std::optional<match::Refusal>{};
        match::apply(trial, event);
    }
    return std::move(events).value();
}

void Session::record(const match::Events& events) {
    acts_.push_back(head());
    for (const match::Event& event : events) push(event);
}

bool Session::undo() {
    if (acts_.empty()) return false;
    const std::size_t number = acts_.back();
    latest_ = at(number);
    acts_.pop_back();
    events_.resize(number);
    snapshots_.erase(snapshots_.begin() + static_cast<std::ptrdiff_t>(number / kBetweenSnapshots + 1),
                     snapshots_.end());
    return true;
}

notation::MatchLog Session::log(std::vector<notation::Tag> tags) const {
    notation::MatchLog log{agreement_, {}, std::move(tags), clocks_};
    for (const SeenEvent& event : events_)
        if (event) log.events.push_back(*event);
    return log;
}

}  // namespace doorgeef::wasm
