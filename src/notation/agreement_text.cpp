#include "notation/agreement_text.hpp"

#include "notation/clock_comment.hpp"
#include "notation/seconds.hpp"
#include "rules/fen.hpp"

#include <algorithm>
#include <vector>

namespace doorgeef::notation {

namespace {

using match::Conduct;
using rules::Ruleset;
using rules::TimeControl;
using Time = std::optional<TimeControl>;

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        if (blank > 0) words.push_back(text.substr(0, blank));
        text.remove_prefix(std::min(blank + 1, text.size()));
    }
    return words;
}

// ---- time

std::string part_text(std::int64_t ms) {
    return ms % 1000 == 0 ? std::to_string(ms / 1000) : seconds_text(ms);
}

std::string time_text(const Time& time) {
    return time ? part_text(time->base_ms) + '+' + part_text(time->increment_ms) : "-";
}

std::optional<Time> parse_time(std::string_view text) {
    if (text == "-") return Time{};
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos) return std::nullopt;
    const auto base = parse_seconds(text.substr(0, plus));
    const auto increment = parse_seconds(text.substr(plus + 1));
    if (!base || !increment) return std::nullopt;
    return TimeControl{*base, *increment};
}

// ---- ruleset

// Options know whole seconds only; a time between them is written as elsewhere in a log.
std::string value_of(const Ruleset& ruleset, std::string_view option) {
    std::string value = rules::option_value(ruleset, option);
    const auto again = rules::with_option(ruleset, option, value);
    return again && *again == ruleset ? value : time_text(ruleset.time);
}

std::optional<Ruleset> with_word(Ruleset ruleset, std::string_view word) {
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::string_view option = word.substr(0, equals);
    const std::string_view value = word.substr(std::min(equals + 1, word.size()));
    if (auto changed = rules::with_option(ruleset, option, value)) return *changed;
    const auto time = parse_time(value);
    if (option != "time" || !time) return std::nullopt;
    ruleset.time = *time;
    return ruleset;
}

std::vector<std::string> differences(const Ruleset& ruleset, const Ruleset& preset) {
    std::vector<std::string> words;
    for (const std::string_view option : rules::option_names()) {
        std::string value = value_of(ruleset, option);
        if (value != value_of(preset, option)) words.push_back(std::string{option} + '=' + value);
    }
    return words;
}

std::vector<std::string> differences(const Conduct& conduct, const Conduct& other) {
    std::vector<std::string> words = match::conduct_words(conduct);
    const std::vector<std::string> others = match::conduct_words(other);
    std::erase_if(words,
                  [&](const std::string& word) { return std::ranges::find(others, word) != others.end(); });
    return words;
}

// The first of those presets from which fewest words lead to the value.
template <class Value, class Presets>
std::string nearest_text(const Value& value, const Presets& presets) {
    std::string_view name;
    std::vector<std::string> fewest;
    for (const auto& [preset_name, preset] : presets) {
        auto words = differences(value, preset);
        if (!name.empty() && words.size() >= fewest.size()) continue;
        name = preset_name;
        fewest = std::move(words);
    }
    std::string text{name};
    for (const std::string& word : fewest) text += ' ' + word;
    return text;
}

std::optional<Conduct> parse_conduct(std::string_view text) {
    const auto words = words_of(text);
    std::optional<Conduct> conduct = words.empty() ? std::nullopt : std::optional{Conduct{}};
    for (std::size_t i = 0; conduct && i < words.size(); ++i)
        conduct = match::with_conduct(*conduct, words[i]);
    return conduct;
}

bool in_range(const Time& time) {
    Ruleset ruleset;
    ruleset.time = time;
    return rules::check(ruleset).empty();
}

}  // namespace

AgreementText to_text(const match::Agreement& agreement) {
    using Named = std::pair<std::string_view, Conduct>;
    AgreementText text;
    text.ruleset = nearest_text(agreement.ruleset, rules::kPresets);
    text.conduct = nearest_text(agreement.conduct, std::array{Named{"online", Conduct::online()},
                                                              Named{"book", Conduct::by_the_book()}});
    text.time = time_text(agreement.time);
    text.white = agreement.white_on_first == match::Team::a ? "A" : "B";
    // A reserve only where there can be one, so that others can read the FEN of a single board.
    const auto form =
        agreement.ruleset.passes_pieces() ? rules::ReserveForm::brackets : rules::ReserveForm::none;
    for (const match::BoardId board : match::kBoards)
        if (agreement.positions[board] != rules::Position{})
            text.positions[board] = rules::to_fen(agreement.positions[board].setup(), form);
    return text;
}

std::optional<Ruleset> parse_ruleset(std::string_view text) {
    const auto words = words_of(text);
    std::optional<Ruleset> ruleset = words.empty() ? std::nullopt : rules::preset(words[0]);
    for (std::size_t i = 1; ruleset && i < words.size(); ++i) ruleset = with_word(*ruleset, words[i]);
    return ruleset && rules::check(*ruleset).empty() ? ruleset : std::nullopt;
}

rules::Result<match::Agreement, AgreementProblem> parse_agreement(const AgreementText& text) {
    const auto ruleset = parse_ruleset(text.ruleset);
    if (!ruleset) return AgreementProblem::ruleset;
    const auto conduct = parse_conduct(text.conduct);
    if (!conduct) return AgreementProblem::conduct;
    const auto time = parse_time(text.time);
    if (!time || !in_range(*time)) return AgreementProblem::time;
    if (text.white != "A" && text.white != "B") return AgreementProblem::white;

    match::Agreement agreement{*ruleset, *conduct, *time,
                               text.white == "A" ? match::Team::a : match::Team::b};
    for (const match::BoardId board : match::kBoards) {
        if (text.positions[board].empty()) continue;
        const auto setup = rules::parse_fen(text.positions[board]);
        if (!setup) return AgreementProblem::position;
        const auto position = rules::Position::from_setup(*setup, *ruleset);
        if (!position) return AgreementProblem::position;
        agreement.positions[board] = *position;
    }
    return agreement;
}

std::string_view code(AgreementProblem problem) {
    switch (problem) {
    case AgreementProblem::ruleset: return "ruleset";
    case AgreementProblem::conduct: return "conduct";
    case AgreementProblem::time: return "time";
    case AgreementProblem::white: return "white";
    case AgreementProblem::position: return "position";
    }
    return "";
}

}  // namespace doorgeef::notation
