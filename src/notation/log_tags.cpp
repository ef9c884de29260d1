#include "notation/log_tags.hpp"

#include "notation/agreement_text.hpp"
#include "notation/bfen.hpp"
#include "notation/event_words.hpp"
#include "notation/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace doorgeef::notation {

namespace {

using match::BoardId;

constexpr std::string_view kOtherTag = "OtherTag";  // one that cannot stand as it is
constexpr std::string_view kClocksTag = "Clocks";   // "none", where a TimeControl is not ours
constexpr std::string_view kTimeTag = "TimeControl";

constexpr std::array<std::string_view, 12> kToldByLog{kLogTag,      kOtherTag,  "Ruleset", "Conduct",
                                                      "WhiteATeam", kClocksTag, "Variant", "SetUp",
                                                      "FEN",        "FENB",     "Result",  "Score"};

struct Unknown {
    std::string_view name;
    std::string_view value;
};

// Tags that readers look for, and what they say where nothing is known.
constexpr std::array kUnknownOnTwo{
    Unknown{"Event", "?"},  Unknown{"Site", "?"},   Unknown{"Date", "????.??.??"}, Unknown{"WhiteA", "?"},
    Unknown{"BlackA", "?"}, Unknown{"WhiteB", "?"}, Unknown{"BlackB", "?"},
};
constexpr std::array kUnknownOnOne{
    Unknown{"Event", "?"}, Unknown{"Site", "?"},  Unknown{"Date", "????.??.??"},
    Unknown{"Round", "?"}, Unknown{"White", "?"}, Unknown{"Black", "?"},
};

std::span<const Unknown> unknowns(const match::Agreement& agreement) {
    if (agreement.ruleset.boards == 2) return kUnknownOnTwo;
    return kUnknownOnOne;
}

bool says_unknown(const Tag& tag, const match::Agreement& agreement) {
    return std::ranges::any_of(unknowns(agreement), [&](const Unknown& unknown) {
        return unknown.name == tag.name && unknown.value == tag.value;
    });
}

bool is_tag_name(std::string_view name) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    return !name.empty() && name.size() <= 40 && std::ranges::all_of(name, fits);
}

// Whether a tag of this name is not among those that the log was given.
bool is_own(std::string_view name, const match::Agreement& agreement) {
    return told_by_log(name) || (name == kTimeTag && agreement.time);
}

Tag as_written(const Tag& tag, const match::Agreement& agreement) {
    const bool stands = is_tag_name(tag.name) && is_tag_value(tag.value) && !is_own(tag.name, agreement) &&
                        !says_unknown(tag, agreement);
    return stands ? tag : Tag{std::string{kOtherTag}, as_words(tag)};
}

// Those that the log was given, in their order, and among them those that readers look for.
std::vector<Tag> given_tags(const MatchLog& log) {
    std::vector<Tag> tags;
    const auto expected = unknowns(log.agreement);
    auto next = expected.begin();
    const auto add_missing_until = [&](auto end) {
        for (; next < end; ++next)
            if (std::ranges::find(log.tags, next->name, &Tag::name) == log.tags.end())
                tags.push_back({std::string{next->name}, std::string{next->value}});
    };
    for (const Tag& tag : log.tags) {
        const auto place = std::ranges::find(expected, tag.name, &Unknown::name);
        if (place != expected.end()) add_missing_until(place);
        tags.push_back(as_written(tag, log.agreement));
    }
    add_missing_until(expected.end());
    return tags;
}

const match::Score* final_score(const MatchLog& log) {
    for (std::size_t i = log.events.size(); i-- > 0;)
        if (const auto* ended = std::get_if<match::event::MatchEnded>(&log.events[i].what))
            return &ended->score;
    return nullptr;
}

// In the order of the result: the team with White on the first board comes first.
std::string score_text(const match::Score& score, match::Team first) {
    match::Score turned = score;
    if (first == match::Team::b)
        std::swap(turned.half_points[match::Team::a], turned.half_points[match::Team::b]);
    return match::to_string(turned);
}

void add_positions(const match::Agreement& agreement, const AgreementText& text, std::vector<Tag>& tags) {
    const auto& [first, second] = text.positions.values;
    const bool two = agreement.ruleset.boards == 2;
    if (!first.empty() || (two && !second.empty())) {
        tags.push_back({"SetUp", "1"});
        tags.push_back({"FEN", two ? to_bfen({{agreement.positions[BoardId::first].setup(),
                                               agreement.positions[BoardId::second].setup()}})
                                   : first});
    }
    if (!two && !second.empty()) tags.push_back({"FENB", second});
}

