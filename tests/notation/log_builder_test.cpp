// Events that cannot have happened are refused before they could do harm.
#include "notation/log_builder.hpp"

#include "notation/event_text.hpp"
#include "rules/fen.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

match::Agreement by_the_book(std::string_view ruleset) {
    match::Agreement agreement = match::Agreement::by(*rules::preset(ruleset));
    agreement.conduct = match::Conduct::by_the_book();
    return agreement;
}

// The problem of the last line; all before it must be fine.
std::string problem_of_last(const match::Agreement& agreement, const std::vector<std::string>& lines) {
    LogBuilder log{agreement};
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto event = parse_event(lines[i]);
        EXPECT_TRUE(event) << lines[i];
        const match::Match before = log.match();
        const auto problem = log.add(*event);
        if (i + 1 == lines.size()) {
            if (problem) EXPECT_EQ(log.match(), before) << "refused means unchanged";
            return problem ? std::string{code(*problem)} : "none";
        }
        EXPECT_FALSE(problem) << lines[i];
    }
    return "no line";
}

using Lines = std::vector<std::string>;

Lines started(const Lines& more) {
    Lines lines{"0 started"};
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

TEST(LogBuilder, takes_what_can_have_happened) {
    for (const Lines& lines : {
             Lines{"1 moved 1 Pe2e4 unpressed", "2 pressed 1"},
             Lines{"1 moved 1 Pe2e4 unpressed", "2 taken-back 1"},
             Lines{"1 moved 1 Pe2e5 illegal unpressed", "2 pressed 1", "3 replacement-demanded B1"},
             Lines{"1 moved 1 Pe2e5 illegal unpressed", "2 pressed 1", "3 illegal-accepted B1"},
             Lines{"1 ruled 10 5 % position 1 4k3/8/8/8/8/8/8/4K3%5B%5D%20w%20-%20-%200%201"},
             Lines{"1 game-ended 1 1-0 arbiter", "1 game-ended 2 1-0 arbiter", "1 match-ended 2 2"},
         })
        EXPECT_EQ(problem_of_last(by_the_book("knsb"), started(lines)), "none") << lines.back();
}

TEST(LogBuilder, refuses_what_cannot_have_happened) {
    for (const Lines& lines : {
             Lines{"5 said A1 yes P resign %", "4 said A1 no P resign %"},  // back in time
             Lines{"9000000000000000 said A1 yes P resign %"},
             Lines{"1 started"},
             Lines{"1 ready B1"},
             Lines{"1 moved 1 Pe2e4"},                       // completed without a press
             Lines{"1 moved 1 Ne2e4 unpressed"},             // no knight there
             Lines{"1 moved 1 Pe2e4 illegal unpressed"},     // it is legal
             Lines{"1 moved 1 Pe2e5 unpressed"},             // it is not
             Lines{"1 moved 1 Pe4e5 unpressed"},             // nothing there
             Lines{"1 moved 1 Pe7e5 unpressed"},             // not his
             Lines{"1 moved 1 Bf1f2 illegal unpressed"},     // on his own pawn
             Lines{"1 moved 1 Qd1e8 illegal unpressed"},     // takes the king
             Lines{"1 moved 1 N@f3 illegal unpressed"},      // not in reserve
             Lines{"1 moved 1 /e2e8/g5 illegal unpressed"},  // not under these rules
             Lines{"1 moved 1 Oe1g1 unpressed"},
             Lines{"1 moved 1 Ee5d6 illegal unpressed"},
             Lines{"1 moved 1 =e7e8q illegal unpressed"},
             Lines{"1 moved 1 Pe2e4 unpressed", "2 moved 1 Pd2d4 unpressed"},
             Lines{"1 pressed 1"},
             Lines{"1 taken-back 1"},
             Lines{"1 passed A1 Q"},
             Lines{"1 passed A1 K"},
             Lines{"1 illegal-accepted B1"},
             Lines{"1 replacement-demanded B1"},
             Lines{"1 moved 1 Pe2e5 illegal unpressed", "1 pressed 1", "2 replacement-demanded A1"},
             Lines{"1 no-piece-reported A1"},
             Lines{"1 return-clock-started 1"},
             Lines{"1 piece-removed B1 c6"},
             Lines{"1 draw-claimed A1 repetition Nb1c4 3 4 0 1"},
             Lines{"1 draw-claimed B1 repetition - 3 4 0 1"},
             Lines{"1 ruled 10 5 % grant 1"},
             Lines{"1 ruled 10 5 % reject 2"},
             Lines{"1 ruled 10 5 % resume"},
             Lines{"1 ruled 10 5 % clock A1 to 9000000000000000000"},
             Lines{"1 ruled 10 5 % clock A1 by -9000000000000000000"},
             Lines{"1 ruled 10 5 % clock A1 by 1000000000000000"},
             Lines{"1 ruled 10 5 % position 1 nonsense"},
             Lines{"1 ruled 10 5 % position 1 8/8/8/8/8/8/8/8%20w"},
             Lines{"1 match-ended 2 0"},
             Lines{"1 game-ended 1 1-0 mate", "1 game-ended 1 1-0 mate"},
             Lines{"1 game-ended 1 1-0 mate", "2 resigned A1"},
             Lines{"1 game-ended 1 1-0 mate", "1 game-ended 2 1-0 mate", "1 match-ended 900 0"},
             Lines{"1 game-ended 1 1-0 mate", "1 game-ended 2 1-0 mate", "1 match-ended 2 2",
                   "2 said A1 yes P resign %"},
         })
        EXPECT_EQ(problem_of_last(by_the_book("knsb"), started(lines)), "impossible") << lines.back();
}

TEST(LogBuilder, nothing_happens_before_the_start) {
    for (const char* line :
         {"0 moved 1 Pe2e4 unpressed", "0 resigned A1", "0 said A1 yes P resign %", "0 ruled 10 5 % pause",
          "0 game-ended 1 1-0 mate", "0 match-ended 0 0", "0 passed A1 Q", "0 ready A1", "-1 ready B1"})
        EXPECT_EQ(problem_of_last(by_the_book("knsb"), {line}), "impossible") << line;
}

TEST(LogBuilder, one_board_has_no_second_one) {
    for (const char* line :
         {"1 moved 2 Pe2e4 unpressed", "1 resigned A2", "1 said B2 yes P resign %", "1 game-ended 2 1-0 mate",
          "1 passed A1 P", "1 ruled 7 1 % restart 2 both", "1 flag-fell 1 white"})
        EXPECT_EQ(problem_of_last(by_the_book("jijbent"), started({line})), "impossible") << line;
}

// By hand a pawn may be put on the last rank wrongly, but it becomes what a pawn can become.
TEST(LogBuilder, no_pawn_becomes_a_pawn_or_a_king) {
    match::Agreement agreement = by_the_book("knsb");
    const auto setup = rules::parse_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    agreement.positions[match::BoardId::first] = *rules::Position::from_setup(*setup, agreement.ruleset);
    const auto promoting_to = [&](rules::Role role) {
        LogBuilder log{agreement};
        EXPECT_FALSE(log.add({0, match::event::Started{}}));
        const rules::Move move = rules::Move::promotion(role, rules::Square::a7, rules::Square::a8);
        const bool legal = rules::is_promotion_role(role);
        return !log.add({1, match::event::Moved{match::BoardId::first, move, legal, false}});
    };
    EXPECT_TRUE(promoting_to(rules::Role::queen));
    EXPECT_TRUE(promoting_to(rules::Role::knight));
    EXPECT_FALSE(promoting_to(rules::Role::pawn));
    EXPECT_FALSE(promoting_to(rules::Role::king));
}

// A pawn given away by taking has reached over to the other board, so it stands.
TEST(LogBuilder, a_promotion_by_taking_is_not_taken_back) {
    match::Agreement agreement = by_the_book("stein");
    const auto setup = rules::parse_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    agreement.positions[match::BoardId::first] = *rules::Position::from_setup(*setup, agreement.ruleset);
    const Lines promoted = started({"1 moved 1 /a7a8/d1 unpressed"});
    EXPECT_EQ(problem_of_last(agreement, promoted), "none");
    Lines back = promoted;
    back.emplace_back("2 taken-back 1");
    EXPECT_EQ(problem_of_last(agreement, back), "impossible");
}

// No more of a kind can be counted than a reserve holds, whoever puts them there.
TEST(LogBuilder, what_lies_captured_can_be_counted) {
    const std::string fen = "1 ruled 10 5 % position 1 7k/8/8/8/8/p7/1P6/K7%5B%5D%20w%20-%20-%200%201";
    Lines lines{"0 started"};
    for (int i = 0; i < 64; ++i)
        for (const std::string& line :
             {fen, std::string{"1 moved 1 Pb2a3 unpressed"}, std::string{"1 pressed 1"}})
            lines.push_back(line);
    EXPECT_EQ(problem_of_last(by_the_book("knsb"), lines), "none");
    lines.push_back(fen);
    lines.emplace_back("1 moved 1 Pb2a3 unpressed");
    EXPECT_EQ(problem_of_last(by_the_book("knsb"), lines), "impossible");
}

TEST(LogBuilder, holds_only_so_many_moves) {
    LogBuilder log{match::Agreement::by(*rules::preset("fics"))};
    ASSERT_FALSE(log.add(*parse_event("0 started")));
    constexpr const char* to_and_fro[] = {"0 moved 1 Ng1f3", "0 moved 1 Ng8f6", "0 moved 1 Nf3g1",
                                          "0 moved 1 Nf6g8"};
    for (std::size_t i = 0; i < kMostLogMoves; ++i) ASSERT_FALSE(log.add(*parse_event(to_and_fro[i % 4])));
    EXPECT_EQ(log.add(*parse_event(to_and_fro[kMostLogMoves % 4])), LogProblem::too_long);
    EXPECT_FALSE(log.add(*parse_event("0 draw-offered A1")));
}

}  // namespace
}  // namespace doorgeef::notation
