#include "comparison.hpp"

#include "positions.hpp"
#include "random_action.hpp"
#include "reference/actions.hpp"
#include "reference/play.hpp"
#include "reference/reasons.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "translate.hpp"

#include <algorithm>

namespace doorgeef::rules {

namespace {

constexpr int kPlayedPerPosition = 6;
constexpr int kWrittenPerPosition = 12;
constexpr int kArbitraryPerPosition = 6;

// A move's text in one word, which compares faster than a string. No text is longer than e7e8/g5.
using Word = std::uint64_t;

Word word_of(std::string_view text) {
    Word word = 0;
    for (const char c : text) word = word << 8 | static_cast<unsigned char>(c);
    return word;
}

std::string text_of(Word word) {
    std::string text;
    for (; word != 0; word >>= 8) text.insert(text.begin(), static_cast<char>(word & 0xFF));
    return text;
}

std::vector<Word> sorted_words(const auto& moves, auto&& to_text) {
    std::vector<Word> words;
    words.reserve(moves.size());
    for (const auto& move : moves) words.push_back(word_of(to_text(move)));
    std::ranges::sort(words);
    return words;
}

// What the first has and the second has not.
std::string surplus(const std::vector<Word>& first, const std::vector<Word>& second) {
    std::vector<Word> words;
    std::ranges::set_difference(first, second, std::back_inserter(words));
    std::string texts;
    for (const Word word : words) texts += ' ' + text_of(word);
    return texts;
}

// The code for a written move, or "" for a legal one.
std::string_view answer(std::string_view text, const Position& position, const Ruleset& ruleset,
                        const Position* other) {
    const auto coordinates = parse_move(text);
    if (!coordinates) return "unreadable";
    const auto move = resolve(*coordinates, position);
    if (!move) return code(move.error());
    const auto reason = why_illegal(position, *move, ruleset, other);
    return reason ? code(*reason) : "";
}

bool loses_castling(const Position& before, const Position& after, Color color) {
    return std::ranges::any_of(kWings, [&](Wing wing) {
        return before.castling().has(color, wing) && !after.castling().has(color, wing);
    });
}

bool same_state(const Twin& twin) {
    reference::Board expected = twin.board;
    reference::forget_idle_en_passant(expected);
    return to_reference(twin.position.setup()) == expected;
}

}  // namespace

std::string play_on_both(Twin& here, Twin& other, Move move, const reference::Action& action,
                         const Ruleset& ruleset, const reference::Rules& rules, Played& played) {
    played = here.position.play_unchecked(move, ruleset, action.takes ? &other.position : nullptr);
    const reference::Off off = reference::play(here.board, action, rules, &other.board);
    if (to_letter(played.captured) != off.captured) return "what was captured";
    if (to_letter(played.surrendered) != off.surrendered) return "what was surrendered";
    if (!same_state(here)) return "the board after the move: " + fen_of(here.position);
    if (!same_state(other)) return "the other board after the move: " + fen_of(other.position);
    if (here.position.key() != here.position.key_from_scratch()) return "the key after the move";
    if (other.position.key() != other.position.key_from_scratch())
        return "the other board's key after the move";
    return "";
}

Comparison::Comparison(std::string_view ruleset, Dice& dice)
    : name_(ruleset), ruleset_(ruleset_of(ruleset)), rules_(reference::rules_of(ruleset)), dice_(dice) {}

const Position* Comparison::taken_from() const {
    // Elsewhere the library promises not to look at the other board.
    return ruleset_.promotion == Promotion::taking ? &other_.position : nullptr;
}

std::string Comparison::describe(const std::string& what) const {
    return name_ + ": " + what + "\n  board " + fen_of(here_.position) + "\n  other " +
           fen_of(other_.position);
}

std::string Comparison::compare(const Twin& here, const Twin& other) {
    look_at(here, other);
    const MoveList listed = legal_moves(here.position, ruleset_, taken_from());
    moves_.assign(listed.begin(), listed.end());
    // The reference gets the square passed over as it was written down, and finds out for itself what it is
    // worth.
    actions_ = reference::legal_actions(here.board, rules_, &other.board);
    coverage_.note_position(here.board, other.board, rules_, actions_);

    if (auto found = compare_moves(); !found.empty()) return describe(found);
    if (auto found = compare_arbitrary_moves(); !found.empty()) return found;
    if (auto found = check_invariants(); !found.empty()) return describe(found);
    for (int i = 0; i < kPlayedPerPosition && !moves_.empty(); ++i) {
        const Move move = pick_move();
        if (auto found = compare_move(move); !found.empty()) return describe(to_string(move) + ": " + found);
    }
    return "";
}

Move Comparison::pick_move() {
    std::vector<Move> special;
    std::vector<Move> on_board;
    for (const Move move : moves_) {
        if (!move.is_drop() && move.kind() != MoveKind::normal) special.push_back(move);
        if (!move.is_drop()) on_board.push_back(move);
    }
    if (!special.empty() && dice_.one_in(3)) return dice_.pick(special);
    return on_board.empty() || dice_.one_in(3) ? dice_.pick(moves_) : dice_.pick(on_board);
}

void Comparison::look_at(const Twin& here, const Twin& other) {
    here_ = here;
    other_ = other;
}

const reference::Action& Comparison::action_of(Move move) const {
    return *std::ranges::find(actions_, to_string(move),
                              [](const reference::Action& action) { return reference::text(action); });
}

std::string Comparison::compare_moves() {
    const auto library = sorted_words(moves_, [](Move move) { return to_string(move); });
    const auto reference = sorted_words(actions_, [](const auto& action) { return reference::text(action); });
    if (library != reference)
        return "only the library has:" + surplus(library, reference) +
               "\nonly the reference has:" + surplus(reference, library);
    if (count_legal_moves(here_.position, ruleset_, taken_from()) != moves_.size())
        return "count_legal_moves is " +
               std::to_string(count_legal_moves(here_.position, ruleset_, taken_from())) +
               ", but listed are " + std::to_string(moves_.size());
    if (has_legal_move(here_.position, ruleset_, taken_from()) != !moves_.empty())
        return "has_legal_move is wrong";
    for (const Move move : moves_) {
        const auto coordinates = parse_move(to_string(move));
        if (!coordinates) return to_string(move) + " cannot be read back";
        const auto resolved = resolve(*coordinates, here_.position);
        if (!resolved || *resolved != move) return to_string(move) + " means another move";
    }
    return "";
}

std::string Comparison::compare_move(Move move) {
    Twin after = here_;
    Twin robbed = other_;
    Played played;
    auto found = play_on_both(after, robbed, move, action_of(move), ruleset_, rules_, played);
    if (!found.empty()) return found;
    if (here_.position.gives_check(move, &other_.position) != after.position.in_check())
        return "gives_check is not what in_check is afterwards";
    note_played(move, after, robbed, played);
    return "";
}

std::string Comparison::compare_reasons(const Twin& here, const Twin& other,
                                        const reference::Action& action) {
    look_at(here, other);
    return compare_reasons(action);
}

std::string Comparison::compare_reasons(const reference::Action& action) {
    const auto library = answer(text(action), here_.position, ruleset_, taken_from());
    const auto reference = reference::why_illegal(here_.board, action, rules_, &other_.board);
    if (library != reference)
        return describe(text(action) + ": the library says '" + std::string{library} + "', the reference '" +
                        std::string{reference} + "'");
    coverage_.note_reason(library);
    return "";
}

std::string Comparison::compare_arbitrary_moves() {
    for (int i = 0; i < kWrittenPerPosition; ++i) {
        const auto action = random_action(dice_, here_.board, other_.board);
        if (auto found = compare_reasons(action); !found.empty()) return found;
    }
    for (int i = 0; i < kArbitraryPerPosition; ++i) {
        const Move move = random_move(dice_, moves_);
        const bool listed = std::ranges::find(moves_, move) != moves_.end();
        if (is_legal(here_.position, move, ruleset_, taken_from()) != listed)
            return describe("the move with bits " + std::to_string(move.bits()) + ", written " +
                            to_string(move) +
                            (listed ? ", is listed but not legal" : ", is legal but not listed"));
    }
    return "";
}

std::string Comparison::check_invariants() const {
    const Position& position = here_.position;
    if (position.key() != position.key_from_scratch())
        return "the key differs from the one made from scratch";
    const Setup setup = position.setup();
    const auto again = Position::from_setup(setup, ruleset_);
    if (!again || !(*again == position)) return "from_setup(setup()) is another position";
    for (const ReserveForm form : {ReserveForm::brackets, ReserveForm::slash}) {
        const auto parsed = parse_fen(to_fen(setup, form));
        if (!parsed || !(*parsed == setup)) return "the FEN does not read back: " + to_fen(setup, form);
    }
    return "";
}

void Comparison::note_played(Move move, const Twin& after, const Twin& robbed, const Played& played) {
    const Position& before = here_.position;
    if (move.is_drop() && after.position.in_check()) coverage_.note(Feature::played_drop_with_check);
    if (move.kind() == MoveKind::en_passant) coverage_.note(Feature::played_en_passant);
    if (move.kind() == MoveKind::castling) coverage_.note(Feature::played_castling);
    if (played.captured && before.promoted().contains(move.to()))
        coverage_.note(Feature::played_capture_of_promoted);
    if (loses_castling(before, after.position, !before.turn()))
        coverage_.note(Feature::played_capture_ends_castling);
    if (!move.taken()) return;
    if (other_.position.promoted().contains(*move.taken()))
        coverage_.note(Feature::played_taking_of_promoted);
    if (other_.position.castling() != robbed.position.castling())
        coverage_.note(Feature::played_taking_ends_castling);
    const auto may_pass = [&](const Position& position) {
        const MoveList moves = legal_moves(position, ruleset_, &here_.position);
        return std::any_of(moves.begin(), moves.end(),
                           [](Move each) { return each.kind() == MoveKind::en_passant; });
    };
    if (other_.position.en_passant() && may_pass(other_.position) != may_pass(robbed.position))
        coverage_.note(Feature::played_taking_changes_en_passant);
    if (!other_.position.in_check() && robbed.position.in_check())
        coverage_.note(Feature::played_taking_checks_robbed);
}

}  // namespace doorgeef::rules