// Both boards of a FEN tag, or the one and the tag for a board that is not played on.
match::ByBoard<std::string> positions_of(const GameRecord& record) {
    const std::string_view fen = record.tag("FEN").value_or("");
    const std::size_t bar = std::min(fen.find('|'), fen.size());
    match::ByBoard<std::string> positions{{std::string{fen.substr(0, bar)}, {}}};
    positions[BoardId::second] = bar < fen.size() ? fen.substr(bar + 1) : record.tag("FENB").value_or("");
    return positions;
}

}  // namespace

bool told_by_log(std::string_view tag_name) {
    return std::ranges::find(kToldByLog, tag_name) != kToldByLog.end();
}

bool is_tag_value(std::string_view value) {
    const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == 127; };
    return is_utf8(value) && std::ranges::none_of(value, is_control);
}

std::vector<Tag> tags_of(const MatchLog& log) {
    const match::Agreement& agreement = log.agreement;
    const AgreementText text = to_text(agreement);
    std::vector<Tag> tags = given_tags(log);
    if (agreement.time)
        tags.push_back({std::string{kTimeTag}, text.time});
    else
        tags.push_back({std::string{kClocksTag}, "none"});
    if (agreement.ruleset.boards == 2) tags.push_back({"Variant", "Bughouse"});
    add_positions(agreement, text, tags);
    tags.push_back({"Result", std::string{match_result(log)}});
    const match::Score* score = final_score(log);
    if (score != nullptr && agreement.ruleset.score == rules::Scoring::sum)
        tags.push_back({"Score", score_text(*score, agreement.white_on_first)});
    tags.push_back({"Ruleset", text.ruleset});
    tags.push_back({"Conduct", text.conduct});
    tags.push_back({"WhiteATeam", text.white});
    tags.push_back({std::string{kLogTag}, std::to_string(version_of(log.events))});
    return tags;
}

rules::Result<MatchLog, LogError> log_of_tags(const GameRecord& record) {
    const auto value = [&](std::string_view name) { return std::string{record.tag(name).value_or("")}; };
    const std::string time = value(kClocksTag) == "none" ? "-" : value(kTimeTag);
    const auto agreement = parse_agreement(
        {value("Ruleset"), value("Conduct"), time, value("WhiteATeam"), positions_of(record)});
    if (!agreement) return LogError{LogProblem::bad_agreement, 0, std::string{code(agreement.error())}};
    MatchLog log{*agreement};
    for (const Tag& tag : record.tags) {
        if (tag.name == kOtherTag) {
            const auto other = tag_of_words(tag.value);
            if (!other) return LogError{LogProblem::bad_tag, 0, tag.name};
            log.tags.push_back(*other);
        } else if (!is_own(tag.name, *agreement) && !says_unknown(tag, *agreement)) {
            log.tags.push_back(tag);
        }
    }
    return log;
}

std::string line_of(const Tag& tag) {
    std::string text = '[' + tag.name + " \"";
    for (const char c : tag.value) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"]\n";
}

std::string as_words(const Tag& tag) {
    return as_word(tag.name) + ' ' + as_word(tag.value);
}

std::optional<Tag> tag_of_words(std::string_view text) {
    LineReader line{text};
    const auto name = from_word(line.word());
    const auto value = from_word(line.word());
    if (!name || !value || !line.finished()) return std::nullopt;
    return Tag{*name, *value};
}

std::string_view match_result(const MatchLog& log) {
    const match::Score* score = final_score(log);
    if (score == nullptr) return "*";
    const match::Team first = log.agreement.white_on_first;
    const int lead = score->half_points[first] - score->half_points[!first];
    return lead > 0 ? "1-0" : lead < 0 ? "0-1" : "1/2-1/2";
}

std::string_view player_name(const MatchLog& log, BoardId board, rules::Color color) {
    std::string wanted = color == rules::Color::white ? "White" : "Black";
    if (log.agreement.ruleset.boards == 2) wanted += board == BoardId::first ? 'A' : 'B';
    const auto tag = std::ranges::find(log.tags, wanted, &Tag::name);
    return tag == log.tags.end() || tag->value == "?" ? std::string_view{} : std::string_view{tag->value};
}

}  // namespace doorgeef::notation
