#include "doorgeef/replay/replay_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/records/text_file.hpp"
#include "doorgeef/replay/replay_run.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/replay.hpp"
#include "doorgeef/texts/usage.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

// Far more than the lines of any table.
constexpr std::size_t kLargestTable = std::size_t{64} << 20;

rules::Result<ExpectedGames, Complaint> read_table(const std::string& path, const Console& console) {
    TextFile file{path, console.in};
    std::string text;
    for (std::string_view piece = file.next(); !piece.empty() && text.size() < kLargestTable;
         piece = file.next())
        text += piece;
    if (file.failed() || text.size() >= kLargestTable)
        return Complaint{say(console.language, texts::kCannotRead, quote(path, 60))};
    auto table = ExpectedGames::parse(text);
    if (!table) return Complaint{say(console.language, texts::kBadTable, quote(path, 60))};
    return std::move(*table);
}

}  // namespace

ReplayCommand::ReplayCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("replay", say(language, texts::kReplay));
    files_ = add_arguments(command, texts::kFilePlaceholder.in(language), say(language, texts::kReplayFiles));
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kReplayRules, preset_names()));
    expected_ = add_value(command, "--expected", texts::kTablePlaceholder.in(language),
                          say(language, texts::kReplayExpected));
    moves_only_ = add_flag(command, "--moves-only", say(language, texts::kReplayMovesOnly));
    json_ = add_flag(command, "--json", say(language, texts::kReplayJson));
    command.footer(say(language, texts::kExamples) +
                   "\n  doorgeef replay games.bpgn\n  bzcat export2004.bpgn.bz2 | doorgeef replay -");
}

ExitCode ReplayCommand::run(const Console& console) const {
    const Language language = console.language;
    if (!given(files_)) return console.wrong_use(say(language, texts::kRequired, files_->get_name()));
    if (given(moves_only_) && given(expected_))
        return console.wrong_use(say(language, texts::kExcludes, "--moves-only", "--expected"));
    ReplayJob job{.moves_only = given(moves_only_), .language = language};
    if (const auto name = value(rules_)) {
        const auto chosen = choose_ruleset(*name, {}, language);
        if (!chosen) return console.wrong_use(chosen.error().text);
        job.ruleset = chosen->ruleset;
    }
    if (const auto path = value(expected_)) {
        auto table = read_table(*path, console);
        if (!table) return console.wrong_use(table.error().text);
        job.expected = std::move(table).value();
    }
    const auto report = given(json_) ? json_report(console.out) : text_report(console.out, language);
    ReplayRun run{job, *report};
    for (const std::string& path : values(files_)) run.file(path, console.in);
    report->end(run.total(), job.expected.has_value());
    return run.total().failed + run.total().different == 0 ? ExitCode::done : ExitCode::refused;
}

}  // namespace doorgeef::app
