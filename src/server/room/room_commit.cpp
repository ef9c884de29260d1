// How what happens in a room gets to the disk, and from there to everybody.
#include "server/documents.hpp"
#include "server/room/room.hpp"
#include "wire/server_message.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace doorgeef::server {

using match::Seat;

namespace {

constexpr Instant kPauseAfterFailureMs = 500;
// Who has won must not depend on whether a rating can be read.
constexpr Instant kWaitForRatingsMs = 5'000;

store::MatchResult result_of(const match::Match& match, store::UnixMs now) {
    store::MatchResult result{*match.score, {}, now};
    for (const match::BoardId board : match::kBoards)
        if (match.has_board(board)) result.outcomes[board] = match.games[board].outcome;
    return result;
}

// What there is to rate: a match at a rated table where everybody has an account, and that no arbiter had to
// decide.
std::optional<RatedMatch> rated_match(const RoomCard& card, const LiveMatch& live,
                                      const store::MatchResult& result) {
    if (!card.table.rated || live.left_to_arbiter()) return std::nullopt;
    RatedMatch rated{card.id, card.table.family, {}, result.score, result.ended_at_ms};
    for (const Seat seat : match::kSeats) {
        if (!live.match().has_seat(seat)) continue;
        if (!card.seats[seat] || card.seats[seat]->kind != PlayerKind::account) return std::nullopt;
        rated.players[seat] = store::AccountId{card.seats[seat]->id};
    }
    return rated;
}

// What all who play have wished, if it is the same.
std::optional<RematchHow> common_wish(const RoomCard& card, const match::Match& match, const Notes& notes) {
    std::optional<RematchHow> common;
    for (const Seat seat : match::kSeats) {
        if (!match.has_seat(seat) || (card.seats[seat] && card.seats[seat]->kind == PlayerKind::bot))
            continue;
        const auto wish = notes.wishes[seat];
        if (!wish || (common && *common != *wish)) return std::nullopt;
        common = wish;
    }
    return common;
}

}  // namespace

// ---- the same command, the same answer

std::size_t Room::key_of(std::string_view who, std::string_view command_id) {
    const std::size_t person = std::hash<std::string_view>{}(who);
    return person * 31 + std::hash<std::string_view>{}(command_id);
}

bool Room::is_known(const Connection& by, const wire::CommandId& id) {
    const std::string& who = by.person->id;
    for (auto* waiting : {in_flight_ ? &in_flight_->answers : nullptr, &next_.answers})
        if (auto* answer = waiting != nullptr ? find_waiting(*waiting, who, id.text) : nullptr) {
            if (answer->id.fingerprint == id.fingerprint)
                answer->asked_again_by(by.id);
            else
                house_.refuse(by.id, id.text, Problem::command_id_reused);
            return true;
        }
    if (next_.answers.size() >= house_.settings.limits.waiting_commands) {
        house_.refuse(by.id, id.text, Problem::too_fast);
        return true;
    }
    const bool too_many = answers_to(who) >= house_.settings.limits.commands_per_match;
    const auto known = answered_.contains(key_of(who, id.text)) ? house_.store.answer(card_.id, who, id.text)
                                                                : store::StoreProblem::not_found;
    if (!known && known.error() == store::StoreProblem::not_found) {
        if (too_many) house_.refuse(by.id, id.text, Problem::too_many);
        return too_many;
    }
    if (!known)
        house_.refuse(by.id, id.text, Problem::storage_failed);
    else if (known->body_hash == id.fingerprint)
        house_.send(by.id, known->text);
    else
        house_.refuse(by.id, id.text, Problem::command_id_reused);
    return true;
}

// How many are kept.
std::size_t& Room::answers_to(std::string_view who) {
    for (const Seat seat : match::kSeats)
        if (card_.seats[seat] && card_.seats[seat]->id == who) return answers_to_players_[seat];
    return answers_to_arbiters_;
}

void Room::remember_answer(std::string_view who, std::string_view command_id) {
    answered_.insert(key_of(who, command_id));
    ++answers_to(who);
}

void Room::answer(const Connection& by, const wire::CommandId& id, std::string text) {
    next_.answers.push_back({by.person->id, by.person->account, id, std::move(text), {by.id}});
}

// A refusal is an answer like any other: the same command gets the same one.
void Room::refuse(const Connection& by, const wire::CommandId& id, std::string_view code, Now now) {
    answer(by, id, wire::no_text({.id = id.text, .code = code}));
    flush(now);
}

// ---- to the disk

void Room::flush(Now now) {
    if (in_flight_) return;
    next_.upto = live_.head();
    next_.notes = notes_;
    next_.ends_match = match().over() && !ended_;
    if (next_.ends_match && !rate(now)) return;
    store::Batch batch = batch_of(next_, now);
    if (batch.empty()) return;
    in_flight_ = std::exchange(next_, {});
    house_.writes.write(std::move(batch),
                        [this](store::Failure failure, Now then) { written(failure, then); });
}

bool Room::rate(Now now) {
    next_.ratings.clear();
    const auto rated = rated_match(card_, live_, result_of(match(), now.unix_ms));
    if (!rated) return true;
    auto ratings = house_.ratings.rate(*rated);
    if (ratings) {
        next_.ratings = std::move(ratings).value();
        return true;
    }
    if (!rated_by_) rated_by_ = now.instant + kWaitForRatingsMs;
    if (now.instant < *rated_by_) {
        not_before_ = now.instant + kPauseAfterFailureMs;
        set_alarm();
        return false;
    }
    house_.outside.met(Trouble::unrated_match, card_.id.text);
    next_.ratings = {no_rating_change(card_.id)};
    return true;
}

