// The door of the module: plain functions that web/src/core/module.ts calls, and the tests. Texts come in as
// a place in memory and a number of bytes, whatever is in them; they go out as a Text that the caller frees.
// What is wrong is said in the answer. Handles are those that were given and not freed; everything else may
// be anything: places in the log and times are brought into range, a seat or board that there is not is
// answered as such.
#pragma once

#include "wasm/memory_exports.hpp"
#include "wasm/session.hpp"

#include <cstddef>

namespace doorgeef::wasm {

extern "C" {

// ---- without a match
Text* DG_EXPORT(dg_rulebook)();
Text* DG_EXPORT(dg_agreement)(const char* text, std::size_t size);
Text* DG_EXPORT(dg_games)(const char* text, std::size_t size);
Text* DG_EXPORT(dg_scenario)(const char* text, std::size_t size);
Text* DG_EXPORT(dg_perft)(const char* text, std::size_t size, int depth);
Text* DG_EXPORT(dg_two_board_perft)(const char* text, std::size_t size, int depth);
Text* DG_EXPORT(dg_winnable)(const char* text, std::size_t size, int black, double budget);

// ---- a match
// Six lines of an agreement, and one with shown clocks: "179547 -". Null if dg_agreement refuses them.
Session* DG_EXPORT(dg_match_new)(const char* text, std::size_t size);
void DG_EXPORT(dg_match_free)(Session* match);
Text* DG_EXPORT(dg_match_agreement)(const Session* match);
int DG_EXPORT(dg_match_head)(const Session* match);
// The place of the seat on move among A1 A2 B1 B2.
int DG_EXPORT(dg_match_on_move)(const Session* match, int board);
Text* DG_EXPORT(dg_match_add)(Session* match, const char* text, std::size_t size);
// `at` below zero: after the latest event. `now` before the event: at its time.
Text* DG_EXPORT(dg_match_state)(const Session* match, int at, double now);
Text* DG_EXPORT(dg_match_moves)(const Session* match, int from);
Text* DG_EXPORT(dg_match_playable)(const Session* match, int seat, int at);
Text* DG_EXPORT(dg_match_premoves)(const Session* match, int seat, int at);
Text* DG_EXPORT(dg_match_commands)(const Session* match, int seat, int at, double now);
Text* DG_EXPORT(dg_match_why)(const Session* match, const char* text, std::size_t size, int at, double now);
Text* DG_EXPORT(dg_match_predict)(const Session* match, const char* text, std::size_t size, int at,
                                  double now);
Text* DG_EXPORT(dg_match_typed)(const Session* match, int seat, const char* text, std::size_t size,
                                int dutch);
Text* DG_EXPORT(dg_match_can_win)(const Session* match, int board, int black, double budget, int at);
Text* DG_EXPORT(dg_match_bpgn)(const Session* match, const char* text, std::size_t size);
Text* DG_EXPORT(dg_match_pgn)(const Session* match, const char* text, std::size_t size, int board);
Session* DG_EXPORT(dg_match_variation)(const Session* match, int at);
Text* DG_EXPORT(dg_match_act)(Session* match, const char* text, std::size_t size, double now);
int DG_EXPORT(dg_match_undo)(Session* match);

}  // extern "C"

}  // namespace doorgeef::wasm
