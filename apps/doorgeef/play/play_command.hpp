// `doorgeef play`: a match in the terminal, four players at one keyboard.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class PlayCommand final : public Command {
public:
    PlayCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* rules_;
    CLI::Option* settings_;
    CLI::Option* conduct_;
    CLI::Option* clock_;
    CLI::Option* white_;
    CLI::Option* fen_;
    CLI::Option* fen2_;
    CLI::Option* ascii_;
    CLI::Option* unicode_;
};

}  // namespace doorgeef::app
