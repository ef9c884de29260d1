#include "doorgeef/bench/engine_bench_command.hpp"

#include "doorgeef/bench/engine_bench.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/texts/usage.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kDeepest = 40;

}  // namespace

EngineBenchCommand::EngineBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("engine", say(language, texts::kBenchEngine));
    depth_ = add_value(command, "--depth", texts::kNumberPlaceholder.in(language),
                       say(language, texts::kBenchEngineDepth, std::to_string(kDeepest)));
}

ExitCode EngineBenchCommand::run(const Console& console) const {
    const auto depth = choose_number("--depth", value(depth_).value_or("10"), 1, kDeepest, console.language);
    if (!depth) return console.wrong_use(depth.error().text);
    const EngineFigures figures = measure_engine(*depth);
    console.out << "nodes " << figures.nodes << '\n'
                << "signature " << std::hex << figures.signature << std::dec << '\n'
                << "cpu-seconds " << figures.cpu_seconds << '\n'
                << "nodes-per-second "
                << static_cast<std::uint64_t>(static_cast<double>(figures.nodes) / figures.cpu_seconds)
                << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
