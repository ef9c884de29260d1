// Any file that says it is ours is refused with a code, or holds a log that can be applied and is written so
// that it is read as the same.
#include "match/apply.hpp"
#include "notation/bpgn_write.hpp"
#include "notation/game_reader.hpp"
#include "notation/pgn_write.hpp"
#include "notation/read_log.hpp"
#include "property.hpp"

#include <utility>

using namespace doorgeef;
using namespace doorgeef::fuzz;

namespace {

std::optional<notation::GameRecord> first_record(std::string_view text) {
    notation::GameReader reader{[&] { return std::exchange(text, {}); }};
    return reader.next();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = first_record(text_of(data, size));
    if (!record) return 0;
    const auto log = notation::read_log(*record);
    if (!log) {
        require(!code(log.error().problem).empty(), "a refusal has a code");
        return 0;
    }
    match::replay(log->agreement, log->events);
    for (const match::BoardId board : match::kBoards)
        if (board == match::BoardId::first || log->agreement.ruleset.boards == 2)
            require(!notation::write_pgn(*log, board).empty(), "a board is a game of its own");
    const auto record_again = first_record(notation::write_bpgn(*log));
    require(record_again.has_value(), "what we write is a record");
    const auto again = notation::read_log(*record_again);
    require(again && *again == *log, "parsed is what was printed");
    return 0;
}
