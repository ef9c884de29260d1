#include "doorgeef/data/backup_command.hpp"

#include "doorgeef/data/data_folder.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/serve.hpp"
#include "doorgeef/texts/usage.hpp"
#include "store/sqlite/files.hpp"

#include <filesystem>
#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

BackupCommand::BackupCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("backup", say(language, texts::kBackup));
    data_ = add_argument(command, texts::kFolderPlaceholder.in(language), say(language, texts::kBackupData));
    file_ = add_argument(command, texts::kFilePlaceholder.in(language), say(language, texts::kBackupFile));
    command.footer(say(language, texts::kBackupNotes) + "\n\n" + say(language, texts::kExamples) +
                   "\n  doorgeef backup data doorgeef-monday.db");
}

ExitCode BackupCommand::run(const Console& console) const {
    const Language language = console.language;
    for (const CLI::Option* argument : {data_, file_})
        if (!given(argument)) return console.wrong_use(say(language, texts::kRequired, argument->get_name()));
    const std::filesystem::path from = data_file(*value(data_));
    const std::filesystem::path to = *value(file_);
    if (const auto problem = store::sqlite::back_up(from, to))
        return console.refuse(words_for(problem->what, problem->file, language));
    std::error_code unknown;
    const auto bytes = std::filesystem::file_size(to, unknown);
    console.out << say(language, texts::kBackedUp, quote(to.string(), 200), std::to_string(bytes)) << '\n';
    return ExitCode::done;
}

}  // namespace doorgeef::app
