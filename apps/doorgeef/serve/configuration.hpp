// Brings together what the command line, the environment and a file say about a server.
#pragma once

#include "doorgeef/choices.hpp"
#include "doorgeef/environment.hpp"
#include "doorgeef/serve/serve_options.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace doorgeef::app {

using SettingTexts = std::map<std::string, std::string>;

// The file's settings as texts: numbers as digits, true and false as on and off, arrays with commas.
rules::Result<SettingTexts, Complaint> read_settings_file(const std::string& path, Language language);

// Those of the variables that look like settings and are none: DOORGEEF_PROT.
std::vector<std::string> unknown_variables(std::span<const std::string> names);

// `flags` are the settings given on the command line; they go before the environment (DOORGEEF_PORT), and
// that before the file.
rules::Result<ServeOptions, Complaint> choose_serve_options(const SettingTexts& flags,
                                                            const std::optional<std::string>& config_file,
                                                            const Environment& environment,
                                                            Language language);

}  // namespace doorgeef::app
