#include "doorgeef/convert/converter.hpp"

#include "notation/bpgn_write.hpp"
#include "notation/pgn_write.hpp"
#include "wire/log_json.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using match::BoardId;

std::string with_board(const std::string& path, BoardId board) {
    const std::size_t dot = path.rfind('.');
    return path.substr(0, dot) + (board == BoardId::first ? "-A" : "-B") + path.substr(dot);
}

}  // namespace

std::vector<std::string> files_of(const std::string& out, RecordForm form) {
    if (form != RecordForm::pgn) return {out};
    return {out, with_board(out, BoardId::first), with_board(out, BoardId::second)};
}

NewFile& Converter::file(const std::string& path) {
    const auto found = std::ranges::find(files_, path, &NewFile::path);
    return found == files_.end() ? files_.emplace_back(path) : *found;
}

void Converter::add(const notation::MatchLog& log) {
    switch (form_) {
    case RecordForm::bpgn: file(out_).write(notation::write_bpgn(log)); break;
    case RecordForm::json: file(out_).write(wire::to_json(log) + '\n'); break;
    case RecordForm::pgn:
        if (log.agreement.ruleset.boards == 1) {
            file(out_).write(notation::write_pgn(log, BoardId::first));
        } else {
            for (const BoardId board : match::kBoards)
                file(with_board(out_, board)).write(notation::write_pgn(log, board));
        }
    }
}

std::string Converter::finish() {
    for (NewFile& file : files_)
        if (!file.close()) return file.path();
    for (NewFile& file : files_)
        if (!file.rename()) return file.path();
    return "";
}

}  // namespace doorgeef::app
