#include "engine/mate_search.hpp"

#include "engine/generate_moves.hpp"
#include "engine/hash_table.hpp"
#include "rules/legal_moves.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace doorgeef::engine {

namespace {

using rules::Bitboard;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;

constexpr std::uint64_t kNodesBetweenStops = 1024;
constexpr std::size_t kMostSlots = std::size_t{1} << 20;

// Which moves of the attacker are tried.
enum class Means : std::uint8_t { checks, everything };

// Both boards: a promotion by taking changes the other one too.
struct Boards {
    Position own;
    Position other;
};

// Which moves put the opponent in check, without making them.
class Checks {
public:
    explicit Checks(const Position& position, const Position& other)
        : position_(position), other_(other), shields_(position.shields(!position.turn())) {
        const rules::Color us = position.turn();
        const rules::Square king = position.king(!us);
        const Bitboard oblique = rules::bishop_attacks(king, position.occupied());
        const Bitboard straight = rules::rook_attacks(king, position.occupied());
        from_ = {{rules::pawn_attacks(!us, king),
                  rules::knight_attacks(king),
                  oblique,
                  straight,
                  oblique | straight,
                  {}}};
    }

    bool given_by(Move move) const {
        if (move.is_drop()) return from_[move.role()].contains(move.to());
        if (move.kind() == MoveKind::normal && !shields_.contains(move.from()))
            return from_[move.role()].contains(move.to());
        return position_.gives_check(move, &other_);
    }

private:
    const Position& position_;
    const Position& other_;
    Bitboard shields_;
    rules::ByRole<Bitboard> from_{};
};

// What is known about a position with the attacker to move. The whole key is kept: a mistaken answer would
// be no proof.
struct Slot {
    rules::zobrist::Key key = 0;
    Move best = kNoMove;
    std::uint8_t mates_in = 0;        // at most; 0 if no mate is known
    std::uint8_t no_mate_in = 0;      // so many moves
    std::uint8_t no_checks_mate = 0;  // so many, if all of them check
};

// No more than the search can fill: clearing them all would take longer than a short one. A power of two.
std::size_t slots_for(const Limits& limits) {
    const std::uint64_t most = limits.nodes.value_or(kMostSlots);
    return most < kMostSlots ? std::bit_ceil(static_cast<std::size_t>(most)) : kMostSlots;
}

// Of equals the lesser, so that every machine sorts them alike.
bool leaves_fewer_answers(const RankedMove& a, const RankedMove& b) {
    return a.rank != b.rank ? a.rank < b.rank : a.move.bits() < b.move.bits();
}

class MateSearch {
public:
    MateSearch(const Situation& situation, const Limits& limits, int most)
        : ruleset_(situation.ruleset), limits_(limits),
          last_game_(!situation.ruleset.passes_pieces() || situation.other().over), most_(most),
          root_{situation.own().position, situation.other().position}, slots_(slots_for(limits)),
          room_(static_cast<std::size_t>(2 * most) * rules::MoveList::kCapacity) {}

    MateAnswer run();

private:
    // The first move of a mate in at most so many moves, by the player to move. No move if there is none, or
    // if it was stopped.
    Move attack(const Boards& boards, int moves, Means means, RankedMove* room);
    Move try_attacks(const Boards& boards, int moves, Means means, RankedMove* room, Move first);
    Move mates_at_once(const Boards& boards, const RankedMove* begin, const RankedMove* end,
                       const Checks& checks);
    RankedMove* arrange(const Boards& boards, RankedMove* begin, RankedMove* end, const Checks& checks,
                        Means means, Move first);
    bool defence_fails(const Boards& boards, int moves, Means means, RankedMove* room);
    bool is_mated(const Boards& boards) const;
    RankedMove* list(const Boards& boards, RankedMove* room) const;
    RankedMove* list_at_root(RankedMove* room) const;
    Boards after(const Boards& boards, Move move);
    bool stopped();

    // ---- the answer
    std::optional<Thought> find();
    std::optional<Thought> found_at(int moves, Means means);
    // Plays on from a first move that mates in so many; true if the line reaches the mate.
    bool complete(std::vector<Move>& line, int moves, Means means);
    Move longest_defence(const Boards& boards, int& moves, Means means);

