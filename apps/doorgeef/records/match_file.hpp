// The matches of a file, one by one, in whichever form it has them.
#pragma once

#include "doorgeef/records/line_reader.hpp"
#include "doorgeef/records/text_file.hpp"
#include "doorgeef/texts/phrase.hpp"
#include "notation/game_reader.hpp"
#include "notation/match_log.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::app {

enum class RecordForm : std::uint8_t { bpgn, pgn, json };

// By the extension: .bpgn, .pgn, .json or .jsonl.
std::optional<RecordForm> form_of(const std::string& path);

struct RecordedMatch {
    std::optional<notation::MatchLog> log{};  // nothing if no part of it can be read
    std::string wrong{};  // what keeps it from being read whole, with its place; empty if nothing does
};

class MatchFile {
public:
    // "-" is `piped`. What has no extension of ours is read as BPGN, which PGN is too.
    MatchFile(const std::string& path, std::istream& piped, Language language);
    MatchFile(const MatchFile&) = delete;
    MatchFile& operator=(const MatchFile&) = delete;
    MatchFile(MatchFile&&) = delete;
    MatchFile& operator=(MatchFile&&) = delete;
    ~MatchFile() = default;

    std::optional<RecordedMatch> next();
    // So many have been given.
    std::size_t count() const { return count_; }
    // Whether the file could not be opened, or not be read to its end.
    bool failed() const { return text_.failed(); }

private:
    RecordedMatch match_of(const notation::GameRecord& game) const;
    std::optional<RecordedMatch> next_line();
    std::string place(notation::Place place) const;

    std::string path_;
    Language language_;
    TextFile text_;
    notation::GameReader reader_;
    LineReader lines_;  // of JSON
    bool json_;
    std::size_t count_ = 0;
};

}  // namespace doorgeef::app
