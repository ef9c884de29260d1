#include "doorgeef/winnable/winnable_command.hpp"

#include "doorgeef/help.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/usage.hpp"
#include "doorgeef/texts/winnable.hpp"
#include "doorgeef/winnable/win_vectors.hpp"

#include <fstream>
#include <istream>
#include <limits>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

using rules::Color;

std::string examples(Language language) {
    return say(language, texts::kExamples) + "\n" +
           "  doorgeef winnable '8/8/8/8/8/5k2/8/4BK2 w - -' white\n"
           "  doorgeef winnable --rules minerva '4k3/8/8/8/8/8/8/4K3[N] w - -'\n"
           "  doorgeef winnable --vectors ../shared/winnable/vectors.txt";
}

void answer(const WinQuestion& question, const WinSettings& settings, std::ostream& out) {
    for (const Color side : rules::kColors) {
        if (question.side && *question.side != side) continue;
        if (!question.side) out << (side == Color::white ? "white " : "black ");
        out << answer_text(question, side, ask(question, side, settings), settings) << '\n';
    }
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

}  // namespace

WinnableCommand::WinnableCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("winnable", say(language, texts::kWinnable));
    const auto number = texts::kNumberPlaceholder.in(language);
    fen_ = add_arguments(command, texts::kWinnableArgument.in(language), say(language, texts::kWinnableFen));
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    settings_ = add_repeatable_value(command, "--option", texts::kSettingPlaceholder.in(language),
                                     say(language, texts::kOptionOption));
    budget_ = add_value(command, "--budget", number,
                        say(language, texts::kWinnableBudget, std::to_string(winnable::kDefaultBudget)));
    board_ = add_value(command, "--board", number, say(language, texts::kWinnableBoard));
    over_ = add_flag(command, "--other-over", say(language, texts::kWinnableOver));
    vectors_ = add_value(command, "--vectors", texts::kFilePlaceholder.in(language),
                         say(language, texts::kWinnableVectors));
    command.footer(say(language, texts::kWinnableFooter) + "\n\n" + settings_help(language) + "\n\n" +
                   examples(language));
}

rules::Result<WinSettings, Complaint> WinnableCommand::settings(Language language) const {
    const auto chosen = choose_ruleset(value(rules_).value_or("knsb"), values(settings_), language);
    if (!chosen) return chosen.error();
    WinSettings settings{.ruleset = chosen->ruleset, .other_over = given(over_)};
    if (const auto text = value(budget_)) {
        const auto budget = choose_number("--budget", *text, 1, std::numeric_limits<int>::max(), language);
        if (!budget) return budget.error();
        settings.budget = static_cast<std::uint64_t>(*budget);
    }
    const auto board = choose_number("--board", value(board_).value_or("1"), 1, 2, language);
    if (!board) return board.error();
    settings.board = static_cast<std::uint8_t>(*board - 1);
    return settings;
}

ExitCode WinnableCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto chosen = settings(language);
    if (!chosen) return console.wrong_use(chosen.error().text);
    if (const auto path = value(vectors_)) {
        if (given(fen_)) return console.wrong_use(say(language, texts::kExcludes, "--vectors", "FEN"));
        return run_vectors(console, *path, *chosen);
    }
    if (!given(fen_)) return run_lines(console, *chosen);
    const auto question = parse_question("FEN", joined(values(fen_)), *chosen, language);
    if (!question) return console.wrong_use(question.error().text);
    answer(*question, *chosen, console.out);
    return ExitCode::done;
}

ExitCode WinnableCommand::run_vectors(const Console& console, const std::string& path,
                                      const WinSettings& settings) {
    std::ifstream file{path};
    if (!file) return console.refuse(say(console.language, texts::kCannotRead, quote(path)));
    const auto score = score_vectors(file, settings, console.language, console.out);
    if (!score) return console.refuse(score.error().text);
    console.out << score->right << " right, " << score->wrong << " wrong, " << score->unknown << " unknown\n";
    return score->is_good() ? ExitCode::done : ExitCode::refused;
}

// A line that cannot be read is told on the error output; the others are answered all the same.
ExitCode WinnableCommand::run_lines(const Console& console, const WinSettings& settings) {
    ExitCode code = ExitCode::done;
    int number = 0;
    for (std::string line; std::getline(console.in, line);) {
        const std::string source = say(console.language, texts::kLineNumber, std::to_string(++number));
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const auto question = parse_question(source, line, settings, console.language);
        if (question) {
            answer(*question, settings, console.out);
            console.out.flush();
        } else {
            code = console.refuse(question.error().text);
        }
    }
    return code;
}

}  // namespace doorgeef::app
