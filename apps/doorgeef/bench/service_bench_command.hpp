// `doorgeef bench service`: what a move costs the server's logic.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ServiceBenchCommand final : public Command {
public:
    ServiceBenchCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* matches_;
};

}  // namespace doorgeef::app
