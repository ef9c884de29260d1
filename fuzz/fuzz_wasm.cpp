// Whatever a page is told and asks: an agreement in seven lines, then acts, which are undone to what was
// there before, or lines of a log, which are added whole or not at all. Every question has an answer.
#include "property.hpp"
#include "wasm/exports.hpp"

#include <string>

using namespace doorgeef::fuzz;
using namespace doorgeef::wasm;

namespace {

constexpr std::size_t kMostLines = 60;

std::string taken(Text* text) {
    std::string copy{dg_text_data(text), dg_text_size(text)};
    dg_text_free(text);
    require(copy.empty() || copy.front() == '{' || copy.front() == '[' || copy == "null", "it is JSON");
    return copy;
}

std::string state(const Session* match) {
    return taken(dg_match_state(match, -1, -1));
}

bool accepted(const std::string& answer) {
    return answer.starts_with(R"({"ok":true)");
}

void ask(const Session* match, std::string_view line) {
    taken(dg_match_why(match, line.data(), line.size(), -1, 5000));
    taken(dg_match_predict(match, line.data(), line.size(), 3, 5000));
    const int seat = static_cast<int>(line.size() % 5);
    taken(dg_match_typed(match, seat, line.data(), line.size(), seat % 2));
    taken(dg_match_playable(match, seat, -1));
    taken(dg_match_premoves(match, seat, -1));
}

void tell(Session* match, std::string_view line) {
    const std::string before = state(match);
    const int head = dg_match_head(match);
    if (accepted(taken(dg_match_act(match, line.data(), line.size(), 0)))) {
        require(dg_match_undo(match) == 1 && state(match) == before, "undoing brings back what was there");
        taken(dg_match_act(match, line.data(), line.size(), 0));
        return;
    }
    require(state(match) == before, "what is refused changes nothing");
    const bool added = accepted(taken(dg_match_add(match, line.data(), line.size())));
    require(added ? dg_match_head(match) > head || line.empty() : state(match) == before, "all or none");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = text_of(data, size);
    Session* match = dg_match_new(text.data(), text.size());
    taken(dg_agreement(text.data(), text.size()));
    if (match == nullptr) return 0;
    for (int i = 0; i < 7; ++i) text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
    for_each_line(text, kMostLines, [&](std::string_view line) {
        ask(match, line);
        tell(match, line);
    });
    for (int seat = 0; seat < 4; ++seat) taken(dg_match_commands(match, seat, -1, 1e9));
    taken(dg_match_moves(match, 0));
    Session* variation = dg_match_variation(match, static_cast<int>(size % 20));
    state(variation);
    dg_match_free(variation);
    Text* written = dg_match_bpgn(match, "", 0);
    require(accepted(taken(dg_games(dg_text_data(written), dg_text_size(written)))), "BPGN can be read");
    dg_text_free(written);
    dg_match_free(match);
    return 0;
}
