// `doorgeef serve`: the server, until it is told to stop.
#pragma once

#include "doorgeef/command.hpp"
#include "doorgeef/serve/configuration.hpp"

#include <vector>

namespace doorgeef::app {

class ServeCommand final : public Command {
public:
    ServeCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    SettingTexts flags() const;

    CLI::Option* config_;
    std::vector<CLI::Option*> settings_{};  // in the order of serve_settings()
};

}  // namespace doorgeef::app
