#include "doorgeef/bench/store_bench_command.hpp"

#include "doorgeef/bench/store_bench.hpp"
#include "doorgeef/choices.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/usage.hpp"

#include <cstdlib>
#include <filesystem>
#include <ostream>
#include <system_error>

#include <CLI/CLI.hpp>
namespace doorgeef::app {

namespace {

constexpr int kMostStoreMatches = 10'000;
constexpr int kMostStoreMoves = 10'000'000;

// A new folder in this one, which goes when the measuring is done. Empty if it cannot be made.
class Workplace {
public:
    explicit Workplace(const std::string& folder) {
        std::string name = (std::filesystem::path{folder} / "doorgeef-bench-XXXXXX").string();
        if (::mkdtemp(name.data()) != nullptr) path_ = name;
    }
    ~Workplace() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    Workplace(Workplace&&) = delete;
    Workplace& operator=(Workplace&&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_{};
};

}  // namespace

StoreBenchCommand::StoreBenchCommand(CLI::App& bench, Language language) {
    CLI::App& command = *bench.add_subcommand("store", say(language, texts::kBenchStore));
    const auto number = texts::kNumberPlaceholder.in(language);
    folder_ = add_value(command, "--folder", texts::kFolderPlaceholder.in(language),
                        say(language, texts::kBenchStoreFolder));
    matches_ = add_value(command, "--matches", number,
                         say(language, texts::kBenchStoreMatches, std::to_string(kMostStoreMatches)));
    moves_ = add_value(command, "--moves", number,
                       say(language, texts::kBenchStoreMoves, std::to_string(kMostStoreMoves)));
}

ExitCode StoreBenchCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto matches =
        choose_number("--matches", value(matches_).value_or("64"), 1, kMostStoreMatches, language);
    if (!matches) return console.wrong_use(matches.error().text);
    const auto moves =
        choose_number("--moves", value(moves_).value_or("10000"), 1, kMostStoreMoves, language);
    if (!moves) return console.wrong_use(moves.error().text);

    const std::string folder = value(folder_).value_or(".");
    const Workplace workplace{folder};
    if (workplace.path().empty()) {
        console.err << "doorgeef: " << say(language, texts::kCannotWrite, quote(folder)) << '\n';
        return ExitCode::refused;
    }
    const auto figures = measure_store(workplace.path() / "store.db", *matches, *moves);
    if (!figures) {
        console.err << "doorgeef: "
                    << say(language, texts::kStoreAnswers, quote(folder), store::code(figures.error()))
                    << '\n';
        return ExitCode::refused;
    }
    const auto per_second = [&](auto count) {
        return static_cast<std::uint64_t>(static_cast<double>(count) / figures->seconds);
    };
    console.out << "matches " << *matches << '\n'
                << "moves " << *moves << '\n'
                << "commits " << figures->commits << '\n'
                << "seconds " << figures->seconds << '\n'
                << "moves-per-second " << per_second(*moves) << '\n'
                << "commits-per-second " << per_second(figures->commits) << '\n'
                << "p50-ms " << figures->p50_ms << '\n'
                << "p99-ms " << figures->p99_ms << '\n'
                << "cpu-microseconds-per-move " << figures->cpu_seconds * 1e6 / *moves << '\n'
                << "file-bytes-per-move " << figures->file_bytes / static_cast<std::uintmax_t>(*moves)
                << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
