// Matches, one after another, into the files of one form.
#pragma once

#include "doorgeef/convert/new_file.hpp"
#include "doorgeef/records/match_file.hpp"
#include "notation/match_log.hpp"

#include <list>
#include <string>
#include <vector>

namespace doorgeef::app {

// All files that converting to this one may write: PGN has one board in a file, so that two boards go to
// NAME-A.pgn and NAME-B.pgn.
std::vector<std::string> files_of(const std::string& out, RecordForm form);

class Converter {
public:
    Converter(std::string out, RecordForm form) : out_(std::move(out)), form_(form) {}

    void add(const notation::MatchLog& log);
    // Gives the files their names. The one that could not be written; empty if all were.
    std::string finish();

private:
    NewFile& file(const std::string& path);

    std::string out_;
    RecordForm form_;
    std::list<NewFile> files_{};
};

}  // namespace doorgeef::app
