// `doorgeef bench store`: how many moves a second the disk takes.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class StoreBenchCommand final : public Command {
public:
    StoreBenchCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* folder_;
    CLI::Option* matches_;
    CLI::Option* moves_;
};

}  // namespace doorgeef::app
