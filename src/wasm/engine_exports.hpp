// The door of the second module, the engine, which pages load when somebody wants an analysis. As in
// exports.hpp, texts may be anything and numbers are brought into range; an engine is one that was given.
#pragma once

#include "engine/engine.hpp"
#include "wasm/memory_exports.hpp"

#include <cstddef>

namespace doorgeef::wasm {

extern "C" {

// With so much memory for what it has seen.
engine::Engine* DG_EXPORT(dg_engine_new)(int hash_mib);
void DG_EXPORT(dg_engine_free)(engine::Engine* engine);
void DG_EXPORT(dg_engine_forget)(engine::Engine* engine);
// Six lines (analysis.hpp); the board from 0. Blocks for so many nodes, and the questions to the other board:
// whoever wants to hear of anything in between asks for few, and again for more.
Text* DG_EXPORT(dg_engine_think)(engine::Engine* engine, const char* text, std::size_t size, int board,
                                 int opponent, double nodes);
// Those of `doorgeef bench engine`: {"nodes":…,"mix":"hexadecimal"}
Text* DG_EXPORT(dg_engine_signature)(int depth);
Text* DG_EXPORT(dg_engine_signature_in_play)(double nodes);

}  // extern "C"

}  // namespace doorgeef::wasm
