#include "doorgeef/arena/opening.hpp"

#include "rules/legal_moves.hpp"

#include <algorithm>
#include <optional>
#include <random>

namespace doorgeef::app {

namespace {

using rules::Move;
using rules::Position;
using rules::Role;
using rules::Ruleset;

constexpr int kPlies = 4;

int value(Role role) {
    constexpr rules::ByRole<int> values{{1, 3, 3, 5, 9, 100}};
    return values[role];
}

bool captures(const Position& position, Move move) {
    return move.kind() == rules::MoveKind::en_passant || position.piece_at(move.to()).has_value();
}

bool mates(Position position, Move move, const Ruleset& ruleset) {
    if (!position.gives_check(move)) return false;
    position.play_unchecked(move, ruleset);
    return !rules::has_legal_move(position, ruleset, &position);
}

bool wins_material(const Position& position, Move move) {
    if (!captures(position, move)) return false;
    const bool guarded = position.attackers(move.to(), !position.turn(), position.occupied()).any();
    const auto taken = position.piece_at(rules::captured_on(move));
    return !guarded || (taken && value(taken->role) > value(move.role()));
}

bool calm(const Position& position, const Ruleset& ruleset) {
    return std::ranges::none_of(rules::legal_moves(position, ruleset, &position), [&](Move move) {
        return wins_material(position, move) || mates(position, move, ruleset);
    });
}

bool quiet(const Position& position, Move move) {
    return !captures(position, move) && !position.gives_check(move) && move.role() != Role::king;
}

std::optional<std::vector<Move>> try_moves(const Ruleset& ruleset, std::mt19937_64& random) {
    Position position;
    std::vector<Move> moves;
    for (int ply = 0; ply < kPlies; ++ply) {
        const auto legal = rules::legal_moves(position, ruleset, &position);
        const Move move = legal[random() % legal.size()];
        if (!quiet(position, move)) return std::nullopt;
        position.play_unchecked(move, ruleset);
        moves.push_back(move);
    }
    if (!calm(position, ruleset)) return std::nullopt;
    return moves;
}

}  // namespace

Opening make_opening(const Ruleset& ruleset, std::uint64_t seed) {
    std::mt19937_64 random{seed};
    Opening opening;
    for (const match::BoardId board : match::kBoards) {
        if (board == match::BoardId::second && ruleset.boards == 1) break;
        while (opening[board].empty())
            if (auto moves = try_moves(ruleset, random)) opening[board] = *std::move(moves);
    }
    return opening;
}

}  // namespace doorgeef::app
