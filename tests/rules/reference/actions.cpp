#include "actions.hpp"

#include "attacks.hpp"
#include "play.hpp"

#include <algorithm>

namespace doorgeef::reference {

namespace {

std::vector<int> pawn_destinations(const Board& board, int from) {
    const bool white = is_white(board.at(from));
    const int forward = white ? 8 : -8;
    std::vector<int> found;
    const int ahead = from + forward;
    if (board.empty(ahead)) {
        found.push_back(ahead);
        if (players_rank(from, white) == 2 && board.empty(ahead + forward)) found.push_back(ahead + forward);
    }
    for (const int to : {ahead - 1, ahead + 1})
        if (to >= 0 && to < 64 && attacks(board, from, to) &&
            (board.has(to, !white) || to == board.passed_over))
            found.push_back(to);
    return found;
}

bool reaches_last_rank(const Board& board, int from, int to) {
    return kind_of(board.at(from)) == 'P' && players_rank(to, board.white_to_move) == 8;
}

// The ways to write a move from here to there that could be legal.
std::vector<Action> ways(const Board& board, int from, int to, const Rules& rules, const Board* other) {
    const Action plain{0, from, to, 0, false, kNowhere};
    if (!reaches_last_rank(board, from, to)) return {plain};
    std::vector<Action> found;
    if (!rules.promotes_by_taking) {
        for (const char letter : {'q', 'r', 'b', 'n'}) {
            found.push_back(plain);
            found.back().promotion = letter;
        }
        return found;
    }
    Action taking = plain;
    taking.takes = true;
    const auto there = takeable(*other, board.white_to_move);
    if (there.empty()) return {taking};
    for (const int square : there) {
        if (exposes_king(*other, square)) continue;
        taking.taken = square;
        found.push_back(taking);
    }
    return found;
}

void add_drops(const Board& board, const Rules& rules, std::vector<Action>& found) {
    for (const char kind : {'Q', 'R', 'B', 'N', 'P'}) {
        if (board.in_reserve(man_of(kind, board.white_to_move)) == 0) continue;
        for (int to = 0; to < 64; ++to) {
            const Action drop{kind, kNowhere, to, 0, false, kNowhere};
            if (board.empty(to) && drop_rank_allowed(drop, board.white_to_move, rules) &&
                !leaves_king_attacked(board, drop, rules, nullptr) &&
                (rules.drop_may_check || !drop_gives_check(board, drop, rules)))
                found.push_back(drop);
        }
    }
}

}  // namespace

std::vector<int> destinations(const Board& board, int from) {
    if (kind_of(board.at(from)) == 'P') return pawn_destinations(board, from);
    std::vector<int> found;
    for (int to = 0; to < 64; ++to)
        if (!board.has(to, board.white_to_move) && attacks(board, from, to)) found.push_back(to);
    return found;
}

bool can_castle(const Board& board, const Castling& castling) {
    const auto which = static_cast<std::size_t>(
        std::ranges::find(kCastlings, castling.king_to, &Castling::king_to) - kCastlings.begin());
    const bool white = is_white(castling.man);
    if (!board.may_castle[which] || white != board.white_to_move) return false;
    const auto [left, right] = std::minmax(castling.king_from, castling.rook_from);
    for (int square = left + 1; square < right; ++square)
        if (!board.empty(square)) return false;
    for (const int square : {castling.king_from, castling.rook_to, castling.king_to}) {
        Board there = board;
        there.clear(castling.king_from);
        there.put(square, castling.man);
        if (king_attacked(there, white)) return false;
    }
    return true;
}

std::vector<int> takeable(const Board& other, bool white) {
    std::vector<int> found;
    for (int square = 0; square < 64; ++square)
        for (const char kind : {'Q', 'R', 'B', 'N'})
            if (other.at(square) == man_of(kind, white)) found.push_back(square);
    return found;
}

bool exposes_king(const Board& other, int taken) {
    Board robbed = other;
    robbed.clear(taken);
    return king_attacked(robbed, !robbed.white_to_move);
}

bool leaves_king_attacked(const Board& board, const Action& action, const Rules& rules, const Board* other) {
    Board after = board;
    if (action.takes) {
        Board robbed = *other;
        play(after, action, rules, &robbed);
    } else {
        play(after, action, rules, nullptr);
    }
    return king_attacked(after, board.white_to_move);
}

bool drop_gives_check(const Board& board, const Action& action, const Rules& rules) {
    Board after = board;
    play(after, action, rules, nullptr);
    return king_attacked(after, after.white_to_move);
}

bool drop_rank_allowed(const Action& action, bool white, const Rules& rules) {
    const int rank = players_rank(action.to, white);
    return action.drop == 'P' ? rank >= rules.first_pawn_rank && rank <= rules.last_pawn_rank
                              : rank >= rules.first_piece_rank && rank <= rules.last_piece_rank;
}

std::vector<Action> legal_actions(const Board& board, const Rules& rules, const Board* other) {
    std::vector<Action> found;
    for (int from = 0; from < 64; ++from) {
        if (!board.has(from, board.white_to_move)) continue;
        for (const int to : destinations(board, from))
            for (const Action& action : ways(board, from, to, rules, other))
                if (!leaves_king_attacked(board, action, rules, other)) found.push_back(action);
    }
    for (const Castling& castling : kCastlings)
        if (can_castle(board, castling))
            found.push_back({0, castling.king_from, castling.king_to, 0, false, kNowhere});
    add_drops(board, rules, found);
    return found;
}

void forget_idle_en_passant(Board& board) {
    if (board.passed_over == kNowhere) return;
    for (int from = 0; from < 64; ++from) {
        if (!board.has(from, board.white_to_move) || kind_of(board.at(from)) != 'P') continue;
        if (attacks(board, from, board.passed_over)) return;
    }
    board.passed_over = kNowhere;
}

}  // namespace doorgeef::reference
