#include "doorgeef/bench/winnable_bench_command.hpp"

#include "doorgeef/bench/winnable_bench.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/usage.hpp"
#include "doorgeef/texts/winnable.hpp"

#include <fstream>
#include <limits>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostEndings = 1'000'000;

// The positions of a file of vectors; the answers are not looked at.
rules::Result<std::vector<rules::Position>, Complaint> read_vectors(const std::string& path,
                                                                    Language language) {
    std::ifstream file{path};
    if (!file) return Complaint{say(language, texts::kCannotRead, quote(path))};
    std::vector<rules::Position> positions;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        const std::string source = say(language, texts::kLineNumber, std::to_string(++number));
        if (line.size() < 4) return Complaint{say(language, texts::kNoVector, source)};
        const auto position =
            choose_position(source, std::string_view{line}.substr(3), *rules::preset("jijbent"), language);
        if (!position) return position.error();
        positions.push_back(*position);
    }
    return positions;
}

}  // namespace

WinnableBenchCommand::WinnableBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("winnable", say(language, texts::kBenchWinnable));
    const auto number = texts::kNumberPlaceholder.in(language);
    games_ = add_value(command, "--games", number,
                       say(language, texts::kBenchGames, std::to_string(kMostEndings)));
    seed_ = add_value(command, "--seed", number, say(language, texts::kBenchSeed));
    vectors_ = add_value(command, "--vectors", texts::kFilePlaceholder.in(language),
                         say(language, texts::kBenchWinnableVectors));
}

ExitCode WinnableBenchCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto games = choose_number("--games", value(games_).value_or("1000"), 1, kMostEndings, language);
    if (!games) return console.wrong_use(games.error().text);
    const auto seed =
        choose_number("--seed", value(seed_).value_or("1"), 0, std::numeric_limits<int>::max(), language);
    if (!seed) return console.wrong_use(seed.error().text);
    const rules::Ruleset chess = *rules::preset("jijbent");
    if (const auto path = value(vectors_)) {
        const auto positions = read_vectors(*path, language);
        if (!positions) {
            console.err << "doorgeef: " << positions.error().text << '\n';
            return ExitCode::refused;
        }
        measure_winnable(*positions, chess).print("vectors", console.out);
    }
    const auto start = static_cast<std::uint64_t>(*seed);
    measure_winnable(game_endings(*games, start), chess).print("endings", console.out);
    for (const char* name : {"knsb", "fics"}) {
        const rules::Ruleset ruleset = *rules::preset(name);
        measure_winnable(match_endings(ruleset, *games, start), ruleset)
            .print(std::string{"two-boards-"} + name, console.out);
    }
    return ExitCode::done;
}

}  // namespace doorgeef::app
