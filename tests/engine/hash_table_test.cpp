#include "engine/hash_table.hpp"

#include "engine/search.hpp"
#include "rules/legal_moves.hpp"
#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

using rules::Move;

TEST(HashTable, gives_back_what_was_remembered) {
    HashTable table{1};
    const Move move = Move::drop(rules::Role::knight, rules::Square::f7);
    table.remember(0x1234567890ABCDEF, 3, {move, 250, -40, 7, Bound::lower});
    const auto found = table.find(0x1234567890ABCDEF, 3);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->move, move);
    EXPECT_EQ(found->score, 250);
    EXPECT_EQ(found->evaluation, -40);
    EXPECT_EQ(found->depth, 7);
    EXPECT_EQ(found->bound, Bound::lower);
    EXPECT_FALSE(table.find(0x1234567890ABCDEE, 3));
}

TEST(HashTable, counts_mates_from_the_position_itself) {
    HashTable table{1};
    table.remember(77, 4, {kNoMove, -mated_in(9), 0, 5, Bound::exact});
    EXPECT_EQ(table.find(77, 4)->score, -mated_in(9));
    EXPECT_EQ(table.find(77, 10)->score, -mated_in(15));
}

TEST(HashTable, clearing_forgets) {
    HashTable table{1};
    table.remember(77, 0, {kNoMove, 1, 1, 5, Bound::exact});
    table.clear();
    EXPECT_FALSE(table.find(77, 0));
}

// As if every position shared its entry with another one: the moves it names cannot be played here.
TEST(HashTable, a_foreign_move_is_never_played) {
    const rules::Ruleset ruleset = *rules::preset("fics");
    const rules::Position position =
        board("r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R[NPbp] w KQkq - 0 6");
    const std::array foreign{Move::drop(rules::Role::queen, rules::Square::e5),
                             Move::normal(rules::Role::queen, rules::Square::a8, rules::Square::a1),
                             Move::castling(rules::Square::e1, rules::Square::g1),
                             Move::en_passant(rules::Square::e5, rules::Square::d6)};
    for (const Move move : foreign) {
        ASSERT_FALSE(rules::is_legal(position, move, ruleset));
        Memory memory{1};
        const Field field{ruleset, position, nullptr, {}, false, Worth{&weights_for(ruleset)}};
        const Limits limits = depth(4);
        Search search{memory, field, limits};
        memory.table.remember(search.key_of(position), 0, {move, 0, 0, 1, Bound::lower});
        for (const Move first : rules::legal_moves(position, ruleset)) {
            rules::Position next = position;
            next.play_unchecked(first, ruleset);
            memory.table.remember(search.key_of(next), 1, {move, 0, 0, 1, Bound::lower});
        }
        rules::Position reached = position;
        for (const Move played : search.run({}).line) {
            ASSERT_TRUE(rules::is_legal(reached, played, ruleset));
            reached.play_unchecked(played, ruleset);
        }
    }
}

}  // namespace
}  // namespace doorgeef::engine
