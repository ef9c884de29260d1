// `doorgeef bench match`: figures about the program's own speed. Ratios to other programs are made by bench/.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class BenchCommand final : public Command {
public:
    BenchCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* what_;
    CLI::Option* rules_;
    CLI::Option* matches_;
    CLI::Option* seed_;
    CLI::Option* record_;
};

}  // namespace doorgeef::app
