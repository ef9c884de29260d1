#include "hall.hpp"

#include "rules/coordinates.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::bots {

using match::Seat;

match::Agreement agreement_by(std::string_view rules, match::Conduct conduct) {
    match::Agreement agreement = match::Agreement::by(*rules::preset(rules));
    agreement.conduct = conduct;
    return agreement;
}

match::Match started(const match::Agreement& agreement) {
    match::Match match{agreement};
    match::Events events;
    for (const Seat seat : match::kSeats)
        if (match.has_seat(seat) && match.color(seat) == rules::Color::black)
            match::advance(match, match::PlayerCommand{seat, match::command::Press{}}, 0, events);
    return match;
}

void act(match::Match& match, Seat seat, match::command::OfPlayer what) {
    match::Events events;
    ASSERT_FALSE(match::advance(match, match::PlayerCommand{seat, std::move(what)}, 0, events));
}

void play(match::Match& match, Seat seat, std::string_view move) {
    act(match, seat, match::command::Play{*rules::parse_move(move)});
}

Hall::Hall(const match::Agreement& agreement, std::vector<Chair> chairs, std::string name)
    : match_(started(agreement)), chairs_(std::move(chairs)), name_(std::move(name)) {
    std::erase_if(chairs_, [this](const Chair& chair) { return !match_.has_seat(chair.seat); });
    show();
}

void Hall::show(std::vector<match::event::Said> said) {
    desk_.see({name_, chairs_, std::make_shared<const match::Match>(match_), now_, std::move(said)}, now_);
}

bool Hall::act(Seat seat, match::command::OfPlayer what) {
    match::Events events;
    const auto refusal = match::advance(match_, match::PlayerCommand{seat, std::move(what)}, now_, events);
    std::vector<match::event::Said> said;
    for (const match::Event& event : events) {
        if (const auto* words = std::get_if<match::event::Said>(&event.what)) said.push_back(*words);
        log_.push_back(event);
    }
    if (refusal) return false;
    show(std::move(said));
    return true;
}

void Hall::carry_out(const Order& order, const match::Match& shown) {
    if (match_.over() || act(order.seat, order.what)) return;
    const auto decided = match::decide(shown, match::PlayerCommand{order.seat, order.what}, now_);
    if (!decided) refused_.push_back(decided.error());
}

void Hall::settle(const Thinker& thinker) {
    for (bool something = true; something;) {
        something = false;
        let_flags_fall();
        const auto orders = desk_.due(now_);
        if (!orders.empty()) {
            const match::Match shown = match_;
            for (const Order& order : orders) carry_out(order, shown);
            something = true;
        }
        while (const auto task = desk_.next(now_)) {
            desk_.done(*task, thinker(*task), now_);
            something = true;
        }
    }
}

void Hall::let_time_pass() {
    std::optional<Instant> next = desk_.wakes_at();
    for (const match::Game& game : match_.games.values)
        if (const auto flag = game.clock.runs_out_at(); flag && !game.over())
            next = next ? std::min(*next, *flag) : *flag;
    now_ = std::max(now_, next.value_or(now_));
    let_flags_fall();
}

void Hall::let_flags_fall() {
    match::Events events;
    match::advance(match_, match::Tick{}, now_, events);
    if (events.empty()) return;
    log_.insert(log_.end(), events.begin(), events.end());
    show();
}

}  // namespace doorgeef::bots
