// The memory of a module of ours, as its callers see it. Every module has these functions.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#if defined(__wasm__)
#define DG_EXPORT(name) __attribute__((export_name(#name))) name
#else
#define DG_EXPORT(name) name
#endif

namespace doorgeef::wasm {

using Text = std::string;

// The caller frees it.
inline Text* given(std::string text) {
    return new Text{std::move(text)};
}

extern "C" {

char* DG_EXPORT(dg_allocate)(std::size_t size);  // null if there is none
void DG_EXPORT(dg_release)(char* start);
const char* DG_EXPORT(dg_text_data)(const Text* text);
std::size_t DG_EXPORT(dg_text_size)(const Text* text);
void DG_EXPORT(dg_text_free)(Text* text);

}  // extern "C"

}  // namespace doorgeef::wasm
