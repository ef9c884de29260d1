#include "doorgeef/uci/uci_command.hpp"

#include "doorgeef/engines/listen.hpp"
#include "doorgeef/texts/engines.hpp"
#include "doorgeef/uci/uci_session.hpp"

#include <random>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

UciCommand::UciCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("uci", say(language, texts::kUci));
    command.footer(say(language, texts::kUciNotes));
}

ExitCode UciCommand::run(const Console& console) const {
    UciSession session{console.out, std::random_device{}()};
    while (const auto line = hear_line(console.in))
        if (!session.hear(*line)) return ExitCode::done;
    session.finish();
    return ExitCode::done;
}

}  // namespace doorgeef::app
