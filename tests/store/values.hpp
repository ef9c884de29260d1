// Values and shorthands that the tests of the store share.
#pragma once

#include "store/store.hpp"

#include <ostream>
#include <string>
#include <utility>

namespace doorgeef::store {

inline constexpr Failure kDone{};

inline void PrintTo(StoreProblem problem, std::ostream* out) {
    *out << code(problem);
}

inline Failure commit_one(Store& store, Batch batch) {
    return store.commit({&batch, 1}).front();
}

// Its problem, or nothing if there is an answer.
template <class T>
Failure problem(const Read<T>& read) {
    return read ? Failure{} : read.error();
}

inline Account account(const std::string& id) {
    return {{id}, "Name of " + id, "key of " + id, "hash", "a@example.org", 1000, "{}"};
}

inline Session session_of(const std::string& account_id, const std::string& token_hash) {
    return {token_hash, AccountId{account_id}, 5, 100, false};
}

// Four guests at a public table.
inline MatchRecord match_record(const std::string& id) {
    MatchRecord record{{id}, {"Table of " + id, "knsb", false, true, false, 1000}, "knsb online", {}};
    for (const match::Seat seat : match::kSeats) {
        const std::string name{match::name(seat)};
        record.seats[seat] = Guest{{"guest " + name}, name};
    }
    return record;
}

inline write::CreateMatch create_match(const std::string& id) {
    return {match_record(id), 1};
}

inline write::AppendEvents append(const std::string& match, Sequence first, std::vector<std::string> lines) {
    return {{match}, 1, first, std::move(lines)};
}

inline MatchResult result_at(UnixMs ended_at_ms) {
    MatchResult result;
    result.score.half_points = {{3, 1}};
    result.outcomes = {{match::Outcome{match::Result::white_wins, match::Reason::mate},
                        match::Outcome{match::Result::drawn, match::Reason::agreement}}};
    result.ended_at_ms = ended_at_ms;
    return result;
}

inline write::FinishMatch finish(const std::string& match, UnixMs ended_at_ms = 2000) {
    return {{match}, 1, result_at(ended_at_ms)};
}

}  // namespace doorgeef::store
