#include "checker.hpp"

#include "bots/concern.hpp"
#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "notation/event_text.hpp"
#include "rules/coordinates.hpp"
#include "wire/agreement_json.hpp"

#include <algorithm>
#include <map>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace doorgeef::server::simulation {

namespace json = boost::json;

namespace {

// So long after it was shown something a bot has done about it, even after a failure or two.
constexpr Instant kBotDelayMs = 15'000;

// The events that an answer says the command made.
std::optional<std::pair<std::int64_t, std::int64_t>> range_of(const std::string& answer) {
    const json::object object = json::parse(answer).as_object();
    const json::value* events = object.if_contains("events");
    if (events == nullptr) return std::nullopt;
    return std::pair{events->as_array().at(0).as_int64(), events->as_array().at(1).as_int64()};
}

// The move as a client would write it; nothing if the event is none.
std::optional<std::string> move_of(const match::Event& event) {
    const auto* moved = std::get_if<match::event::Moved>(&event.what);
    return moved != nullptr ? std::optional{rules::to_string(rules::coordinates(moved->move))} : std::nullopt;
}

}  // namespace

void Checker::check_answers() {
    for (const auto& [id, command] : commands_) {
        if (command.answers.empty()) find(id + " was never answered");
        if (command.answers.size() > 1 && command.type != "control" && command.type != "find")
            find(id + " was answered " + *command.answers.begin() + " and " + *command.answers.rbegin());
    }
}

void Checker::check_match(const std::string& id, const std::vector<std::unique_ptr<SimClient>>& clients,
                          match::Time now, bool last) {
    const auto record = server_.store().match({id});
    const auto lines = server_.store().events({id}, 0, 1'000'000);
    if (!record || !lines) return find("the match " + id + " is not in the store");
    const auto agreement = notation::parse_agreement(*wire::parse_agreement_json(record->record.agreement));
    Stored stored{*lines, {}, match::Match{*agreement}};
    for (const std::string& line : *lines) {
        stored.events.push_back(*notation::parse_event(line));
        if (!match::can_apply(stored.match, stored.events.back())) return find("impossible: " + line);
        match::apply(stored.match, stored.events.back());
    }
    if (stored.match.over() != record->result.has_value()) find(id + " has ended, or not");
    check_exactly_once(id, stored);
    check_ledger(id, stored.match, now);
    check_bots(id, record->record, stored, now);
    for (const auto& client : clients)
        if (const auto replica = client->replicas().find(id); replica != client->replicas().end())
            check_view(id, *client, replica->second, stored, now, last);
}

// Every command in the store was carried out once.
void Checker::check_exactly_once(const std::string& match, const Stored& stored) {
    LogCauses causes{stored.match.agreement, stored.events, server_.written_at(match)};
    const auto answers = server_.store().answers({match});
    if (!answers) return find("no answers");
    for (const store::Answer& answer : *answers) {
        const auto sent = commands_.find(answer.command_id);
        if (sent == commands_.end() || sent->second.who != answer.who) {
            find("nobody sent " + answer.command_id);
            continue;
        }
        const SentCommand& command = sent->second;
        if (!command.answers.contains(answer.text)) find(answer.command_id + " was told something else");
        if (command.type == "premove" && answer.text.find("\"ok\"") != std::string::npos)
            causes.add_premove(command.seat, command.what);
        const auto range = range_of(answer.text);
        if (!range) continue;
        if (!causes.add_command(range->first, range->second))
            find("an event of " + answer.command_id + " has two commands");
        const auto move = move_of(stored.events.at(static_cast<std::size_t>(range->first - 1)));
        if (command.what.starts_with("play ") && move && "play " + *move != command.what)
            find(command.what + " became " + *move);
    }
    check_causes(match, stored, causes);
    check_acknowledged(match, *answers);
}

// Every event came from one thing, and nothing that bots ordered was lost.
void Checker::check_causes(const std::string& match, const Stored& stored, LogCauses& causes) {
    if (const auto bots = server_.bots().records().find(match); bots != server_.bots().records().end())
        for (const BotOrder& order : bots->second.orders) causes.add_order(order);
    for (const std::size_t place : causes.explain()) find("nobody did " + stored.lines[place]);
    coverage_["by a premove"] += causes.premoves_played();
    coverage_["by a bot"] += causes.orders_carried_out();
    coverage_["bot in vain"] += causes.orders_in_vain();
    for (const BotOrder& order : causes.lost_orders(server_.troubles()))
        find(match + ": an order of " + std::string{match::name(order.seat)} + " was lost");
}

