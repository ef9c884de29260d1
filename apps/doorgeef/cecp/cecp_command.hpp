// `doorgeef cecp`: our engine for xboard and programs like it.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class CecpCommand final : public Command {
public:
    CecpCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;
};

}  // namespace doorgeef::app
