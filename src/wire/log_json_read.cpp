#include "notation/agreement_text.hpp"
#include "notation/event_text.hpp"
#include "notation/log_builder.hpp"
#include "notation/log_tags.hpp"
#include "notation/text_encoding.hpp"
#include "wire/log_json.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace doorgeef::wire {

namespace {

namespace json = boost::json;
using notation::LogError;
using notation::LogProblem;
using notation::MatchLog;

// Nothing if all is well so far.
using Problem = std::optional<LogJsonError>;

std::string_view view(const json::string& text) {
    return {text.data(), text.size()};
}
const json::value* find(const json::object& object, std::string_view key) {
    return object.if_contains({key.data(), key.size()});
}

Problem only_these_keys(const json::object& object, std::initializer_list<std::string_view> keys) {
    for (const auto& item : object) {
        const std::string_view key{item.key().data(), item.key().size()};
        if (std::ranges::find(keys, key) == keys.end()) return WrongShape{std::string{key}};
    }
    return {};
}

Problem take_text(const json::object& object, std::string_view key, std::string& text) {
    const json::value* value = find(object, key);
    const json::string* found = value != nullptr ? value->if_string() : nullptr;
    if (found == nullptr) return WrongShape{std::string{key}};
    text = view(*found);
    return {};
}

class LogReader {
public:
    Problem read(const json::value& root) {
        const json::object* object = root.if_object();
        if (object == nullptr) return WrongShape{};
        if (Problem problem = read_heading(*object)) return problem;
        if (Problem problem = only_these_keys(
                *object, {"format", "version", "agreement", "tags", "events", "shown_clocks"}))
            return problem;
        if (Problem problem = read_agreement(*object)) return problem;
        if (Problem problem = read_list(*object, "tags", &LogReader::take_tag)) return problem;
        if (Problem problem = read_list(*object, "events", &LogReader::take_event)) return problem;
        if (find(*object, "shown_clocks") != nullptr)
            if (Problem problem = read_list(*object, "shown_clocks", &LogReader::take_clock)) return problem;
        log_.events = builder_->events();
        return {};
    }
    MatchLog& log() { return log_; }

private:
    // Of another version nothing else is looked at.
    static Problem read_heading(const json::object& object) {
        std::string format;
        if (Problem problem = take_text(object, "format", format)) return problem;
        if (format != kLogFormat) return WrongShape{"format"};
        const json::value* version = find(object, "version");
        const std::int64_t* number = version != nullptr ? version->if_int64() : nullptr;
        if (number == nullptr) return WrongShape{"version"};
        return *number >= 1 && *number <= notation::kNewestLogVersion ? Problem{} : UnknownVersion{*number};
    }

    Problem read_agreement(const json::object& root) {
        const json::value* value = find(root, "agreement");
        const json::object* object = value != nullptr ? value->if_object() : nullptr;
        if (object == nullptr) return WrongShape{"agreement"};
        if (Problem problem = only_these_keys(*object, {"ruleset", "conduct", "time", "white", "positions"}))
            return problem;
        notation::AgreementText text;
        if (Problem problem = take_text(*object, "ruleset", text.ruleset)) return problem;
        if (Problem problem = take_text(*object, "conduct", text.conduct)) return problem;
        if (Problem problem = take_text(*object, "time", text.time)) return problem;
        if (Problem problem = take_text(*object, "white", text.white)) return problem;
        if (Problem problem = take_positions(*object, text)) return problem;
        const auto agreement = notation::parse_agreement(text);
        if (!agreement) return LogError{LogProblem::bad_agreement, 0, std::string{code(agreement.error())}};
        log_.agreement = *agreement;
        builder_.emplace(*agreement);
        return {};
    }

    static Problem take_positions(const json::object& object, notation::AgreementText& text) {
        const json::value* value = find(object, "positions");
        if (value == nullptr) return {};
        const json::array* array = value->if_array();
        if (array == nullptr || array->size() != 2) return WrongShape{"positions"};
        for (std::size_t i = 0; i < 2; ++i) {
            const json::string* fen = (*array)[i].if_string();
            if (fen == nullptr) return WrongShape{"positions"};
            text.positions.values[i] = view(*fen);
        }
        return {};
    }

    Problem read_list(const json::object& root, std::string_view key,
                      Problem (LogReader::*take)(const json::value&)) {
        const json::value* value = find(root, key);
        const json::array* array = value != nullptr ? value->if_array() : nullptr;
        if (array == nullptr) return WrongShape{std::string{key}};
        for (const json::value& item : *array)
            if (Problem problem = (this->*take)(item)) return problem;
        return {};
    }

    Problem take_tag(const json::value& value) {
        const json::array* parts = value.if_array();
        const auto is_text = [](const json::value& part) { return part.is_string(); };
        if (parts == nullptr || parts->empty() || parts->size() > 2 || !std::ranges::all_of(*parts, is_text))
            return WrongShape{"tags"};
        const std::string_view first = view((*parts)[0].get_string());
        if (parts->size() == 2) {
            log_.tags.push_back({std::string{first}, std::string{view((*parts)[1].get_string())}});
            return {};
        }
        auto tag = notation::tag_of_words(first);
        if (!tag) return LogError{LogProblem::bad_tag, 0, std::string{notation::cut_to(first, kQuote)}};
        log_.tags.push_back(std::move(*tag));
        return {};
    }

    Problem take_event(const json::value& value) {
        const json::string* text = value.if_string();
        if (text == nullptr) return WrongShape{"events"};
        const auto refused = [&](LogProblem problem) {
            return LogError{problem, builder_->events().size(),
                            std::string{notation::cut_to(view(*text), kQuote)}};
        };
        auto event = notation::parse_event(view(*text));
        if (!event) return refused(LogProblem::bad_event);
        if (const auto problem = builder_->add(std::move(*event))) return refused(*problem);
        return {};
    }

    Problem take_clock(const json::value& value) {
        const std::int64_t* clock = value.if_int64();
        if (clock == nullptr && !value.is_null()) return WrongShape{"shown_clocks"};
        log_.shown_clocks.push_back(clock != nullptr ? std::optional{*clock} : std::nullopt);
        return {};
    }

    static constexpr std::size_t kQuote = 60;  // so much of what is wrong is quoted

    MatchLog log_{};
    std::optional<notation::LogBuilder> builder_{};
};

}  // namespace

rules::Result<MatchLog, LogJsonError> parse_log_json(std::string_view text) {
    const auto root = parse_json(text, kLogLimits);
    if (!root) return LogJsonError{root.error()};
    LogReader reader;
    if (const Problem problem = reader.read(*root)) return *problem;
    return std::move(reader.log());
}

std::string_view code(const LogJsonError& error) {
    struct Code {
        std::string_view operator()(const JsonError& json) const { return code(json.problem); }
        std::string_view operator()(const WrongShape& /*shape*/) const { return "wrong-shape"; }
        std::string_view operator()(const UnknownVersion& /*version*/) const { return "unknown-version"; }
        std::string_view operator()(const LogError& log) const { return notation::code(log.problem); }
    };
    return std::visit(Code{}, error);
}

}  // namespace doorgeef::wire
