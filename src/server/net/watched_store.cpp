#include "server/net/watched_store.hpp"

#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

namespace doorgeef::server::net {

using namespace store;  // NOLINT(google-build-using-namespace): it is that interface

namespace {

// What a question is kept with: text that is only looked at may be gone when it is asked again.
template <class Argument>
using Kept = std::conditional_t<std::is_same_v<Argument, std::string_view>, std::string, Argument>;

}  // namespace

template <class Answer, class... Parameters, class... Arguments>
Read<Answer> WatchedStore::ask(Read<Answer> (Store::*question)(Parameters...) const,
                               const Arguments&... arguments) const {
    auto answer = (store_.*question)(arguments...);
    if (answer || answer.error() == StoreProblem::not_found) return answer;
    told_(answer.error(),
          [&store = store_, question, kept = std::tuple<Kept<Arguments>...>{arguments...}]() -> Failure {
              const auto again = std::apply(
                  [&](const auto&... each) { return (std::as_const(store).*question)(each...); }, kept);
              if (again || again.error() == StoreProblem::not_found) return std::nullopt;
              return again.error();
          });
    return answer;
}

Read<StoredMatch> WatchedStore::match(const MatchId& id) const {
    return ask(&Store::match, id);
}

Read<std::vector<StoredMatch>> WatchedStore::live_matches() const {
    return ask(&Store::live_matches);
}

Read<std::vector<std::string>> WatchedStore::events(const MatchId& id, Sequence after, int limit) const {
    auto lines = store_.events(id, after, limit);
    if (lines || lines.error() == StoreProblem::corrupt) return lines;
    return ask(&Store::events, id, after, limit);
}

Read<std::vector<Answer>> WatchedStore::answers(const MatchId& id) const {
    return ask(&Store::answers, id);
}

Read<Answer> WatchedStore::answer(const MatchId& id, std::string_view who,
                                  std::string_view command_id) const {
    return ask(&Store::answer, id, who, command_id);
}

Read<ArchivePage> WatchedStore::search(const ArchiveQuery& query) const {
    return ask(&Store::search, query);
}

Read<Document> WatchedStore::document(std::string_view kind, std::string_view id) const {
    return ask(&Store::document, kind, id);
}

Read<std::vector<Document>> WatchedStore::documents(std::string_view kind) const {
    return ask(&Store::documents, kind);
}

Read<Account> WatchedStore::account(const AccountId& id) const {
    return ask(&Store::account, id);
}

Read<Account> WatchedStore::account_named(std::string_view name_key) const {
    return ask(&Store::account_named, name_key);
}

Read<std::vector<AccountRole>> WatchedStore::roles(const AccountId& id) const {
    return ask(&Store::roles, id);
}

Read<Session> WatchedStore::session(std::string_view token_hash) const {
    return ask(&Store::session, token_hash);
}

Read<Rating> WatchedStore::rating(const Rated& who, std::string_view family) const {
    return ask(&Store::rating, who, family);
}

Read<std::vector<Tally>> WatchedStore::tallies(const AccountId& id) const {
    return ask(&Store::tallies, id);
}

Read<std::vector<Session>> WatchedStore::sessions_of(const AccountId& id, const std::optional<Session>& after,
                                                     int limit) const {
    return ask(&Store::sessions_of, id, after, limit);
}

Read<std::vector<RatingEntry>> WatchedStore::ratings_of(const AccountId& id,
                                                        const std::optional<RatingEntry>& after,
                                                        int limit) const {
    return ask(&Store::ratings_of, id, after, limit);
}

Read<std::vector<Document>> WatchedStore::documents_of(const AccountId& id,
                                                       const std::optional<Document>& after,
                                                       int limit) const {
    return ask(&Store::documents_of, id, after, limit);
}

Read<std::vector<StoredMatch>> WatchedStore::matches_of(const Person& who,
                                                        const std::optional<StoredMatch>& after,
                                                        int limit) const {
    return ask(&Store::matches_of, who, after, limit);
}

}  // namespace doorgeef::server::net
