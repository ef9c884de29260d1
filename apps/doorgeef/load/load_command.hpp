// `doorgeef load`: real matches over real sockets, and what they show about a server.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class LoadCommand final : public Command {
public:
    LoadCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* url_;
    CLI::Option* matches_;
    CLI::Option* rate_;
    CLI::Option* seconds_;
    CLI::Option* length_;
    CLI::Option* pid_;
    CLI::Option* relay_;
};

}  // namespace doorgeef::app
