// `doorgeef show FILE`: a recorded match at any moment.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class ShowCommand final : public Command {
public:
    ShowCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* file_;
    CLI::Option* game_;
    CLI::Option* at_;
};

}  // namespace doorgeef::app
