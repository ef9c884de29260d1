#include "server/api/accounts.hpp"

#include "server/api/me_text.hpp"
#include "server/api/replies.hpp"
#include "server/people/name_key.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

// Of a password that nobody has: checking it takes as long as checking a real one, so that nobody can hear
// from the time it takes whether there is such an account.
constexpr std::string_view kNobodysHash =
    "$argon2id$v=19$m=19456,t=2,p=1$9uy2gClcJQex+MjO/tiHTw$Uhm7arMP84eeTHYJgx8rpSZ9KoEJgsJFPqCkgVdMzbM";
constexpr std::size_t kLongestTypedName = 256;  // bytes; what is longer is nobody's

}  // namespace

Accounts::Accounts(const House& house, Sessions& sessions, Passwords& passwords, Lobby& lobby, Rooms& rooms)
    : house_(house), sessions_(sessions), passwords_(passwords), lobby_(lobby), rooms_(rooms),
      tried_by_address_(house.settings.limits.passwords_per_address),
      tried_by_guesser_(house.settings.limits.passwords_per_guesser),
      tried_by_name_(house.settings.limits.passwords_per_name),
      made_by_address_(house.settings.limits.accounts_per_address),
      guests_by_address_(house.settings.limits.guests_per_address) {}

void Accounts::reply(RequestId id, ApiReply reply) const {
    house_.outside.reply(id, std::move(reply));
}

void Accounts::refuse(RequestId id, Problem problem) const {
    reply(id, refusal(problem));
}

bool Accounts::refuses_guess(const Asked& asked, const std::string& guesser) {
    auto wait_ms = tried_by_address_.refuses(asked.request.address, asked.now.instant);
    if (!wait_ms) wait_ms = tried_by_guesser_.refuses(guesser, asked.now.instant);
    if (!wait_ms) return false;
    house_.outside.met(Trouble::passwords, asked.request.address);
    reply(asked.id, too_fast_reply(*wait_ms));
    return true;
}

// What one address may not try does not count for the name, so that it takes many of them to block it.
bool Accounts::guesses_too_fast(const Asked& asked, const std::string& name_key) {
    if (refuses_guess(asked, asked.request.address + ' ' + name_key)) return true;
    const auto wait_ms = tried_by_name_.refuses(name_key, asked.now.instant);
    if (!wait_ms) return false;
    house_.outside.met(Trouble::passwords, asked.request.address);
    reply(asked.id, too_fast_reply(*wait_ms));
    return true;
}

bool Accounts::owner_guesses_too_fast(const Asked& asked) {
    return refuses_guess(asked, *asked.request.session);
}

std::optional<Problem> Accounts::why_not_free(const std::string& name) const {
    const auto account = house_.store.account_named(name_key(name));
    if (account) return Problem::name_taken;
    if (account.error() != store::StoreProblem::not_found) return Problem::storage_failed;
    return std::nullopt;
}

bool Accounts::makes_too_fast(const Asked& asked, Buckets& made, Trouble trouble) {
    const auto wait_ms = made.refuses(asked.request.address, asked.now.instant);
    if (!wait_ms) return false;
    house_.outside.met(trouble, asked.request.address);
    reply(asked.id, too_fast_reply(*wait_ms));
    return true;
}

// ---- guests

void Accounts::become_guest(const Asked& asked) {
    const auto form = parse_guest_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    if (asked.person && lobby_.is_at_a_table(asked.person->id))
        return refuse(asked.id, Problem::still_at_a_table);
    if (const auto problem = why_not_free(form->name)) return refuse(asked.id, *problem);
    if (makes_too_fast(asked, guests_by_address_, Trouble::guests)) return;
    const Person person{house_.new_id(), form->name, false, {}};
    const auto opened = sessions_.open(store::Guest{{person.id}, person.name}, asked.now);
    store::Batch batch;
    batch.emplace_back(opened.write);
    if (asked.person) batch.emplace_back(store::write::RevokeSession{*asked.request.session});
    house_.writes.write(std::move(batch), [this, id = asked.id, person, token = opened.token.text,
                                           before = asked.person ? asked.request.session : std::nullopt](
                                              store::Failure failure, Now /*now*/) {
        if (failure) return refuse(id, Problem::storage_failed);
        if (before) sessions_.ended(*before);
        reply(id, {.status = 201, .body = me_text(person), .session_token = token});
    });
}

// ---- making an account

void Accounts::make_account(const Asked& asked) {
    auto form = parse_account_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    if (const auto problem = why_not_free(form->name)) return refuse(asked.id, *problem);
    if (makes_too_fast(asked, made_by_address_, Trouble::accounts)) return;
    std::string password = form->password;
    passwords_.hash(std::move(password), [this, id = asked.id, form = *form, session = asked.request.session](
                                             std::optional<std::string> hash, Now now) {
        if (!hash) return reply(id, busy_reply());
        create(id, form, *std::move(hash), session, now);
    });
}

