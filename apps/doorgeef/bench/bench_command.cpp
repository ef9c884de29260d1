#include "doorgeef/bench/bench_command.hpp"

#include "doorgeef/bench/engine_bench_command.hpp"
#include "doorgeef/bench/match_bench_command.hpp"
#include "doorgeef/bench/random_pgn_command.hpp"
#include "doorgeef/bench/service_bench_command.hpp"
#include "doorgeef/bench/store_bench_command.hpp"
#include "doorgeef/bench/tune_command.hpp"
#include "doorgeef/bench/winnable_bench_command.hpp"
#include "doorgeef/texts/usage.hpp"

#include <CLI/CLI.hpp>

namespace doorgeef::app {

BenchCommand::BenchCommand(CLI::App& program, Language language)
    : app_(program.add_subcommand("bench", say(language, texts::kBench))), benches_(*app_) {
    app_->require_subcommand(0, 1);
    benches_.add<EngineBenchCommand>(language);
    benches_.add<MatchBenchCommand>(language);
    benches_.add<RandomPgnCommand>(language);
    benches_.add<TuneCommand>(language);
    benches_.add<WinnableBenchCommand>(language);
    benches_.add<ServiceBenchCommand>(language);
    benches_.add<StoreBenchCommand>(language);
}

ExitCode BenchCommand::run(const Console& console) const {
    const Command* bench = benches_.chosen();
    return bench == nullptr ? console.wrong_use(say(console.language, texts::kNoBench)) : bench->run(console);
}

}  // namespace doorgeef::app
