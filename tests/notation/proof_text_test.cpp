// What an arbiter is shown as proof can be played, and mates.
#include "notation/proof_text.hpp"

#include "match/can_win.hpp"
#include "match/decide.hpp"
#include "notation/san.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using rules::Color;
using rules::Position;

Position position_of(const char* fen, const rules::Ruleset& ruleset) {
    return *Position::from_setup(*rules::parse_fen(fen), ruleset);
}

// Plays the text on the boards as a reader would who knows nothing but SAN; false if a move is impossible.
bool play_text(const std::string& text, std::array<Position, 2>& boards, const rules::Ruleset& ruleset) {
    std::istringstream words{text};
    for (std::string word; words >> word;) {
        const bool numbered = word.size() > 2 && word[1] == ':';
        const std::size_t board = numbered && word[0] == '2' ? 1 : 0;
        const auto san = parse_san(numbered ? word.substr(2) : word);
        if (!san) return false;
        const auto move = resolve(*san, boards[board], ruleset, &boards[1 - board]);
        if (!move) return false;
        const rules::Played played = boards[board].play_unchecked(*move, ruleset, &boards[1 - board]);
        if (played.captured) boards[1 - board].add_to_reserve(played.captured->color, played.captured->role);
    }
    return true;
}

bool is_mate(const Position& position, const rules::Ruleset& ruleset) {
    return position.in_check() && rules::count_legal_moves(position, ruleset) == 0;
}

TEST(ProofText, of_one_board_mates) {
    const rules::Ruleset chess = *rules::preset("jijbent");
    const Position start = position_of("7k/7p/8/8/8/8/8/K3N3 w - - 0 1", chess);
    const winnable::Verdict verdict = winnable::winnable(start, Color::white, chess);
    ASSERT_EQ(verdict.answer, winnable::Answer::yes);
    const std::string text = proof_text(start, verdict, chess);
    std::array<Position, 2> boards{start, Position{}};
    ASSERT_TRUE(play_text(text, boards, chess)) << text;
    EXPECT_TRUE(is_mate(boards[0], chess)) << text;
    EXPECT_EQ(boards[0].turn(), Color::black) << text;
    EXPECT_TRUE(text.ends_with('#')) << text;
}

// A bare king who can be helped only from the other board.
TEST(ProofText, of_a_match_names_the_boards_and_mates) {
    match::Agreement agreement = match::Agreement::by(*rules::preset("knsb"));
    agreement.positions[match::BoardId::first] =
        position_of("7k/8/8/8/8/8/8/K7[] w - - 0 1", agreement.ruleset);
    const match::Match match{agreement};
    const winnable::Verdict verdict = match::can_win(match, match::BoardId::first, Color::white);
    ASSERT_EQ(verdict.answer, winnable::Answer::yes);
    const std::string text = proof_text(match, match::BoardId::first, Color::white, verdict);
    EXPECT_NE(text.find("2:"), std::string::npos) << text;
    std::array<Position, 2> boards{match.position(match::BoardId::first),
                                   match.position(match::BoardId::second)};
    ASSERT_TRUE(play_text(text, boards, agreement.ruleset)) << text;
    EXPECT_TRUE(is_mate(boards[0], agreement.ruleset)) << text;
}

}  // namespace
}  // namespace doorgeef::notation
