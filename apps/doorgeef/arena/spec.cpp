#include "doorgeef/arena/spec.hpp"

namespace doorgeef::app {

namespace {

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts;
    while (true) {
        const auto end = text.find(at);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> words_of(std::string_view command) {
    std::vector<std::string> words;
    for (std::string& word : split(command, ' '))
        if (!word.empty()) words.push_back(std::move(word));
    return words;
}

rules::Result<Spec, SpecProblem> parse_uci(std::string_view text) {
    const auto parts = split(text, ',');
    UciSpec spec{words_of(parts.front()), {}};
    if (spec.words.empty()) return SpecProblem::no_command;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto equals = parts[i].find('=');
        if (equals == std::string::npos || equals == 0) return SpecProblem::bad_option;
        spec.options.push_back({parts[i].substr(0, equals), parts[i].substr(equals + 1)});
    }
    return Spec{std::move(spec)};
}

rules::Result<Spec, SpecProblem> parse_cecp(std::string_view text) {
    CecpSpec spec{words_of(text)};
    if (spec.words.empty()) return SpecProblem::no_command;
    return Spec{std::move(spec)};
}

}  // namespace

rules::Result<Spec, SpecProblem> parse_spec(std::string_view text) {
    const auto colon = text.find(':');
    const auto kind = text.substr(0, colon);
    const auto rest = colon == std::string_view::npos ? std::string_view{} : text.substr(colon + 1);
    if (kind == "uci") return parse_uci(rest);
    if (kind == "cecp") return parse_cecp(rest);
    if (kind != "self") return SpecProblem::unknown_kind;
    if (colon == std::string_view::npos) return Spec{SelfSpec{}};
    const engine::Level* level = engine::level_named(rest);
    if (level == nullptr) return SpecProblem::unknown_level;
    return Spec{SelfSpec{level}};
}

}  // namespace doorgeef::app
