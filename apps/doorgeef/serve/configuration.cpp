#include "doorgeef/serve/configuration.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/serve.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <toml++/toml.h>

namespace doorgeef::app {

namespace {

constexpr std::size_t kMostQuoted = 60;
constexpr std::size_t kLongestPath = 200;
constexpr const char* kVariablePrefix = "DOORGEEF_";
constexpr const char* kConfigVariable = "DOORGEEF_CONFIG";

std::string environment_name(std::string_view setting) {
    std::string name = kVariablePrefix;
    for (const char c : setting)
        name += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return name;
}

std::optional<std::string> text_of(const toml::node& node) {
    if (auto text = node.value_exact<std::string>()) return text;
    if (const auto number = node.value_exact<std::int64_t>()) return std::to_string(*number);
    if (const auto truth = node.value_exact<bool>()) return *truth ? "on" : "off";
    const toml::array* array = node.as_array();
    if (array == nullptr) return std::nullopt;
    std::string list;
    for (const toml::node& item : *array) {
        const auto text = item.value_exact<std::string>();
        if (!text || text->find(',') != std::string::npos) return std::nullopt;
        list.append(list.empty() ? "" : ",").append(*text);
    }
    return list;
}

std::optional<Complaint> apply(const SettingTexts& texts, const std::string& before_name,
                               ServeOptions& options, Language language) {
    for (const auto& [name, text] : texts)
        if (!find_serve_setting(name)->apply(options, text))
            return Complaint{say(language, texts::kBadSetting, before_name + name, quote(text, kMostQuoted))};
    return std::nullopt;
}

}  // namespace

rules::Result<SettingTexts, Complaint> read_settings_file(const std::string& path, Language language) {
    std::ifstream stream{path, std::ios::binary};
    std::stringstream text;
    text << stream.rdbuf();
    if (!stream) return Complaint{say(language, texts::kCannotRead, quote(path, kLongestPath))};
    toml::table table;
    try {
        table = toml::parse(text.str(), path);
    } catch (const toml::parse_error& error) {
        return Complaint{say(language, texts::kBadToml, quote(path, kLongestPath),
                             std::to_string(error.source().begin.line))};
    }
    SettingTexts settings;
    for (const auto& [key, node] : table) {
        const std::string name{key.str()};
        if (find_serve_setting(name) == nullptr)
            return Complaint{say(language, texts::kNoSuchSetting, quote(path, kLongestPath), quote(name))};
        const auto value = text_of(node);
        if (!value)
            return Complaint{say(language, texts::kBadSetting, quote(path, kLongestPath), quote(name))};
        settings[name] = *value;
    }
    return settings;
}

std::vector<std::string> unknown_variables(std::span<const std::string> names) {
    const auto is_ours = [](const std::string& name) {
        return name == kConfigVariable || name.starts_with("DOORGEEF_TEST_") ||
               std::ranges::any_of(serve_settings(), [&](const ServeSetting& setting) {
                   return environment_name(setting.name) == name;
               });
    };
    std::vector<std::string> unknown;
    for (const std::string& name : names)
        if (name.starts_with(kVariablePrefix) && !is_ours(name)) unknown.push_back(name);
    return unknown;
}

rules::Result<ServeOptions, Complaint> choose_serve_options(const SettingTexts& flags,
                                                            const std::optional<std::string>& config_file,
                                                            const Environment& environment,
                                                            Language language) {
    ServeOptions options;
    const auto file = config_file ? config_file : environment(kConfigVariable);
    if (file) {
        const auto settings = read_settings_file(*file, language);
        if (!settings) return settings.error();
        if (auto wrong = apply(*settings, *file + ": ", options, language)) return *wrong;
    }
    for (const ServeSetting& setting : serve_settings()) {
        const std::string name = environment_name(setting.name);
        const auto value = environment(name.c_str());
        if (value && !setting.apply(options, *value))
            return Complaint{say(language, texts::kBadSetting, name, quote(*value, kMostQuoted))};
    }
    if (auto wrong = apply(flags, "--", options, language)) return *wrong;
    if (options.host.tls.certificate.empty() != options.host.tls.key.empty())
        return Complaint{say(language, texts::kHalfTls)};
    return options;
}

}  // namespace doorgeef::app
