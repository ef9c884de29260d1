// `doorgeef bench tune`: better weights for the evaluation, from matches against itself.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class TuneCommand final : public Command {
public:
    TuneCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* rules_;
    CLI::Option* matches_;
    CLI::Option* nodes_;
    CLI::Option* rounds_;
    CLI::Option* seed_;
};

}  // namespace doorgeef::app
