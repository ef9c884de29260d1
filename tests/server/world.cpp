#include "world.hpp"

#include "server/people/name_key.hpp"

#include <stdexcept>

#include <boost/json/parse.hpp>

namespace doorgeef::server {

// ---- Client

void Client::says(std::string_view text) const {
    world_->service().received(id_, text, world_->now());
    if (world_->writes_automatically) world_->writes_all();
}

json::object Client::asks(std::string_view message) const {
    const std::string id = "c" + std::to_string(++world_->commands_);
    heard();
    says(std::string{message.substr(0, message.size() - 1)} + R"(,"id":")" + id + "\"}");
    world_->writes_all();
    for (const json::object& heard : heard())
        if (heard.contains("id") && text(heard, "id") == id) return heard;
    return {};
}

std::vector<json::object> Client::heard() const {
    std::vector<json::object> messages;
    for (const Text& text : std::exchange(world_->sent_[id_], {}))
        messages.push_back(json::parse(*text).as_object());
    return messages;
}

std::optional<json::object> Client::heard_last(std::string_view type) const {
    std::optional<json::object> last;
    for (json::object& message : heard())
        if (text(message, "t") == type) last = std::move(message);
    return last;
}

std::optional<CloseCode> Client::closed_with() const {
    const auto found = world_->closed_.find(id_);
    return found == world_->closed_.end() ? std::nullopt : std::optional{found->second};
}

void Client::disconnects() const {
    world_->service().closed(id_, world_->now());
}

// ---- World

World::World(Settings settings, BotPlayers* bots, store::Store* disk)
    : settings_(std::move(settings)), bots_(bots != nullptr ? bots : &no_bots_),
      disk_(disk != nullptr ? disk : &store_) {
    service_ = std::make_unique<Service>(*this, *disk_, chance_, *bots_, settings_);
    if (!service_->restore(now_)) throw std::logic_error{"an empty store"};
}

void World::commit(const std::vector<store::Write>& writes) {
    const std::vector<store::Batch> batches{writes};
    if (disk_->commit(batches).front()) throw std::logic_error{"the store refuses the set-up"};
}

void World::add_account(const std::string& name, const std::vector<store::AccountRole>& roles) {
    const store::AccountId id{"id-" + name};
    std::vector<store::Write> writes{
        store::write::CreateAccount{{id, name, name_key(name), "", std::nullopt, 0, ""}},
        store::write::OpenSession{{"session of " + name, id, 0, INT64_MAX, false}}};
    for (const store::AccountRole role : roles) writes.emplace_back(store::write::GrantRole{id, role});
    commit(writes);
}

void World::add_guest(const std::string& name) {
    commit({store::write::OpenSession{
        {"session of " + name, store::Guest{{"id-" + name}, name}, 0, INT64_MAX, false}}});
}

Client World::connects_silently(const std::string& name, const std::string& address) {
    const ConnectionId id{++connections_};
    service_->opened(id, {name.empty() ? std::nullopt : std::optional{"session of " + name}, address}, now_);
    return {*this, id};
}

Client World::connects(const std::string& name) {
    const Client client = connects_silently(name);
    client.says(R"({"t":"hello","v":1})");
    return client;
}

void World::wait(Instant ms) {
    const Instant end = now_.instant + ms;
    const auto go_to = [this](Instant instant) {
        now_.unix_ms += instant - now_.instant;
        now_.instant = instant;
    };
    while (wakes_at_ && *wakes_at_ <= end) {
        go_to(std::max(now_.instant, *std::exchange(wakes_at_, std::nullopt)));
        service_->woke(now_);
        if (writes_automatically) writes_all();
    }
    go_to(end);
}

void World::writes_first() {
    const auto [id, batch] = std::move(waiting_.front());
    waiting_.pop_front();
    const std::vector<store::Batch> batches{batch};
    service_->written(id, disk_->commit(batches).front(), now_);
}

void World::writes_all() {
    while (!waiting_.empty()) writes_first();
}

void World::fails_to_write(store::StoreProblem problem) {
    const auto failing = std::exchange(waiting_, {});
    for (const auto& [id, batch] : failing) service_->written(id, problem, now_);
}

