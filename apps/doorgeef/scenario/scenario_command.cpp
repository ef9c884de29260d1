#include "doorgeef/scenario/scenario_command.hpp"

#include "doorgeef/scenario/scenario_files.hpp"
#include "doorgeef/texts/usage.hpp"
#include "scenario/parse.hpp"
#include "scenario/run.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

std::optional<scenario::Failure> run_file(const std::string& path) {
    const auto text = read_scenario(path);
    if (!text) return scenario::Failure{0, "cannot be read"};
    const auto script = scenario::parse(*text);
    if (!script) return scenario::Failure{script.error().line, script.error().what};
    return scenario::run(*script);
}

}  // namespace

ScenarioCommand::ScenarioCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("scenario", say(language, texts::kScenario));
    files_ =
        add_arguments(command, texts::kFilePlaceholder.in(language), say(language, texts::kScenarioFiles));
    command.footer(say(language, texts::kExamples) + "\n  doorgeef scenario tests/scenarios/knsb");
}

ExitCode ScenarioCommand::run(const Console& console) const {
    if (!given(files_)) return console.wrong_use(say(console.language, texts::kRequired, files_->get_name()));
    int passed = 0;
    int failed = 0;
    for (const std::string& path : scenario_files(values(files_))) {
        if (const auto failure = run_file(path)) {
            console.out << "FAIL " << path << ':' << failure->line << ' ' << failure->why << '\n';
            ++failed;
        } else {
            console.out << "ok " << path << '\n';
            ++passed;
        }
    }
    console.out << passed << " passed, " << failed << " failed\n";
    return failed == 0 ? ExitCode::done : ExitCode::refused;
}

}  // namespace doorgeef::app
