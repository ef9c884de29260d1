// `doorgeef uci`: our engine for programs that speak UCI.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class UciCommand final : public Command {
public:
    UciCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;
};

}  // namespace doorgeef::app
