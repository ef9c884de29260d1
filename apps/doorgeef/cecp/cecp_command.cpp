#include "doorgeef/cecp/cecp_command.hpp"

#include "doorgeef/cecp/cecp_session.hpp"
#include "doorgeef/engines/listen.hpp"
#include "doorgeef/texts/engines.hpp"

#include <random>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

CecpCommand::CecpCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("cecp", say(language, texts::kCecp));
    command.footer(say(language, texts::kCecpNotes));
}

ExitCode CecpCommand::run(const Console& console) const {
    CecpSession session{console.out, std::random_device{}()};
    while (const auto line = hear_line(console.in))
        if (!session.hear(*line)) break;
    return ExitCode::done;
}

}  // namespace doorgeef::app
