// `doorgeef replay FILE…`: recorded games through the real match.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ReplayCommand final : public Command {
public:
    ReplayCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* files_;
    CLI::Option* rules_;
    CLI::Option* expected_;
    CLI::Option* moves_only_;
    CLI::Option* json_;
};

}  // namespace doorgeef::app
