#include "wasm/moment.hpp"

#include "match/apply.hpp"

namespace doorgeef::wasm {

namespace {

namespace event = match::event;

std::optional<match::BoardId> completes(const match::Event& event) {
    if (const auto* moved = std::get_if<event::Moved>(&event.what))
        return moved->completed ? std::optional{moved->board} : std::nullopt;
    const auto* pressed = std::get_if<event::Pressed>(&event.what);
    return pressed != nullptr ? std::optional{pressed->board} : std::nullopt;
}

void hear(StandingWords& words, const match::Signal& signal) {
    if (signal.kind == match::SignalKind::need) words.needs[signal.role] = true;
    if (signal.kind == match::SignalKind::danger) words.dangers[signal.role] = true;
    if (signal.kind == match::SignalKind::sit) words.sits = true;
}

}  // namespace

void Moment::apply(const match::Event& event, const ShownClocks& clocks) {
    if (const auto board = completes(event)) {
        const match::Seat mover = match.on_move(*board);
        words[mover].dangers = {};
        words[mover].sits = false;
        if (completed < clocks.size()) shown[mover] = clocks[completed];
        ++completed;
    }
    if (const auto* said = std::get_if<event::Said>(&event.what)) hear(words[said->seat], said->signal);
    if (const auto* passed = std::get_if<event::Passed>(&event.what))
        words[passed->seat.partner()].needs[passed->role] = false;
    match::apply(match, event);
    latest = event.at;
}

}  // namespace doorgeef::wasm
