// Whatever anybody does in a match of whatever kind, it keeps what it promises after every command: refused
// means unchanged, clocks and chessmen are accounted for, endings are right, and the log replays to the
// match.
#include "match_from_bytes.hpp"
#include "property.hpp"
#include "trial.hpp"

using namespace doorgeef;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes{{data, size}};
    match::Trial trial{next_agreement(bytes)};
    match::Time now = 0;
    for (int commands = 0; commands < 200 && !bytes.empty(); ++commands) {
        now = next_time(bytes, trial.match(), now);
        const std::string wrong = trial.take(next_command(bytes, trial.match()), now);
        require(wrong.empty(), wrong.c_str());
    }
    const std::string wrong = trial.finish();
    require(wrong.empty(), wrong.c_str());
    return 0;
}
