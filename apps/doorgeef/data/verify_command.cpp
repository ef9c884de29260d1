#include "doorgeef/data/verify_command.hpp"

#include "doorgeef/data/data_folder.hpp"
#include "doorgeef/data/replay_store.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/serve.hpp"
#include "doorgeef/texts/usage.hpp"
#include "store/sqlite/files.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

using store::sqlite::Connection;

store::Read<StoreReplay> replay_file(const std::filesystem::path& file, Language language) {
    auto connection = Connection::open(file, Connection::Mode::read_only, "");
    if (!connection) return connection.error();
    Connection open = std::move(connection).value();
    return replay_store(open, language);
}

}  // namespace

VerifyCommand::VerifyCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("verify", say(language, texts::kVerify));
    data_ = add_argument(command, texts::kFolderPlaceholder.in(language), say(language, texts::kVerifyData));
    command.footer(say(language, texts::kExamples) +
                   "\n  doorgeef verify data\n  doorgeef verify doorgeef-monday.db");
}

ExitCode VerifyCommand::run(const Console& console) const {
    const Language language = console.language;
    if (!given(data_)) return console.wrong_use(say(language, texts::kRequired, data_->get_name()));
    const std::filesystem::path file = data_file_at(*value(data_));
    const auto refuse = [&](store::StoreProblem problem) {
        return console.refuse(words_for(problem, file, language));
    };
    const auto damage = store::sqlite::verify(file);
    if (!damage) return refuse(damage.error());
    for (const std::string& what : *damage) console.err << quote(what, 200) << '\n';
    const auto replay = replay_file(file, language);
    if (!replay) return refuse(replay.error());
    for (const std::string& what : replay->wrong) console.err << what << '\n';
    const std::size_t errors = damage->size() + replay->wrong.size();
    console.out << say(language, texts::kVerified, std::to_string(replay->matches),
                       std::to_string(replay->live), std::to_string(replay->events), std::to_string(errors))
                << '\n';
    return errors == 0 ? ExitCode::done : ExitCode::refused;
}

}  // namespace doorgeef::app
