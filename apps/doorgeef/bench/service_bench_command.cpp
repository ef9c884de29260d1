#include "doorgeef/bench/service_bench_command.hpp"

#include "doorgeef/bench/service_bench.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/texts/usage.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostServiceMatches = 2500;

}  // namespace

ServiceBenchCommand::ServiceBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("service", say(language, texts::kBenchService));
    matches_ = add_value(command, "--matches", texts::kNumberPlaceholder.in(language),
                         say(language, texts::kBenchServiceMatches, std::to_string(kMostServiceMatches)));
}

ExitCode ServiceBenchCommand::run(const Console& console) const {
    const auto matches =
        choose_number("--matches", value(matches_).value_or("500"), 1, kMostServiceMatches, console.language);
    if (!matches) return console.wrong_use(matches.error().text);
    const ServiceFigures figures = measure_service(*matches);
    console.out << "matches " << *matches << '\n'
                << "moves " << figures.moves << '\n'
                << "refused " << figures.refused << '\n'
                << "cpu-microseconds-per-move "
                << figures.cpu_seconds * 1e6 / static_cast<double>(figures.moves) << '\n'
                << "bytes-received-per-move " << figures.bytes_received / figures.moves << '\n'
                << "bytes-sent-per-move " << figures.bytes_sent / figures.moves << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
