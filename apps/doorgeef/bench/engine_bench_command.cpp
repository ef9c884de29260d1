#include "doorgeef/bench/engine_bench_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/texts/usage.hpp"
#include "engine/signature.hpp"

#include <ctime>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kDeepest = 40;
constexpr std::uint64_t kNodesInPlay = 10'000;

}  // namespace

EngineBenchCommand::EngineBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("engine", say(language, texts::kBenchEngine));
    depth_ = add_value(command, "--depth", texts::kNumberPlaceholder.in(language),
                       say(language, texts::kBenchEngineDepth, std::to_string(kDeepest)));
}

ExitCode EngineBenchCommand::run(const Console& console) const {
    const auto depth = choose_number("--depth", value(depth_).value_or("10"), 1, kDeepest, console.language);
    if (!depth) return console.wrong_use(depth.error().text);
    const std::clock_t before = std::clock();
    const engine::Signature signature = engine::signature(*depth);
    const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    const engine::Signature in_play = engine::signature_in_play(kNodesInPlay);
    console.out << "nodes " << signature.nodes << '\n'
                << "signature " << std::hex << signature.mix << '\n'
                << "signature-in-play " << in_play.mix << std::dec << '\n'
                << "cpu-seconds " << seconds << '\n'
                << "nodes-per-second "
                << static_cast<std::uint64_t>(static_cast<double>(signature.nodes) / seconds) << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
