#include "doorgeef/choices.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/rules.hpp"
#include "doorgeef/texts/usage.hpp"
#include "rules/fen.hpp"

#include <charconv>
#include <vector>

namespace doorgeef::app {

namespace {

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
    std::string joined;
    for (const std::string& part : parts) {
        if (!joined.empty()) joined += separator;
        joined += part;
    }
    return joined;
}

// All reasons in one sentence.
template <class Reason>
std::string enumerate(const std::vector<Reason>& reasons, Language language) {
    std::vector<std::string> parts;
    for (const Reason reason : reasons) parts.push_back(say(language, texts::phrase(reason)));
    return join(parts, "; ");
}

std::string setting_names() {
    std::vector<std::string> names;
    for (const std::string_view name : rules::option_names()) names.emplace_back(name);
    return join(names, ", ");
}

rules::Result<rules::Ruleset, Complaint> change(const rules::Ruleset& ruleset, std::string_view setting,
                                                Language language) {
    const auto equals = setting.find('=');
    if (equals == std::string_view::npos)
        return Complaint{say(language, texts::kSettingWithoutValue, quote(setting))};
    const auto name = setting.substr(0, equals);
    const auto value = setting.substr(equals + 1);
    const auto changed = rules::with_option(ruleset, name, value);
    if (changed) return *changed;
    if (changed.error() == rules::OptionError::unknown_name)
        return Complaint{say(language, texts::kUnknownSetting, quote(name), setting_names())};
    return Complaint{
        say(language, texts::kBadSettingValue, name, quote(value), setting_values(name, language))};
}

std::string describe(std::string_view option, std::string_view fen, const rules::FenError& error,
                     Language language) {
    const std::string column = std::to_string(count_characters(fen.substr(0, error.offset)) + 1);
    const std::string problem = say(language, texts::phrase(error.problem));
    const auto rest = fen.substr(error.offset);
    if (rest.empty()) return say(language, texts::kBadFenEnd, option, column, problem);
    return say(language, texts::kBadFen, option, column, quote(rest), problem);
}

}  // namespace

rules::Result<ChosenRuleset, Complaint> choose_ruleset(std::string_view preset,
                                                       std::span<const std::string> settings,
                                                       Language language) {
    auto ruleset = rules::preset(preset);
    if (!ruleset)
        return Complaint{say(language, texts::kNotAChoice, "--rules", quote(preset), preset_names())};
    for (const std::string& setting : settings) {
        const auto changed = change(*ruleset, setting, language);
        if (!changed) return changed.error();
        ruleset = *changed;
    }
    if (const auto reasons = rules::check(*ruleset); !reasons.empty())
        return Complaint{say(language, texts::kSenselessRuleset, enumerate(reasons, language))};
    return ChosenRuleset{std::string{preset}, *ruleset};
}

rules::Result<rules::Position, Complaint> choose_position(std::string_view option, std::string_view fen,
                                                          const rules::Ruleset& ruleset, Language language) {
    const auto setup = rules::parse_fen(fen);
    if (!setup) return Complaint{describe(option, fen, setup.error(), language)};
    const auto position = rules::Position::from_setup(*setup, ruleset);
    if (!position)
        return Complaint{
            say(language, texts::kImpossiblePosition, option, enumerate(position.error(), language))};
    return *position;
}

rules::Result<int, Complaint> choose_number(std::string_view option, std::string_view text, int least,
                                            int most, Language language) {
    int number = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto parsed = std::from_chars(begin, end, number);
    if (parsed.ec == std::errc{} && parsed.ptr == end && number >= least && number <= most) return number;
    return Complaint{
        say(language, texts::kNotInRange, option, quote(text), std::to_string(least), std::to_string(most))};
}

std::string preset_names() {
    std::vector<std::string> names;
    for (const rules::Preset& preset : rules::kPresets) names.emplace_back(preset.name);
    return join(names, ", ");
}

std::string setting_values(std::string_view setting, Language language) {
    // The rules library names values in the words one types; only ranges need a description.
    if (setting.ends_with("-ranks"))
        return say(language, texts::kRankRange, rules::option_value(rules::Ruleset{}, setting));
    return std::string{rules::option_values(setting)};
}

}  // namespace doorgeef::app
