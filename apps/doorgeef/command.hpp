// One command of the program, `doorgeef NAME`. Its constructor declares the options; `run` reads what was
// given.
#pragma once

#include "doorgeef/cli11.hpp"
#include "doorgeef/console.hpp"

#include <optional>
#include <string>
#include <vector>

namespace doorgeef::app {

class Command {
public:
    virtual ~Command() = default;

    // Complains with one line if the values make no sense. Requires: the command line was parsed.
    virtual ExitCode run(const Console& console) const = 0;
};

// ---- for the constructors: values stay text, so that every complaint about them is ours

CLI::Option* add_value(CLI::App& command, const std::string& name, std::string_view placeholder,
                       const std::string& description);
CLI::Option* add_repeatable_value(CLI::App& command, const std::string& name, std::string_view placeholder,
                                  const std::string& description);
// What stands on the command line without a name; one, or any number.
CLI::Option* add_argument(CLI::App& command, std::string_view placeholder, const std::string& description);
CLI::Option* add_arguments(CLI::App& command, std::string_view placeholder, const std::string& description);
CLI::Option* add_flag(CLI::App& command, const std::string& name, const std::string& description);

// ---- for `run`

bool given(const CLI::Option* option);
std::optional<std::string> value(const CLI::Option* option);
std::vector<std::string> values(const CLI::Option* option);

}  // namespace doorgeef::app
