#include "wasm/engine_exports.hpp"

#include "engine/signature.hpp"
#include "wasm/analysis.hpp"
#include "wasm/json.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace doorgeef::wasm {

namespace {

constexpr int kMostHashMib = 256;
constexpr double kMostNodes = 10'000'000;
constexpr int kDeepestSignature = 12;
constexpr std::uint64_t kMostNodesOfSignature = 100'000;
constexpr std::size_t kLargestQuestion = 4096;

// The comparison is false for what is no number.
std::uint64_t nodes_of(double nodes) {
    return nodes > 1 ? static_cast<std::uint64_t>(std::min(nodes, kMostNodes)) : 1;
}

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 16> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), written.ptr};
}

std::string signature_json(const engine::Signature& found) {
    std::string out;
    JsonObject{out}
        .number("nodes", static_cast<std::int64_t>(found.nodes))
        .text("mix", hexadecimal(found.mix))
        .end();
    return out;
}

}  // namespace

extern "C" {

engine::Engine* dg_engine_new(int hash_mib) {
    return new engine::Engine{static_cast<std::size_t>(std::clamp(hash_mib, 1, kMostHashMib))};
}
void dg_engine_free(engine::Engine* engine) {
    delete engine;
}
void dg_engine_forget(engine::Engine* engine) {
    engine->forget();
}

Text* dg_engine_think(engine::Engine* engine, const char* text, std::size_t size, int board, int opponent,
                      double nodes) {
    if (size > kLargestQuestion) return given(failure({"too-large"}));
    if (board != 0 && board != 1) return given(failure({"no-such-board"}));
    const match::BoardId asked_board = board == 0 ? match::BoardId::first : match::BoardId::second;
    const Asked asked = opponent != 0 ? Asked::opponent : Asked::mover;
    return given(analyse(*engine, {text, size}, asked_board, asked, nodes_of(nodes)));
}

Text* dg_engine_signature(int depth) {
    return given(signature_json(engine::signature(std::clamp(depth, 1, kDeepestSignature))));
}
Text* dg_engine_signature_in_play(double nodes) {
    return given(signature_json(engine::signature_in_play(std::min(nodes_of(nodes), kMostNodesOfSignature))));
}

}  // extern "C"

}  // namespace doorgeef::wasm
