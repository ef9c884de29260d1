// `doorgeef verify DATA`: whether everything a server has kept is sound. May run beside the server.
#pragma once

#include "doorgeef/command.hpp"

namespace doorgeef::app {

class VerifyCommand final : public Command {
public:
    VerifyCommand(CLI::App& program, Language language);
    ExitCode run(const Console& console) const override;

private:
    CLI::Option* data_;
};

}  // namespace doorgeef::app
