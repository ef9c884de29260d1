#include "wasm/exports.hpp"

#include "wasm/agreement_json.hpp"
#include "wasm/count.hpp"
#include "wasm/games.hpp"
#include "wasm/given.hpp"
#include "wasm/json.hpp"
#include "wasm/rulebook.hpp"
#include "wasm/scenario_json.hpp"

#include <string_view>

namespace doorgeef::wasm {

extern "C" {

Text* dg_rulebook() {
    return given(rulebook());
}
Text* dg_agreement(const char* text, std::size_t size) {
    return given(read_agreement(agreement_lines({text, size})));
}
Text* dg_games(const char* text, std::size_t size) {
    if (size > kLargestText) return given(failure({"too-large"}));
    return given(read_games({text, size}));
}
Text* dg_scenario(const char* text, std::size_t size) {
    if (size > kLargestScenario) return given(failure({"too-large"}));
    return given(run_scenario({text, size}));
}
Text* dg_perft(const char* text, std::size_t size, int depth) {
    return given(count_moves({text, size}, depth));
}
Text* dg_two_board_perft(const char* text, std::size_t size, int depth) {
    return given(count_on_two_boards({text, size}, depth));
}
Text* dg_winnable(const char* text, std::size_t size, int black, double budget) {
    return given(ask_winnable({text, size}, black != 0, budget_of(budget)));
}

}  // extern "C"

}  // namespace doorgeef::wasm
