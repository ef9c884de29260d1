#include "bots/hearing.hpp"

namespace doorgeef::bots {

namespace {

using match::SignalKind;

constexpr std::size_t kMostWords = 8;
constexpr int kWishHolds = 3;

int moves_of(match::Seat seat, const match::Match& match) {
    return match.game(seat).moves_completed[match.color(seat)];
}

}  // namespace

void Hearing::hear(const match::event::Said& said, match::Seat seat, const match::Match& match) {
    if (said.seat != seat.partner()) return;
    const SignalKind kind = said.signal.kind;
    if (kind != SignalKind::need && kind != SignalKind::danger && kind != SignalKind::sit) return;
    if (words_.size() == kMostWords) words_.erase(words_.begin());
    words_.push_back({said.signal, moves_of(said.seat, match)});
    ++count_;
}

engine::Heard Hearing::holds(match::Seat seat, const match::Match& match) const {
    engine::Heard heard;
    if (!match.has_seat(seat.partner())) return heard;
    for (const Word& word : words_) {
        const int since = moves_of(seat.partner(), match) - word.moves;
        if (word.signal.kind == SignalKind::sit) heard.sit = heard.sit || since == 0;
        if (since >= kWishHolds) continue;
        if (word.signal.kind == SignalKind::need) heard.needs[word.signal.role] = true;
        if (word.signal.kind == SignalKind::danger) heard.dangers[word.signal.role] = true;
    }
    return heard;
}

}  // namespace doorgeef::bots
