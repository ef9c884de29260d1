#include "doorgeef/convert/convert_command.hpp"

#include "doorgeef/convert/converter.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/records/match_file.hpp"
#include "doorgeef/texts/convert.hpp"
#include "doorgeef/texts/records.hpp"
#include "doorgeef/texts/usage.hpp"

#include <algorithm>
#include <filesystem>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

bool same_file(const std::string& one, const std::string& other) {
    std::error_code none;
    return std::filesystem::equivalent(one, other, none);
}

}  // namespace

ConvertCommand::ConvertCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("convert", say(language, texts::kConvert));
    in_ = add_argument(command, texts::kInPlaceholder.in(language), say(language, texts::kConvertIn));
    out_ = add_argument(command, texts::kOutPlaceholder.in(language), say(language, texts::kConvertOut));
    command.footer(say(language, texts::kConvertNotes) + "\n\n" + say(language, texts::kExamples) +
                   "\n  doorgeef convert games.bpgn games.jsonl");
}

ExitCode ConvertCommand::run(const Console& console) const {
    const Language language = console.language;
    for (const CLI::Option* argument : {in_, out_})
        if (!given(argument)) return console.wrong_use(say(language, texts::kRequired, argument->get_name()));
    const std::string in = *value(in_);
    const std::string out = *value(out_);
    for (const std::string& path : {in, out})
        if (!form_of(path))
            return console.wrong_use(
                say(language, texts::kUnknownForm, quote(path, 60), ".bpgn, .pgn, .json, .jsonl"));
    const RecordForm form = *form_of(out);
    const auto files = files_of(out, form);
    if (std::ranges::any_of(files, [&](const std::string& file) { return same_file(in, file); }))
        return console.wrong_use(say(language, texts::kSameFile, quote(out, 60)));

    MatchFile file{in, console.in, language};
    Converter converter{out, form};
    std::size_t left_out = 0;
    while (const auto match = file.next()) {
        if (match->wrong.empty()) {
            converter.add(*match->log);
        } else {
            console.err << match->wrong << '\n';
            ++left_out;
        }
    }
    if (file.failed()) return console.refuse(say(language, texts::kCannotRead, quote(in, 60)));
    if (file.count() == 0) return console.refuse(say(language, texts::kNoGames, quote(in, 60)));
    if (const std::string failed = converter.finish(); !failed.empty())
        return console.refuse(say(language, texts::kCannotWrite, quote(failed, 60)));
    console.out << say(language, texts::kConverted, std::to_string(file.count() - left_out),
                       std::to_string(left_out))
                << '\n';
    return left_out == 0 ? ExitCode::done : ExitCode::refused;
}

}  // namespace doorgeef::app
