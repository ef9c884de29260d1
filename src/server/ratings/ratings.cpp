#include "server/ratings/ratings.hpp"

#include "wire/json_text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace doorgeef::server {

using match::Seat;
using match::Team;

namespace {

constexpr double kPeriodMs = 7.0 * 24 * 3'600'000;

double periods_between(store::UnixMs from, store::UnixMs until) {
    return std::max(0.0, static_cast<double>(until - from) / kPeriodMs);
}

// Somebody whose rating changes.
struct Rating {
    store::Rated who{};
    std::string_view name{};   // "A1" for a player, "A" for a pair
    std::int64_t matches = 0;  // so far
    double periods = 0;        // since the last of these
    glicko2::Rating stored{};  // as it was after that one
    glicko2::Rating before{};  // as it is now
    glicko2::Rating after{};
};

std::int64_t rounded(double number) {
    return std::llround(number);
}

void append_change(std::string& out, const Rating& rating) {
    wire::JsonObject object{out};
    object.number("before", rounded(rating.before.rating)).number("after", rounded(rating.after.rating));
    object.number("deviation", rounded(rating.after.deviation)).end();
}

// {"players":{"A1":{"before":1500,"after":1662,"deviation":290},…},"pairs":{"A":{…},…}}: without names, so
// that nothing is left to forget when an account goes.
std::string change_text(const std::vector<Rating>& players, const std::vector<Rating>& pairs) {
    std::string out;
    wire::JsonObject object{out};
    for (const auto& [key, ratings] : {std::pair{"players", &players}, std::pair{"pairs", &pairs}}) {
        wire::JsonObject all{object.value(key)};
        for (const Rating& rating : *ratings) append_change(all.value(rating.name), rating);
        all.end();
    }
    object.end();
    return out;
}

double score_of(const match::Score& score, Team team) {
    const int own = score.half_points[team];
    const int other = score.half_points[!team];
    return static_cast<double>(own) / (own + other);
}

double squared(double x) {
    return x * x;
}

// A team is as strong as its two players on average. What stands against one of them is the other team,
// and how much better or worse than himself his partner is.
glicko2::Game against_team(const Rating& self, const Rating& partner, const Rating& one,
                           const Rating& other) {
    const auto& mine = self.before;
    const auto& with = partner.before;
    return {
        (one.before.rating + other.before.rating + mine.rating - with.rating) / 2,
        std::sqrt(squared(one.before.deviation) + squared(other.before.deviation) + squared(with.deviation)) /
            2};
}

void play(Rating& rating, glicko2::Game game, double score) {
    game.score = score;
    rating.after = glicko2::rated(rating.stored, std::array{game}, rating.periods);
}

glicko2::Game against(const Rating& other) {
    return {other.before.rating, other.before.deviation};
}

// What the match does to each. False: it takes two players or four.
bool play_all(std::vector<Rating>& players, std::vector<Rating>& pairs, const match::Score& score) {
    const auto play_each_other = [&score](std::vector<Rating>& two) {
        play(two[0], against(two[1]), score_of(score, Team::a));
        play(two[1], against(two[0]), score_of(score, Team::b));
    };
    if (players.size() == 2) {
        play_each_other(players);
        return true;
    }
    if (players.size() != match::kSeats.size()) return false;
    for (const Seat seat : match::kSeats)
        play(players[seat.index()],
             against_team(players[seat.index()], players[seat.partner().index()],
                          players[seat.opponent().index()], players[seat.diagonal().index()]),
             score_of(score, seat.team()));
    play_each_other(pairs);
    return true;
}

}  // namespace

glicko2::Rating rating_at(const store::Rating& stored, store::UnixMs now) {
    glicko2::Rating rating{stored.rating, stored.deviation, stored.volatility};
    rating.deviation = glicko2::deviation_after(rating, periods_between(stored.rated_at_ms, now));
    return rating;
}

store::Read<store::Rating> Ratings::present(const store::Rated& who, const std::string& family) const {
    if (const auto found = pending_.find({who, family}); found != pending_.end()) return found->second.rating;
    auto stored = store_.rating(who, family);
    if (stored || stored.error() != store::StoreProblem::not_found) return stored;
    const glicko2::Rating first;
    return store::Rating{first.rating, first.deviation, first.volatility, 0, 0};
}

store::Read<store::Batch> Ratings::rate(const RatedMatch& match) {
    if (match.score.half_points[Team::a] + match.score.half_points[Team::b] == 0) return store::Batch{};
    const auto look_up = [&](store::Rated who, std::string_view name) -> store::Read<Rating> {
        const auto found = present(who, match.family);
        if (!found) return found.error();
        Rating rating{std::move(who), name, found->matches};
        if (found->matches > 0) rating.periods = periods_between(found->rated_at_ms, match.ended_at_ms);
        rating.stored = {found->rating, found->deviation, found->volatility};
        rating.before = found->matches > 0 ? rating_at(*found, match.ended_at_ms) : rating.stored;
        return rating;
    };

    std::vector<Rating> players;
    std::vector<Rating> pairs;
    for (const Seat seat : match::kSeats) {
        if (!match.players[seat]) continue;
        auto rating = look_up(*match.players[seat], match::name(seat));
        if (!rating) return rating.error();
        players.push_back(std::move(rating).value());
    }
    if (players.size() == match::kSeats.size())
        for (const Team team : match::kTeams) {
            const store::Pair pair{*match.players[{team, match::BoardId::first}],
                                   *match.players[{team, match::BoardId::second}]};
            auto rating = look_up(pair, team == Team::a ? "A" : "B");
            if (!rating) return rating.error();
            pairs.push_back(std::move(rating).value());
        }
    if (!play_all(players, pairs, match.score)) return store::Batch{};

    store::Batch batch;
    for (const auto* ratings : {&players, &pairs})
        for (const Rating& rating : *ratings) {
            const store::Rating stored{rating.after.rating, rating.after.deviation, rating.after.volatility,
                                       rating.matches + 1, match.ended_at_ms};
            batch.emplace_back(store::write::SetRating{{rating.who, match.family, stored}, rating.matches});
            pending_[{rating.who, match.family}] = {stored, match.id};
        }
    batch.emplace_back(store::write::PutDocument{
        {std::string{kRatingChangeKind}, match.id.text, std::nullopt, change_text(players, pairs)}});
    return batch;
}

store::Write no_rating_change(const store::MatchId& match) {
    return store::write::PutDocument{{std::string{kRatingChangeKind}, match.text, std::nullopt,
                                      R"({"players":{},"pairs":{},"missing":true})"}};
}

void Ratings::settled(const store::MatchId& match) {
    std::erase_if(pending_, [&](const auto& entry) { return entry.second.match == match; });
}

}  // namespace doorgeef::server
