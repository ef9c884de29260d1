// `doorgeef bench winnable`: how fast it is told whether a side can still win.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class WinnableBenchCommand final : public Command {
public:
    WinnableBenchCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* games_;
    CLI::Option* seed_;
    CLI::Option* vectors_;
};

}  // namespace doorgeef::app