    rules::zobrist::Key key_of(const Boards& boards) const {
        return ruleset_.promotion == rules::Promotion::taking
                   ? boards.own.key() ^ (boards.other.key() * 0x9E3779B97F4A7C15)
                   : boards.own.key();
    }
    const Position* other_of(const Boards& boards) const {
        return ruleset_.boards == 2 ? &boards.other : nullptr;
    }
    Slot& slot_of(rules::zobrist::Key key) { return slots_[(key >> 20) & (slots_.size() - 1)]; }

    const rules::Ruleset& ruleset_;
    const Limits& limits_;
    bool last_game_;
    int most_;
    Boards root_;
    std::vector<Slot> slots_;
    std::vector<RankedMove> room_;  // for the moves of all positions along a line
    // What answered other attacks with as many moves to go.
    std::array<Move, kMostMovesToMate + 1> refutations_{};
    std::uint64_t nodes_ = 0;
    bool stop_ = false;
};

bool MateSearch::stopped() {
    if (limits_.nodes && nodes_ >= *limits_.nodes) stop_ = true;
    if (nodes_ % kNodesBetweenStops == 0 && limits_.stop && limits_.stop()) stop_ = true;
    return stop_;
}

RankedMove* MateSearch::list(const Boards& boards, RankedMove* room) const {
    const Position* const other = other_of(boards);
    return generate(Portion::quiet, boards.own, ruleset_, other,
                    generate(Portion::noisy, boards.own, ruleset_, other, room));
}

RankedMove* MateSearch::list_at_root(RankedMove* room) const {
    RankedMove* const end = list(root_, room);
    if (limits_.among.empty()) return end;
    return std::remove_if(room, end, [this](const RankedMove& each) {
        return std::ranges::find(limits_.among, each.move) == limits_.among.end();
    });
}

Boards MateSearch::after(const Boards& boards, Move move) {
    Boards next = boards;
    next.own.play_unchecked(move, ruleset_, &next.other);
    ++nodes_;
    return next;
}

bool MateSearch::is_mated(const Boards& boards) const {
    const Position* const other = other_of(boards);
    if (!boards.own.in_check() || rules::has_legal_move(boards.own, ruleset_, other)) return false;
    if (last_game_ || ruleset_.mate != rules::Mate::unanswerable) return true;
    Position helped = boards.own;
    for (const Role role : rules::kDroppableRoles)
        if (!helped.reserve(helped.turn()).has(role)) helped.add_to_reserve(helped.turn(), role);
    return !rules::has_legal_move(helped, ruleset_, other);
}

Move MateSearch::attack(const Boards& boards, int moves, Means means, RankedMove* room) {
    const rules::zobrist::Key key = key_of(boards);
    Slot known = slot_of(key);
    if (known.key != key) known = {.key = key};
    if (known.mates_in != 0 && known.mates_in <= moves) return known.best;
    if (known.no_mate_in >= moves || (means == Means::checks && known.no_checks_mate >= moves))
        return kNoMove;
    if (stopped()) return kNoMove;
    const Move best = try_attacks(boards, moves, means, room, known.best);
    if (stop_ && best == kNoMove) return kNoMove;
    const auto count = static_cast<std::uint8_t>(moves);
    if (best != kNoMove) {
        known.best = best;
        known.mates_in = count;
    } else if (means == Means::everything || moves == 1) {
        known.no_mate_in = count;
    } else {
        known.no_checks_mate = count;
    }
    slot_of(key) = known;
    return best;
}

Move MateSearch::try_attacks(const Boards& boards, int moves, Means means, RankedMove* room, Move first) {
    RankedMove* end = &boards == &root_ ? list_at_root(room) : list(boards, room);
    const Checks checks{boards.own, boards.other};
    // Without a check there is no mate.
    if (moves == 1) return mates_at_once(boards, room, end, checks);
    end = arrange(boards, room, end, checks, means, first);
    for (const RankedMove* each = room; each < end && !stop_; ++each)
        if (defence_fails(after(boards, each->move), moves - 1, means, end)) return each->move;
    return kNoMove;
}

Move MateSearch::mates_at_once(const Boards& boards, const RankedMove* begin, const RankedMove* end,
                               const Checks& checks) {
    const auto* const mates = std::find_if(begin, end, [&](const RankedMove& each) {
        return checks.given_by(each.move) && is_mated(after(boards, each.move));
    });
    return mates == end ? kNoMove : mates->move;
}

// Checks that leave few answers first, then the others. Gives back the end of those to be tried.
RankedMove* MateSearch::arrange(const Boards& boards, RankedMove* begin, RankedMove* end,
                                const Checks& checks, Means means, Move first) {
    RankedMove* const checks_end =
        std::partition(begin, end, [&](const RankedMove& each) { return checks.given_by(each.move); });
    for (RankedMove* each = begin; each < checks_end; ++each) {
        const Boards next = after(boards, each->move);
        each->rank = static_cast<std::int32_t>(rules::count_legal_moves(next.own, ruleset_, other_of(next)));
    }
    std::sort(begin, checks_end, leaves_fewer_answers);
    RankedMove* const wanted = means == Means::checks ? checks_end : end;
    RankedMove* const best = std::ranges::find(begin, wanted, first, &RankedMove::move);
    if (best != wanted) std::rotate(begin, best, best + 1);
    return wanted;
}

// Whether every answer loses to a mate in at most so many moves. Without answers it must be mate.
bool MateSearch::defence_fails(const Boards& boards, int moves, Means means, RankedMove* room) {
    RankedMove* const end = list(boards, room);
    if (room == end) return is_mated(boards);
    // What refuted the attacks beside this one often refutes this one too.
    Move& refutation = refutations_[static_cast<std::size_t>(moves)];
    RankedMove* const likely = std::ranges::find(room, end, refutation, &RankedMove::move);
    if (likely != end) std::rotate(room, likely, likely + 1);
    for (const RankedMove* each = room; each < end; ++each) {
        if (attack(after(boards, each->move), moves, means, end) != kNoMove) continue;
        refutation = each->move;
        return false;
    }
    return true;
}

// Brings `moves`, after which the mate is there at the latest, down to what it takes. No move if there is
// none, or if it was stopped.
Move MateSearch::longest_defence(const Boards& boards, int& moves, Means means) {
    RankedMove* const room = room_.data();
    RankedMove* const end = list(boards, room);
    Move longest = kNoMove;
    int needed = 0;
    for (const RankedMove* each = room; each < end && !stop_; ++each) {
        const Boards next = after(boards, each->move);
        const auto holds = [&] { return needed == 0 || attack(next, needed, means, end) == kNoMove; };
        for (; needed < moves && holds(); ++needed) longest = each->move;
    }
    moves = needed;
    return stop_ ? kNoMove : longest;
}

bool MateSearch::complete(std::vector<Move>& line, int moves, Means means) {
    Boards boards = after(root_, line.front());
    for (int left = moves - 1;;) {
        const Move defence = longest_defence(boards, left, means);
        if (defence == kNoMove) return !stop_;
        boards = after(boards, defence);
        const Move mating = attack(boards, left, means, room_.data());
        if (mating == kNoMove) return false;
        line.insert(line.end(), {defence, mating});
        boards = after(boards, mating);
        --left;
    }
}

std::optional<Thought> MateSearch::found_at(int moves, Means means) {
    // Asked like this, not by attack(), because the moves to choose from need not be all.
    const Move best = try_attacks(root_, moves, means, room_.data(), kNoMove);
    if (best == kNoMove) return std::nullopt;
    Thought thought;
    thought.move = best;
    thought.line = {best};
    const bool whole = complete(thought.line, moves, means);
    thought.depth = whole ? static_cast<int>(thought.line.size()) : 2 * moves - 1;
    thought.deepest = thought.depth;
    const bool lasting = last_game_ || ruleset_.mate != rules::Mate::pending;
    thought.score = (lasting ? kMate : kStuck) - thought.depth;
    thought.nodes = nodes_;
    return thought;
}

// Mates by checks are looked for twice as far ahead: they cost so much less.
std::optional<Thought> MateSearch::find() {
    int checked = 0;
    for (int moves = 1; moves <= most_ && !stop_; ++moves) {
        for (; checked < std::min(2 * moves - 1, most_) && !stop_; ++checked)
            if (auto found = found_at(checked + 1, Means::checks)) return found;
        if (auto found = found_at(moves, Means::everything)) return found;
    }
    return std::nullopt;
}

MateAnswer MateSearch::run() {
    MateAnswer answer;
    answer.mate = find();
    answer.settled = answer.mate || !stop_;
    answer.nodes = nodes_;
    return answer;
}

}  // namespace

MateAnswer find_mate(const Situation& situation, int moves, const Limits& limits) {
    return MateSearch{situation, limits, std::min(moves, kMostMovesToMate)}.run();
}

}  // namespace doorgeef::engine
