// `doorgeef backup DATA FILE`: a copy of a server's data, also while that runs.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class BackupCommand final : public Command {
public:
    BackupCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* data_;
    CLI::Option* file_;
};

}  // namespace doorgeef::app
