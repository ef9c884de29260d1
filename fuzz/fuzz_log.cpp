// Whatever a log says has happened, it is refused or can be applied; and what was accepted comes back from
// BPGN and from JSON as it was.
#include "event_from_bytes.hpp"
#include "match_from_bytes.hpp"
#include "notation/bpgn_write.hpp"
#include "notation/game_reader.hpp"
#include "notation/log_builder.hpp"
#include "notation/pgn_write.hpp"
#include "notation/read_log.hpp"
#include "property.hpp"
#include "wire/log_json.hpp"

using namespace doorgeef;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    const match::Agreement agreement = next_agreement(bytes);
    notation::LogBuilder builder{agreement};
    for (int events = 0; events < 200 && !bytes.empty(); ++events)
        builder.add(next_event(bytes, builder.match(), builder.latest()));
    const notation::MatchLog log{agreement, builder.events(), {}, {}};

    std::string text = notation::write_bpgn(log);
    std::string_view rest = text;
    notation::GameReader reader{[&] { return std::exchange(rest, {}); }};
    const auto record = reader.next();
    require(record && record->errors.empty(), "what we write is a good record");
    const auto again = notation::read_log(*record);
    require(again && *again == log, "BPGN holds the whole log");
    require(!reader.next(), "it is one record");

    const auto from_json = wire::parse_log_json(wire::to_json(log));
    require(from_json && *from_json == log, "JSON holds the whole log");
    require(!notation::write_pgn(log, match::BoardId::first).empty(), "a board is a game of its own");
    return 0;
}
