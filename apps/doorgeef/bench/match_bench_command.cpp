#include "doorgeef/bench/match_bench_command.hpp"

#include "doorgeef/bench/match_bench.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/usage.hpp"

#include <fstream>
#include <limits>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostMatches = 1'000'000;

}  // namespace

MatchBenchCommand::MatchBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("match", say(language, texts::kBenchMatch));
    const auto number = texts::kNumberPlaceholder.in(language);
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    matches_ = add_value(command, "--matches", number,
                         say(language, texts::kBenchMatches, std::to_string(kMostMatches)));
    seed_ = add_value(command, "--seed", number, say(language, texts::kBenchSeed));
    record_ = add_value(command, "--record", texts::kFilePlaceholder.in(language),
                        say(language, texts::kBenchRecord));
}

ExitCode MatchBenchCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto chosen = choose_ruleset(value(rules_).value_or("knsb"), {}, language);
    if (!chosen) return console.wrong_use(chosen.error().text);
    const auto matches =
        choose_number("--matches", value(matches_).value_or("2000"), 1, kMostMatches, language);
    if (!matches) return console.wrong_use(matches.error().text);
    const auto seed =
        choose_number("--seed", value(seed_).value_or("1"), 0, std::numeric_limits<int>::max(), language);
    if (!seed) return console.wrong_use(seed.error().text);

    const auto recordings = play_random_matches(chosen->ruleset, *matches, static_cast<std::uint64_t>(*seed));
    if (const auto path = value(record_)) {
        std::ofstream file{*path, std::ios::binary};
        for (const Recording& recording : recordings) file << to_text(chosen->ruleset, recording) << '\n';
        file.close();
        if (!file) {
            console.err << "doorgeef: " << say(language, texts::kCannotWrite, quote(*path)) << '\n';
            return ExitCode::refused;
        }
    }
    const MatchFigures figures = measure_replay(chosen->ruleset, recordings);
    console.out << "matches " << recordings.size() << '\n'
                << "plies " << figures.plies << '\n'
                << "events " << figures.events << '\n'
                << "cpu-seconds " << figures.cpu_seconds << '\n'
                << "plies-per-second "
                << static_cast<std::uint64_t>(static_cast<double>(figures.plies) / figures.cpu_seconds)
                << '\n'
                << "state-bytes " << figures.largest_state << '\n'
                << "log-bytes-per-match " << figures.mean_log << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
