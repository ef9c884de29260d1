#include "server/api/export.hpp"

#include "server/api/match_text.hpp"
#include "server/api/replies.hpp"
#include "wire/json_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace doorgeef::server {

namespace {

using wire::JsonObject;

constexpr int kReadAtOnce = 200;
// When a piece has got so long the rest waits until it has been sent. What most people have is shorter.
constexpr std::size_t kPieceBytes = std::size_t{64} * 1024;

// Appends the array of what `append_one` makes of each.
template <class List, class AppendOne>
void append_list(std::string& out, const List& list, AppendOne append_one) {
    out += '[';
    for (const auto& item : list) {
        if (out.back() != '[') out += ',';
        append_one(item);
    }
    out += ']';
}

std::string exact(double number) {
    std::array<char, 32> digits{};
    const char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {static_cast<const char*>(digits.data()), end};
}

void append_session(std::string& out, const store::Session& session) {
    JsonObject object{out};
    object.number("created", session.created_at_ms).number("expires", session.expires_at_ms);
    object.flag("ended", session.revoked).end();
}

void append_rating(std::string& out, const store::RatingEntry& entry, Names& names) {
    JsonObject object{out};
    object.text("ruleset", entry.family);
    if (const auto* pair = std::get_if<store::Pair>(&entry.who))
        append_list(object.value("pair"), std::array{pair->first(), pair->second()},
                    [&](const store::AccountId& id) { wire::append_quoted(out, names.account(id)); });
    object.raw("rating", exact(entry.rating.rating)).raw("deviation", exact(entry.rating.deviation));
    object.raw("volatility", exact(entry.rating.volatility)).number("matches", entry.rating.matches);
    object.number("rated", entry.rating.rated_at_ms).end();
}

void append_document(std::string& out, const store::Document& document) {
    JsonObject object{out};
    object.text("kind", document.kind).text("id", document.id).text("text", document.text).end();
}

// How far the text has got. It begins with what there is one of; the lists follow, each read after the last
// that was written of it.
class ExportText {
public:
    explicit ExportText(store::Person who) : who_(std::move(who)) {}

    bool done() const { return part_ == Part::done; }
    // Appends some more. False: the store cannot say, or there is no such person any more.
    bool append_some(std::string& out, const store::Store& store) {
        Names names{store};
        return append_part(out, store, names) && !names.failed() && is_still_there(store);
    }

private:
    enum class Part : std::uint8_t { head, sessions, ratings, documents, matches, done };

    bool append_part(std::string& out, const store::Store& store, Names& names);
    bool append_account(std::string& out, const store::Store& store);
    void append_guest(std::string& out, const store::Guest& guest);
    template <class Item, class AppendOne>
    bool append_items(std::string& out, std::optional<Item>& last,
                      const store::Read<std::vector<Item>>& items, AppendOne append_one, Part next);
    void begin(Part part, std::string& out);
    // Requires: he has one.
    const store::AccountId& account() const { return std::get<store::AccountId>(who_); }
    // Asked after reading: of who went before that nothing was found, and it would look like all there is.
    bool is_still_there(const store::Store& store) const;

    store::Person who_;
    Part part_ = Part::head;
    std::optional<store::Session> session_{};
    std::optional<store::RatingEntry> rating_{};
    std::optional<store::Document> document_{};
    std::optional<store::StoredMatch> match_{};
};

bool ExportText::append_part(std::string& out, const store::Store& store, Names& names) {
    switch (part_) {
    case Part::head:
        if (const auto* guest = std::get_if<store::Guest>(&who_)) {
            append_guest(out, *guest);
            return true;
        }
        return append_account(out, store);
    case Part::sessions:
        return append_items(
            out, session_, store.sessions_of(account(), session_, kReadAtOnce),
            [&](const store::Session& session) { append_session(out, session); }, Part::ratings);
    case Part::ratings:
        return append_items(
            out, rating_, store.ratings_of(account(), rating_, kReadAtOnce),
            [&](const store::RatingEntry& entry) { append_rating(out, entry, names); }, Part::documents);
    case Part::documents:
        return append_items(
            out, document_, store.documents_of(account(), document_, kReadAtOnce),
            [&](const store::Document& document) { append_document(out, document); }, Part::matches);
    case Part::matches:
        return append_items(
            out, match_, store.matches_of(who_, match_, kReadAtOnce),
            [&](const store::StoredMatch& match) { append_json(out, match, names); }, Part::done);
    case Part::done: break;
    }
    return true;
}

bool ExportText::append_account(std::string& out, const store::Store& store) {
    const auto found = store.account(account());
    const auto roles = store.roles(account());
    if (!found || !roles) return false;
    JsonObject object{out};
    object.text("kind", "account").text("id", found->id.text).text("name", found->name);
    if (found->email)
        object.text("email", *found->email);
    else
        object.null("email");
    object.number("created", found->created_at_ms);
    object.raw("settings", found->settings.empty() ? "{}" : found->settings);
    append_list(object.value("roles"), *roles,
                [&](store::AccountRole role) { wire::append_quoted(out, store::code(role)); });
    begin(Part::sessions, out);
    return true;
}

void ExportText::append_guest(std::string& out, const store::Guest& guest) {
    JsonObject object{out};
    object.text("kind", "guest").text("id", guest.id.text).text("name", guest.name);
    begin(Part::matches, out);
}

template <class Item, class AppendOne>
bool ExportText::append_items(std::string& out, std::optional<Item>& last,
                              const store::Read<std::vector<Item>>& items, AppendOne append_one, Part next) {
    if (!items) return false;
    for (const Item& item : *items) {
        if (last || &item != &items->front()) out += ',';
        append_one(item);
    }
    if (!items->empty()) last = items->back();
    if (std::ssize(*items) == kReadAtOnce) return true;
    out += ']';
    begin(next, out);
    return true;
}

void ExportText::begin(Part part, std::string& out) {
    part_ = part;
    switch (part) {
    case Part::head: break;
    case Part::sessions: out += R"(,"sessions":[)"; break;
    case Part::ratings: out += R"(,"ratings":[)"; break;
    case Part::documents: out += R"(,"documents":[)"; break;
    case Part::matches: out += R"(,"matches":[)"; break;
    case Part::done: out += '}'; break;
    }
}

bool ExportText::is_still_there(const store::Store& store) const {
    const auto* guest = std::get_if<store::Guest>(&who_);
    if (guest == nullptr) return store.account(account()).ok();
    // A guest is known by his seats only. They may have become an account's, or nobody's.
    if (!match_) return true;
    const auto last = store.match(match_->record.id);
    return last && std::ranges::count(last->record.seats.values, store::Occupant{*guest}) > 0;
}

ApiReply piece_of(ExportText text, const store::Store& store) {
    std::string out;
    while (!text.done() && out.size() < kPieceBytes)
        if (!text.append_some(out, store)) return refusal(Problem::storage_failed);
    ApiReply reply = json_reply(std::move(out));
    if (!text.done())
        reply.rest = [text = std::move(text)](const store::Store& later) { return piece_of(text, later); };
    return reply;
}

}  // namespace

ApiReply export_reply(const store::Store& store, const Person& person) {
    if (person.account) return piece_of(ExportText{store::AccountId{person.id}}, store);
    return piece_of(ExportText{store::Guest{{person.id}, person.name}}, store);
}

}  // namespace doorgeef::server
