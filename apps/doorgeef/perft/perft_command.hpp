// `doorgeef perft`: how many sequences of legal moves there are.
#pragma once

#include "doorgeef/command.hpp"
#include "doorgeef/perft/perft_runner.hpp"

namespace doorgeef::app {

class PerftCommand final : public Command {
public:
    PerftCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    ExitCode run_two_boards(const Console& console, const PerftJob& job) const;

    CLI::Option* rules_;
    CLI::Option* settings_;
    CLI::Option* fen_;
    CLI::Option* other_;
    CLI::Option* bfen_;
    CLI::Option* depth_;
    CLI::Option* threads_;
    CLI::Option* divide_;
    CLI::Option* make_leaves_;
};

}  // namespace doorgeef::app
