#include "doorgeef/help.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/layout.hpp"
#include "doorgeef/texts/usage.hpp"

#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

std::string option_name(const CLI::Option& option) {
    if (option.get_lnames().empty())
        return option.get_name() + (option.get_items_expected_max() > 1 ? "..." : "");
    std::string name;
    for (const std::string& letter : option.get_snames()) name += "-" + letter + ", ";
    if (name.empty()) name = "    ";
    name += "--" + option.get_lnames().front();
    if (option.get_expected_max() > 0) name += " " + option.get_type_name();
    return name;
}

// What stands on the command line without a name.
std::string arguments(const CLI::App& app) {
    std::string names;
    for (const CLI::Option* option : app.get_options())
        if (option->get_lnames().empty()) names += " " + option_name(*option);
    return names;
}

std::vector<Entry> command_entries(const CLI::App& app) {
    std::vector<Entry> entries;
    for (const CLI::App* command : app.get_subcommands({}))
        entries.push_back({command->get_name(), command->get_description()});
    return entries;
}

// A command's own options come first, then those of the whole program, then --help.
std::vector<Entry> option_entries(const CLI::App& app) {
    std::vector<Entry> entries;
    const auto add = [&entries](const CLI::Option* option) {
        entries.push_back({option_name(*option), option->get_description()});
    };
    for (const CLI::Option* option : app.get_options())
        if (option != app.get_help_ptr()) add(option);
    for (const CLI::App* program = app.get_parent(); program != nullptr; program = program->get_parent())
        for (const CLI::Option* option : program->get_options())
            if (option != program->get_help_ptr() && option != program->get_version_ptr()) add(option);
    add(app.get_help_ptr());
    return entries;
}

class HelpFormatter : public CLI::FormatterBase {
public:
    explicit HelpFormatter(Language language) : language_(language) {}

    std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override;

private:
    Language language_;
};

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode /*mode*/) const {
    const auto commands = command_entries(*app);
    std::string text = app->get_parent() == nullptr ? "" : name + ": ";
    text += app->get_description() + "\n\n";
    if (commands.empty())
        text += say(language_, texts::kUsageOfCommand, name) + arguments(*app) + "\n\n";
    else
        text += say(language_, texts::kUsageOfProgram, name) + "\n\n" + say(language_, texts::kCommands) +
                "\n" + list(commands) + "\n";
    text += say(language_, texts::kOptions) + "\n" + list(option_entries(*app));
    if (const std::string footer = app->get_footer(); !footer.empty()) text += "\n" + footer + "\n";
    return text;
}

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter(Language language) {
    return std::make_shared<HelpFormatter>(language);
}

std::string settings_help(Language language) {
    std::vector<Entry> entries;
    for (const std::string_view name : rules::option_names())
        entries.push_back({std::string{name}, setting_values(name, language)});
    std::string text = say(language, texts::kSettings) + "\n" + list(entries);
    text.pop_back();
    return text;
}

}  // namespace doorgeef::app
