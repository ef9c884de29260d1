#include "wire/log_json.hpp"

#include "notation/agreement_text.hpp"
#include "notation/event_text.hpp"
#include "notation/log_tags.hpp"
#include "notation/text_encoding.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace doorgeef::wire {

namespace {

namespace json = boost::json;

json::object agreement_json(const match::Agreement& agreement) {
    const notation::AgreementText text = notation::to_text(agreement);
    json::object object;
    object.emplace("ruleset", text.ruleset);
    object.emplace("conduct", text.conduct);
    object.emplace("time", text.time);
    object.emplace("white", text.white);
    const auto& [first, second] = text.positions.values;
    if (!first.empty() || !second.empty()) object.emplace("positions", json::array{first, second});
    return object;
}

// A name and a value; or, if these are not UTF-8, both as words of a log.
json::array tag_json(const notation::Tag& tag) {
    if (notation::is_utf8(tag.name) && notation::is_utf8(tag.value)) return {tag.name, tag.value};
    return {notation::as_words(tag)};
}

}  // namespace

std::string to_json(const notation::MatchLog& log) {
    json::object object;
    object.emplace("format", json::string_view{kLogFormat.data(), kLogFormat.size()});
    object.emplace("version", notation::version_of(log.events));
    object.emplace("agreement", agreement_json(log.agreement));
    json::array tags;
    for (const notation::Tag& tag : log.tags) tags.emplace_back(tag_json(tag));
    object.emplace("tags", std::move(tags));
    json::array events;
    events.reserve(log.events.size());
    for (const match::Event& event : log.events) events.emplace_back(notation::to_text(event));
    object.emplace("events", std::move(events));
    if (log.shown_clocks.empty()) return json::serialize(object);
    json::array clocks;
    for (const auto& clock : log.shown_clocks) {
        clocks.emplace_back(nullptr);
        if (clock) clocks.back() = *clock;
    }
    object.emplace("shown_clocks", std::move(clocks));
    return json::serialize(object);
}

}  // namespace doorgeef::wire
