// A line is the text of an event only if the event is written exactly so.
#include "notation/event_text.hpp"
#include "notation/event_words.hpp"
#include "property.hpp"

using namespace doorgeef::notation;
using namespace doorgeef::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = text_of(data, size);
    if (const auto event = parse_event(text)) require(to_text(*event) == text, "printed is what was parsed");
    if (const auto move = parse_move_code(text)) require(move_code(*move) == text, "so with moves");
    const std::string word = as_word(text);
    require(word.find_first_of(" {}[]\"\n\r") == std::string::npos, "any text is one word");
    require(from_word(word) == text, "and comes back");
    return 0;
}
