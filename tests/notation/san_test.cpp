#include "notation/san.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"

#include <random>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using rules::Move;
using rules::Position;
using rules::Ruleset;

Ruleset ruleset_of(std::string_view name) {
    return *rules::preset(name);
}

Position position_of(std::string_view fen, const Ruleset& ruleset) {
    return Position::from_setup(*rules::parse_fen(fen), ruleset).value();
}

// What the text means there, as coordinates; or why it means nothing.
std::string meant(std::string_view san, std::string_view fen, std::string_view rules_name = "fics",
                  Letters letters = Letters::english) {
    const Ruleset ruleset = ruleset_of(rules_name);
    const Position position = position_of(fen, ruleset);
    const Position other;
    const auto parsed = parse_san(san, letters);
    if (!parsed) return std::string{code(parsed.error())};
    const auto move = resolve(*parsed, position, ruleset, &other);
    if (move) return rules::to_string(*move);
    return move.error().ambiguous() ? "ambiguous" : std::string{rules::code(*move.error().reason)};
}

constexpr const char* kFullReserves = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[PNBRQpnbrq] w KQkq - 0 1";
constexpr const char* kCastling = "r3k2r/pppp1ppp/8/4p3/8/8/PPPPPPPP/R3K2R[] w KQkq - 0 1";
constexpr const char* kKnights = "4k3/8/8/8/1N3N2/8/8/4K2N[] w - - 0 1";
constexpr const char* kPromotion = "3rk3/P1P5/8/8/8/8/8/4K3[] w - - 0 1";

TEST(San, reads_what_players_write) {
    EXPECT_EQ(meant("e4", kFullReserves), "e2e4");
    EXPECT_EQ(meant("Nf3", kFullReserves), "g1f3");
    EXPECT_EQ(meant("Ng1-f3", kFullReserves), "g1f3");
    EXPECT_EQ(meant("e2-e4!?", kFullReserves), "e2e4");
    EXPECT_EQ(meant("O-O", kCastling), "e1g1");
    EXPECT_EQ(meant("0-0-0+", kCastling), "e1c1");
    EXPECT_EQ(meant("Nbd5", kKnights), "b4d5");
    EXPECT_EQ(meant("Nd5", kKnights), "ambiguous");
    EXPECT_EQ(meant("Ng3", kKnights), "h1g3");
    EXPECT_EQ(meant("exd6e.p.+", "4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1"), "e5d6");
    EXPECT_EQ(meant("a8=Q", kPromotion), "a7a8q");
    EXPECT_EQ(meant("a8(Q)!", kPromotion), "a7a8q");
    EXPECT_EQ(meant("a8N", kPromotion), "a7a8n");
    EXPECT_EQ(meant("cxd8=R#", kPromotion), "c7d8r");
}

TEST(San, reads_drops_in_every_spelling) {
    for (const char* text : {"P@f5", "@f5", "p@f5", "P@f5+"})
        EXPECT_EQ(meant(text, kFullReserves), "P@f5") << text;
    EXPECT_EQ(meant("n@f5", kFullReserves), "N@f5");
    EXPECT_EQ(meant("Q@e2", kFullReserves), "square-occupied");
    EXPECT_EQ(meant("K@e5", kFullReserves), "bad-letter");
}

TEST(San, reads_dutch_letters_and_tells_knight_from_pawn) {
    EXPECT_EQ(meant("Pf3", kFullReserves, "fics", Letters::dutch), "g1f3");
    EXPECT_EQ(meant("P@f5", kFullReserves, "fics", Letters::dutch), "N@f5");
    EXPECT_EQ(meant("p@f5", kFullReserves, "fics", Letters::dutch), "P@f5");
    EXPECT_EQ(meant("L@f5", kFullReserves, "fics", Letters::dutch), "B@f5");
    EXPECT_EQ(meant("a8=D", kPromotion, "fics", Letters::dutch), "a7a8q");
    EXPECT_EQ(meant("Qd1", kFullReserves, "fics", Letters::dutch), "bad-letter");
}

