#include "doorgeef/environment.hpp"

#include <algorithm>
#include <cstdlib>

#include <unistd.h>

namespace doorgeef::app {

namespace {

// The locale of a category: LC_ALL goes before it, LANG stands in for it. An empty variable counts as not
// set.
std::optional<std::string> locale(const Environment& environment, const char* category) {
    for (const char* name : {"LC_ALL", category, "LANG"})
        if (const auto value = environment(name); value && !value->empty()) return value;
    return std::nullopt;
}

constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

Environment process_environment() {
    return [](const char* name) -> std::optional<std::string> {
        const char* value = std::getenv(name);
        if (value == nullptr) return std::nullopt;
        return value;
    };
}

std::vector<std::string> process_variables() {
    std::vector<std::string> names;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text = *variable;
        names.emplace_back(text.substr(0, text.find('=')));
    }
    return names;
}

Language locale_language(const Environment& environment) {
    const auto name = locale(environment, "LC_MESSAGES");
    if (!name) return Language::dutch;
    const std::string_view language = std::string_view{*name}.substr(0, name->find_first_of("_.@"));
    return language == "nl" ? Language::dutch : Language::english;
}

bool locale_is_utf8(const Environment& environment) {
    auto name = locale(environment, "LC_CTYPE").value_or("");
    std::ranges::transform(name, name.begin(), lower);
    return name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos;
}

bool wants_color(const Environment& environment) {
    return environment("NO_COLOR").value_or("").empty() && environment("TERM").value_or("dumb") != "dumb";
}

std::optional<Language> parse_language(std::string_view name) {
    if (name == "nl") return Language::dutch;
    if (name == "en") return Language::english;
    return std::nullopt;
}

std::optional<Language> requested_language(std::span<const std::string> arguments) {
    constexpr std::string_view option = "--lang";
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == option && i + 1 < arguments.size()) return parse_language(arguments[i + 1]);
        if (argument.starts_with(option) && argument.substr(option.size()).starts_with('='))
            return parse_language(argument.substr(option.size() + 1));
    }
    return std::nullopt;
}

}  // namespace doorgeef::app
