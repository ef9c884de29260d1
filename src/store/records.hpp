// What is kept, as values. Texts are any bytes; whoever hands them in has checked them. Points in time are
// milliseconds since 1970 as the caller's wall clock gave them; the store never compares them with its own.
#pragma once

#include "match/outcome.hpp"
#include "match/seat.hpp"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace doorgeef::store {

// Random text that the caller made. The tag keeps the ids of different things apart.
template <class Tag>
struct Id {
    std::string text{};

    friend auto operator<=>(const Id&, const Id&) = default;
};
using MatchId = Id<struct MatchTag>;
using AccountId = Id<struct AccountTag>;
using GuestId = Id<struct GuestTag>;

using UnixMs = std::int64_t;
using Sequence = std::int64_t;  // of an event in its match: 1, 2, 3, ... without gaps
using Fence = std::int64_t;     // grows whenever a match gets another owner

// Someone who plays without an account. The id is what he is known by, the name is for people.
struct Guest {
    GuestId id{};
    std::string name{};

    friend auto operator<=>(const Guest&, const Guest&) = default;
};
using Person = std::variant<AccountId, Guest>;

struct Nobody {
    friend auto operator<=>(const Nobody&, const Nobody&) = default;
};
struct Bot {
    std::string name{};

    friend auto operator<=>(const Bot&, const Bot&) = default;
};
// An account that has been deleted since.
struct Forgotten {
    friend auto operator<=>(const Forgotten&, const Forgotten&) = default;
};
using Occupant = std::variant<Nobody, AccountId, Guest, Bot, Forgotten>;

struct TableDescription {
    std::string name{};
    std::string family{};  // of rulesets: "knsb"
    bool rated = false;
    bool is_public = false;
    bool with_arbiter = false;
    UnixMs created_at_ms = 0;

    friend bool operator==(const TableDescription&, const TableDescription&) = default;
};

// What is known of a match when it begins.
struct MatchRecord {
    MatchId id{};
    TableDescription table{};
    std::string agreement{};
    match::BySeat<Occupant> seats{};

    friend bool operator==(const MatchRecord&, const MatchRecord&) = default;
};

struct MatchResult {
    match::Score score{};
    match::ByBoard<std::optional<match::Outcome>> outcomes{};  // none: no game was played there
    UnixMs ended_at_ms = 0;

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

struct StoredMatch {
    MatchRecord record{};
    Fence fence = 0;
    Sequence head = 0;                    // of the last event; 0: none yet
    std::optional<MatchResult> result{};  // none: the match is live

    friend bool operator==(const StoredMatch&, const StoredMatch&) = default;
};

// What was answered to a command, so that the same command gets the same answer.
struct Answer {
    std::string who{};  // the text of the account's or guest's id
    std::string command_id{};
    std::string body_hash{};
    std::string text{};

    friend bool operator==(const Answer&, const Answer&) = default;
};

// What must survive a restart and is no event: premoves, who is ready, tables in the lobby, invitations.
struct Document {
    std::string kind{};
    std::string id{};
    std::optional<AccountId> owner{};  // goes into his export, and away with his account
    std::string text{};

    friend bool operator==(const Document&, const Document&) = default;
};

struct Account {
    AccountId id{};
    std::string name{};
    std::string name_key{};  // folded and normalised by the caller; unique
    std::string password_hash{};
    std::optional<std::string> email{};
    UnixMs created_at_ms = 0;
    std::string settings{};

    friend bool operator==(const Account&, const Account&) = default;
};

enum class AccountRole : std::uint8_t { arbiter, organiser, admin };

inline constexpr std::array kAccountRoles{AccountRole::arbiter, AccountRole::organiser, AccountRole::admin};

// "arbiter"
std::string_view code(AccountRole role);
std::optional<AccountRole> parse_account_role(std::string_view text);

struct Session {
    std::string token_hash{};  // unique
    Person who{};
    UnixMs created_at_ms = 0;
    UnixMs expires_at_ms = 0;
    bool revoked = false;

    friend bool operator==(const Session&, const Session&) = default;
};

// Two accounts that play together; who is named first makes no difference.
class Pair {
public:
    Pair() = default;
    Pair(AccountId one, AccountId other);

    const AccountId& first() const { return first_; }
    const AccountId& second() const { return second_; }

    friend auto operator<=>(const Pair&, const Pair&) = default;

private:
    AccountId first_{};
    AccountId second_{};
};
using Rated = std::variant<AccountId, Pair>;

// Glicko-2. Requires: finite numbers.
struct Rating {
    double rating = 0;
    double deviation = 0;
    double volatility = 0;
    std::int64_t matches = 0;
    UnixMs rated_at_ms = 0;

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct RatingEntry {
    Rated who{};
    std::string family{};
    Rating rating{};

    friend bool operator==(const RatingEntry&, const RatingEntry&) = default;
};

// How the finished matches of one account went.
struct Tally {
    std::string family{};
    std::int64_t won = 0;
    std::int64_t drawn = 0;
    std::int64_t lost = 0;

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace doorgeef::store
