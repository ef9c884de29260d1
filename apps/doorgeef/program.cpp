#include "doorgeef/program.hpp"

#include "doorgeef/arena/arena_command.hpp"
#include "doorgeef/bench/bench_command.hpp"
#include "doorgeef/cecp/cecp_command.hpp"
#include "doorgeef/command_group.hpp"
#include "doorgeef/convert/convert_command.hpp"
#include "doorgeef/data/backup_command.hpp"
#include "doorgeef/data/verify_command.hpp"
#include "doorgeef/environment.hpp"
#include "doorgeef/help.hpp"
#include "doorgeef/load/load_command.hpp"
#include "doorgeef/perft/perft_command.hpp"
#include "doorgeef/play/play_command.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/replay/replay_command.hpp"
#include "doorgeef/scenario/scenario_command.hpp"
#include "doorgeef/serve/serve_command.hpp"
#include "doorgeef/show/show_command.hpp"
#include "doorgeef/texts/usage.hpp"
#include "doorgeef/uci/uci_command.hpp"
#include "doorgeef/winnable/winnable_command.hpp"

#include <iostream>
#include <span>

#include <CLI/CLI.hpp>
#include <unistd.h>

namespace doorgeef::app {

namespace {

// "--name=value" becomes two arguments: CLI11 would take the next one for the value if nothing followed the
// sign.
std::vector<std::string> separate_values(std::span<const std::string> arguments) {
    std::vector<std::string> separated;
    for (const std::string& argument : arguments) {
        const auto equals = argument.find('=');
        if (argument.starts_with("--") && equals != std::string::npos) {
            separated.push_back(argument.substr(0, equals));
            separated.push_back(argument.substr(equals + 1));
        } else {
            separated.push_back(argument);
        }
    }
    return separated;
}

class Parser {
public:
    explicit Parser(Language language)
        : language_(language), app_(say(language, texts::kProgram), "doorgeef") {
        app_.formatter(help_formatter(language));
        app_.footer(say(language, texts::kProgramFooter));
        app_.set_help_flag("-h,--help", say(language, texts::kHelpFlag));
        app_.set_version_flag("--version", "doorgeef " DOORGEEF_VERSION, say(language, texts::kVersionFlag));
        app_.require_subcommand(0, 1);
        app_.fallthrough();
        lang_ = add_value(app_, "--lang", "nl|en", say(language, texts::kLangOption));
        commands_.add<PlayCommand>(language);
        commands_.add<PerftCommand>(language);
        commands_.add<ScenarioCommand>(language);
        commands_.add<ReplayCommand>(language);
        commands_.add<ShowCommand>(language);
        commands_.add<ConvertCommand>(language);
        commands_.add<WinnableCommand>(language);
        commands_.add<ServeCommand>(language);
        commands_.add<BackupCommand>(language);
        commands_.add<VerifyCommand>(language);
        commands_.add<LoadCommand>(language);
        commands_.add<UciCommand>(language);
        commands_.add<CecpCommand>(language);
        commands_.add<ArenaCommand>(language);
        commands_.add<BenchCommand>(language);
    }

    ExitCode run(std::span<const std::string> arguments, const Console& console) {
        const auto separated = separate_values(arguments);
        try {
            app_.parse(std::vector<std::string>{separated.rbegin(), separated.rend()});
        } catch (const CLI::CallForHelp&) {
            console.out << app_.help();
            return ExitCode::done;
        } catch (const CLI::CallForVersion& version) {
            console.out << version.what() << '\n';
            return ExitCode::done;
        } catch (const CLI::ParseError&) {
            return console.wrong_use(what_is_wrong(separated));
        }
        if (const auto language = value(lang_); language && !parse_language(*language))
            return console.wrong_use(
                say(language_, texts::kNotAChoice, "--lang", quote(*language), "nl, en"));
        const Command* command = commands_.chosen();
        return command == nullptr ? console.wrong_use(say(language_, texts::kNoCommand))
                                  : command->run(console);
    }

private:
    // "doorgeef bench match"
    std::string full_name() const {
        std::string name = app_.get_name();
        for (const CLI::App* app = &app_; !app->get_subcommands().empty();) {
            app = app->get_subcommands().front();
            name += ' ' + app->get_name();
        }
        return name;
    }

    // CLI11 tells what it threw in English only, so this looks at what it parsed.
    std::string what_is_wrong(std::span<const std::string> arguments) const {
        if (const auto unknown = app_.remaining(true); !unknown.empty())
            return what_is_unknown(unknown.front());
        for (const CLI::App* app : {&app_, &innermost(app_)})
            for (const CLI::Option* option : app->get_options())
                if (option->count() > 1 && option->get_multi_option_policy() == CLI::MultiOptionPolicy::Throw)
                    return say(language_, texts::kGivenTwice, option->get_name());
        // What is left is an option without its value, and that can only be the last argument.
        if (!arguments.empty()) return say(language_, texts::kValueMissing, quote(arguments.back()));
        return say(language_, texts::kWrongUse, full_name());
    }

    std::string what_is_unknown(const std::string& argument) const {
        if (argument.starts_with('-'))
            return say(language_, texts::kUnknownOption, quote(argument), full_name());
        if (commands_.chosen() == nullptr) return say(language_, texts::kUnknownCommand, quote(argument));
        return say(language_, texts::kUnexpectedArgument, quote(argument), full_name());
    }

    Language language_;
    CLI::App app_;
    CLI::Option* lang_ = nullptr;
    CommandGroup commands_{app_};
};

}  // namespace

ExitCode run_program(std::vector<std::string> arguments, const Console& console) {
    const ExitCode code = Parser{console.language}.run(arguments, console);
    if (console.out.flush()) return code;
    console.err << "doorgeef: " << say(console.language, texts::kOutputFailed) << '\n';
    return ExitCode::refused;
}

ExitCode run_program(std::vector<std::string> arguments) {
    const Environment environment = process_environment();
    const bool terminal = isatty(STDOUT_FILENO) == 1;
    const Console console{
        .language = requested_language(arguments).value_or(locale_language(environment)),
        .in = std::cin,
        .out = std::cout,
        .err = std::cerr,
        .asks = terminal && isatty(STDIN_FILENO) == 1,
        .shows_utf8 = terminal && locale_is_utf8(environment),
        .shows_color = terminal && wants_color(environment),
    };
    return run_program(std::move(arguments), console);
}

}  // namespace doorgeef::app
