// Guests and accounts: coming in, going out, changing, leaving for good; and the offices that an admin gives.
#pragma once

#include "server/api/asked.hpp"
#include "server/api/forms.hpp"
#include "server/api/passwords.hpp"
#include "server/api/sessions.hpp"
#include "server/limits/buckets.hpp"
#include "server/lobby/lobby.hpp"
#include "server/room/rooms.hpp"

#include <optional>
#include <string>
#include <unordered_set>

namespace doorgeef::server {

class Accounts {
public:
    Accounts(const House& house, Sessions& sessions, Passwords& passwords, Lobby& lobby, Rooms& rooms);

    void become_guest(const Asked& asked);
    void make_account(const Asked& asked);
    void log_in(const Asked& asked);
    void log_out(const Asked& asked);
    void show_me(const Asked& asked);
    void change_me(const Asked& asked);
    void delete_me(const Asked& asked);
    void change_roles(const Asked& asked);

private:
    // A change whose password has been checked, if that was needed.
    struct Change {
        RequestId id{};
        store::AccountId account{};
        std::string session{};
        ChangeForm form{};
        std::string checked_hash{};  // the one that the password fitted
        std::string new_hash{};      // of the new password
    };

    // accounts.cpp
    void create(RequestId id, const AccountForm& form, std::string hash,
                const std::optional<std::string>& session, Now now);
    void let_in(RequestId id, const store::Account& account, const std::optional<std::string>& session,
                Now now);
    // Why nobody can get this name now.
    std::optional<Problem> why_not_free(const std::string& name) const;
    // Whether one address makes so many that this one has to wait; then it has been said.
    bool makes_too_fast(const Asked& asked, Buckets& made, Trouble trouble);

    // account_changes.cpp
    void hash_and_apply(Change change);
    void apply(const Change& change, Now now);
    void forget_guest(const Asked& asked);
    void remove(RequestId id, const store::Account& account, Now now);

    void reply(RequestId id, ApiReply reply) const;
    void refuse(RequestId id, Problem problem) const;
    // Whether so many passwords have been tried that this one is not looked at; then it has been said.
    // Strangers who guess at a name do not hold up its owner, who comes from elsewhere or has a session.
    bool guesses_too_fast(const Asked& asked, const std::string& name_key);
    bool owner_guesses_too_fast(const Asked& asked);
    bool refuses_guess(const Asked& asked, const std::string& guesser);
    ApiReply me_reply(const store::AccountId& account) const;
    void name_changed(const Person& person, Now now);

    const House& house_;
    Sessions& sessions_;
    Passwords& passwords_;
    Lobby& lobby_;
    Rooms& rooms_;
    Buckets tried_by_address_;
    Buckets tried_by_guesser_;
    Buckets tried_by_name_;
    Buckets made_by_address_;
    Buckets guests_by_address_;
    std::unordered_set<std::string> changing_{};  // accounts with a change on its way to the disk
};

}  // namespace doorgeef::server
