#include "server/lobby/history.hpp"

#include "server/documents.hpp"
#include "wire/json_text.hpp"
#include "wire/message_fields.hpp"
#include "wire/strict_json.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace doorgeef::server {

namespace {

constexpr store::UnixMs kKeptMs = 3'600'000;
constexpr std::size_t kMostPerPerson = 32;
constexpr wire::JsonLimits kLimits{4096, 2};

std::string document_id(std::string_view who, std::string_view id) {
    return std::string{who} + ' ' + std::string{id};
}

store::Write removal(std::string_view who, std::string_view id) {
    return store::write::RemoveDocument{std::string{kAnswerKind}, document_id(who, id)};
}

std::optional<std::pair<std::string, PastAnswer>> parse(const store::Document& document) {
    const std::size_t blank = document.id.find(' ');
    const auto root = wire::parse_json(document.text, kLimits);
    const boost::json::object* object = root ? root->if_object() : nullptr;
    if (object == nullptr || blank == std::string::npos) return std::nullopt;
    wire::MessageFields fields{*object};
    PastAnswer answer{document.id.substr(blank + 1), fields.text("hash"), fields.text("text"),
                      fields.number("at")};
    if (fields.failed()) return std::nullopt;
    return std::pair{document.id.substr(0, blank), std::move(answer)};
}

}  // namespace

const PastAnswer* History::find(std::string_view who, std::string_view id) const {
    const auto person = by_person_.find(std::string{who});
    if (person == by_person_.end()) return nullptr;
    const auto found = std::ranges::find(person->second, id, &PastAnswer::id);
    return found == person->second.end() ? nullptr : &*found;
}

store::Write History::to_keep(const WaitingAnswer& answer, store::UnixMs now) {
    std::string text;
    wire::JsonObject object{text};
    object.number("at", now).text("hash", answer.id.fingerprint).text("text", answer.text).end();
    auto owner = answer.account ? std::optional{store::AccountId{answer.who}} : std::nullopt;
    return store::write::PutDocument{{std::string{kAnswerKind}, document_id(answer.who, answer.id.text),
                                      std::move(owner), std::move(text)}};
}

void History::expire(store::UnixMs now) {
    for (auto& [who, answers] : by_person_)
        while (!answers.empty() && answers.front().at_ms + kKeptMs <= now) {
            removals_.push_back(removal(who, answers.front().id));
            answers.pop_front();
        }
    std::erase_if(by_person_, [](const auto& person) { return person.second.empty(); });
}

void History::append_removals(store::Batch& batch) {
    for (store::Write& write : std::exchange(removals_, {})) batch.push_back(std::move(write));
}

void History::add(const std::string& who, PastAnswer answer) {
    std::deque<PastAnswer>& answers = by_person_[who];
    answers.push_back(std::move(answer));
    if (answers.size() <= kMostPerPerson) return;
    removals_.push_back(removal(who, answers.front().id));
    answers.pop_front();
}

void History::kept(const WaitingAnswer& answer, store::UnixMs now) {
    add(answer.who, {answer.id.text, answer.id.fingerprint, answer.text, now});
}

void History::restore(const std::vector<store::Document>& documents) {
    std::vector<std::pair<std::string, PastAnswer>> answers;
    for (const store::Document& document : documents)
        if (auto answer = parse(document)) answers.push_back(std::move(*answer));
    std::ranges::sort(answers, {},
                      [](const auto& entry) { return std::tie(entry.second.at_ms, entry.second.id); });
    for (auto& [who, answer] : answers) add(who, std::move(answer));
}

}  // namespace doorgeef::server
