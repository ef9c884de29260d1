// What all parts of the search use.
#include "engine/evaluate.hpp"
#include "engine/search.hpp"
#include "rules/legal_moves.hpp"
#include "winnable/material.hpp"

#include <algorithm>

namespace doorgeef::engine {

namespace {

using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Position;
using rules::Role;

constexpr std::size_t kRoom = 128 * 1024;
constexpr std::ptrdiff_t kMostMovesAtOnce = rules::MoveList::kCapacity;
constexpr std::uint64_t kNodesBetweenQuestions = 1024;

// How a search of its own worth is kept apart in a hash table shared by many.
rules::zobrist::Key salt_of(const Worth& worth, bool given_up) {
    std::uint64_t salt = given_up ? 0xD1B54A32D192ED03 : 0x9E3779B97F4A7C15;
    for (const Color color : rules::kColors)
        for (const Role role : rules::kDroppableRoles)
            salt = (salt ^ static_cast<std::uint64_t>(worth.passed[color][role])) * 0xBF58476D1CE4E5B9;
    return salt ^ (salt >> 31);
}

// 16 times the natural logarithm, by integers, so that all machines agree.
constexpr std::array<int, 64> kLogarithms = {0,  0,  11, 17, 22, 25, 28, 31, 33, 35, 36, 38, 39, 41, 42, 43,
                                             44, 45, 46, 47, 47, 48, 49, 50, 50, 51, 52, 52, 53, 53, 54, 54,
                                             55, 55, 56, 56, 57, 57, 58, 58, 59, 59, 59, 60, 60, 60, 61, 61,
                                             61, 62, 62, 62, 63, 63, 63, 64, 64, 64, 64, 65, 65, 65, 66, 66};

}  // namespace

int late_move_reduction(int depth, int moves) {
    const auto logarithm = [](int n) { return kLogarithms[static_cast<std::size_t>(std::min(n, 63))]; };
    return (logarithm(depth) * logarithm(moves) + 200) / 500;
}

Memory::Memory(std::size_t hash_mib) : table(hash_mib), counters(2 * kGestures, kNoMove), room(kRoom) {}

void Memory::clear() {
    table.clear();
    history.clear();
    std::ranges::fill(counters, kNoMove);
}

Search::Search(Memory& memory, const Field& field, const Limits& limits)
    : memory_(memory), field_(field), limits_(limits), plies_(kMostPlies + kPliesBefore + 4),
      path_(field.earlier), salt_(salt_of(field.worth, field.given_up)) {
    if (path_.empty() || path_.back() != field.position.key()) path_.push_back(field.position.key());
    for (Ply& ply : plies_) ply.answers = &memory_.history.no_answers();
}

bool Search::stopped() {
    if (stop_) return true;
    if (limits_.nodes && nodes_ >= *limits_.nodes) stop_ = true;
    if (nodes_ % kNodesBetweenQuestions == 0 && limits_.stop && limits_.stop()) stop_ = true;
    return stop_;
}

Score Search::judge(const Position& position) const {
    const Score score = evaluate(position, field_.ruleset, field_.worth);
    const Noise& noise = limits_.noise;
    if (noise.most == 0) return score;
    const std::uint64_t lot = ((position.key() ^ noise.seed) * 0x9E3779B97F4A7C15) >> 32;
    return score + static_cast<Score>(lot % static_cast<std::uint64_t>(2 * noise.most + 1)) - noise.most;
}

// A score from the table is the better estimate where its bound points that way.
Score Search::corrected(Score evaluation, const std::optional<Remembered>& known) const {
    if (!known) return evaluation;
    const bool better = known->bound == Bound::exact ||
                        (known->bound == Bound::lower && known->score > evaluation) ||
                        (known->bound == Bound::upper && known->score < evaluation);
    return better ? known->score : evaluation;
}

bool Search::is_capture(const Position& position, Move move) const {
    return !move.is_drop() &&
           (move.kind() == MoveKind::en_passant || position.pieces(!position.turn()).contains(move.to()));
}

Move Search::legal_or_none(const Position& position, Move move) const {
    if (move == kNoMove || !rules::is_legal(position, move, field_.ruleset, field_.other)) return kNoMove;
    return move;
}

PickerView Search::view(const Position& position, int ply) {
    return {position,     field_.ruleset,  field_.other,
            field_.worth, memory_.history, {at(ply - 1).answers, at(ply - 2).answers}};
}

Position Search::after(const Position& position, Move move, int ply) {
    Position next = position;
    if (move.kind() == MoveKind::taking) {
        Position robbed = *field_.other;
        next.play_unchecked(move, field_.ruleset, &robbed);
    } else {
        next.play_unchecked(move, field_.ruleset);
    }
    at(ply).played = move;
    at(ply).answers = &memory_.history.answers(position.turn(), move);
    memory_.table.expect(key_of(next));
    path_.push_back(next.key());
    ++nodes_;
    return next;
}

bool Search::repeats(const Position& position) const {
    const std::size_t back = std::min<std::size_t>(position.halfmoves(), path_.size() - 1);
    for (std::size_t distance = 4; distance <= back; distance += 2)
        if (path_[path_.size() - 1 - distance] == position.key()) return true;
    return field_.ruleset.claims != rules::Claims::none && position.halfmoves() >= 100;
}

// Neither side can ever mate with what there is, and nothing comes.
bool Search::is_dead(const Position& position) const {
    return field_.last_game && winnable::lacks_material(position, Color::white) &&
           winnable::lacks_material(position, Color::black);
}

std::optional<Score> Search::cut_short(const Position& position, bool in_check, int ply,
                                       const RankedMove* room) {
    if (stopped()) return 0;
    const std::ptrdiff_t left = memory_.room.data() + memory_.room.size() - room;
    if (ply >= kMostPlies - 1 || left < kMostMovesAtOnce) return in_check ? 0 : judge(position);
    if (repeats(position) || is_dead(position)) return 0;
    return std::nullopt;
}

Score Search::without_moves(const Position& position, bool in_check, int ply) const {
    // The later the end the better: the teammate may need the time.
    if (field_.given_up && position.turn() == field_.position.turn()) return judge(position) + ply;
    if (!in_check) return 0;
    if (field_.last_game || field_.ruleset.mate == rules::Mate::at_once) return mated_in(ply);
    if (field_.ruleset.mate == rules::Mate::pending) return -kStuck + ply;
    Position helped = position;
    for (const Role role : rules::kDroppableRoles)
        if (!helped.reserve(helped.turn()).has(role)) helped.add_to_reserve(helped.turn(), role);
    return rules::has_legal_move(helped, field_.ruleset, field_.other) ? -kStuck + ply : mated_in(ply);
}

void Search::update_line(int ply, Move move) {
    Ply& here = at(ply);
    const Ply& next = at(ply + 1);
    here.line[0] = move;
    std::copy_n(next.line.begin(), next.line_length, here.line.begin() + 1);
    here.line_length = next.line_length + 1;
}

}  // namespace doorgeef::engine
