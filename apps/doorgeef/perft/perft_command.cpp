#include "doorgeef/perft/perft_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/help.hpp"
#include "doorgeef/perft/perft_runner.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/rules.hpp"
#include "doorgeef/texts/usage.hpp"
#include "rules/coordinates.hpp"
#include "rules/two_board_perft.hpp"

#include <map>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

constexpr int kMostDepth = 100;
constexpr int kMostThreads = 256;

std::string examples(Language language) {
    return say(language, texts::kExamples) + "\n" +
           "  doorgeef perft --depth 5\n"
           "  doorgeef perft --rules stein --fen '4k3/P7/8/8/8/8/8/4K3[n] w' --depth 2";
}

// Prints the count of each first move, in the order of their texts, and returns the sum.
std::uint64_t print_divided(const PerftJob& job, std::ostream& out) {
    std::map<std::string, std::uint64_t> by_text;
    for (const RootCount& root : run_divided_perft(job)) by_text[rules::to_string(root.move)] = root.nodes;
    std::uint64_t sum = 0;
    for (const auto& [text, nodes] : by_text) {
        out << text << ": " << nodes << '\n';
        sum += nodes;
    }
    return sum;
}

}  // namespace

PerftCommand::PerftCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("perft", say(language, texts::kPerft));
    const auto number = texts::kNumberPlaceholder.in(language);
    const auto fen = texts::kFenPlaceholder.in(language);
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    settings_ = add_repeatable_value(command, "--option", texts::kSettingPlaceholder.in(language),
                                     say(language, texts::kOptionOption));
    fen_ = add_value(command, "--fen", fen, say(language, texts::kPerftFen));
    other_ = add_value(command, "--other", fen, say(language, texts::kPerftOther));
    bfen_ = add_value(command, "--bfen", "BFEN", say(language, texts::kPerftBfen));
    depth_ =
        add_value(command, "--depth", number, say(language, texts::kPerftDepth, std::to_string(kMostDepth)));
    threads_ = add_value(command, "--threads", number,
                         say(language, texts::kPerftThreads, std::to_string(kMostThreads)));
    divide_ = add_flag(command, "--divide", say(language, texts::kPerftDivide));
    make_leaves_ = add_flag(command, "--make-leaves", say(language, texts::kPerftMakeLeaves));
    command.footer(settings_help(language) + "\n\n" + examples(language));
}

ExitCode PerftCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto chosen = choose_ruleset(value(rules_).value_or("knsb"), values(settings_), language);
    if (!chosen) return console.wrong_use(chosen.error().text);
    PerftJob job{.ruleset = chosen->ruleset};

    if (const auto text = value(fen_)) {
        const auto position = choose_position("--fen", *text, job.ruleset, language);
        if (!position) return console.wrong_use(position.error().text);
        job.position = *position;
    }
    if (const auto text = value(other_)) {
        if (job.ruleset.boards == 1)
            return console.wrong_use(say(language, texts::kSecondBoardMissing, "--other"));
        const auto position = choose_position("--other", *text, job.ruleset, language);
        if (!position) return console.wrong_use(position.error().text);
        job.other = *position;
    }

    if (!given(depth_)) return console.wrong_use(say(language, texts::kRequired, "--depth"));
    const auto depth = choose_number("--depth", *value(depth_), 0, kMostDepth, language);
    if (!depth) return console.wrong_use(depth.error().text);
    job.depth = *depth;
    const auto threads = choose_number("--threads", value(threads_).value_or("1"), 1, kMostThreads, language);
    if (!threads) return console.wrong_use(threads.error().text);
    job.threads = static_cast<unsigned>(*threads);
    if (given(make_leaves_)) job.leaves = rules::PerftLeaves::made;
    if (given(bfen_)) return run_two_boards(console, job);

    const bool divided = given(divide_) && job.depth > 0;
    const std::uint64_t nodes = divided ? print_divided(job, console.out) : run_perft(job);
    console.out << nodes << '\n';
    return ExitCode::done;
}

// Both boards of a match at once; what looks at one board alone does not go with it.
ExitCode PerftCommand::run_two_boards(const Console& console, const PerftJob& job) const {
    const Language language = console.language;
    for (const CLI::Option* single : {fen_, other_, divide_, threads_, make_leaves_})
        if (given(single))
            return console.wrong_use(say(language, texts::kExcludes, "--bfen", single->get_name()));
    if (job.ruleset.boards == 1)
        return console.wrong_use(say(language, texts::kSecondBoardMissing, "--bfen"));

    const std::string text = *value(bfen_);
    const std::size_t bar = text.find('|');
    if (bar == std::string::npos)
        return console.wrong_use(say(language, texts::kBfenWithoutBar, quote(text)));
    const auto first = choose_position("--bfen (1)", text.substr(0, bar), job.ruleset, language);
    if (!first) return console.wrong_use(first.error().text);
    const auto second = choose_position("--bfen (2)", text.substr(bar + 1), job.ruleset, language);
    if (!second) return console.wrong_use(second.error().text);
    console.out << rules::two_board_perft({*first, *second}, job.ruleset, job.depth) << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
