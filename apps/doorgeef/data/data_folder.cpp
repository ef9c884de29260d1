#include "doorgeef/data/data_folder.hpp"

#include "doorgeef/quote.hpp"
#include "doorgeef/texts/serve.hpp"

namespace doorgeef::app {

std::filesystem::path default_data_folder(const Environment& environment) {
    const auto state = environment("XDG_STATE_HOME");
    if (state && !state->empty()) return std::filesystem::path{*state} / "doorgeef";
    return "data";
}

std::filesystem::path data_file(const std::filesystem::path& folder) {
    return folder / "doorgeef.db";
}

std::filesystem::path data_file_at(const std::filesystem::path& folder_or_file) {
    std::error_code unknown;  // whoever opens it will say what is wrong
    const bool file = std::filesystem::is_regular_file(folder_or_file, unknown);
    return file ? folder_or_file : data_file(folder_or_file);
}

std::string words_for(store::StoreProblem problem, const std::filesystem::path& what, Language language) {
    const std::string path = quote(what.string(), 200);
    using enum store::StoreProblem;
    switch (problem) {
    case locked_by_other_process: return say(language, texts::kDataLocked, path);
    case corrupt: return say(language, texts::kDataCorrupt, path);
    case not_a_store: return say(language, texts::kDataForeign, path);
    case newer_version: return say(language, texts::kDataNewer, path);
    case cannot_open: return say(language, texts::kDataNotOpened, path);
    case disk_full: return say(language, texts::kDataDiskFull, path);
    case io_error: return say(language, texts::kDataIoError, path);
    case target_exists: return say(language, texts::kDataExists, path);
    default: return say(language, texts::kDataOther, path, code(problem));
    }
}

}  // namespace doorgeef::app
