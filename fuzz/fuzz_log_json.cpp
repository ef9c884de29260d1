// Any text is refused with a code, or is a log that can be applied and is written so that it is read as the
// same.
#include "match/apply.hpp"
#include "notation/bpgn_write.hpp"
#include "property.hpp"
#include "wire/log_json.hpp"

using namespace doorgeef;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto log = wire::parse_log_json(text_of(data, size));
    if (!log) {
        require(!wire::code(log.error()).empty(), "a refusal has a code");
        return 0;
    }
    match::replay(log->agreement, log->events);
    require(!notation::write_bpgn(*log).empty(), "it can be written");
    const auto again = wire::parse_log_json(wire::to_json(*log));
    require(again && *again == *log, "parsed is what was printed");
    return 0;
}
