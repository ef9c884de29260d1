#include "doorgeef/data/replay_store.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/serve.hpp"
#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "notation/event_text.hpp"
#include "store/sqlite/match_reads.hpp"
#include "wire/agreement_json.hpp"

#include <optional>

namespace doorgeef::app {

namespace {

using store::StoredMatch;

constexpr int kLinesAtOnce = 1'000;

class Replayer {
public:
    Replayer(store::sqlite::Connection& connection, Language language)
        : connection_(connection), language_(language) {}

    store::Failure add(const StoredMatch& stored);
    StoreReplay result() && { return std::move(result_); }

private:
    std::string name(const StoredMatch& stored) const { return quote(stored.record.id.text, 40); }
    void complain(std::string text) { result_.wrong.push_back(std::move(text)); }

    store::sqlite::Connection& connection_;
    Language language_;
    StoreReplay result_{};
};

std::optional<match::Agreement> agreement_of(const StoredMatch& stored) {
    const auto text = wire::parse_agreement_json(stored.record.agreement);
    if (!text) return std::nullopt;
    const auto agreement = notation::parse_agreement(*text);
    if (!agreement) return std::nullopt;
    return *agreement;
}

// False, and nothing has changed, for what cannot have happened then.
bool take(match::Match& match, match::Time& latest, const std::string& line) {
    const auto event = notation::parse_event(line);
    if (!event || event->at < latest || !match::can_apply(match, *event)) return false;
    match::apply(match, *event);
    latest = event->at;
    return true;
}

bool agrees(const match::Match& match, const StoredMatch& stored) {
    if (!stored.result) return !match.over();
    for (const match::BoardId board : match::kBoards)
        if (match.games[board].outcome != stored.result->outcomes[board]) return false;
    return match.score == stored.result->score;
}

store::Failure Replayer::add(const StoredMatch& stored) {
    ++result_.matches;
    if (!stored.result) ++result_.live;
    const auto agreement = agreement_of(stored);
    if (!agreement) {
        complain(say(language_, texts::kMatchAgreementBad, name(stored)));
        return std::nullopt;
    }
    match::Match match{*agreement};
    match::Time latest = 0;
    store::Sequence number = 0;
    while (number < stored.head) {
        const auto lines = store::sqlite::read_events(connection_, stored.record.id, number, kLinesAtOnce);
        if (!lines && lines.error() == store::StoreProblem::corrupt) return std::nullopt;
        if (!lines) return lines.error();
        bool fine = !lines->empty();
        for (std::size_t i = 0; fine && i < lines->size(); ++i) {
            fine = take(match, latest, (*lines)[i]);
            if (fine) ++number;
        }
        if (!fine) {
            complain(say(language_, texts::kMatchUnreadable, name(stored), std::to_string(number + 1)));
            return std::nullopt;
        }
    }
    result_.events += static_cast<std::size_t>(number);
    if (!agrees(match, stored)) complain(say(language_, texts::kMatchResultWrong, name(stored)));
    return std::nullopt;
}

}  // namespace

store::Read<StoreReplay> replay_store(store::sqlite::Connection& connection, Language language) {
    // A match that ends meanwhile must neither be missed nor be seen twice.
    const store::sqlite::Snapshot snapshot{connection};
    if (snapshot.failure()) return *snapshot.failure();
    Replayer replayer{connection, language};
    const auto live = store::sqlite::read_live_matches(connection);
    if (!live) return live.error();
    for (const StoredMatch& stored : *live)
        if (const auto failure = replayer.add(stored)) return *failure;
    store::ArchiveQuery query{.only_public = false, .limit = store::kMostArchiveEntries};
    do {
        const auto page = store::sqlite::read_archive(connection, query);
        if (!page) return page.error();
        for (const StoredMatch& stored : page->matches)
            if (const auto failure = replayer.add(stored)) return *failure;
        query.below = page->next;
    } while (query.below);
    return std::move(replayer).result();
}

}  // namespace doorgeef::app