store::Batch Room::batch_of(const Flight& flight, Now now) const {
    store::Batch batch;
    if (!flight.answers.empty()) batch.reserve(flight.answers.size() + 1);
    if (!owned_) batch.emplace_back(store::write::TakeOver{card_.id, fence_});
    for (const WaitingAnswer& answer : flight.answers)
        batch.emplace_back(store::write::KeepAnswer{
            card_.id, {answer.who, answer.id.text, answer.id.fingerprint, answer.text}});
    if (flight.upto > live_.stored())
        batch.emplace_back(store::write::AppendEvents{card_.id, fence_, live_.stored() + 1,
                                                      live_.lines(live_.stored(), flight.upto)});
    if (flight.ends_match) {
        batch.emplace_back(store::write::FinishMatch{card_.id, fence_, result_of(match(), now.unix_ms)});
        batch.insert(batch.end(), flight.ratings.begin(), flight.ratings.end());
        batch.emplace_back(store::write::RemoveDocument{std::string{kNotesKind}, card_.id.text});
        batch.emplace_back(store::write::RemoveDocument{std::string{kTableKind}, flight.notes.table});
    } else if (flight.notes != stored_notes_) {
        batch.emplace_back(store::write::PutDocument{to_document(card_.id, flight.notes)});
    }
    // Answers and notes have no fence of their own.
    const bool fenced = !owned_ || flight.upto > live_.stored() || flight.ends_match;
    if (!batch.empty() && !fenced && !ended_)
        batch.emplace_back(store::write::RequireFence{card_.id, fence_});
    return batch;
}

void Room::written(store::Failure failure, Now now) {
    if (failure)
        fail(now);
    else
        succeed(now);
}

void Room::succeed(Now now) {
    const Flight flight = *std::exchange(in_flight_, std::nullopt);
    const store::Sequence before = live_.stored();
    const bool wished = flight.notes.wishes != stored_notes_.wishes;
    owned_ = true;
    live_.mark_stored(flight.upto);
    stored_notes_ = flight.notes;
    for (const WaitingAnswer& answer : flight.answers) {
        remember_answer(answer.who, answer.id.text);
        for (const ConnectionId asker : answer.askers) house_.send(asker, answer.text);
    }
    if (flight.upto > before) broadcast_events(before, now);
    for (const Notice& notice : flight.notices) send_to_seat(notice.seat, notice.text);
    if (wished) send_to_all(rematch_text());
    if (flight.ends_match) {
        house_.ratings.settled(card_.id);
        ended_ = true;
        listener_.match_ended(*this, now);
    }
    tell_call();
    if (flight.upto > before) show_bots(before, now);
    ask_for_rematch(now);
    flush(now);
}

void Room::fail(Now now) {
    const auto tell = [this](const Flight& flight) {
        for (const WaitingAnswer& answer : flight.answers)
            for (const ConnectionId asker : answer.askers)
                house_.refuse(asker, answer.id.text, Problem::storage_failed);
    };
    if (in_flight_->ends_match) house_.ratings.settled(card_.id);
    tell(*in_flight_);
    tell(next_);
    in_flight_.reset();
    next_ = {};
    rated_by_.reset();
    live_.roll_back();
    notes_ = stored_notes_;
    not_before_ = now.instant + kPauseAfterFailureMs;
    set_alarm();
}

void Room::broadcast_events(store::Sequence after, Now now) const {
    const bool one_for_all = live_.all_views_agree(after, live_.stored());
    std::array<Text, kViews> texts{};
    for (const Viewer& viewer : viewers_.all()) {
        const View view = one_for_all ? View::spectator : view_of(viewer);
        Text& text = texts[static_cast<std::size_t>(view)];
        if (!text) text = std::make_shared<const std::string>(events_text(after, view, now));
        house_.outside.send(viewer.connection, text);
    }
}

// Who has lost the role of arbiter since he began to watch sees no more than others.
View Room::view_of(const Viewer& viewer) const {
    const Connection* connection =
        viewer.view == View::arbiter ? house_.people.find(viewer.connection) : nullptr;
    return connection != nullptr ? this->viewer(*connection).view : viewer.view;
}

void Room::tell_call() {
    std::string call = call_text();
    if (call == call_json_) return;
    call_json_ = std::move(call);
    listener_.call_changed(*this);
}

void Room::show_bots(store::Sequence after, Now now) const {
    std::vector<BotSeat> bots;
    for (const Seat seat : match::kSeats)
        if (const auto& player = card_.seats[seat]; player && player->kind == PlayerKind::bot)
            bots.push_back({player->id, seat});
    if (bots.empty()) return;
    const auto said = live_.said(after, live_.stored());
    house_.bots.look({card_.id, bots, match(), time(now), said});
}

// ---- the rematch

void Room::ask_for_rematch(Now now) {
    if (!ended_ || rematch_asked_ || !notes_.rematch_table.empty()) return;
    const auto how = common_wish(card_, match(), stored_notes_);
    if (!how) return;
    rematch_asked_ = true;
    listener_.rematch_agreed(*this, *how, now);
}

store::Batch Room::rematch_writes(const std::string& table) const {
    Notes notes = stored_notes_;
    notes.rematch_table = table;
    return {store::write::PutDocument{to_document(card_.id, notes)}};
}

void Room::rematch_opens(const std::string& table) {
    rematch_asked_ = false;
    notes_.rematch_table = table;
    stored_notes_.rematch_table = table;
    send_to_all(rematch_text());
}

void Room::rematch_failed(Now now) {
    rematch_asked_ = false;
    not_before_ = now.instant + kPauseAfterFailureMs;
    set_alarm();
}

}  // namespace doorgeef::server
