#include "doorgeef/cecp/cecp_line.hpp"

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;
using rules::Color;
using rules::Role;

template <class What>
What parsed(std::string_view line) {
    const cecp::Line parsed = parse_cecp_line(line);
    EXPECT_TRUE(std::holds_alternative<What>(parsed)) << line;
    return std::get<What>(parsed);
}

TEST(CecpLine, moves_with_and_without_their_command) {
    EXPECT_EQ(parsed<cecp::UserMove>("usermove e2e4").move, "e2e4");
    EXPECT_EQ(parsed<cecp::UserMove>("N@f3").move, "N@f3");
    EXPECT_EQ(parsed<cecp::UserMove>("usermove nonsense").move, "nonsense") << "refused later, as a move";
    parsed<cecp::Unknown>("nonsense");
}

TEST(CecpLine, holdings) {
    const auto holding = parsed<cecp::Holding>("holding [PPPRQ] [n] BN");
    EXPECT_EQ(holding.reserves[Color::white].count(Role::pawn), 3U);
    EXPECT_EQ(holding.reserves[Color::white].count(Role::rook), 1U);
    EXPECT_EQ(holding.reserves[Color::white].count(Role::queen), 1U);
    EXPECT_EQ(holding.reserves[Color::black].count(Role::knight), 1U) << "what has come is in the brackets";
    EXPECT_TRUE(parsed<cecp::Holding>("holding [] []").reserves[Color::white].empty());
    for (const char* line : {"holding", "holding []", "holding [X] []", "holding [K] []", "holding ] [ []"})
        parsed<cecp::Unknown>(line);
    parsed<cecp::Unknown>("holding [" + std::string(65, 'P') + "] []");
}

TEST(CecpLine, time) {
    const auto level = parsed<cecp::Level>("level 40 1:30 2");
    EXPECT_EQ(level.moves, 40);
    EXPECT_EQ(level.base, 90s);
    EXPECT_EQ(level.increment, 2s);
    EXPECT_EQ(parsed<cecp::Level>("level 0 5 0.5").increment, 500ms);
    EXPECT_EQ(parsed<cecp::Time>("time 1234").remaining, 12'340ms);
    EXPECT_TRUE(parsed<cecp::Time>("time 1").own);
    EXPECT_FALSE(parsed<cecp::Time>("otim 1").own);
    EXPECT_EQ(parsed<cecp::Time>("time -3").remaining, 0ms);
    EXPECT_EQ(parsed<cecp::MoveTime>("st 2").time, 2s);
    EXPECT_EQ(parsed<cecp::Depth>("sd 6").depth, 6);
    for (const char* line :
         {"level", "level 0 5", "level 0 x 0", "level 0 5 nan", "level 0 5 -1", "st", "st x"})
        parsed<cecp::Unknown>(line);
}

TEST(CecpLine, the_rest) {
    EXPECT_EQ(parsed<cecp::SetBoard>("setboard 8/8/8/8/8/8/8/K1k5 w - - 0 1").fen,
              "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    EXPECT_EQ(parsed<cecp::Variant>("variant bughouse").name, "bughouse");
    EXPECT_EQ(parsed<cecp::Ping>("ping 7").number, "7");
    EXPECT_EQ(parsed<cecp::Undo>("undo").moves, 1);
    EXPECT_EQ(parsed<cecp::Undo>("remove").moves, 2);
    EXPECT_TRUE(parsed<cecp::Post>("post").on);
    EXPECT_FALSE(parsed<cecp::Post>("nopost").on);
    EXPECT_EQ(parsed<cecp::Partner>("partner jan").name, "jan");
    EXPECT_EQ(parsed<cecp::Partner>("partner").name, "");
    EXPECT_EQ(parsed<cecp::PartnerTold>("ptell  need n ").text, "need n");
    EXPECT_EQ(parsed<cecp::Option>("option Level=club").value, "club");
    EXPECT_EQ(parsed<cecp::Memory>("memory 64").mib, 64);
    for (const char* line :
         {"", "xboard", "accepted ping", "random", "hard", "easy", "cores 2", "name x", ".", "ics -"})
        parsed<cecp::Ignored>(line);
}

TEST(CecpLine, a_teammate_speaks_in_few_letters) {
    const auto is = [](std::string_view text, std::size_t index) {
        EXPECT_EQ(parse_partner_word(text).index(), index) << text;
    };
    for (const char* text : {"sit", "SIT!!", "sit please"}) is(text, 0);
    for (const char* text : {"go", "move", "mv"}) is(text, 1);
    EXPECT_EQ(std::get<partner::Needs>(parse_partner_word("+n")).role, Role::knight);
    EXPECT_EQ(std::get<partner::Needs>(parse_partner_word("need Q")).role, Role::queen);
    EXPECT_EQ(std::get<partner::Dangers>(parse_partner_word("-b")).role, Role::bishop);
    EXPECT_EQ(std::get<partner::Dangers>(parse_partner_word("no r")).role, Role::rook);
    for (const char* text : {"", "+k", "+", "++n", "need", "need queens", "sitting", "!", "hello"})
        is(text, 4);
}

}  // namespace
}  // namespace doorgeef::app
