#include "wasm/rulebook.hpp"

#include "match/citation.hpp"
#include "match/outcome.hpp"
#include "rules/ruleset.hpp"
#include "wasm/agreement_json.hpp"
#include "wasm/json.hpp"
#include "wasm/refusal_json.hpp"

#include <array>
#include <vector>

namespace doorgeef::wasm {

namespace {

using match::Conduct;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t bar = text.find('|');
        parts.push_back(text.substr(0, bar));
        if (bar == std::string_view::npos) return parts;
        text.remove_prefix(bar + 1);
    }
}

void append_option(std::string& out, std::string_view option) {
    const std::string_view values = rules::option_values(option);
    const bool ranks =
        values.find('-') != std::string_view::npos && values.find('|') == std::string_view::npos;
    const std::string_view kind = option == "time" ? "time" : ranks ? "ranks" : "choice";
    JsonObject object{out};
    object.text("name", option).text("kind", kind);
    append_texts(object.value("values"), kind == "choice" ? split(values) : std::vector<std::string_view>{});
    object.end();
}

// Each switch as its positions in both ways of playing; they differ in all of them.
void append_switches(std::string& out) {
    const auto online = match::conduct_words(Conduct::online());
    const auto book = match::conduct_words(Conduct::by_the_book());
    out += '[';
    for (std::size_t i = 0; i < online.size(); ++i) {
        if (i > 0) out += ',';
        const std::size_t equals = online[i].find('=');
        JsonObject object{out};
        object.text("name", online[i].substr(0, equals));
        append_texts(object.value("values"),
                     std::array{online[i].substr(equals + 1), book[i].substr(equals + 1)});
        object.end();
    }
    out += ']';
}

void append_conduct_part(std::string& out) {
    struct Named {
        std::string_view name;
        Conduct conduct;
    };
    JsonObject object{out};
    append_switches(object.value("switches"));
    append_list(object.value("presets"),
                std::array{Named{"online", Conduct::online()}, Named{"book", Conduct::by_the_book()}},
                [](std::string& to, const Named& named) {
                    JsonObject preset{to};
                    preset.text("name", named.name);
                    append_conduct(preset.value("switches"), named.conduct);
                    preset.end();
                });
    object.end();
}

void append_option_articles(std::string& out) {
    JsonObject object{out};
    for (const std::string_view option : rules::option_names()) {
        JsonObject by_preset{object.value(option)};
        for (const rules::Preset& preset : rules::kPresets)
            append_citation(by_preset.value(preset.name), match::cite_option(option, preset.name));
        by_preset.end();
    }
    object.end();
}

template <class Enum>
std::vector<std::string_view> codes_until(Enum last) {
    std::vector<std::string_view> codes;
    for (int i = 0; i <= static_cast<int>(last); ++i) codes.push_back(match::code(static_cast<Enum>(i)));
    return codes;
}

}  // namespace

std::string rulebook() {
    std::string out;
    JsonObject object{out};
    append_list(object.value("presets"), rules::kPresets, [](std::string& to, const rules::Preset& preset) {
        JsonObject one{to};
        one.text("name", preset.name);
        append_options(one.value("options"), preset.ruleset);
        one.end();
    });
    append_list(object.value("options"), rules::option_names(), append_option);
    append_conduct_part(object.value("conduct"));
    append_texts(object.value("refusals"), codes_until(match::Refusal::paused));
    append_texts(object.value("reasons"), codes_until(match::Reason::match_ended));
    append_option_articles(object.value("optionArticles"));
    object.end();
    return out;
}

}  // namespace doorgeef::wasm