void World::restarts() {
    waiting_.clear();
    sent_.clear();
    wakes_at_.reset();
    service_ = std::make_unique<Service>(*this, *disk_, chance_, *bots_, settings_);
    if (!service_->restore(now_)) throw std::logic_error{"the store cannot be read"};
    if (writes_automatically) writes_all();
}

std::vector<std::string> World::log_of(const std::string& match) const {
    return *store_.events({match}, 0, 1'000'000);
}

void World::send(ConnectionId connection, Text text) {
    sent_[connection].push_back(std::move(text));
}

void World::close(ConnectionId connection, CloseCode code) {
    closed_.emplace(connection, code);
}

// All pieces of it, as the client gets them.
void World::reply_later(RequestId request, LookUp look_up) {
    ApiReply whole = look_up(*disk_);
    while (whole.rest) {
        ApiReply piece = std::exchange(whole.rest, {})(*disk_);
        if (piece.status != 200) throw std::logic_error{"a reply that breaks off"};
        whole.body += piece.body;
        whole.rest = std::move(piece.rest);
    }
    replies_[request] = std::move(whole);
}

std::optional<ApiReply> World::reply(RequestId id) const {
    const auto found = replies_.find(id);
    return found == replies_.end() ? std::nullopt : std::optional{found->second};
}

// ---- reading

std::string text(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    if (value == nullptr) return "(none)";
    if (value->is_null()) return "null";
    if (value->is_bool()) return value->get_bool() ? "true" : "false";
    return value->is_string() ? std::string{value->get_string().data(), value->get_string().size()}
                              : "(other)";
}

std::int64_t number(const json::object& object, std::string_view key) {
    const json::value* value = object.if_contains({key.data(), key.size()});
    return value != nullptr && value->is_int64() ? value->get_int64() : INT64_MIN;
}

const json::object& object(const json::object& outer, std::string_view key) {
    static const json::object none;
    const json::value* value = outer.if_contains({key.data(), key.size()});
    return value != nullptr && value->is_object() ? value->get_object() : none;
}

std::vector<std::string> lines(const json::object& ev) {
    std::vector<std::string> lines;
    for (const json::value& line : ev.at("lines").as_array())
        lines.push_back(line.is_null() ? "null"
                                       : std::string{line.get_string().data(), line.get_string().size()});
    return lines;
}

std::string verdict(const json::object& answer) {
    return text(answer, "t") == "no" ? text(answer, "code") : text(answer, "t");
}

// ---- a match

const Client& Four::at(match::Seat seat) const {
    const std::array all{&a1, &a2, &b1, &b2};
    return *all[seat.index()];
}

Four four_begin(World& world, std::string_view table_members) {
    for (const match::Seat seat : match::kSeats) world.add_guest(std::string{match::name(seat)});
    Four four{world.connects("A1"), world.connects("A2"), world.connects("B1"), world.connects("B2")};
    const json::object created =
        four.a1.asks(R"({"t":"table-create","name":"Woensdag","public":true,"seat":"A1",)" +
                     std::string{table_members} + "}");
    four.table = text(created, "table");
    const std::string table = R"("table":")" + four.table + '"';
    for (const match::Seat seat : {match::kSeats[1], match::kSeats[2], match::kSeats[3]})
        four.at(seat).asks(R"({"t":"table-sit",)" + table + R"(,"seat":")" + std::string{match::name(seat)} +
                           "\"}");
    four.a1.says(R"({"t":"table","watch":")" + four.table + "\"}");
    for (const match::Seat seat : match::kSeats)
        four.at(seat).asks(R"({"t":"table-ready",)" + table + R"(,"ready":true})");
    world.wait(3000);
    world.writes_all();
    if (const auto shown = four.a1.heard_last("table")) four.match = text(object(*shown, "table"), "match");
    for (const match::Seat seat : match::kSeats) {
        four.at(seat).says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
        four.at(seat).heard();
    }
    for (const match::Seat seat : match::kSeats) four.at(seat).heard();
    return four;
}

std::string doing(const std::string& match, std::string_view seat, std::string_view what) {
    return R"({"t":"do","match":")" + match + R"(","seat":")" + std::string{seat} + R"(","what":")" +
           std::string{what} + "\"}";
}

}  // namespace doorgeef::server
