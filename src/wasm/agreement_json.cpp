#include "wasm/agreement_json.hpp"

#include "rules/ruleset.hpp"
#include "wasm/json.hpp"
#include "wasm/lines.hpp"
#include "wasm/playable.hpp"

#include <algorithm>
#include <vector>

namespace doorgeef::wasm {

namespace {

using match::Agreement;
using notation::AgreementText;

std::string preset_of(const Agreement& agreement) {
    const std::string text = notation::to_text(agreement).ruleset;
    return text.substr(0, text.find(' '));
}

// Why options that are all right by themselves make no sense together; empty if it is something else.
std::string_view why_senseless(std::string_view text) {
    const std::size_t name = std::min(text.find(' '), text.size());
    auto ruleset = rules::preset(text.substr(0, name));
    text.remove_prefix(name);
    while (ruleset && !text.empty()) {
        const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        text.remove_prefix(end);
        if (word.empty()) break;
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto changed = rules::with_option(*ruleset, word.substr(0, equals),
                                                word.substr(std::min(equals + 1, word.size())));
        if (!changed) return "";
        ruleset = *changed;
    }
    if (!ruleset) return "";
    const auto reasons = rules::check(*ruleset);
    return reasons.empty() ? "" : rules::code(reasons.front());
}

std::string bad_agreement(notation::AgreementProblem problem, const AgreementText& text) {
    std::string detail{notation::code(problem)};
    if (problem == notation::AgreementProblem::ruleset)
        if (const std::string_view why = why_senseless(text.ruleset); !why.empty())
            detail += ' ' + std::string{why};
    return failure({"bad-agreement", detail});
}

void append_time(std::string& out, const std::optional<rules::TimeControl>& time) {
    if (!time) {
        out += "null";
        return;
    }
    JsonObject{out}.number("baseMs", time->base_ms).number("incrementMs", time->increment_ms).end();
}

}  // namespace

AgreementText agreement_lines(std::string_view text) {
    AgreementText agreement;
    auto& [first, second] = agreement.positions.values;
    for (std::string* part :
         {&agreement.ruleset, &agreement.conduct, &agreement.time, &agreement.white, &first, &second})
        *part = take_line(text);
    return agreement;
}

void append_agreement_text(std::string& out, const Agreement& agreement) {
    const AgreementText text = notation::to_text(agreement);
    JsonObject object{out};
    object.text("ruleset", text.ruleset)
        .text("conduct", text.conduct)
        .text("time", text.time)
        .text("white", text.white);
    append_texts(object.value("positions"), text.positions.values);
    object.end();
}

void append_options(std::string& out, const rules::Ruleset& ruleset) {
    JsonObject object{out};
    for (const std::string_view option : rules::option_names())
        object.text(option, rules::option_value(ruleset, option));
    object.end();
}

void append_conduct(std::string& out, const match::Conduct& conduct) {
    JsonObject object{out};
    for (const std::string& word : match::conduct_words(conduct)) {
        const std::size_t equals = word.find('=');
        object.text(word.substr(0, equals), word.substr(equals + 1));
    }
    object.end();
}

void append_info(std::string& out, const Agreement& agreement) {
    const match::Match match{agreement};
    const std::string preset = preset_of(agreement);
    const auto usual = rules::preset(preset);
    JsonObject object{out};
    append_agreement_text(object.value("text"), agreement);
    object.text("preset", preset);
    append_options(object.value("options"), agreement.ruleset);
    std::vector<std::string_view> changed;
    for (const std::string_view option : rules::option_names())
        if (!usual || rules::option_value(*usual, option) != rules::option_value(agreement.ruleset, option))
            changed.push_back(option);
    append_texts(object.value("changed"), changed);
    append_conduct(object.value("conduct"), agreement.conduct);
    append_time(object.value("time"), agreement.time);
    object.text("white", word(agreement.white_on_first));
    object.raw("boards", agreement.ruleset.boards == 2 ? "[1,2]" : "[1]");
    std::vector<std::string_view> seats;
    for (const match::Seat seat : match::kSeats)
        if (match.has_seat(seat)) seats.push_back(match::name(seat));
    append_texts(object.value("seats"), seats);
    JsonObject colors{object.value("colors")};
    for (const match::Seat seat : match::kSeats) colors.text(match::name(seat), word(match.color(seat)));
    colors.end();
    object.flag("premoves", allows_premoves(agreement.conduct));
    object.end();
}

std::string read_agreement(const AgreementText& text) {
    const auto agreement = notation::parse_agreement(text);
    if (!agreement) return bad_agreement(agreement.error(), text);
    return answer([&](std::string& out) { append_info(out, *agreement); });
}

}  // namespace doorgeef::wasm
