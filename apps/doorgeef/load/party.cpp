#include "doorgeef/load/party.hpp"

#include "notation/event_text.hpp"
#include "rules/coordinates.hpp"
#include "wire/agreement_json.hpp"
#include "wire/json_text.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::app {

namespace {

namespace json = boost::json;
using match::BoardId;
using match::Seat;

// An hour each, so that no flag falls during a measurement.
constexpr std::string_view kAgreement = R"({"ruleset":"knsb","conduct":"online","time":"3600+0"})";

std::string_view text_of(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    if (value == nullptr || !value->is_string()) return {};
    return {value->get_string().data(), value->get_string().size()};
}

std::size_t number_of(const json::value& value) {
    return value.is_int64() ? static_cast<std::size_t>(value.get_int64()) : 0;
}

// The first and the last that a command made; none without them.
std::pair<std::size_t, std::size_t> events_in(const json::object& answer) {
    const json::value* events = answer.if_contains("events");
    if (events == nullptr || !events->is_array() || events->get_array().size() != 2) return {0, 0};
    return {number_of(events->get_array()[0]), number_of(events->get_array()[1])};
}

// {"t":"…","id":"…", and so on.
std::string message(std::string_view kind, const std::string& id,
                    std::initializer_list<std::pair<std::string_view, std::string_view>> texts) {
    std::string out;
    wire::JsonObject object{out};
    object.text("t", kind);
    if (!id.empty()) object.text("id", id);
    for (const auto& [key, value] : texts) object.text(key, value);
    object.end();
    return out;
}

}  // namespace

Party::Party(const LoadTarget& target, std::size_t number, std::size_t events_per_match, Tally& tally,
             std::mt19937_64& random, Restraint& restraint)
    : events_per_match_(events_per_match), tally_(tally), random_(random), restraint_(restraint) {
    for (std::size_t i = 0; i < kPartySize; ++i)
        players_[i] = std::make_unique<LoadPlayer>(target, *this, number * kPartySize + i);
}

void Party::connect() {
    for (const auto& player : players_) player->start();
}

std::size_t Party::here() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(players_, [](const auto& player) { return player->here(); }));
}

std::size_t Party::progress() const {
    return here() + steps_ + static_cast<std::size_t>(std::ranges::count(watches_, true));
}

bool Party::everybody_watches() const {
    return std::ranges::all_of(watches_, [](bool watches) { return watches; });
}

// ---- sitting down

void Party::sit_down() {
    sitting_down_ = true;
    if (table_.empty()) create_table();
}

void Party::create_table() {
    table_.clear();
    match_id_.clear();
    sits_ = {true, false, false, false};
    ready_ = {};
    watches_ = {};
    LoadPlayer& host = *players_[0];
    const std::string id = host.new_command_id();
    std::string text = message("table-create", id, {{"name", "Load"}, {"seat", "A1"}});
    text.pop_back();
    text.append(R"(,"public":false,"arbiter":false,"rated":false,"agreement":)")
        .append(kAgreement)
        .append("}");
    host.command(id, std::move(text));
}

void Party::look_at_table(LoadPlayer& player, const json::object& table) {
    const json::value* match = table.if_contains("match");
    if (match != nullptr && match->is_string()) {
        match_id_ = match->get_string();
        for (const auto& each : players_)
            if (!watches_[place(*each)]) watch(*each);
        return;
    }
    const std::size_t i = place(player);
    const json::value* seats = table.if_contains("seats");
    if (seats == nullptr || !seats->is_object()) return;
    const std::string_view seat = match::name(match::kSeats[i]);
    const json::value* mine = seats->get_object().if_contains({seat.data(), seat.size()});
    const bool sits = mine != nullptr && mine->is_object();
    if (!sits && !std::exchange(sits_[i], true)) {
        const std::string id = player.new_command_id();
        player.command(id, message("table-sit", id, {{"table", table_}, {"seat", seat}}));
    } else if (sits && !std::exchange(ready_[i], true)) {
        const std::string id = player.new_command_id();
        std::string text = message("table-ready", id, {{"table", table_}});
        text.pop_back();
        player.command(id, text + R"(,"ready":true})");
    }
}

void Party::watch(LoadPlayer& player) {
    const std::size_t from = match_ && match_->id() == match_id_ ? match_->seen_by(place(player)) : 0;
    player.say("watch",
               R"({"t":"watch","match":")" + match_id_ + R"(","from":)" + std::to_string(from) + "}");
}

void Party::welcomed(LoadPlayer& player) {
    if (!sitting_down_) return;
    if (!match_id_.empty()) return watch(player);
    if (!table_.empty()) player.say("table", message("table", "", {{"watch", table_}}));
}

void Party::cut_off(LoadPlayer& player) {
    watches_[place(player)] = false;
    ++tally_.reconnects;
}

std::chrono::milliseconds Party::slowed_down(std::chrono::milliseconds asked, int times) {
    ++tally_.refusals["too-fast"];
    return restraint_.wait(asked, times);
}

// ---- what the server says

void Party::told(LoadPlayer& player, const json::object& message, Moment when) {
    const std::string_view kind = text_of(message, "t");
    if (kind == "ev") return see_events(player, message, when);
    if (kind == "ok" || kind == "no") return answered(player, message, kind == "ok", when);
    if (kind == "table" && message.at("table").is_object()) {
        const json::object& table = message.at("table").get_object();
        if (text_of(table, "id") == table_ && match_id_.empty()) look_at_table(player, table);
    } else if (kind == "match" && text_of(message, "match") == match_id_) {
        if (!match_ || match_->id() != match_id_) begin_match(match_id_, message);
        watches_[place(player)] = true;
        held_ = message.at("held") == true;
    } else if (kind == "held" && text_of(message, "match") == match_id_) {
        held_ = message.at("held") == true;
    }
}

