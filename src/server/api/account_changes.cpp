// What an account's owner changes about it, and what an admin does.
#include "server/api/accounts.hpp"
#include "server/api/me_text.hpp"
#include "server/api/replies.hpp"
#include "server/people/name_key.hpp"

#include <utility>

namespace doorgeef::server {

ApiReply Accounts::me_reply(const store::AccountId& account) const {
    const auto found = house_.store.account(account);
    const auto roles = house_.store.roles(account);
    if (!found || !roles) return refusal(Problem::storage_failed);
    return json_reply(me_text(*found, *roles));
}

void Accounts::show_me(const Asked& asked) {
    if (!asked.person->account) return reply(asked.id, json_reply(me_text(*asked.person)));
    reply(asked.id, me_reply({asked.person->id}));
}

// Wherever somebody is shown who is here.
void Accounts::name_changed(const Person& person, Now now) {
    sessions_.changed({person.id});
    lobby_.player_changed(Player::of(person), now);
    rooms_.player_changed(person.id, Player::of(person), now);
}

// ---- changing

void Accounts::change_me(const Asked& asked) {
    auto form = parse_change_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    Change change{asked.id, {asked.person->id}, *asked.request.session, *form, {}, {}};
    if (!form->needs_password()) return apply(change, asked.now);
    const auto account = house_.store.account(change.account);
    if (!account) return refuse(asked.id, Problem::storage_failed);
    if (owner_guesses_too_fast(asked)) return;
    change.checked_hash = account->password_hash;
    passwords_.check(form->old_password, account->password_hash,
                     [this, change](std::optional<bool> fits, Now now) mutable {
                         if (!fits) return reply(change.id, busy_reply());
                         if (!*fits) return refuse(change.id, Problem::wrong_password);
                         if (!change.form.password) return apply(change, now);
                         hash_and_apply(std::move(change));
                     });
}

void Accounts::hash_and_apply(Change change) {
    std::string password = *change.form.password;
    passwords_.hash(std::move(password),
                    [this, change = std::move(change)](std::optional<std::string> hash, Now now) mutable {
                        if (!hash) return reply(change.id, busy_reply());
                        change.new_hash = *std::move(hash);
                        apply(change, now);
                    });
}

void Accounts::apply(const Change& change, Now /*now*/) {
    const auto stored = house_.store.account(change.account);
    // Not there: deleted meanwhile.
    if (!stored) return refuse(change.id, why_missing(stored.error(), Problem::log_in_first));
    const auto roles = house_.store.roles(change.account);
    if (!roles) return refuse(change.id, why_missing(roles.error(), Problem::log_in_first));
    if (!change.checked_hash.empty() && stored->password_hash != change.checked_hash)
        return refuse(change.id, Problem::wrong_password);
    // The next one must see what this one did.
    if (!changing_.insert(change.account.text).second) return reply(change.id, busy_reply());
    store::Account account = *stored;
    const ChangeForm& form = change.form;
    if (form.name) {
        account.name = *form.name;
        account.name_key = name_key(*form.name);
    }
    if (form.email) account.email = *form.email;
    if (form.settings) account.settings = *form.settings;
    if (form.password) account.password_hash = change.new_hash;
    store::Batch batch{store::write::UpdateAccount{account}};
    if (form.password) batch.emplace_back(store::write::RevokeSessionsOf{change.account, change.session});
    house_.writes.write(std::move(batch),
                        [this, change, me = me_text(account, *roles)](store::Failure failure, Now then) {
                            changing_.erase(change.account.text);
                            if (failure == store::StoreProblem::duplicate)
                                return refuse(change.id, Problem::name_taken);
                            if (failure) return refuse(change.id, Problem::storage_failed);
                            reply(change.id, json_reply(me));
                            if (change.form.password)
                                sessions_.all_ended(change.account.text, change.session);
                            if (change.form.name)
                                name_changed({change.account.text, *change.form.name, true, {}}, then);
                        });
}

// ---- leaving for good

void Accounts::delete_me(const Asked& asked) {
    const auto form = parse_delete_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    if (lobby_.is_at_a_table(asked.person->id)) return refuse(asked.id, Problem::still_at_a_table);
    if (!asked.person->account) return forget_guest(asked);
    const auto account = house_.store.account({asked.person->id});
    if (!account) return refuse(asked.id, Problem::storage_failed);
    if (owner_guesses_too_fast(asked)) return;
    passwords_.check(form->password, account->password_hash,
                     [this, id = asked.id, account = *account](std::optional<bool> fits, Now now) {
                         if (!fits) return reply(id, busy_reply());
                         if (!*fits) return refuse(id, Problem::wrong_password);
                         remove(id, account, now);
                     });
}

void Accounts::remove(RequestId id, const store::Account& account, Now /*now*/) {
    if (lobby_.is_at_a_table(account.id.text)) return refuse(id, Problem::still_at_a_table);
    lobby_.leaves(account.id.text);
    house_.writes.write({store::write::DeleteAccount{account.id}},
                        [this, id, person = account.id.text](store::Failure failure, Now now) {
                            lobby_.has_left(person);
                            if (failure == store::StoreProblem::in_live_match)
                                return refuse(id, Problem::still_at_a_table);
                            if (failure == store::StoreProblem::last_admin)
                                return refuse(id, Problem::last_admin);
                            if (failure) return refuse(id, Problem::storage_failed);
                            reply(id, {.status = 204, .session_token = ""});
                            sessions_.all_ended(person);
                            rooms_.player_changed(person, {PlayerKind::forgotten, "", ""}, now);
                        });
}

void Accounts::forget_guest(const Asked& asked) {
    house_.writes.write({store::write::ForgetGuest{{{asked.person->id}, asked.person->name}}},
                        [this, id = asked.id, person = asked.person->id](store::Failure failure, Now now) {
                            if (failure == store::StoreProblem::in_live_match)
                                return refuse(id, Problem::still_at_a_table);
                            if (failure) return refuse(id, Problem::storage_failed);
                            reply(id, {.status = 204, .session_token = ""});
                            sessions_.all_ended(person);
                            rooms_.player_changed(person, {PlayerKind::forgotten, "", ""}, now);
                        });
}

// ---- offices

void Accounts::change_roles(const Asked& asked) {
    const auto form = parse_role_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    const auto account = house_.store.account_named(name_key(form->name));
    if (!account) return refuse(asked.id, why_missing(account.error(), Problem::no_such_player));
    // Somebody else decides that; and he may find that no other is left.
    if (!form->grant && form->role == store::AccountRole::admin && account->id.text == asked.person->id)
        return refuse(asked.id, Problem::not_allowed);
    store::Batch batch;
    if (form->grant)
        batch.emplace_back(store::write::GrantRole{account->id, form->role});
    else
        batch.emplace_back(store::write::WithdrawRole{account->id, form->role});
    house_.writes.write(std::move(batch),
                        [this, id = asked.id, who = account->id](store::Failure failure, Now then) {
                            if (failure == store::StoreProblem::last_admin)
                                return refuse(id, Problem::last_admin);
                            if (failure) return refuse(id, Problem::storage_failed);
                            sessions_.changed(who);
                            rooms_.roles_changed(who.text, then);
                            reply(id, no_content());
                        });
}

}  // namespace doorgeef::server
