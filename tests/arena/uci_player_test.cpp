#include "doorgeef/arena/uci_player.hpp"

#include "arena/arena_fixture.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;
using match::BoardId;

constexpr Pace kQuick{.move_ms = 20};

UciSpec fake(const std::string& mode, const std::string& log = "/dev/null") {
    return {{"sh", kArenaTests + "fake_uci", mode, log}, {}};
}

std::string fen(const match::Match& match, BoardId board) {
    return rules::to_fen(match.position(board).setup());
}

TEST(UciPlayer, is_told_variant_and_a_fresh_position_with_reserves) {
    const LogFile log{"uci-position"};
    Moment moment{agreed("fics")};
    UciPlayer player{fake("cheat", log.path()), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    EXPECT_EQ(player.name(), "Fake cheat");
    const View view = moment.match.look(kWhite);
    const Choice choice = player.choose(view, moment.occasion());
    ASSERT_TRUE(std::holds_alternative<choice::Play>(choice));
    EXPECT_EQ(rules::to_string(std::get<choice::Play>(choice).move), "e2e5")
        << "judging moves is not his task";
    EXPECT_TRUE(log.has("setoption name UCI_Variant value bughouse"));
    EXPECT_TRUE(log.has("position fen " + fen(view.match, BoardId::first))) << log.text();
    EXPECT_NE(fen(view.match, BoardId::first).find("[]"), std::string::npos);
    EXPECT_TRUE(log.has("go movetime 20"));
    EXPECT_EQ(log.text().find("otherboard"), std::string::npos) << "it does not know that";
}

TEST(UciPlayer, is_told_the_other_board_if_it_knows_how) {
    const LogFile log{"uci-other"};
    Moment moment{agreed("fics")};
    UciPlayer player{fake("both", log.path()), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    const View view = moment.match.look(kWhite);
    player.choose(view, moment.occasion());
    EXPECT_TRUE(log.has("setoption name UCI_OtherBoard value true"));
    EXPECT_TRUE(log.has("otherboard fen " + fen(view.match, BoardId::second))) << log.text();
}

TEST(UciPlayer, is_told_the_clocks_where_they_run) {
    const LogFile log{"uci-clocks"};
    auto agreement = agreed("fics");
    agreement.time = rules::TimeControl{60'000, 2'000};
    Moment moment{agreement};
    UciPlayer player{fake("cheat", log.path()), Pace{}};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    View view = moment.match.look(kWhite);
    view.now = 1'500;
    player.choose(view, moment.occasion());
    // The opening took no time and brought its increments.
    EXPECT_TRUE(log.has("go wtime 62500 btime 64000 winc 2000 binc 2000")) << log.text();
}

TEST(UciPlayer, options_of_the_spec_are_set_in_their_order) {
    const LogFile log{"uci-options"};
    const Moment moment{agreed("knsb")};
    UciSpec spec = fake("cheat", log.path());
    spec.options = {{"Skill Level", "7"}, {"UCI_Variant", "knsb-real"}};
    UciPlayer player{spec, kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    const std::string text = log.text();
    const auto level = text.find("setoption name Skill Level value 7");
    const auto variant = text.find("setoption name UCI_Variant value knsb-real");
    EXPECT_LT(level, variant);
    EXPECT_NE(variant, std::string::npos) << "a variant that is named is the user's business";
}

TEST(UciPlayer, does_not_sit_down_if_something_is_wrong) {
    const Moment moment{agreed("knsb")};
    const auto fault = [&](const UciSpec& spec) {
        UciPlayer player{spec, kQuick};
        const auto failed = player.sit_down(moment.match.match(), kWhite);
        return failed ? std::optional{failed->fault} : std::nullopt;
    };
    EXPECT_EQ(fault({{"/nowhere/engine"}, {}}), Fault::cannot_start);
    EXPECT_EQ(fault(fake("stillborn")), Fault::died);
    EXPECT_EQ(fault(fake("cheat")), Fault::unknown_variant) << "it knows bughouse, not knsb";
    UciSpec spec = fake("cheat");
    spec.options = {{"Hash", "16"}};
    EXPECT_EQ(fault(spec), Fault::unknown_option);
}

TEST(UciPlayer, one_that_dies_or_talks_nonsense_has_failed) {
    Moment moment{agreed("fics")};
    for (const auto& [mode, fault] :
         {std::pair{"crash", Fault::died}, std::pair{"nonsense", Fault::illegal_move}}) {
        UciPlayer player{fake(mode), kQuick};
        ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
        const Choice choice = player.choose(moment.match.look(kWhite), moment.occasion());
        ASSERT_TRUE(std::holds_alternative<choice::Failed>(choice)) << mode;
        EXPECT_EQ(std::get<choice::Failed>(choice).fault, fault);
    }
}

TEST(UciPlayer, one_that_hangs_is_left_alone_when_it_is_too_late_or_not_wanted) {
    Moment moment{agreed("fics")};
    UciPlayer player{fake("hang"), kQuick};
    ASSERT_FALSE(player.sit_down(moment.match.match(), kWhite));
    EXPECT_TRUE(std::holds_alternative<choice::Abandoned>(
        player.choose(moment.match.look(kWhite), moment.occasion(30ms))));
    Occasion unwanted = moment.occasion();
    unwanted.still_wanted = [] { return false; };
    unwanted.bell.ring();
    EXPECT_TRUE(
        std::holds_alternative<choice::Abandoned>(player.choose(moment.match.look(kWhite), unwanted)));
}

}  // namespace
}  // namespace doorgeef::app