// What an answer in the store says is what the client was told; and what a client was told is in the store.
void Checker::check_acknowledged(const std::string& match, const std::vector<store::Answer>& answers) {
    std::map<std::string, std::string> stored_answers;
    for (const store::Answer& answer : answers) stored_answers[answer.command_id] = answer.text;
    for (const auto& [id, command] : commands_)
        if (command.match == match)
            for (const std::string& text : command.answers)
                if (const auto kept = stored_answers.find(id);
                    range_of(text) && (kept == stored_answers.end() || kept->second != text))
                    find(id + " was acknowledged and is not in the store");
}

void Checker::check_view(const std::string& match, const SimClient& client, const Replica& replica,
                         const Stored& stored, match::Time now, bool last) {
    const std::string who = client.id() + " in " + match + ": ";
    if (last && replica.have() != std::ssize(stored.lines))
        find(who + "has " + std::to_string(replica.have()) + " of " + std::to_string(stored.lines.size()));
    const auto seat = client.seat_in(match);
    for (std::size_t i = 0; i < replica.lines().size() && i < stored.lines.size(); ++i) {
        const auto* said = std::get_if<match::event::Said>(&stored.events[i].what);
        if (replica.lines()[i]) {
            if (*replica.lines()[i] != stored.lines[i]) find(who + "saw " + *replica.lines()[i]);
        } else if (said == nullptr || (seat && seat->team() == said->seat.team())) {
            find(who + "was not shown " + stored.lines[i]);
        }
    }
    if (replica.have() != std::ssize(stored.lines)) return;
    // Words change nothing but who has asked for leave.
    match::Match seen = replica.match();
    seen.leave_asked = stored.match.leave_asked;
    if (!(seen == stored.match)) find(who + "sees another match");
    for (const match::Seat each : match::kSeats)
        if (seen.has_seat(each) && seen.remaining_ms(each, now) != stored.match.remaining_ms(each, now))
            find(who + "sees another clock");
}

// Bots were shown the whole match, like everybody else, and have done what it wants of them.
void Checker::check_bots(const std::string& match, const store::MatchRecord& record, const Stored& stored,
                         Instant now) {
    const auto is_bot = [&](match::Seat seat) {
        return std::holds_alternative<store::Bot>(record.seats[seat]);
    };
    if (std::ranges::none_of(match::kSeats, is_bot)) return;
    const BotRecord& bots = server_.bots().records()[match];
    for (const match::Seat seat : match::kSeats)
        if (is_bot(seat) != (std::ranges::find(bots.seats, seat) != bots.seats.end()))
            find(match + ": a bot sits elsewhere");
    check_words(match, bots, stored);
    coverage_["bots"] += 1;
    coverage_["bots after a restart"] += bots.said.size() > 1 ? 1 : 0;
    const bool looked = bots.said.contains(server_.bots().life());
    if (!looked) {
        if (!stored.match.over()) find(match + ": its bots were not shown it after a restart");
        return;
    }
    if (!(*bots.latest == stored.match)) find(match + ": its bots see another match");
    for (const match::Seat seat : bots.seats)
        if (now - bots.looked_at > kBotDelayMs &&
            bots::concern_of(stored.match, seat, 0).matter != bots::Matter::nothing)
            find(match + ": a bot does nothing on " + std::string{match::name(seat)});
}

// In each life they heard every word from some moment on, once; in the last to the end.
void Checker::check_words(const std::string& match, const BotRecord& bots, const Stored& stored) {
    std::vector<match::event::Said> words;
    for (const match::Event& event : stored.events)
        if (const auto* said = std::get_if<match::event::Said>(&event.what)) words.push_back(*said);
    for (const auto& [life, heard] : bots.said) {
        const bool to_the_end = life == server_.bots().life();
        const bool fits = to_the_end ? heard.size() <= words.size() &&
                                           std::equal(heard.rbegin(), heard.rend(), words.rbegin())
                                     : !std::ranges::search(words, heard).empty() || heard.empty();
        if (!fits) find(match + ": its bots heard other words");
    }
}

// Time given less time run is time left, and the clocks of a board have not run longer than the match.
void Checker::check_ledger(const std::string& match, const match::Match& played, match::Time now) {
    for (const match::BoardId board : match::kBoards) {
        if (!played.has_board(board) || !played.games[board].clock.timed()) continue;
        const match::Clock& clock = played.games[board].clock;
        match::Time run = 0;
        for (const match::Color color : rules::kColors) {
            run += clock.run_ms(color, now);
            if (clock.given_ms(color) - clock.run_ms(color, now) != clock.remaining_ms(color, now))
                find(match + ": the ledger of a clock");
        }
        if (run > now) find(match + ": clocks ran longer than the match");
    }
}

}  // namespace doorgeef::server::simulation
