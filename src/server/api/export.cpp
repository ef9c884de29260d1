#include "server/api/match_text.hpp"
#include "server/api/profile.hpp"
#include "server/api/replies.hpp"
#include "wire/json_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

namespace doorgeef::server {

namespace {

using wire::JsonObject;

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

void put_matches(JsonObject& object, std::string& out, const std::vector<store::StoredMatch>& matches,
                 Names& names) {
    append_list(object.value("matches"), matches,
                [&](const store::StoredMatch& match) { append_json(out, match, names); });
}

ApiReply account_export(const store::Store& store, const store::AccountId& id) {
    const auto all = store.export_account(id);
    if (!all) return refusal(Problem::storage_failed);
    Names names{store};
    std::string out;
    JsonObject object{out};
    object.text("kind", "account").text("id", id.text).text("name", all->account.name);
    if (all->account.email)
        object.text("email", *all->account.email);
    else
        object.null("email");
    object.number("created", all->account.created_at_ms);
    object.raw("settings", all->account.settings.empty() ? "{}" : all->account.settings);
    append_list(object.value("roles"), all->roles,
                [&](store::AccountRole role) { wire::append_quoted(out, store::code(role)); });
    append_list(object.value("sessions"), all->sessions,
                [&](const store::Session& session) { append_session(out, session); });
    append_list(object.value("ratings"), all->ratings,
                [&](const store::RatingEntry& entry) { append_rating(out, entry, names); });
    append_list(object.value("documents"), all->documents,
                [&](const store::Document& document) { append_document(out, document); });
    put_matches(object, out, all->matches, names);
    object.end();
    return json_reply(std::move(out));
}

// A guest's matches are found by his name; those of others with the same one are left out.
std::optional<std::vector<store::StoredMatch>> matches_of(const store::Store& store,
                                                          const store::Guest& guest) {
    std::vector<store::StoredMatch> matches;
    store::ArchiveQuery query{
        .player = store::PlayerName{guest.name}, .only_public = false, .limit = store::kMostArchiveEntries};
    do {
        const auto page = store.search(query);
        if (!page) return std::nullopt;
        for (const store::StoredMatch& match : page->matches)
            if (std::ranges::count(match.record.seats.values, store::Occupant{guest}) > 0)
                matches.push_back(match);
        query.below = page->next;
    } while (query.below);
    return matches;
}

ApiReply guest_export(const store::Store& store, const store::Guest& guest) {
    const auto matches = matches_of(store, guest);
    if (!matches) return refusal(Problem::storage_failed);
    Names names{store};
    std::string out;
    JsonObject object{out};
    object.text("kind", "guest").text("id", guest.id.text).text("name", guest.name);
    put_matches(object, out, *matches, names);
    object.end();
    return json_reply(std::move(out));
}

}  // namespace

ApiReply export_reply(const store::Store& store, const Person& person) {
    if (person.account) return account_export(store, {person.id});
    return guest_export(store, {{person.id}, person.name});
}

}  // namespace doorgeef::server
