// The options of a ruleset by name: one table that parsing, printing and help all read.
#include "rules/ruleset.hpp"

#include <algorithm>

namespace doorgeef::rules {

namespace {

struct Option {
    std::string_view name;
    std::string_view values;  // a choice: its words, separated by |
    bool (*set)(Ruleset&, std::string_view value);
    std::string (*get)(const Ruleset&);
};

// The place of a word among words separated by |, or -1.
constexpr int place_of(std::string_view word, std::string_view words) {
    for (int place = 0;; ++place) {
        const std::size_t bar = words.find('|');
        if (words.substr(0, bar) == word) return place;
        if (bar == std::string_view::npos) return -1;
        words.remove_prefix(bar + 1);
    }
}

constexpr std::string_view word_at(int place, std::string_view words) {
    for (; place > 0; --place) words.remove_prefix(words.find('|') + 1);
    return words.substr(0, words.find('|'));
}

// Lets a string literal be a template argument.
template <std::size_t N>
struct Words {
    std::array<char, N> text{};
    constexpr Words(const char (&literal)[N]) { std::copy_n(literal, N, text.begin()); }
    constexpr std::string_view view() const { return {text.data(), N - 1}; }
};

// An enumeration whose enumerators stand in the order of these words.
template <auto Member, Words Text>
constexpr Option choice(std::string_view name) {
    return {name, Text.view(),
            [](Ruleset& ruleset, std::string_view value) {
                using Enum = std::remove_reference_t<decltype(ruleset.*Member)>;
                const int place = place_of(value, Text.view());
                if (place >= 0) ruleset.*Member = static_cast<Enum>(place);
                return place >= 0;
            },
            [](const Ruleset& ruleset) {
                return std::string{word_at(static_cast<int>(ruleset.*Member), Text.view())};
            }};
}

std::optional<RankRange> parse_ranks(std::string_view text) {
    if (text.size() != 3 || text[1] != '-') return std::nullopt;
    const auto is_rank = [](char c) { return c >= '1' && c <= '8'; };
    if (!is_rank(text[0]) || !is_rank(text[2])) return std::nullopt;
    return RankRange{text[0] - '0', text[2] - '0'};
}

template <auto Member>
constexpr Option ranks(std::string_view name) {
    return {name, "FIRST-LAST",
            [](Ruleset& ruleset, std::string_view value) {
                const auto parsed = parse_ranks(value);
                if (parsed) ruleset.*Member = *parsed;
                return parsed.has_value();
            },
            [](const Ruleset& ruleset) {
                return std::to_string((ruleset.*Member).first) + "-" + std::to_string((ruleset.*Member).last);
            }};
}

constexpr Option boards() {
    return {"boards", "1|2",
            [](Ruleset& ruleset, std::string_view value) {
                const int place = place_of(value, "1|2");
                if (place >= 0) ruleset.boards = place + 1;
                return place >= 0;
            },
            [](const Ruleset& ruleset) { return std::to_string(ruleset.boards); }};
}

constexpr Option thinking_time() {
    return {"time", "M:SS|M:SS+S|none",
            [](Ruleset& ruleset, std::string_view value) {
                const auto parsed = parse_time_control(value);
                if (parsed) ruleset.time = *parsed;
                return parsed.has_value();
            },
            [](const Ruleset& ruleset) { return to_string(ruleset.time); }};
}

constexpr std::array kOptions{
    boards(),
    choice<&Ruleset::drop_check, "forbidden|allowed">("drop-check"),
    ranks<&Ruleset::pawn_drop_ranks>("pawn-drop-ranks"),
    ranks<&Ruleset::piece_drop_ranks>("piece-drop-ranks"),
    choice<&Ruleset::promotion, "in-place|taking">("promotion"),
    choice<&Ruleset::mate, "at-once|pending|unanswerable">("mate"),
    choice<&Ruleset::stalemate, "at-once|pending|waits">("stalemate"),
    choice<&Ruleset::dead, "at-once|after-other|claim|never">("dead"),
    choice<&Ruleset::flag_draw, "cannot-win|none">("flag-draw"),
    choice<&Ruleset::both_flags, "game|team">("both-flags"),
    choice<&Ruleset::draw_agreement, "two|four">("draw-agreement"),
    choice<&Ruleset::claims, "checked|moderator|none">("claims"),
    choice<&Ruleset::resign_off_move, "last-move|at-once">("resign-off-move"),
    choice<&Ruleset::match_end, "both|first">("match-end"),
    choice<&Ruleset::score, "sum|first">("score"),
    thinking_time(),
    choice<&Ruleset::colours, "lot|home-black">("colours"),
    choice<&Ruleset::restart, "one|both">("restart"),
    choice<&Ruleset::speech, "knsb|minerva|free|none">("speech"),
};

const Option* find_option(std::string_view name) {
    for (const Option& option : kOptions)
        if (option.name == name) return &option;
    return nullptr;
}

// Whole seconds up to a day's worth of digits; nothing for anything else.
std::optional<std::int64_t> parse_number(std::string_view text) {
    if (text.empty() || text.size() > 6) return std::nullopt;
    std::int64_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

}  // namespace

std::vector<std::string_view> option_names() {
    std::vector<std::string_view> names;
    for (const Option& option : kOptions) names.push_back(option.name);
    return names;
}

Result<Ruleset, OptionError> with_option(Ruleset ruleset, std::string_view name, std::string_view value) {
    const Option* option = find_option(name);
    if (option == nullptr) return OptionError::unknown_name;
    if (!option->set(ruleset, value)) return OptionError::bad_value;
    return ruleset;
}

std::string option_value(const Ruleset& ruleset, std::string_view name) {
    return find_option(name)->get(ruleset);
}

std::string_view nearest_preset(const Ruleset& ruleset) {
    const auto differences = [&](const Preset& preset) {
        return std::ranges::count_if(kOptions, [&](const Option& option) {
            return option.name != "time" && option.get(ruleset) != option.get(preset.ruleset);
        });
    };
    return std::ranges::min_element(kPresets, {}, differences)->name;
}

std::string_view option_values(std::string_view name) {
    return find_option(name)->values;
}

std::optional<std::optional<TimeControl>> parse_time_control(std::string_view text) {
    if (text == "none") return std::optional<TimeControl>{};
    const std::size_t plus = text.find('+');
    const std::string_view base = text.substr(0, plus);
    const std::size_t colon = base.find(':');
    const auto minutes = colon == std::string_view::npos ? 0 : parse_number(base.substr(0, colon));
    const auto seconds = parse_number(colon == std::string_view::npos ? base : base.substr(colon + 1));
    const auto increment = plus == std::string_view::npos ? 0 : parse_number(text.substr(plus + 1));
    if (!minutes || !seconds || !increment) return std::nullopt;
    if (colon != std::string_view::npos && (base.size() != colon + 3 || *seconds > 59)) return std::nullopt;
    return TimeControl{(*minutes * 60 + *seconds) * 1000, *increment * 1000};
}

std::string to_string(const std::optional<TimeControl>& time) {
    if (!time) return "none";
    const std::int64_t seconds = time->base_ms / 1000;
    std::string text =
        std::to_string(seconds / 60) + (seconds % 60 < 10 ? ":0" : ":") + std::to_string(seconds % 60);
    if (time->increment_ms != 0) text += '+' + std::to_string(time->increment_ms / 1000);
    return text;
}

}  // namespace doorgeef::rules
