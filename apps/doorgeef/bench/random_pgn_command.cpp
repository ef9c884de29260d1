#include "doorgeef/bench/random_pgn_command.hpp"

#include "doorgeef/bench/random_pgn.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/texts/usage.hpp"

#include <limits>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostGames = 100'000'000;

}  // namespace

RandomPgnCommand::RandomPgnCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("pgn", say(language, texts::kBenchPgn));
    const auto number = texts::kNumberPlaceholder.in(language);
    games_ =
        add_value(command, "--games", number, say(language, texts::kBenchGames, std::to_string(kMostGames)));
    seed_ = add_value(command, "--seed", number, say(language, texts::kBenchSeed));
}

ExitCode RandomPgnCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto games = choose_number("--games", value(games_).value_or("1000"), 1, kMostGames, language);
    if (!games) return console.wrong_use(games.error().text);
    const auto seed =
        choose_number("--seed", value(seed_).value_or("1"), 0, std::numeric_limits<int>::max(), language);
    if (!seed) return console.wrong_use(seed.error().text);
    RandomPgn pgn{static_cast<std::uint64_t>(*seed)};
    for (int game = 0; game < *games && console.out; ++game) console.out << pgn.next();
    return ExitCode::done;
}

}  // namespace doorgeef::app
