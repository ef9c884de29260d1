#include "doorgeef/play/play_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/help.hpp"
#include "doorgeef/play/agreement.hpp"
#include "doorgeef/play/session.hpp"
#include "doorgeef/play/timekeeper.hpp"
#include "doorgeef/texts/usage.hpp"

#include <random>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

bool draw_lot() {
    return std::random_device{}() % 2 == 1;
}

}  // namespace

PlayCommand::PlayCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("play", say(language, texts::kPlay));
    const auto fen = texts::kFenPlaceholder.in(language);
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    settings_ = add_repeatable_value(command, "--option", texts::kSettingPlaceholder.in(language),
                                     say(language, texts::kOptionOption));
    conduct_ = add_repeatable_value(command, "--conduct", texts::kConductPlaceholder.in(language),
                                    say(language, texts::kPlayConduct));
    clock_ = add_value(command, "--clock", texts::kClockPlaceholder.in(language),
                       say(language, texts::kPlayClock));
    white_ = add_value(command, "--white", texts::kWhitePlaceholder.in(language),
                       say(language, texts::kPlayWhite));
    fen_ = add_value(command, "--fen", fen, say(language, texts::kPlayFen));
    fen2_ = add_value(command, "--fen2", fen, say(language, texts::kPlayFen2));
    ascii_ = add_flag(command, "--ascii", say(language, texts::kPlayAscii));
    unicode_ = add_flag(command, "--unicode", say(language, texts::kPlayUnicode));
    command.footer(conduct_help(language) + "\n\n" + settings_help(language) + "\n\n" +
                   say(language, texts::kExamples) +
                   "\n  doorgeef play\n  doorgeef play --rules stein --conduct book --clock 5:00+3");
}

ExitCode PlayCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto rules = choose_ruleset(value(rules_).value_or("knsb"), values(settings_), language);
    if (!rules) return console.wrong_use(rules.error().text);
    if (given(ascii_) && given(unicode_))
        return console.wrong_use(say(language, texts::kExcludes, "--ascii", "--unicode"));
    const MatchOptions options{.conduct = values(conduct_),
                               .clock = value(clock_),
                               .white = value(white_),
                               .fen = value(fen_),
                               .fen2 = value(fen2_)};
    const auto agreement = choose_agreement(rules->ruleset, options, draw_lot(), language);
    if (!agreement) return console.wrong_use(agreement.error().text);

    const DrawStyle style{.figures = given(unicode_) || (console.shows_utf8 && !given(ascii_)),
                          .color = console.shows_color};
    ProcessTimekeeper timekeeper{console.asks};
    Session{*rules, *agreement, style, console, timekeeper}.run();
    return ExitCode::done;
}

}  // namespace doorgeef::app