void Party::begin_match(std::string id, const json::object& message) {
    const auto text = wire::read_agreement(message.at("agreement"));
    const auto agreement = text ? std::optional{notation::parse_agreement(*text)} : std::nullopt;
    if (!agreement || !*agreement) {
        ++tally_.diverged;
        return;
    }
    ++tally_.matches;
    resigning_ = false;
    resigned_on_.clear();
    match_.emplace(std::move(id), **agreement);
}

void Party::see_events(LoadPlayer& player, const json::object& message, Moment when) {
    if (!match_ || text_of(message, "match") != match_->id()) return;
    std::size_t number = number_of(message.at("first"));
    for (const json::value& line : message.at("lines").as_array()) {
        const bool fine =
            line.is_string() && match_->see(place(player), number, line.get_string(), when, tally_);
        if (!fine) ++tally_.diverged;
        ++number;
    }
    end_match_if_over();
}

void Party::end_match_if_over() {
    if (!match_->match().over() || !match_->quiet() || !match_->all_have_seen_all()) return;
    match_->settle(tally_);
    for (const auto& player : players_)
        player->say("unwatch", message("unwatch", "", {{"match", match_->id()}}));
    finished_.push_back(std::move(*match_));
    match_.reset();
    if (finishing_) return;
    create_table();
}

void Party::answered(LoadPlayer& player, const json::object& message, bool fine, Moment when) {
    const std::string key = std::to_string(player.number()) + std::string{text_of(message, "id")};
    const std::string_view code = text_of(message, "code");
    fine ? ++steps_ : ++tally_.refusals[std::string{code}];
    if (const json::value* table = message.if_contains("table"); table != nullptr && table->is_string()) {
        table_ = table->get_string();
        for (const auto& each : players_) each->say("table", app::message("table", "", {{"watch", table_}}));
        return;
    }
    const auto counted = answered_moves_.find(key);
    if (counted == answered_moves_.end()) {
        const auto resigned = resigned_on_.find(key);
        if (!fine)
            refused(resigned == resigned_on_.end() ? std::nullopt : std::optional{resigned->second}, code);
        return;
    }
    if (std::exchange(counted->second, true)) {
        ++tally_.duplicated;
        return;
    }
    if (fine) ++tally_.acknowledged;
    const auto board = match_ ? match_->board_of(key) : std::nullopt;
    if (!fine) refused(board, code);
    if (!board) return;
    if (fine) {
        const auto [first, last] = events_in(message);
        match_->confirmed(*board, first, last, when, tally_);
    } else {
        match_->withdraw(*board);
    }
    end_match_if_over();
}

void Party::refused(std::optional<BoardId> board, std::string_view code) {
    if (!board || !says_it_is_over(code))
        ++tally_.refused;
    else if (match_)
        match_->came_too_late(*board);
}

// ---- playing

bool Party::move() {
    if (!playing() || held_ || finishing_ || match_->match().over()) return false;
    const BoardId first = (random_() & 1U) != 0 ? BoardId::first : BoardId::second;
    const bool long_enough = match_->log().size() >= events_per_match_;
    if (!long_enough && (move_on(first) || move_on(!first))) return true;
    if (match_->quiet()) resign();
    return false;
}

bool Party::move_on(BoardId board) {
    const auto move = match_->choose(board, random_);
    if (!move) return false;
    const Seat seat = match_->match().on_move(board);
    LoadPlayer& player = player_on(seat);
    if (!player.here()) return false;
    const std::string id = player.new_command_id();
    const std::string key = std::to_string(player.number()) + id;
    answered_moves_.emplace(key, false);
    ++tally_.moves;
    match_->send(board,
                 {.command = key,
                  .player = place(player),
                  .line = "moved " + std::to_string(match::number(board)) + ' ' + notation::move_code(*move),
                  .sent = std::chrono::steady_clock::now()});
    const std::string what = "play " + rules::to_string(rules::coordinates(*move));
    player.command(id,
                   message("do", id, {{"match", match_->id()}, {"seat", match::name(seat)}, {"what", what}}));
    return true;
}

void Party::resign() {
    if (std::exchange(resigning_, true)) return;
    for (const BoardId board : match::kBoards) {
        if (match_->match().games[board].over()) continue;
        const Seat seat = match_->match().on_move(board);
        LoadPlayer& player = player_on(seat);
        const std::string id = player.new_command_id();
        resigned_on_.emplace(std::to_string(player.number()) + id, board);
        player.command(
            id,
            message("do", id, {{"match", match_->id()}, {"seat", match::name(seat)}, {"what", "resign"}}));
    }
}

// ---- the end

bool Party::quiet() const {
    const bool nothing_asked =
        std::ranges::all_of(players_, [](const auto& each) { return each->unanswered() == 0; });
    return nothing_asked && (!match_ || (match_->quiet() && match_->all_have_seen_all()));
}

void Party::settle() {
    for (const auto& player : players_) player->stop();
    if (match_) match_->settle(tally_);
}

std::vector<const WatchedMatch*> Party::matches() const {
    std::vector<const WatchedMatch*> all;
    for (const WatchedMatch& match : finished_) all.push_back(&match);
    if (match_) all.push_back(&*match_);
    return all;
}

}  // namespace doorgeef::app
