// A match without its log stays under 4 KiB.
#include "play.hpp"
#include "rules/legal_moves.hpp"

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

template <class T>
std::size_t heap_bytes(const std::vector<T>& items) {
    return items.capacity() * sizeof(T);
}

std::size_t bytes(const Match& match) {
    std::size_t sum = sizeof(Match);
    for (const Game& game : match.games.values) {
        sum += heap_bytes(game.keys) + heap_bytes(game.touched);
        if (game.last) sum += heap_bytes(game.last->keys_before);
    }
    return sum;
}

// Some move, another one each time, without captures for as long as there are such.
rules::Coordinates quiet_move(const Match& match, BoardId board, std::size_t turn) {
    const auto moves = rules::legal_moves(match.position(board), match.ruleset());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const rules::Move move = moves[(i + 7 * turn) % moves.size()];
        const bool pawn = match.position(board).pieces(rules::Role::pawn).contains(move.from());
        if (!pawn && !match.position(board).occupied().contains(move.to()))
            return *rules::parse_move(to_string(move));
    }
    return *rules::parse_move(to_string(moves[0]));
}

TEST(Size, of_a_match_stays_under_four_kibibytes) {
    for (const Conduct& conduct : {Conduct::online(), Conduct::by_the_book()}) {
        Agreement agreement = agreement_of("knsb");
        agreement.conduct = conduct;
        Played played{agreement};
        played.start();
        Time now = 0;
        for (std::size_t turn = 0; turn < 40; ++turn)
            for (const BoardId board : kBoards) {
                const Seat seat = played.match.on_move(board);
                const auto move = quiet_move(played.match, board, turn);
                ASSERT_EQ(played.take(PlayerCommand{seat, command::Play{move}}, ++now), std::nullopt);
                if (conduct.clock == ClockPress::manual) {
                    ASSERT_EQ(played.take(PlayerCommand{seat, command::Press{}}, ++now), std::nullopt);
                }
                ASSERT_LT(bytes(played.match), 4096U) << "after " << turn << " moves";
            }
        RecordProperty("bytes", static_cast<int>(bytes(played.match)));
    }
}

}  // namespace
}  // namespace doorgeef::match
