#include "arena/arena_fixture.hpp"
#include "doorgeef/arena/self_player.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;

// A match in which White thinks about this position on the first board.
match::Match match_at(const char* fen) {
    match::Agreement agreement = agreed("fics");
    agreement.positions[match::BoardId::first] =
        *rules::Position::from_setup(*rules::parse_fen(fen), agreement.ruleset);
    return match::Match{agreement};
}

// A knight on f7 would smother the king.
constexpr const char* kWithoutKnight = "6rk/6pp/8/8/8/8/8/6K1[] w - - 0 1";
constexpr const char* kWithKnight = "6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1";

class SelfTurnTest : public testing::Test {
protected:
    Choice choose(const View& view, const View& later, bool still_wanted) {
        SelfPlayer player{*engine::level_named("full"), Pace{.move_ms = 20'000}, 1};
        EXPECT_FALSE(player.sit_down(view.match, kWhite));
        const Instant now = std::chrono::steady_clock::now();
        return player.choose(view,
                             {now, now + 60s, bell_, [=] { return still_wanted; }, [&] { return later; }});
    }

    Bell bell_{};
};

TEST_F(SelfTurnTest, drops_a_piece_that_comes_while_it_thinks) {
    bell_.ring();
    const auto choice = choose({match_at(kWithoutKnight)}, {match_at(kWithKnight)}, true);
    const auto* play = std::get_if<choice::Play>(&choice);
    ASSERT_NE(play, nullptr);
    EXPECT_EQ(rules::to_string(play->move), "N@f7");
}

TEST_F(SelfTurnTest, gives_up_its_thought_when_no_move_is_wanted_any_more) {
    bell_.ring();
    const auto choice = choose({match_at(kWithoutKnight)}, {match_at(kWithoutKnight)}, false);
    EXPECT_TRUE(std::holds_alternative<choice::Abandoned>(choice));
}

}  // namespace
}  // namespace doorgeef::app
