#include "wasm/exports.hpp"

#include "wasm/agreement_json.hpp"
#include "wasm/count.hpp"
#include "wasm/games.hpp"
#include "wasm/given.hpp"
#include "wasm/json.hpp"
#include "wasm/rulebook.hpp"
#include "wasm/scenario_json.hpp"

#include <cstdlib>
#include <string_view>

namespace doorgeef::wasm {

extern "C" {

char* dg_allocate(std::size_t size) {
    return static_cast<char*>(std::malloc(size == 0 ? 1 : size));  // NOLINT(*-no-malloc): may fail, not end
}
void dg_release(char* start) {
    std::free(start);  // NOLINT(*-no-malloc): what dg_allocate gave
}
const char* dg_text_data(const Text* text) {
    return text->data();
}
std::size_t dg_text_size(const Text* text) {
    return text->size();
}
void dg_text_free(Text* text) {
    delete text;
}

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
