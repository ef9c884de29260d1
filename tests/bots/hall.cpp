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

Hall::Hall(const match::Agreement& agreement, std::vector<Chair> chairs)
    : match_(started(agreement)), chairs_(std::move(chairs)) {
    std::erase_if(chairs_, [this](const Chair& chair) { return !match_.has_seat(chair.seat); });
    show();
}

void Hall::show(std::vector<match::event::Said> said) {
    desk_.see({"m", chairs_, std::make_shared<const match::Match>(match_), now_, std::move(said)}, now_);
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

void Hall::carry_out(const Order& order) {
    if (match_.over()) return;
    match::Match tried = match_;
    match::Events events;
    if (const auto refusal =
            match::advance(tried, match::PlayerCommand{order.seat, order.what}, now_, events))
        refused_.push_back(*refusal);
    else
        act(order.seat, order.what);
}

void Hall::settle(const Thinker& thinker) {
    for (bool something = true; something;) {
        something = false;
        for (const Order& order : desk_.due(now_)) {
            carry_out(order);
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
    match::Events events;
    match::advance(match_, match::Tick{}, now_, events);
    if (events.empty()) return;
    log_.insert(log_.end(), events.begin(), events.end());
    show();
}

}  // namespace doorgeef::bots
