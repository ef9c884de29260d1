#include "doorgeef/arena/cecp_player.hpp"

#include "arena/arena_fixture.hpp"
#include "doorgeef/arena/cecp_features.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;

constexpr Pace kQuick{.move_ms = 20};

CecpSpec fake(const std::string& mode, const std::string& log = "/dev/null") {
    return {{"sh", kArenaTests + "fake_cecp", mode, log}};
}

TEST(CecpFeatures, values_stand_with_or_without_quotes) {
    EXPECT_EQ(parse_features("ping=1 myname=\"A B\"  done=0"),
              (std::vector<Feature>{{"ping", "1"}, {"myname", "A B"}, {"done", "0"}}));
    EXPECT_EQ(parse_features("myname=\"no end"), (std::vector<Feature>{{"myname", "no end"}}));
    EXPECT_TRUE(parse_features("nothing here").empty());
    EXPECT_TRUE(parse_features("").empty());
}

TEST(CecpHolding, lists_what_both_hold) {
    rules::Position position;
    EXPECT_EQ(holding_line(position), "holding [] []");
    position.add_to_reserve(rules::Color::white, rules::Role::pawn);
    position.add_to_reserve(rules::Color::white, rules::Role::pawn);
    position.add_to_reserve(rules::Color::white, rules::Role::queen);
    position.add_to_reserve(rules::Color::black, rules::Role::knight);
    EXPECT_EQ(holding_line(position), "holding [QPP] [N]");
}

TEST(CecpPlayer, is_told_the_game_move_by_move_and_what_is_held) {
    const LogFile log{"cecp-game"};
    Moment moment{agreed("fics")};
    CecpPlayer player{fake("cheat", log.path()), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    EXPECT_EQ(player.name(), "Fake cheat");
    const View view = moment.match.look(kWhite);
    const Choice choice = player.choose(view, moment.occasion());
    ASSERT_TRUE(std::holds_alternative<choice::Play>(choice));
    EXPECT_EQ(rules::to_string(std::get<choice::Play>(choice).move), "e2e5");

    std::string expected = "variant bughouse\neasy\npost\nst 1\nforce\npartner A2\nping 1\n";
    for (std::size_t i = 0; i < view.moves.size(); ++i) {
        if (i == 1) expected += "black\n";  // Black is on move: the engine plays White
        expected += "usermove " + rules::to_string(view.moves[i]) + '\n';
    }
    expected += "holding [] []\nptell go\ngo\n";
    EXPECT_NE(log.text().find(expected), std::string::npos) << log.text();
}

TEST(CecpPlayer, is_told_what_the_opponent_held_before_he_dropped_it) {
    const LogFile log{"cecp-drop"};
    Moment moment{agreed("fics")};
    CecpPlayer player{fake("cheat", log.path()), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    View view = moment.match.look(kWhite);
    view.moves.push_back(rules::Move::normal(rules::Role::pawn, rules::Square::h2, rules::Square::h3));
    view.moves.push_back(rules::Move::drop(rules::Role::knight, rules::Square::e5));
    player.choose(view, moment.occasion());
    const std::string text = log.text();
    const auto before = text.find("holding [] [N]\n");
    EXPECT_NE(before, std::string::npos) << text;
    EXPECT_LT(before, text.find("usermove N@e5\nholding [] []\n")) << text;
}

TEST(CecpPlayer, is_told_the_clocks_where_they_run) {
    const LogFile log{"cecp-clocks"};
    auto agreement = agreed("fics");
    agreement.time = rules::TimeControl{90'000, 0};
    Moment moment{agreement};
    CecpPlayer player{fake("cheat", log.path()), Pace{}};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    View view = moment.match.look(kWhite);
    view.now = 1'500;
    player.choose(view, moment.occasion());
    EXPECT_TRUE(log.has("level 0 1:30 0"));
    EXPECT_TRUE(log.has("time 8850"));
    EXPECT_TRUE(log.has("otim 9000"));
}

TEST(CecpPlayer, what_is_shorter_than_a_second_is_cut_off) {
    Moment moment{agreed("fics")};
    CecpPlayer player{fake("slow"), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    const Choice choice = player.choose(moment.match.look(kWhite), moment.occasion());
    ASSERT_TRUE(std::holds_alternative<choice::Play>(choice));
    EXPECT_EQ(rules::to_string(std::get<choice::Play>(choice).move), "Q@e5");
}

TEST(CecpPlayer, short_words_are_for_the_teammate_and_sentences_for_people) {
    Moment moment{agreed("fics")};
    CecpPlayer player{fake("talk"), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    player.choose(moment.match.look(kWhite), moment.occasion());
    EXPECT_EQ(player.take_words(), std::vector<std::string>{"+n"});
    EXPECT_TRUE(player.take_words().empty());
}

TEST(CecpPlayer, does_not_sit_down_if_something_is_wrong) {
    const Moment moment{agreed("knsb")};
    CecpPlayer nobody{{{"/nowhere/engine"}}, kQuick};
    EXPECT_EQ(nobody.sit_down(moment.match.match(), kWhite)->fault, Fault::cannot_start);
    CecpPlayer player{fake("cheat"), kQuick};
    EXPECT_EQ(player.sit_down(moment.match.match(), kWhite)->fault, Fault::unknown_variant);
}

TEST(CecpPlayer, one_that_dies_or_refuses_a_legal_move_has_failed) {
    Moment moment{agreed("fics")};
    for (const auto& [mode, fault] :
         {std::pair{"crash", Fault::died}, std::pair{"refuse", Fault::refused_move}}) {
        CecpPlayer player{fake(mode), kQuick};
        ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
        const Choice choice = player.choose(moment.match.look(kWhite), moment.occasion());
        ASSERT_TRUE(std::holds_alternative<choice::Failed>(choice)) << mode;
        EXPECT_EQ(std::get<choice::Failed>(choice).fault, fault);
    }
}

}  // namespace
}  // namespace doorgeef::app
