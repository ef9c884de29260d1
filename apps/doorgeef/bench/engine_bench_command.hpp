// `doorgeef bench engine`: the search's node count and speed.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class EngineBenchCommand final : public Command {
public:
    EngineBenchCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* depth_;
};

}  // namespace doorgeef::app
