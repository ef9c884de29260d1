#include "doorgeef/play/play_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/help.hpp"
#include "doorgeef/play/session.hpp"
#include "doorgeef/texts/rules.hpp"
#include "doorgeef/texts/usage.hpp"

#include <CLI/CLI.hpp>

namespace doorgeef::app {

PlayCommand::PlayCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("play", say(language, texts::kPlay));
    const auto fen = texts::kFenPlaceholder.in(language);
    rules_ = add_value(command, "--rules", texts::kNamePlaceholder.in(language),
                       say(language, texts::kRulesOption, preset_names()));
    settings_ = add_repeatable_value(command, "--option", texts::kSettingPlaceholder.in(language),
                                     say(language, texts::kOptionOption));
    fen_ = add_value(command, "--fen", fen, say(language, texts::kPlayFen));
    fen2_ = add_value(command, "--fen2", fen, say(language, texts::kPlayFen2));
    ascii_ = add_flag(command, "--ascii", say(language, texts::kPlayAscii));
    unicode_ = add_flag(command, "--unicode", say(language, texts::kPlayUnicode));
    command.footer(settings_help(language) + "\n\n" + say(language, texts::kExamples) +
                   "\n  doorgeef play\n  doorgeef play --rules stein");
}

ExitCode PlayCommand::run(const Console& console) const {
    const Language language = console.language;
    const auto rules = choose_ruleset(value(rules_).value_or("knsb"), values(settings_), language);
    if (!rules) return console.wrong_use(rules.error().text);
    if (given(ascii_) && given(unicode_))
        return console.wrong_use(say(language, texts::kExcludes, "--ascii", "--unicode"));
    if (given(fen2_) && rules->ruleset.boards == 1)
        return console.wrong_use(say(language, texts::kSecondBoardMissing, "--fen2"));

    ByBoard<rules::Position> positions;
    if (const auto text = value(fen_)) {
        const auto position = choose_position("--fen", *text, rules->ruleset, language);
        if (!position) return console.wrong_use(position.error().text);
        positions[BoardId::first] = *position;
    }
    if (const auto text = value(fen2_)) {
        const auto position = choose_position("--fen2", *text, rules->ruleset, language);
        if (!position) return console.wrong_use(position.error().text);
        positions[BoardId::second] = *position;
    }

    const DrawStyle style{.figures = given(unicode_) || (console.shows_utf8 && !given(ascii_)),
                          .color = console.shows_color};
    Session{*rules, Table{rules->ruleset, positions}, style, console}.run();
    return ExitCode::done;
}

}  // namespace doorgeef::app
