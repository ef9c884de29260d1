#include "doorgeef/bench/tune_command.hpp"

#include "doorgeef/bench/in_parallel.hpp"
#include "doorgeef/bench/self_play.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/texts/usage.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <ostream>
#include <span>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostMatches = 1'000'000;
constexpr int kMostNodes = 1'000'000;
constexpr int kMostRounds = 100;
// What ten to one is worth to begin with, to judge positions by what was thought of them.
constexpr double kScale = 600;
constexpr int kFirstStep = 8;
// However many cores there are, so that they add up to the same sum.
constexpr std::size_t kPartsOfSum = 64;

double mean_error(const engine::Weights& weights, const rules::Ruleset& ruleset,
                  std::span<const engine::Sample> samples, double scale) {
    std::array<double, kPartsOfSum> sums{};
    in_parallel(kPartsOfSum, [&](std::size_t part) {
        const std::size_t from = samples.size() * part / kPartsOfSum;
        const std::size_t to = samples.size() * (part + 1) / kPartsOfSum;
        sums[part] = engine::error(weights, ruleset, samples.subspan(from, to - from), scale);
    });
    return std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(samples.size());
}

}  // namespace

TuneCommand::TuneCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("tune", say(language, texts::kBenchTune));
    const auto number = texts::kNumberPlaceholder.in(language);
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    matches_ = add_value(command, "--matches", number,
                         say(language, texts::kBenchMatches, std::to_string(kMostMatches)));
    nodes_ =
        add_value(command, "--nodes", number, say(language, texts::kTuneNodes, std::to_string(kMostNodes)));
    rounds_ = add_value(command, "--rounds", number,
                        say(language, texts::kTuneRounds, std::to_string(kMostRounds)));
    seed_ = add_value(command, "--seed", number, say(language, texts::kBenchSeed));
}

ExitCode TuneCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto chosen = choose_ruleset(value(rules_).value_or("knsb"), {}, language);
    if (!chosen) return console.wrong_use(chosen.error().text);
    const auto matches =
        choose_number("--matches", value(matches_).value_or("2000"), 1, kMostMatches, language);
    if (!matches) return console.wrong_use(matches.error().text);
    const auto nodes = choose_number("--nodes", value(nodes_).value_or("1000"), 1, kMostNodes, language);
    if (!nodes) return console.wrong_use(nodes.error().text);
    const auto rounds = choose_number("--rounds", value(rounds_).value_or("6"), 0, kMostRounds, language);
    if (!rounds) return console.wrong_use(rounds.error().text);
    const auto seed =
        choose_number("--seed", value(seed_).value_or("1"), 0, std::numeric_limits<int>::max(), language);
    if (!seed) return console.wrong_use(seed.error().text);

    const rules::Ruleset& ruleset = chosen->ruleset;
    const auto samples = self_played_samples(ruleset, *matches, static_cast<std::uint64_t>(*nodes),
                                             static_cast<std::uint64_t>(*seed), kScale);
    engine::Weights weights = engine::weights_for(ruleset);
    const double scale = engine::best_scale(weights, ruleset, samples);
    const auto error = [&](const engine::Weights& tried) {
        return mean_error(tried, ruleset, samples, scale);
    };
    console.out << "samples " << samples.size() << '\n'
                << "scale " << scale << '\n'
                << "error " << error(weights) << '\n';
    for (int round = 0; round < *rounds; ++round) {
        const int step = std::max(kFirstStep >> (round / 2), 1);
        weights = engine::tuned_once(weights, error, step);
        console.out << "error " << error(weights) << '\n' << std::flush;
    }
    console.out << engine::to_source(weights);
    return ExitCode::done;
}

}  // namespace doorgeef::app
