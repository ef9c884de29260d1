#include "coverage.hpp"

#include "reference/actions.hpp"
#include "reference/attacks.hpp"

#include <algorithm>

namespace doorgeef::rules {

namespace {

using reference::Action;
using reference::Board;

bool is_pawn(const Board& board, int square) {
    return reference::kind_of(board.at(square)) == 'P';
}

template <class Predicate>
bool any(const std::vector<Action>& actions, Predicate predicate) {
    return std::ranges::any_of(actions, predicate);
}

// The pawn vanishes and leaves its king in check, where a piece in its place would not have.
bool only_a_man_there_would_help(const Board& board, int from, int to, const reference::Rules& rules,
                                 const Board& other) {
    const Action vanishes{0, from, to, 0, true, reference::kNowhere};
    const Action becomes{0, from, to, 'q', false, reference::kNowhere};
    return reference::leaves_king_attacked(board, vanishes, rules, &other) &&
           !reference::leaves_king_attacked(board, becomes, rules, nullptr);
}

}  // namespace

std::string_view name_of(Feature feature) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(Feature::count)> names{
        "check",
        "double check",
        "pin",
        "no legal move",
        "en passant",
        "en passant refused",
        "castling",
        "castling refused",
        "promotion",
        "taking",
        "taking nothing",
        "taking nothing refused",
        "taking excluded",
        "taking, all excluded",
        "drop",
        "drop into the line of a check",
        "played: drop with check",
        "played: capture of a promoted piece",
        "played: capture ends castling",
        "played: taking of a promoted piece",
        "played: taking ends castling",
        "played: taking checks the robbed player",
        "played: taking changes en passant",
        "played: en passant",
        "played: castling"};
    return names[static_cast<std::size_t>(feature)];
}

void Coverage::note_position(const Board& board, const Board& other, const reference::Rules& rules,
                             const std::vector<Action>& legal) {
    const bool white = board.white_to_move;
    const int checkers = reference::attackers(board, board.king_square(white), !white);
    if (checkers > 0) note(Feature::check);
    if (checkers > 1) note(Feature::double_check);
    if (legal.empty()) note(Feature::no_legal_move);
    if (any(legal, [](const Action& action) { return action.promotion != 0; })) note(Feature::promotion);
    if (any(legal, [](const Action& action) { return action.taken != reference::kNowhere; }))
        note(Feature::taking);
    if (any(legal, [](const Action& action) { return action.takes && action.taken == reference::kNowhere; }))
        note(Feature::taking_nothing);
    if (any(legal, [](const Action& action) { return action.drop != 0; })) {
        note(Feature::drop);
        if (checkers > 0) note(Feature::drop_into_check_line);
    }
    note_king(board, checkers > 0);
    note_en_passant(board, rules);
    if (rules.promotes_by_taking) note_promotion(board, other, rules);
}

void Coverage::note_king(const Board& board, bool in_check) {
    const bool white = board.white_to_move;
    bool pin = false;
    for (int square = 0; square < 64 && !in_check && !pin; ++square) {
        if (!board.has(square, white) || reference::kind_of(board.at(square)) == 'K') continue;
        Board without = board;
        without.clear(square);
        pin = reference::king_attacked(without, white);
    }
    if (pin) note(Feature::pin);

    bool castling = false;
    bool refused = false;
    for (std::size_t i = 0; i < reference::kCastlings.size(); ++i) {
        if (!board.may_castle[i] || reference::is_white(reference::kCastlings[i].man) != white) continue;
        const bool possible = reference::can_castle(board, reference::kCastlings[i]);
        castling |= possible;
        refused |= !possible;
    }
    if (castling) note(Feature::castling);
    if (refused) note(Feature::castling_refused);
}

void Coverage::note_en_passant(const Board& board, const reference::Rules& rules) {
    if (board.passed_over == reference::kNowhere) return;
    bool legal = false;
    bool refused = false;
    for (int from = 0; from < 64; ++from) {
        if (!board.has(from, board.white_to_move) || !is_pawn(board, from)) continue;
        if (!reference::attacks(board, from, board.passed_over)) continue;
        const Action capture{0, from, board.passed_over, 0, false, reference::kNowhere};
        const bool in_check = reference::leaves_king_attacked(board, capture, rules, nullptr);
        legal |= !in_check;
        refused |= in_check;
    }
    if (legal) note(Feature::en_passant);
    if (refused) note(Feature::en_passant_refused);
}

void Coverage::note_promotion(const Board& board, const Board& other, const reference::Rules& rules) {
    const auto there = reference::takeable(other, board.white_to_move);
    const auto excluded =
        std::ranges::count_if(there, [&](int square) { return reference::exposes_king(other, square); });
    bool arrives = false;
    bool refused = false;
    for (int from = 0; from < 64; ++from) {
        if (!board.has(from, board.white_to_move) || !is_pawn(board, from)) continue;
        for (const int to : reference::destinations(board, from)) {
            if (reference::players_rank(to, board.white_to_move) != 8) continue;
            arrives = true;
            refused |= there.empty() && only_a_man_there_would_help(board, from, to, rules, other);
        }
    }
    if (refused) note(Feature::taking_nothing_refused);
    if (arrives && excluded > 0) note(Feature::taking_excluded);
    if (arrives && excluded > 0 && excluded == std::ssize(there)) note(Feature::taking_all_excluded);
}

}  // namespace doorgeef::rules
