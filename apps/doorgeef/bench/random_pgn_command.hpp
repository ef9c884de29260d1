// `doorgeef bench pgn`: writes random games, for measurements.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class RandomPgnCommand final : public Command {
public:
    RandomPgnCommand(CLI::App& bench, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* games_;
    CLI::Option* seed_;
};

}  // namespace doorgeef::app
