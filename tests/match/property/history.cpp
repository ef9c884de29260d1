#include "history.hpp"

#include <algorithm>

namespace doorgeef::match {

struct HistoryEntry {
    const Match& after;
    History& history;

    template <class Other>
    void operator()(const Other& /*changes no position*/) const {}

    void operator()(const event::Moved& event) const {
        // R14: the robbed board's history starts afresh.
        if (event.move.kind() == rules::MoveKind::taking && event.move.taken()) begin(!event.board);
        if (event.completed) add(event.board);
    }
    void operator()(const event::Pressed& event) const { add(event.board); }
    void operator()(const event::ReplacementDemanded& event) const {
        if (!after.game(event.seat).coming_back) drop_last(event.seat.board());
    }
    void operator()(const event::PieceRemoved& event) const {
        drop_last(event.seat.board());
        begin(!event.seat.board());
    }
    void operator()(const event::Ruled& event) const { std::visit(*this, event.ruling.act); }
    void operator()(const arbiter::Restart& act) const {
        for (const BoardId board : kBoards)
            if (act.both || act.board == board) restart(board);
    }
    void operator()(const arbiter::SwapColours& /*act*/) const {
        for (const BoardId board : kBoards) restart(board);
    }
    void operator()(const arbiter::SetPosition& act) const { begin(act.board); }

    void begin(BoardId board) const { history.seen_[board] = {after.position(board)}; }
    void restart(BoardId board) const {
        begin(board);
        history.moves_completed_[board] = {};
    }
    void add(BoardId board) const {
        history.seen_[board].push_back(after.position(board));
        ++history.moves_completed_[board][!after.position(board).turn()];
    }
    // A move taken back may be older than the history, if a piece was taken from that board in between.
    void drop_last(BoardId board) const {
        auto& seen = history.seen_[board];
        --history.moves_completed_[board][after.position(board).turn()];
        seen.pop_back();
        if (seen.empty()) begin(board);
    }
};

History::History(const Match& match) {
    for (const BoardId board : kBoards) seen_[board] = {match.position(board)};
}

void History::read(const Match& after, const Event& event) {
    std::visit(HistoryEntry{after, *this}, event.what);
}

rules::Position claimed_position(const Match& match, const Claim& claim) {
    rules::Position position = match.position(claim.seat.board());
    rules::Position other = match.position(!claim.seat.board());
    if (claim.intended) position.play_unchecked(*claim.intended, match.ruleset(), &other);
    return position;
}

int History::occurrences(const Match& match, const Claim& claim) const {
    const auto& seen = seen_[claim.seat.board()];
    const rules::Position claimed = claimed_position(match, claim);
    const auto end = claim.intended ? seen.end() : seen.end() - 1;  // the last one is the present one
    return 1 + static_cast<int>(std::count_if(seen.begin(), end, [&](const rules::Position& earlier) {
               return earlier.key() == claimed.key();
           }));
}

}  // namespace doorgeef::match
