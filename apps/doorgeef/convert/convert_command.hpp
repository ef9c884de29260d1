// `doorgeef convert IN OUT`: recorded matches from one form into another.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ConvertCommand final : public Command {
public:
    ConvertCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* in_;
    CLI::Option* out_;
};

}  // namespace doorgeef::app
