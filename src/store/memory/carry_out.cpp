#include "store/memory/tables.hpp"

#include <algorithm>

namespace doorgeef::store {

namespace {

class Writer {
public:
    Writer(Tables& tables, Journal& journal) : tables_(tables), journal_(journal) {}

    Failure operator()(const write::CreateMatch& write) {
        if (tables_.matches.contains(write.record.id)) return StoreProblem::duplicate;
        for (const Occupant& occupant : write.record.seats.values) {
            const auto* account = std::get_if<AccountId>(&occupant);
            if (account && !exists(*account)) return StoreProblem::not_found;
        }
        journal_.set(tables_.matches, write.record.id,
                     {tables_.matches.size(), write.record, write.fence, std::nullopt});
        journal_.set(tables_.events, write.record.id, {});
        return std::nullopt;
    }

    Failure operator()(const write::TakeOver& write) {
        if (const Failure failure = look_for_live(write.match)) return failure;
        Tables::MatchRow row = tables_.matches[write.match];
        if (write.fence <= row.fence) return StoreProblem::fenced_off;
        row.fence = write.fence;
        journal_.set(tables_.matches, write.match, std::move(row));
        return std::nullopt;
    }

    Failure operator()(const write::RequireFence& write) { return look_for_owned(write.match, write.fence); }

    Failure operator()(const write::AppendEvents& write) {
        if (const Failure failure = look_for_owned(write.match, write.fence)) return failure;
        auto& lines = tables_.events[write.match];
        const std::size_t head = lines.size();
        if (write.first != static_cast<Sequence>(head) + 1) return StoreProblem::wrong_sequence;
        journal_.note([&lines, head] { lines.resize(head); });
        lines.insert(lines.end(), write.lines.begin(), write.lines.end());
        return std::nullopt;
    }

    Failure operator()(const write::FinishMatch& write) {
        if (const Failure failure = look_for_owned(write.match, write.fence)) return failure;
        Tables::MatchRow row = tables_.matches[write.match];
        row.result = write.result;
        journal_.set(tables_.matches, write.match, std::move(row));
        return std::nullopt;
    }

    Failure operator()(const write::KeepAnswer& write) {
        if (!tables_.matches.contains(write.match)) return StoreProblem::not_found;
        const std::tuple key{write.match, write.answer.who, write.answer.command_id};
        if (tables_.answers.contains(key)) return StoreProblem::duplicate;
        journal_.set(tables_.answers, key, write.answer);
        return std::nullopt;
    }

    Failure operator()(const write::PutDocument& write) {
        const Document& document = write.document;
        if (document.owner && !exists(*document.owner)) return StoreProblem::not_found;
        journal_.set(tables_.documents, {document.kind, document.id}, document);
        return std::nullopt;
    }

    Failure operator()(const write::RemoveDocument& write) {
        journal_.erase(tables_.documents, {write.kind, write.id});
        return std::nullopt;
    }

    Failure operator()(const write::CreateAccount& write) {
        const Account& account = write.account;
        if (exists(account.id) || tables_.account_names.contains(account.name_key))
            return StoreProblem::duplicate;
        journal_.set(tables_.accounts, account.id, account);
        journal_.set(tables_.account_names, account.name_key, account.id);
        return std::nullopt;
    }

    Failure operator()(const write::UpdateAccount& write) {
        const Account& account = write.account;
        if (!exists(account.id)) return StoreProblem::not_found;
        const auto named = tables_.account_names.find(account.name_key);
        if (named != tables_.account_names.end() && named->second != account.id)
            return StoreProblem::duplicate;
        journal_.erase(tables_.account_names, tables_.accounts[account.id].name_key);
        journal_.set(tables_.account_names, account.name_key, account.id);
        journal_.set(tables_.accounts, account.id, account);
        return std::nullopt;
    }

    Failure operator()(const write::DeleteAccount& write) {
        const AccountId& id = write.account;
        if (!exists(id)) return StoreProblem::not_found;
        const std::vector<MatchId> matches = matches_of(id);
        if (std::ranges::any_of(matches, [this](const MatchId& match) { return is_live(match); }))
            return StoreProblem::in_live_match;
        if (is_last_admin(id)) return StoreProblem::last_admin;
        for (const MatchId& match : matches) replace(match, id, Forgotten{});
        forget(id);
        return std::nullopt;
    }

    Failure operator()(const write::AdoptGuest& write) {
        if (!exists(write.account)) return StoreProblem::not_found;
        for (const MatchId& match : matches_of(write.guest)) replace(match, write.guest, write.account);
        return std::nullopt;
    }

    Failure operator()(const write::ForgetGuest& write) {
        const std::vector<MatchId> matches = matches_of(write.guest);
        if (std::ranges::any_of(matches, [this](const MatchId& match) { return is_live(match); }))
            return StoreProblem::in_live_match;
        journal_.erase_if(tables_.answers, [&](const auto& key, const Answer& answer) {
            return answer.who == write.guest.id.text && std::ranges::count(matches, std::get<MatchId>(key));
        });
        for (const MatchId& match : matches) replace(match, write.guest, Forgotten{});
        journal_.erase_if(tables_.sessions, [&](const auto&, const Session& session) {
            const auto* guest = std::get_if<Guest>(&session.who);
            return guest && guest->id == write.guest.id;
        });
        return std::nullopt;
    }

    Failure operator()(const write::GrantRole& write) {
        if (!exists(write.account)) return StoreProblem::not_found;
        journal_.set(tables_.roles, {write.account, write.role}, {});
        return std::nullopt;
    }

