// What can be written. A batch is carried out as a whole or not at all, in its order: a later write sees what
// an earlier one did. Besides what stands here, a write that names an account or a match that does not
// exist is refused with `not_found`.
#pragma once

#include "store/records.hpp"

#include <variant>
#include <vector>

namespace doorgeef::store {

namespace write {

// duplicate: the id is taken. The match is live and has no events.
struct CreateMatch {
    MatchRecord record{};
    Fence fence = 1;
};

// Makes `fence` the match's fence; fenced_off if it is not above the present one. finished.
struct TakeOver {
    MatchId match{};
    Fence fence = 0;
};

// Changes nothing, and lets the batch through only while the writer owns the live match. fenced_off,
// finished.
struct RequireFence {
    MatchId match{};
    Fence fence = 0;
};

// fenced_off: `fence` is not the match's. wrong_sequence: `first` is not head + 1. finished.
struct AppendEvents {
    MatchId match{};
    Fence fence = 0;
    Sequence first = 0;
    std::vector<std::string> lines{};  // notation::to_text
};

// fenced_off, finished.
struct FinishMatch {
    MatchId match{};
    Fence fence = 0;
    MatchResult result{};
};

// duplicate: this command of this person has been answered. Also in a finished match: being told that it
// is over is an answer.
struct KeepAnswer {
    MatchId match{};
    Answer answer{};
};

// In the place of the document of this kind and id, if there is one.
struct PutDocument {
    Document document{};
};

// Nothing happens if there is none.
struct RemoveDocument {
    std::string kind{};
    std::string id{};
};

// duplicate: the id or the name key is taken.
struct CreateAccount {
    Account account{};
};

// Everything but the id may have changed. duplicate: the name key is taken.
struct UpdateAccount {
    Account account{};
};

// With the sessions, roles, ratings, documents and answers; in finished matches the seat becomes Forgotten.
// in_live_match, last_admin.
struct DeleteAccount {
    AccountId account{};
};

// A guest has got an account: wherever he sits, the account sits from now on.
struct AdoptGuest {
    Guest guest{};
    AccountId account{};
};

// With the sessions and answers; in finished matches the seat becomes Forgotten. in_live_match.
struct ForgetGuest {
    Guest guest{};
};

struct GrantRole {
    AccountId account{};
    AccountRole role{};
};
// last_admin.
struct WithdrawRole {
    AccountId account{};
    AccountRole role{};
};

// duplicate: the token hash is taken.
struct OpenSession {
    Session session{};
};
// not_found: there is none with this token hash.
struct ExtendSession {
    std::string token_hash{};
    UnixMs expires_at_ms = 0;
};
// not_found: there is none with this token hash.
struct RevokeSession {
    std::string token_hash{};
};
// All sessions of an account, but for the one from which it is asked.
struct RevokeSessionsOf {
    AccountId account{};
    std::optional<std::string> except_token_hash{};
};

// wrong_sequence: `follows` is given, and the present rating is not one of so many matches (0: there is
// none).
struct SetRating {
    RatingEntry entry{};
    std::optional<std::int64_t> follows{};
};

// Removes sessions that expired before the one moment, and answers of matches that ended before the other.
struct Prune {
    UnixMs sessions_before_ms = 0;
    UnixMs answers_before_ms = 0;
};

}  // namespace write

using Write = std::variant<write::CreateMatch, write::TakeOver, write::RequireFence, write::AppendEvents,
                           write::FinishMatch, write::KeepAnswer, write::PutDocument, write::RemoveDocument,
                           write::CreateAccount, write::UpdateAccount, write::DeleteAccount,
                           write::AdoptGuest, write::ForgetGuest, write::GrantRole, write::WithdrawRole,
                           write::OpenSession, write::ExtendSession, write::RevokeSession,
                           write::RevokeSessionsOf, write::SetRating, write::Prune>;

using Batch = std::vector<Write>;

}  // namespace doorgeef::store
