// Positions are told apart in two ways that must agree: as they are, and before the move that leads to them.
#include "winnable/fingerprint.hpp"

#include "random_positions.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <gtest/gtest.h>

namespace doorgeef::winnable {
namespace {

using rules::Position;

void expect_successors_to_be_what_moves_lead_to(const Position& position, const rules::Ruleset& ruleset) {
    const Successors successors{position, ruleset};
    for (const rules::Move move : rules::legal_moves(position, ruleset)) {
        Position next = position;
        next.play_unchecked(move, ruleset);
        EXPECT_EQ(successors.after(move), fingerprint(next))
            << rules::to_fen(position.setup()) << ' ' << rules::to_string(move);
    }
}

TEST(Fingerprint, of_what_a_move_leads_to_is_known_before_it_is_made) {
    for (const char* name : {"jijbent", "knsb"}) {
        const rules::Ruleset ruleset = *rules::preset(name);
        RandomPositions positions{7};
        for (int i = 0; i < 500; ++i) {
            const Recipe recipe{.wall_percent = 40, .loose_pawns = 3, .men = 6, .reserve = i % 3};
            expect_successors_to_be_what_moves_lead_to(positions.next(recipe, ruleset), ruleset);
        }
    }
}

// Castling, en passant, promotion, and pieces that were promoted.
TEST(Fingerprint, of_what_a_special_move_leads_to_is_known_before_it_is_made) {
    const rules::Ruleset ruleset = *rules::preset("knsb");
    for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
                            "4k3/8/8/8/8/8/PQ~6/4K3 w - - 0 1"}) {
        const auto setup = rules::parse_fen(fen);
        ASSERT_TRUE(setup.ok()) << fen;
        const auto position = Position::from_setup(*setup, ruleset);
        ASSERT_TRUE(position.ok()) << fen;
        expect_successors_to_be_what_moves_lead_to(*position, ruleset);
    }
}

TEST(Fingerprint, tells_positions_apart_in_both_its_numbers) {
    const rules::Ruleset ruleset = *rules::preset("jijbent");
    const Position position;
    const Successors successors{position, ruleset};
    const rules::MoveList moves = rules::legal_moves(position, ruleset);
    for (const rules::Move a : moves)
        for (const rules::Move b : moves) {
            if (a == b) continue;
            EXPECT_NE(successors.after(a).key, successors.after(b).key);
            EXPECT_NE(successors.after(a).check, successors.after(b).check);
        }
}

}  // namespace
}  // namespace doorgeef::winnable
