// Any text is a scenario, or the error lies on one of its lines; any scenario runs and either holds or fails
// on a line.
#include "property.hpp"
#include "scenario/parse.hpp"
#include "scenario/run.hpp"

#include <algorithm>

using namespace doorgeef::fuzz;
namespace scenario = doorgeef::scenario;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    const auto lines = 1 + std::ranges::count(text, '\n');
    const auto script = scenario::parse(text);
    if (!script) {
        require(script.error().line >= 0 && script.error().line <= lines, "the error lies inside the text");
        require(!script.error().what.empty(), "the error has words");
        return 0;
    }
    const auto failure = scenario::run(*script);
    if (!failure) return 0;
    require(failure->line >= 1 && failure->line <= lines, "the failure lies inside the text");
    require(!failure->why.empty(), "the failure has words");
    require(failure->why.find("replay") == std::string::npos, "the log replays to the same match");
    return 0;
}
