// Positions and moves that strangers make up, and how far they come (docs/hostile.md, 30 to 35). Positions
// reach the server with a table's agreement and with the arbiter's `position`, moves with `do` and `premove`.
#include "world.hpp"

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

constexpr std::string_view kBareKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

std::string agreement(std::string_view positions) {
    return R"("agreement":{"ruleset":"knsb","conduct":"online","time":"420+0","white":"A","positions":)" +
           std::string{positions} + "}";
}

std::string both(std::string_view first, std::string_view second) {
    return agreement(R"([")" + std::string{first} + R"(",")" + std::string{second} + "\"]");
}

// Somebody who opens tables, and a match whose arbiter has been called.
struct HostileChess : testing::Test {
    HostileChess() {
        arbiter.asks(R"({"t":"table-arbiter","table":")" + four.table + R"(","take":true})");
        four.a1.asks(doing(four.match, "A1", "call arbiter"));
    }

    // What is answered to a table with this agreement: "ok", or the code and what it is about.
    std::string opens(const std::string& agreed) {
        world.wait(1000);
        const json::object answer =
            four.a1.asks(R"({"t":"table-create","name":"x","public":true,)" + agreed + "}");
        return verdict(answer) + (answer.contains("detail") ? ' ' + text(answer, "detail") : "");
    }
    std::string sets(const std::string& fen) {
        world.wait(1000);
        return verdict(
            arbiter.asks(R"({"t":"rule","match":")" + four.match + R"(","what":"position 1 )" + fen + "\"}"));
    }
    void expect_refused(const std::vector<std::string>& fens) {
        const auto before = world.log_of(four.match);
        for (const std::string& fen : fens) {
            EXPECT_EQ(opens(both(fen, "")), "bad-agreement position") << fen.substr(0, 60);
            EXPECT_EQ(opens(both("", fen)), "bad-agreement position") << fen.substr(0, 60);
            EXPECT_EQ(sets(fen), "illegal-move") << fen.substr(0, 60);
        }
        EXPECT_EQ(world.log_of(four.match), before);
    }

    static Client arrives(World& world) {
        world.add_account("Scheids", {store::AccountRole::arbiter});
        return world.connects("Scheids");
    }

    World world{};
    Four four = four_begin(world);
    Client arbiter = arrives(world);
};

TEST_F(HostileChess, n30_positions_that_are_none_open_no_table_and_are_not_set) {
    expect_refused(
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
         "3kk3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1",
         "4k3/9/8/8/8/8/8/4K3 w - - 0 1", "4k3/7/8/8/8/8/8/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
         "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "nonsense"});
    EXPECT_EQ(sets(std::string{kBareKings}), "ok");
    EXPECT_EQ(opens(both(kBareKings, kBareKings)), "ok");
}

TEST_F(HostileChess, n31_castling_en_passant_and_check_that_cannot_be_are_refused) {
    expect_refused({"4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1",
                    "4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 b - d6 0 1",
                    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "8/8/8/8/8/4k3/4K3/8 w - - 0 1"});
}

TEST_F(HostileChess, n32_reserves_that_nobody_can_hold_and_half_a_match_are_refused) {
    const std::string crowd = "4k3/8/8/8/8/8/8/4K3[" + std::string(10'000, 'P') + "] w - - 0 1";
    expect_refused({"4k3/8/8/8/8/8/8/4K3[K] w - - 0 1", "4k3/8/8/8/8/8/8/4K3[k] w - - 0 1", crowd});
    for (const std::string positions :
         {R"([""])", R"(["","",""])", R"([])", R"("")", R"(["",null])", R"([1,2])", R"({"1":""})"})
        EXPECT_EQ(opens(agreement(positions)), "bad-message") << positions;
    EXPECT_EQ(opens(R"("agreement":{"ruleset":"jijbent","conduct":"online","time":"420+0","white":"A",)"
                    R"("positions":["4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",""]})"),
              "bad-agreement position")
        << "no reserve where there is one board";
}

TEST(HostileMoves, n33_drops_are_judged_by_the_regulation) {
    World world;
    const Four four = four_begin(world, both("", "4k3/8/8/8/8/8/8/4K3[np] b - - 0 1"));
    for (const auto& [drop, refused] :
         {std::pair{"N@d3", "drop-gives-check"}, std::pair{"P@a1", "pawn-drop-rank"},
          std::pair{"P@a8", "pawn-drop-rank"}, std::pair{"N@e1", "square-occupied"},
          std::pair{"N@e8", "square-occupied"}, std::pair{"Q@a5", "not-in-reserve"}})
        EXPECT_EQ(verdict(four.a2.asks(doing(four.match, "A2", std::string{"play "} + drop))), refused)
            << drop;
    EXPECT_EQ(verdict(four.a2.asks(doing(four.match, "A2", "play N@a5"))), "ok");
}

TEST(HostileMoves, n33_a_piece_passed_in_the_same_millisecond_can_be_dropped_once_it_was_captured) {
    const auto played = [](bool drop_comes_first) {
        World world;
        const Four four =
            four_begin(world, both("4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"));
        world.writes_automatically = false;
        const auto captures = [&] {
            four.a1.says(R"({"t":"do","id":"c","match":")" + four.match +
                         R"(","seat":"A1","what":"play e2d3"})");
        };
        const auto drops = [&] {
            four.a2.says(R"({"t":"do","id":"d","match":")" + four.match +
                         R"(","seat":"A2","what":"play N@a5"})");
        };
        drop_comes_first ? drops() : captures();
        drop_comes_first ? captures() : drops();
        world.writes_all();
        for (const json::object& message : four.a2.heard())
            if (text(message, "id") == "d") return verdict(message);
        return std::string{"(nothing)"};
    };
    EXPECT_EQ(played(false), "ok");
    EXPECT_EQ(played(true), "not-in-reserve");
}

TEST(HostileMoves, n35_words_that_are_no_move_are_refused_as_words) {
    World world;
    const Four four = four_begin(world);
    const auto before = world.log_of(four.match);
    for (const std::string& move : std::vector<std::string>{"e7e8k",
                                                            "e7e8p",
                                                            "e7e8K",
                                                            "a0a9",
                                                            "a1a9",
                                                            "i1a1",
                                                            "E2E4",
                                                            "e2-e4",
                                                            "O-O",
                                                            "0000",
                                                            "K@e4",
                                                            "n@f3",
                                                            "\xD0\xB5"
                                                            "2e4",  // Cyrillic e
                                                            "e2\xD0\xB5"
                                                            "4",
                                                            "\xEF\xBC\xA5"
                                                            "2e4",  // full width E
                                                            "e\xEF\xBC\x92"
                                                            "e4",               // full width 2
                                                            "\xE2\x99\x98@f3",  // the figurine of a knight
                                                            "e2\xE2\x80\x8B"
                                                            "e4",  // a blank that nobody sees
                                                            "e2e4\\u0000",
                                                            std::string(10'000, 'e')}) {
        world.wait(1000);
        EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play " + move))), "bad-command")
            << move.substr(0, 20);
        EXPECT_EQ(verdict(four.a1.asks(R"({"t":"premove","match":")" + four.match +
                                       R"(","seat":"A1","move":")" + move + "\"}")),
                  "bad-command")
            << move.substr(0, 20);
    }
    EXPECT_EQ(world.log_of(four.match), before);
    EXPECT_EQ(verdict(four.a1.asks(doing(four.match, "A1", "play e2e4"))), "ok");
}

}  // namespace
}  // namespace doorgeef::server
