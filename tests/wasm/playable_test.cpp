#include "wasm/playable.hpp"

#include "match/standing.hpp"
#include "rules/coordinates.hpp"
#include "rules/legal_moves.hpp"
#include "wasm/asked.hpp"

#include <algorithm>
#include <random>
#include <set>

namespace doorgeef::wasm {
namespace {

// The moves that a page can make of what it is told.
std::set<std::string> moves_of(const json::value& playable) {
    std::set<std::string> moves;
    for (const auto& [from, all] : playable.at("steps").as_object())
        for (const json::value& to : all.as_array()) {
            const std::string step = std::string{from} + std::string{to.at("to").as_string()};
            const auto& promotions = to.at("promotions").as_array();
            const auto& takings = to.at("takings").as_array();
            for (const json::value& role : promotions) moves.insert(step + std::string{role.as_string()});
            for (const json::value& square : takings)
                moves.insert(step + '/' + std::string{square.as_string()});
            if (to.at("kind") == "plain") moves.insert(step);
            if (to.at("kind") == "taking" && takings.empty()) moves.insert(step + "/-");
        }
    for (const auto& [role, squares] : playable.at("drops").as_object())
        for (const json::value& square : squares.as_array())
            moves.insert(std::string{role} + '@' + std::string{square.as_string()});
    return moves;
}

std::set<std::string> legal_moves(const match::Match& match, match::BoardId board) {
    std::set<std::string> moves;
    for (const rules::Move move :
         rules::legal_moves(match.position(board), match.ruleset(), match::other_position(match, board)))
        moves.insert(rules::to_string(move));
    return moves;
}

// Random matches: all that is told to be playable is what is legal, and whatever is played could have been
// made in advance.
TEST(Playable, is_exactly_what_is_legal_and_was_possible_as_a_premove) {
    std::mt19937 random{7};
    for (const std::string ruleset : {"knsb", "stein", "minerva", "jijbent", "fics"}) {
        Page page{ruleset + "\nonline\n-\nA"};
        page.add(ruleset == "jijbent" ? "0 ready B1\n0 started\n" : kBegun);
        match::BySeat<std::set<std::string>> in_advance;
        for (int ply = 0; ply < 150 && !page.match()->latest().match.over(); ++ply) {
            const match::Match& match = page.match()->latest().match;
            const auto board = match.ruleset().boards == 1 || random() % 2 == 0 ? match::BoardId::first
                                                                                : match::BoardId::second;
            const match::Seat seat = match.on_move(board);
            const auto moves = moves_of(page.playable(static_cast<int>(seat.index())));
            if (match.games[board].over()) {
                EXPECT_TRUE(moves.empty());
                continue;
            }
            EXPECT_EQ(moves, legal_moves(match, board)) << ruleset << ' ' << ply;
            EXPECT_TRUE(moves_of(page.playable(static_cast<int>(seat.opponent().index()))).empty());
            if (moves.empty()) continue;
            auto chosen = moves.begin();
            std::advance(chosen, static_cast<std::ptrdiff_t>(random() % moves.size()));
            // What can be taken, and what was taken off, nobody knows in advance.
            const bool foreseeable = match.ruleset().promotion == rules::Promotion::in_place;
            if (!in_advance[seat].empty() && foreseeable)
                EXPECT_TRUE(in_advance[seat].contains(*chosen)) << ruleset << ' ' << *chosen;
            const std::string move = *chosen;
            page.act({std::string{match::name(seat)} + " play " + move});
            in_advance[seat] = moves_of(page.premoves(static_cast<int>(seat.index())));
        }
    }
}

TEST(Playable, stein_s_promotion_shows_the_squares_of_the_other_board) {
    Page page{"stein\nonline\n-\nA\n4k3/P7/8/8/8/8/8/4K3 w - - 0 1"};
    page.add(kBegun);
    EXPECT_EQ(at(page.playable(kA1), "/steps/a7/0"),
              R"({"to":"a8","kind":"taking","capture":false,"promotions":[],)"
              R"("takings":["a1","b1","c1","d1","f1","g1","h1"]})");
}

TEST(Playable, keeps_to_what_was_touched_and_goes_back_before_an_unpressed_move) {
    Page page{"knsb\nbook\n180+0\nA"};
    page.add(kBegun);
    page.act({"A1 touch g1"});
    EXPECT_EQ(moves_of(page.playable(kA1)), (std::set<std::string>{"g1f3", "g1h3"}));
    page.act({"A1 play g1f3"});
    EXPECT_EQ(moves_of(page.playable(kA1)), (std::set<std::string>{"g1f3", "g1h3"}));
    page.act({"A1 press"});
    EXPECT_TRUE(moves_of(page.playable(kA1)).empty());
    EXPECT_EQ(at(page.premoves(kA1), "/now"), "false");
}

TEST(Premoves, drops_of_what_is_not_in_hand) {
    Page page{"knsb\nonline\n-\nA\n4k3/8/8/8/8/8/8/4K3 b - - 0 1"};
    page.add(kBegun);
    const auto waiting = page.premoves(kA1);
    EXPECT_EQ(waiting.at("drops").at("P").as_array().size(), 48U);
    EXPECT_EQ(waiting.at("drops").at("Q").as_array().size(), 63U);
    // On move, waiting for a piece: only where it would be legal.
    const auto on_move = page.premoves(kB1);
    EXPECT_EQ(at(on_move, "/steps"), "{}");
    EXPECT_EQ(on_move.at("drops").at("N").as_array().size(), 62U - 4U);
}

}  // namespace
}  // namespace doorgeef::wasm
