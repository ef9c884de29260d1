// `doorgeef bench match`: random matches, replayed.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class MatchBenchCommand final : public Command {
public:
    MatchBenchCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* rules_;
    CLI::Option* matches_;
    CLI::Option* seed_;
    CLI::Option* record_;
};

}  // namespace doorgeef::app
