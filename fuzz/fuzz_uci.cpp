// Whatever a program sends to our engine by UCI is read without harm; times and numbers stay within reason,
// and a move that is read is written as something that is read as the same.
#include "doorgeef/engines/engine_words.hpp"
#include "doorgeef/uci/uci_line.hpp"
#include "property.hpp"

using namespace doorgeef;
using namespace doorgeef::fuzz;

namespace {

bool sensible(const std::optional<std::chrono::milliseconds>& time) {
    return !time || (time->count() >= 0 && *time <= std::chrono::hours{24 * 366});
}

void check_move(const std::string& text) {
    const auto move = app::parse_engine_move(text);
    require(!move || app::parse_engine_move(rules::to_string(*move)) == move,
            "a move is read as it is written");
}

void check(const app::uci::Go& go) {
    for (const auto& time : {go.clocks.white, go.clocks.black, go.move_time})
        require(sensible(time), "a time is neither negative nor endless");
    require(go.depth.value_or(0) >= 0 && go.moves_to_go.value_or(0) >= 0, "a number is not negative");
    for (const std::string& move : go.moves) check_move(move);
}

void check(const app::uci::Position& position) {
    for (const std::string& move : position.moves) check_move(move);
}

template <class Other>
void check(const Other& /*line*/) {}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for_each_line(text_of(data, size), 100, [](std::string_view line) {
        std::visit([](const auto& what) { check(what); }, app::parse_uci_line(line));
    });
    return 0;
}