// A guest who gets an account keeps his id, and with it everything that he has played and is playing.
void Accounts::create(RequestId id, const AccountForm& form, std::string hash,
                      const std::optional<std::string>& session, Now now) {
    const auto found = sessions_.person(session, now);
    if (!found) return refuse(id, Problem::storage_failed);
    const auto& guest = *found;
    const bool was_guest = guest && !guest->account;
    const store::Account account{{was_guest ? guest->id : house_.new_id()},
                                 form.name,
                                 name_key(form.name),
                                 std::move(hash),
                                 form.email,
                                 now.unix_ms,
                                 "{}"};
    const auto opened = sessions_.open(account.id, now);
    store::Batch batch;
    batch.emplace_back(store::write::CreateAccount{account});
    if (was_guest) {
        batch.emplace_back(store::write::AdoptGuest{{{guest->id}, guest->name}, account.id});
        batch.emplace_back(store::write::RevokeSession{*session});
    }
    batch.emplace_back(opened.write);
    house_.writes.write(std::move(batch),
                        [this, id, account, token = opened.token.text,
                         before = was_guest ? session : std::nullopt](store::Failure failure, Now then) {
                            if (failure == store::StoreProblem::duplicate)
                                return refuse(id, Problem::name_taken);
                            if (failure) return refuse(id, Problem::storage_failed);
                            // From what was written: what has happened must not be answered as if it had not.
                            reply(id, {.status = 201, .body = me_text(account, {}), .session_token = token});
                            if (!before) return;
                            name_changed({account.id.text, account.name, true, {}}, then);
                            sessions_.ended(*before);
                        });
}

// ---- in and out

void Accounts::log_in(const Asked& asked) {
    const auto form = parse_log_in_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    if (asked.person && lobby_.is_at_a_table(asked.person->id))
        return refuse(asked.id, Problem::still_at_a_table);
    const std::string key = form->name.size() <= kLongestTypedName ? name_key(form->name) : "";
    if (guesses_too_fast(asked, key)) return;
    const auto account = house_.store.account_named(key);
    if (!account && account.error() != store::StoreProblem::not_found)
        return refuse(asked.id, Problem::storage_failed);
    std::string hash = account ? account->password_hash : std::string{kNobodysHash};
    const auto checked = [this, id = asked.id, hash, who = account ? account->id : store::AccountId{},
                          session = asked.request.session](std::optional<bool> fits, Now now) {
        if (!fits) return reply(id, busy_reply());
        if (!*fits) return refuse(id, Problem::wrong_name_or_password);
        const auto still = house_.store.account(who);
        if (!still) return refuse(id, why_missing(still.error(), Problem::wrong_name_or_password));
        if (still->password_hash != hash) return refuse(id, Problem::wrong_name_or_password);
        let_in(id, *still, session, now);
    };
    passwords_.check(form->password, std::move(hash), checked);
}

void Accounts::let_in(RequestId id, const store::Account& account, const std::optional<std::string>& session,
                      Now now) {
    const auto person = sessions_.person(session, now);
    const auto roles = house_.store.roles(account.id);
    if (!person || !roles) return refuse(id, Problem::storage_failed);
    const auto before = *person ? session : std::nullopt;
    const auto opened = sessions_.open(account.id, now);
    store::Batch batch;
    batch.emplace_back(opened.write);
    if (before) batch.emplace_back(store::write::RevokeSession{*before});
    house_.writes.write(std::move(batch), [this, id, me = me_text(account, *roles), before,
                                           token = opened.token.text](store::Failure failure, Now /*now*/) {
        if (failure) return refuse(id, Problem::storage_failed);
        reply(id, {.body = me, .session_token = token});
        if (before) sessions_.ended(*before);
    });
}

void Accounts::log_out(const Asked& asked) {
    const auto form = parse_log_out_form(asked.request.body);
    if (!form) return refuse(asked.id, form.error());
    // A guest has nothing to come back to his seat with.
    if (!asked.person->account && lobby_.is_at_a_table(asked.person->id))
        return refuse(asked.id, Problem::still_at_a_table);
    const bool everywhere = form->everywhere && asked.person->account;
    store::Batch batch;
    if (everywhere)
        batch.emplace_back(store::write::RevokeSessionsOf{{asked.person->id}, std::nullopt});
    else
        batch.emplace_back(store::write::RevokeSession{*asked.request.session});
    house_.writes.write(std::move(batch), [this, id = asked.id, session = *asked.request.session, everywhere,
                                           person = asked.person->id](store::Failure failure, Now /*now*/) {
        if (failure) return refuse(id, Problem::storage_failed);
        reply(id, {.status = 204, .session_token = ""});
        if (everywhere)
            sessions_.all_ended(person);
        else
            sessions_.ended(session);
    });
}

}  // namespace doorgeef::server
