// `doorgeef scenario FILE…`: the regulation as executable text.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ScenarioCommand final : public Command {
public:
    ScenarioCommand(CLI::App& program, Language language);
    // One line per file, `ok PATH` or `FAIL PATH:LINE why`, then `N passed, N failed`: a format for programs,
    // so it is the same in all languages.
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* files_;
};

}  // namespace doorgeef::app