TEST(San, reads_a_promotion_by_taking) {
    EXPECT_EQ(meant("a8=Q/d1", kPromotion, "stein"), "a7a8/d1");
    EXPECT_EQ(meant("a8/b1", kPromotion, "stein"), "a7a8/b1");
    EXPECT_EQ(meant("a8=R/d1", kPromotion, "stein"), "nothing-there-to-take");
    EXPECT_EQ(meant("a8", kPromotion, "stein"), "promotion-piece-missing");
}

TEST(San, says_why_a_move_is_none) {
    EXPECT_EQ(meant("", kFullReserves), "empty");
    EXPECT_EQ(meant("+", kFullReserves), "empty");
    EXPECT_EQ(meant("Nf9", kFullReserves), "bad-square");
    EXPECT_EQ(meant("Zf3", kFullReserves), "bad-letter");
    for (const char* text : {"e4=K", "e4=", "a8(K)", "e4/", "e4/z9", "e8=QQ"})
        EXPECT_EQ(meant(text, kFullReserves), "bad-promotion") << text;
    for (const char* text : {"e4xyz", "Nf3e", "N@f5x", "e4x"})
        EXPECT_EQ(meant(text, kFullReserves), "trailing-text") << text;
    EXPECT_EQ(meant("e5", kFullReserves), "illegal-move");
    EXPECT_EQ(meant("O-O", kFullReserves), "castling-not-allowed");
    EXPECT_EQ(meant("Ke2", "4r1k1/8/8/8/8/8/8/4K3[] w - - 0 1"), "leaves-king-in-check");
}

TEST(San, writes_strictly) {
    const auto written = [](std::string_view move, std::string_view fen, Letters letters = Letters::english) {
        const Ruleset fics = ruleset_of("fics");
        const Position position = position_of(fen, fics);
        return to_san(position, *rules::resolve(*rules::parse_move(move), position), fics, nullptr, letters);
    };
    EXPECT_EQ(written("b4d5", kKnights), "Nbd5");
    EXPECT_EQ(written("h1g3", kKnights), "Ng3");
    EXPECT_EQ(written("e1g1", kCastling), "O-O");
    EXPECT_EQ(written("c7d8q", kPromotion), "cxd8=Q+");
    EXPECT_EQ(written("a1a8", "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1"), "Ra8#");
    EXPECT_EQ(written("N@c5", kFullReserves), "N@c5");
    EXPECT_EQ(written("N@f6", kFullReserves), "N@f6+");
    EXPECT_EQ(written("N@c5", kFullReserves, Letters::dutch), "P@c5");
    EXPECT_EQ(written("P@c5", kFullReserves, Letters::dutch), "p@c5");
}

// A thousand random games: what is written is read back as the same move, in both languages.
TEST(San, reads_back_every_move_it_writes) {
    std::mt19937 random{7};
    for (const char* name : {"knsb", "stein", "fics", "jijbent"}) {
        const Ruleset ruleset = ruleset_of(name);
        for (int game = 0; game < 60; ++game) {
            Position position;
            Position other = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ruleset);
            for (int ply = 0; ply < 80; ++ply) {
                const rules::MoveList moves = rules::legal_moves(position, ruleset, &other);
                if (moves.empty()) break;
                for (const Move move : moves)
                    for (const Letters letters : {Letters::english, Letters::dutch}) {
                        const std::string san = to_san(position, move, ruleset, &other, letters);
                        const auto read = resolve(*parse_san(san, letters), position, ruleset, &other);
                        ASSERT_TRUE(read) << san << " in " << rules::to_fen(position.setup());
                        ASSERT_EQ(*read, move) << san << " in " << rules::to_fen(position.setup());
                    }
                const auto played = position.play_unchecked(moves[random() % moves.size()], ruleset, &other);
                if (played.captured && ruleset.passes_pieces())
                    position.add_to_reserve(played.captured->color, played.captured->role);
            }
        }
    }
}

TEST(San, shows_figures) {
    EXPECT_EQ(with_figurines("Nf3+", rules::Color::white), "♘f3+");
    EXPECT_EQ(with_figurines("P@f7", rules::Color::black), "♟@f7");
}

}  // namespace
}  // namespace doorgeef::notation
