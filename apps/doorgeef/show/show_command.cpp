#include "doorgeef/show/show_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/records/match_file.hpp"
#include "doorgeef/show/show_text.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/show.hpp"
#include "doorgeef/texts/usage.hpp"

#include <limits>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

ShowCommand::ShowCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("show", say(language, texts::kShow));
    const auto number = texts::kNumberPlaceholder.in(language);
    file_ = add_argument(command, texts::kFilePlaceholder.in(language), say(language, texts::kShowFile));
    game_ = add_value(command, "--game", number, say(language, texts::kShowGame));
    at_ = add_value(command, "--at", number, say(language, texts::kShowAt));
    command.footer(say(language, texts::kExamples) + "\n  doorgeef show games.bpgn --game 3 --at 40");
}

ExitCode ShowCommand::run(const Console& console) const {
    const Language language = console.language;
    if (!given(file_)) return console.wrong_use(say(language, texts::kRequired, file_->get_name()));
    const std::string path = *value(file_);
    const auto wanted =
        choose_number("--game", value(game_).value_or("1"), 1, std::numeric_limits<int>::max(), language);
    if (!wanted) return console.wrong_use(wanted.error().text);

    MatchFile file{path, console.in, language};
    std::optional<RecordedMatch> match;
    do match = file.next();
    while (match && file.count() < static_cast<std::size_t>(*wanted));
    if (file.failed()) return console.refuse(say(language, texts::kCannotRead, quote(path, 60)));
    if (file.count() == 0) return console.refuse(say(language, texts::kNoGames, quote(path, 60)));
    if (!match)
        return console.refuse(
            say(language, texts::kNoSuchGame, std::to_string(*wanted), std::to_string(file.count())));
    if (!match->log) return console.refuse(match->wrong);

    const std::size_t all = count_moves(*match->log);
    std::size_t moves = all;
    if (const auto text = value(at_)) {
        const auto at = choose_number("--at", *text, 0, static_cast<int>(all), language);
        if (!at) return console.wrong_use(at.error().text);
        moves = static_cast<std::size_t>(*at);
    }
    const DrawStyle style{.figures = console.shows_utf8, .color = console.shows_color};
    console.out << show_match(*match->log, moves, style, language);
    // What comes before a move that cannot be played is shown all the same.
    if (!match->wrong.empty()) return console.refuse(match->wrong);
    return ExitCode::done;
}

}  // namespace doorgeef::app
