#include "replica.hpp"

#include "match/apply.hpp"
#include "match/can_apply.hpp"
#include "notation/event_text.hpp"
#include "wire/agreement_json.hpp"

#include <boost/json/array.hpp>

namespace doorgeef::server::simulation {

namespace json = boost::json;

Replica::Replica(const json::object& message)
    : match_(*notation::parse_agreement(*wire::read_agreement(message.at("agreement")))) {}

bool Replica::add(std::optional<std::string> line) {
    if (line) {
        const auto event = notation::parse_event(*line);
        if (!event || !match::can_apply(match_, *event)) return false;
        match::apply(match_, *event);
    }
    lines_.push_back(std::move(line));
    return true;
}

Replica::Taken Replica::take(const json::object& message) {
    std::int64_t number = message.at("first").as_int64();
    if (number > have() + 1) return Taken::gap;
    for (const json::value& value : message.at("lines").as_array()) {
        std::optional<std::string> line;
        if (const json::string* text = value.if_string()) line.emplace(text->data(), text->size());
        if (number++ == have() + 1) {
            if (!add(std::move(line))) return Taken::contradiction;
            continue;
        }
        // Seen before: it cannot have changed, but it may be shown by now, or have been hidden still when
        // this was sent to another window.
        const auto& before = lines_[static_cast<std::size_t>(number - 2)];
        if (before && line && before != line) return Taken::contradiction;
    }
    return Taken::all;
}

}  // namespace doorgeef::server::simulation