    Failure operator()(const write::WithdrawRole& write) {
        if (!exists(write.account)) return StoreProblem::not_found;
        if (write.role == AccountRole::admin && is_last_admin(write.account)) return StoreProblem::last_admin;
        journal_.erase(tables_.roles, {write.account, write.role});
        return std::nullopt;
    }

    Failure operator()(const write::OpenSession& write) {
        const Session& session = write.session;
        if (tables_.sessions.contains(session.token_hash)) return StoreProblem::duplicate;
        const auto* account = std::get_if<AccountId>(&session.who);
        if (account && !exists(*account)) return StoreProblem::not_found;
        journal_.set(tables_.sessions, session.token_hash, session);
        return std::nullopt;
    }

    Failure operator()(const write::ExtendSession& write) {
        return change_session(write.token_hash,
                              [&](Session& session) { session.expires_at_ms = write.expires_at_ms; });
    }

    Failure operator()(const write::RevokeSession& write) {
        return change_session(write.token_hash, [](Session& session) { session.revoked = true; });
    }

    Failure operator()(const write::RevokeSessionsOf& write) {
        if (!exists(write.account)) return StoreProblem::not_found;
        std::vector<Session> revoked;
        for (const auto& [hash, session] : tables_.sessions)
            if (session.who == Person{write.account} && hash != write.except_token_hash)
                revoked.push_back(session);
        for (Session& session : revoked) {
            session.revoked = true;
            journal_.set(tables_.sessions, session.token_hash, session);
        }
        return std::nullopt;
    }

    Failure operator()(const write::SetRating& write) {
        const RatingEntry& entry = write.entry;
        const auto present = tables_.ratings.find({entry.who, entry.family});
        const std::int64_t matches = present == tables_.ratings.end() ? 0 : present->second.matches;
        if (write.follows && *write.follows != matches) return StoreProblem::wrong_sequence;
        const auto* account = std::get_if<AccountId>(&entry.who);
        const auto* pair = std::get_if<Pair>(&entry.who);
        if (account ? !exists(*account) : !exists(pair->first()) || !exists(pair->second()))
            return StoreProblem::not_found;
        journal_.set(tables_.ratings, {entry.who, entry.family}, entry.rating);
        return std::nullopt;
    }

    Failure operator()(const write::Prune& write) {
        journal_.erase_if(tables_.sessions, [&](const std::string&, const Session& session) {
            return session.expires_at_ms < write.sessions_before_ms;
        });
        journal_.erase_if(tables_.answers, [&](const auto& key, const Answer&) {
            const auto& result = tables_.matches[std::get<MatchId>(key)].result;
            return result && result->ended_at_ms < write.answers_before_ms;
        });
        return std::nullopt;
    }

private:
    bool exists(const AccountId& id) const { return tables_.accounts.contains(id); }
    bool is_last_admin(const AccountId& id) const {
        const auto is_admin = [](const auto& entry) { return entry.first.second == AccountRole::admin; };
        return tables_.roles.contains({id, AccountRole::admin}) &&
               std::ranges::count_if(tables_.roles, is_admin) == 1;
    }

    Failure look_for_live(const MatchId& match) const {
        const auto found = tables_.matches.find(match);
        if (found == tables_.matches.end()) return StoreProblem::not_found;
        if (found->second.result) return StoreProblem::finished;
        return std::nullopt;
    }

    Failure look_for_owned(const MatchId& match, Fence fence) const {
        if (const Failure failure = look_for_live(match)) return failure;
        if (tables_.matches.at(match).fence != fence) return StoreProblem::fenced_off;
        return std::nullopt;
    }

    bool is_live(const MatchId& match) const { return !tables_.matches.at(match).result; }

    std::vector<MatchId> matches_of(const Occupant& who) const {
        std::vector<MatchId> matches;
        for (const auto& [id, row] : tables_.matches)
            if (std::ranges::count(row.record.seats.values, who)) matches.push_back(id);
        return matches;
    }

    void replace(const MatchId& match, const Occupant& who, const Occupant& by) {
        Tables::MatchRow row = tables_.matches[match];
        std::ranges::replace(row.record.seats.values, who, by);
        journal_.set(tables_.matches, match, std::move(row));
    }

    void forget(const AccountId& id) {
        journal_.erase_if(tables_.answers,
                          [&](const auto&, const Answer& answer) { return answer.who == id.text; });
        journal_.erase_if(tables_.documents,
                          [&](const auto&, const Document& document) { return document.owner == id; });
        journal_.erase_if(tables_.roles, [&](const auto& key, const auto&) { return key.first == id; });
        journal_.erase_if(tables_.sessions,
                          [&](const auto&, const Session& session) { return session.who == Person{id}; });
        journal_.erase_if(tables_.ratings,
                          [&](const auto& key, const auto&) { return is_about(key.first, id); });
        journal_.erase(tables_.account_names, tables_.accounts[id].name_key);
        journal_.erase(tables_.accounts, id);
    }

    template <class Change>
    Failure change_session(const std::string& token_hash, Change change) {
        const auto found = tables_.sessions.find(token_hash);
        if (found == tables_.sessions.end()) return StoreProblem::not_found;
        Session session = found->second;
        change(session);
        journal_.set(tables_.sessions, token_hash, std::move(session));
        return std::nullopt;
    }

    Tables& tables_;
    Journal& journal_;
};

}  // namespace

Failure carry_out(Tables& tables, Journal& journal, const Write& write) {
    return std::visit(Writer{tables, journal}, write);
}

}  // namespace doorgeef::store
