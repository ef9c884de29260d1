#include "server/api/profile.hpp"

#include "server/api/names.hpp"
#include "server/api/replies.hpp"
#include "server/people/name_key.hpp"
#include "server/ratings/ratings.hpp"
#include "wire/json_text.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace doorgeef::server {

namespace {

using wire::JsonObject;

constexpr int kReadAtOnce = 200;
constexpr std::size_t kMostPairs = 50;

// His own in each family, and those with the teammates he has played most with.
struct Shown {
    std::vector<store::RatingEntry> own{};
    std::vector<store::RatingEntry> pairs{};

    void take(std::vector<store::RatingEntry> entries) {
        for (store::RatingEntry& entry : entries)
            (std::holds_alternative<store::Pair>(entry.who) ? pairs : own).push_back(std::move(entry));
        std::ranges::sort(pairs, [](const store::RatingEntry& a, const store::RatingEntry& b) {
            return std::tie(b.rating.matches, a.who, a.family) < std::tie(a.rating.matches, b.who, b.family);
        });
        if (pairs.size() > kMostPairs) pairs.resize(kMostPairs);
    }
};

store::Read<Shown> ratings_to_show(const store::Store& store, const store::AccountId& id) {
    Shown shown;
    std::optional<store::RatingEntry> last;
    while (true) {
        auto entries = store.ratings_of(id, last, kReadAtOnce);
        if (!entries) return entries.error();
        if (entries->empty()) return shown;
        last = entries->back();
        shown.take(std::move(entries).value());
    }
}

void put_rating(JsonObject& object, const store::Rating& stored, store::UnixMs now) {
    const glicko2::Rating rating = rating_at(stored, now);
    object.number("rating", std::llround(rating.rating)).number("deviation", std::llround(rating.deviation));
    object.flag("provisional", rating.deviation > kProvisionalDeviation);
    object.number("matches", stored.matches);
}

void append_ratings(std::string& out, const std::vector<store::RatingEntry>& entries, store::UnixMs now) {
    JsonObject object{out};
    for (const store::RatingEntry& entry : entries) {
        JsonObject rating{object.value(entry.family)};
        put_rating(rating, entry.rating, now);
        rating.end();
    }
    object.end();
}

void append_pairs(std::string& out, const std::vector<store::RatingEntry>& entries,
                  const store::AccountId& self, Names& names, store::UnixMs now) {
    out += '[';
    for (const store::RatingEntry& entry : entries) {
        if (out.back() != '[') out += ',';
        const auto& pair = std::get<store::Pair>(entry.who);
        const store::AccountId& partner = pair.first() == self ? pair.second() : pair.first();
        JsonObject object{out};
        append_json(object.value("with"), std::optional{PersonRef{partner.text, names.account(partner)}});
        object.text("ruleset", entry.family);
        put_rating(object, entry.rating, now);
        object.end();
    }
    out += ']';
}

void append_counts(std::string& out, const std::vector<store::Tally>& tallies) {
    JsonObject object{out};
    for (const store::Tally& tally : tallies) {
        JsonObject counts{object.value(tally.family)};
        counts.number("won", tally.won).number("drawn", tally.drawn).number("lost", tally.lost).end();
    }
    object.end();
}

void append_roles(std::string& out, const std::vector<store::AccountRole>& roles) {
    out += '[';
    for (const store::AccountRole role : roles) {
        if (out.back() != '[') out += ',';
        wire::append_quoted(out, store::code(role));
    }
    out += ']';
}

}  // namespace

ApiReply profile_reply(const store::Store& store, const std::string& name, store::UnixMs now) {
    const auto account = store.account_named(name_key(name));
    if (!account) return refusal(why_missing(account.error(), Problem::no_such_player));
    const auto roles = store.roles(account->id);
    const auto ratings = ratings_to_show(store, account->id);
    const auto tallies = store.tallies(account->id);
    if (!roles || !ratings || !tallies) return refusal(Problem::storage_failed);
    Names names{store};
    std::string body;
    JsonObject object{body};
    object.text("id", account->id.text).text("name", account->name).number("created", account->created_at_ms);
    append_roles(object.value("roles"), *roles);
    append_ratings(object.value("ratings"), ratings->own, now);
    append_pairs(object.value("pairs"), ratings->pairs, account->id, names, now);
    append_counts(object.value("matches"), *tallies);
    object.end();
    if (names.failed()) return refusal(Problem::storage_failed);
    return json_reply(std::move(body));
}

}  // namespace doorgeef::server
