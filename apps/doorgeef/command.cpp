#include "doorgeef/command.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

ExitCode Console::wrong_use(std::string_view what) const {
    err << "doorgeef: " << what << '\n';
    return ExitCode::wrong_use;
}

ExitCode Console::refuse(std::string_view what) const {
    err << "doorgeef: " << what << '\n';
    return ExitCode::refused;
}

CLI::Option* add_value(CLI::App& command, const std::string& name, std::string_view placeholder,
                       const std::string& description) {
    return command.add_option(name, CLI::callback_t{}, description)
        ->type_name(std::string{placeholder})
        ->allow_extra_args(false);
}

CLI::Option* add_repeatable_value(CLI::App& command, const std::string& name, std::string_view placeholder,
                                  const std::string& description) {
    return add_value(command, name, placeholder, description)->take_all();
}

CLI::Option* add_argument(CLI::App& command, std::string_view placeholder, const std::string& description) {
    return command.add_option(std::string{placeholder}, CLI::callback_t{}, description);
}

CLI::Option* add_arguments(CLI::App& command, std::string_view placeholder, const std::string& description) {
    return add_argument(command, placeholder, description)->expected(-1)->take_all();
}

CLI::Option* add_flag(CLI::App& command, const std::string& name, const std::string& description) {
    return command.add_flag(name, description);
}

bool given(const CLI::Option* option) {
    return option->count() > 0;
}

std::optional<std::string> value(const CLI::Option* option) {
    if (!given(option)) return std::nullopt;
    return option->results().back();
}

std::vector<std::string> values(const CLI::Option* option) {
    return option->results();
}

}  // namespace doorgeef::app
