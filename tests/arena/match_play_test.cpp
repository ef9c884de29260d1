#include "doorgeef/arena/match_play.hpp"

#include "arena/arena_fixture.hpp"
#include "doorgeef/arena/cecp_player.hpp"
#include "doorgeef/arena/uci_player.hpp"
#include "match/apply.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;
using match::Team;

constexpr Pace kImpatient{.move_ms = 20, .patience = 50ms};

std::unique_ptr<Player> random_player(Team team) {
    return std::make_unique<RandomPlayer>(team == Team::a ? 1 : 2);
}

PlayedMatch played(const char* preset, const Pace& pace, const MakePlayer& make_player,
                   std::optional<rules::TimeControl> time = {}) {
    auto agreement = agreed(preset);
    agreement.time = time;
    auto result = play_match(agreement, make_opening(agreement.ruleset, 3), pace, make_player);
    EXPECT_TRUE(std::holds_alternative<PlayedMatch>(result));
    return std::get<PlayedMatch>(std::move(result));
}

TEST(MatchPlay, random_players_finish_a_match_under_every_ruleset) {
    for (const rules::Preset& preset : rules::kPresets) {
        const auto match = played(std::string{preset.name}.c_str(), kImpatient, random_player);
        EXPECT_FALSE(match.failure) << preset.name;
        const auto again = match::replay(match.agreement, match.events);
        ASSERT_TRUE(again.over()) << preset.name;
        EXPECT_EQ(*again.score, match.score);
        EXPECT_EQ(again.games[match::BoardId::first].outcome, match.outcomes[match::BoardId::first]);
        EXPECT_GT(match.thinking[Team::a].moves + match.thinking[Team::b].moves, 0U);
    }
}

// Team A fails in its own way; team B wins.
void expect_failure(const MakePlayer& failing, Fault fault) {
    const auto match = played(
        "fics", kImpatient, [&](Team team) { return team == Team::a ? failing(team) : random_player(team); });
    ASSERT_TRUE(match.failure);
    EXPECT_EQ(match.failure->seat.team(), Team::a);
    EXPECT_EQ(match.failure->how.fault, fault);
    EXPECT_EQ(match.score.half_points[Team::a], 0);
    EXPECT_GT(match.score.half_points[Team::b], 0);
    EXPECT_TRUE(match::replay(match.agreement, match.events).over());
}

MakePlayer fake_uci(const std::string& mode) {
    return [mode](Team) {
        return std::make_unique<UciPlayer>(UciSpec{{"sh", kArenaTests + "fake_uci", mode}, {}}, kImpatient);
    };
}

TEST(MatchPlay, who_crashes_loses) {
    expect_failure(fake_uci("crash"), Fault::died);
}

TEST(MatchPlay, who_hangs_loses) {
    expect_failure(fake_uci("hang"), Fault::timed_out);
}

TEST(MatchPlay, who_cheats_loses) {
    expect_failure(fake_uci("cheat"), Fault::illegal_move);
}

TEST(MatchPlay, a_failure_costs_both_games_where_both_are_scored) {
    const auto match = played("knsb", kImpatient, [&](Team team) -> std::unique_ptr<Player> {
        if (team == Team::b) return random_player(team);
        UciSpec spec{{"sh", kArenaTests + "fake_uci", "cheat"}, {{"UCI_Variant", "knsb-real"}}};
        return std::make_unique<UciPlayer>(spec, kImpatient);
    });
    ASSERT_TRUE(match.failure);
    EXPECT_EQ(match.score, (match::Score{{{0, 4}}}));
}

TEST(MatchPlay, who_cannot_sit_down_plays_no_match) {
    const auto agreement = agreed("knsb");
    const auto result = play_match(agreement, {}, kImpatient, fake_uci("cheat"));
    ASSERT_TRUE(std::holds_alternative<Failure>(result));
    EXPECT_EQ(std::get<Failure>(result).how.fault, Fault::unknown_variant);
}

// Says nothing, and is asked until its flag falls.
class Sitter final : public Player {
public:
    std::optional<choice::Failed> sit_down(const match::Match&, match::Seat) override { return std::nullopt; }
    std::string name() const override { return "Sitter"; }
    Choice choose(const View&, const Occasion&) override { return choice::Wait{}; }
};

TEST(MatchPlay, by_the_clock_one_may_sit_and_wait_until_the_flag_falls) {
    const auto match = played(
        "fics", Pace{},
        [](Team team) -> std::unique_ptr<Player> {
            if (team == Team::a) return std::make_unique<Sitter>();
            return random_player(team);
        },
        rules::TimeControl{300, 0});
    EXPECT_FALSE(match.failure);
    EXPECT_EQ(match.score.half_points[Team::a], 0);
    const bool by_flag = std::ranges::any_of(match.outcomes.values, [](const auto& outcome) {
        return outcome && outcome->reason == match::Reason::flag;
    });
    EXPECT_TRUE(by_flag);
}

// Moves a knight out and back for ever.
class Shuffler final : public Player {
public:
    std::optional<choice::Failed> sit_down(const match::Match&, match::Seat seat) override {
        seat_ = seat;
        return std::nullopt;
    }
    std::string name() const override { return "Shuffler"; }
    Choice choose(const View& view, const Occasion&) override {
        const bool white = view.match.color(seat_) == rules::Color::white;
        const auto home = *rules::parse_move(white ? "g1f3" : "g8f6");
        const auto back = *rules::parse_move(white ? "f3g1" : "f6g8");
        const auto& position = view.match.position(seat_.board());
        const auto move = rules::resolve(home, position);
        return choice::Play{move && rules::is_legal(position, *move, view.match.ruleset()) ? home : back};
    }

private:
    match::Seat seat_{};
};

TEST(MatchPlay, what_repeats_itself_is_drawn_by_claim_or_by_the_arbiter) {
    for (const auto& [preset, reason] :
         {std::pair{"knsb", match::Reason::repetition}, std::pair{"jijbent", match::Reason::repetition},
          std::pair{"fics", match::Reason::arbiter}}) {
        const auto agreement = agreed(preset);
        const auto result =
            play_match(agreement, {}, kImpatient, [](Team) { return std::make_unique<Shuffler>(); });
        const auto& match = std::get<PlayedMatch>(result);
        EXPECT_FALSE(match.failure);
        EXPECT_EQ(match.score.half_points[Team::a], match.score.half_points[Team::b]) << preset;
        const bool drawn = std::ranges::any_of(match.outcomes.values, [why = reason](const auto& outcome) {
            return outcome && outcome->result == match::Result::drawn && outcome->reason == why;
        });
        EXPECT_TRUE(drawn) << preset;
    }
}

}  // namespace
}  // namespace doorgeef::app
