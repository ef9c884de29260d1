// `doorgeef bench`: figures about the program's own speed. Ratios to other programs are made by bench/.
#pragma once

#include "doorgeef/command_group.hpp"

namespace doorgeef::app {

class BenchCommand final : public Command {
public:
    BenchCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::App* app_;
    CommandGroup benches_;
};

}  // namespace doorgeef::app
