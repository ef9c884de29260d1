#include "wasm/memory_exports.hpp"

#include <cstdlib>

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

}  // extern "C"

}  // namespace doorgeef::wasm
