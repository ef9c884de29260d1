#include "doorgeef/records/match_file.hpp"

#include "doorgeef/records/problem_words.hpp"
#include "doorgeef/texts/records.hpp"
#include "notation/read_log.hpp"
#include "notation/record_log.hpp"
#include "notation/replay.hpp"
#include "wire/log_json.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

namespace doorgeef::app {

namespace {

struct Extension {
    std::string_view text;
    RecordForm form;
};
constexpr std::array kExtensions{Extension{".bpgn", RecordForm::bpgn}, Extension{".pgn", RecordForm::pgn},
                                 Extension{".json", RecordForm::json}, Extension{".jsonl", RecordForm::json}};

}  // namespace

std::optional<RecordForm> form_of(const std::string& path) {
    const std::string extension = std::filesystem::path(path).extension().string();
    const auto* found = std::ranges::find(kExtensions, extension, &Extension::text);
    if (found == kExtensions.end()) return std::nullopt;
    return found->form;
}

MatchFile::MatchFile(const std::string& path, std::istream& piped, Language language)
    : path_(path), language_(language), text_(path, piped), reader_([this] { return text_.next(); }),
      lines_([this] { return text_.next(); }, wire::kLogLimits.bytes),
      json_(form_of(path) == RecordForm::json) {}

std::optional<RecordedMatch> MatchFile::next() {
    if (json_) return next_line();
    const auto game = reader_.next();
    if (!game) return std::nullopt;
    ++count_;
    return match_of(*game);
}

RecordedMatch MatchFile::match_of(const notation::GameRecord& game) const {
    if (const auto* damage = game.damage())
        return {std::nullopt, place(damage->place) + place_words(game, count_, *damage, language_) + ": " +
                                  in_words(*damage, language_)};
    if (auto log = notation::read_log(game)) return {std::move(log).value(), ""};
    const notation::Replay replay = notation::replay(game);
    if (!replay.failure) return {notation::log_of(game, replay), ""};
    std::string wrong = place(replay.failure->place) + place_words(game, count_, *replay.failure, language_) +
                        ": " + in_words(*replay.failure, language_);
    if (!replay.failure->move) return {std::nullopt, std::move(wrong)};
    return {notation::log_of(game, replay), std::move(wrong)};
}

std::optional<RecordedMatch> MatchFile::next_line() {
    while (const auto line = lines_.next()) {
        if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
        ++count_;
        auto log = wire::parse_log_json(*line);
        if (log) return RecordedMatch{std::move(log).value(), ""};
        return RecordedMatch{std::nullopt, place({lines_.number(), 1}) +
                                               say(language_, texts::kInGame, std::to_string(count_)) + ": " +
                                               in_words(log.error(), language_)};
    }
    return std::nullopt;
}

// "games.bpgn:12:3: "
std::string MatchFile::place(notation::Place place) const {
    return path_ + ':' + std::to_string(place.line) + ':' + std::to_string(place.column) + ": ";
}

}  // namespace doorgeef::app
