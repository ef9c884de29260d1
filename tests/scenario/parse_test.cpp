// Everything that scenarios.md describes is read, and read as what it says.
#include "texts.hpp"

#include <gtest/gtest.h>

namespace doorgeef::scenario {
namespace {

namespace command = match::command;
namespace arbiter = match::arbiter;
using match::Seat;
using match::Team;
using rules::Role;
using rules::Square;

constexpr Seat kA1{Team::a, BoardId::first};
constexpr Seat kB2{Team::b, BoardId::second};

// The only step of a scenario with this line behind `start`.
Step step_of(const std::string& line) {
    const auto script = parse(started(line));
    EXPECT_TRUE(script.ok()) << line << ": " << script.error().what;
    return std::get<Step>(script->lines.at(1).what);
}

template <class What>
What by_player(const std::string& command) {
    const Step step = step_of("0:01 A1 " + command);
    const auto& by = std::get<match::PlayerCommand>(step.command);
    EXPECT_EQ(by.seat, kA1);
    EXPECT_TRUE(std::holds_alternative<What>(by.what)) << command;
    return std::get<What>(by.what);
}

template <class Act>
Act by_arbiter(const std::string& act) {
    const Step step = step_of("0:01 arbiter " + act);
    const auto& by = std::get<match::ArbiterCommand>(step.command);
    EXPECT_TRUE(std::holds_alternative<Act>(by.act)) << act;
    return std::get<Act>(by.act);
}

template <class Expectation>
Expectation expected(const std::string& text) {
    const auto script = parse(started("expect " + text));
    EXPECT_TRUE(script.ok()) << text;
    const auto& any = std::get<expect::Any>(script->lines.at(1).what);
    EXPECT_TRUE(std::holds_alternative<Expectation>(any)) << text;
    return std::get<Expectation>(any);
}

match::Agreement agreed(const std::string& header) {
    const auto script = parse(header + "\nstart\n");
    EXPECT_TRUE(script.ok()) << header << ": " << script.error().what;
    return script->agreement;
}

TEST(ParseHeader, rulesets_and_options) {
    EXPECT_EQ(agreed("").ruleset, *rules::preset("knsb"));
    for (const rules::Preset& preset : rules::kPresets)
        EXPECT_EQ(agreed("ruleset " + std::string{preset.name}).ruleset, preset.ruleset);
    EXPECT_EQ(agreed("option pawn-drop-ranks 2-6").ruleset.pawn_drop_ranks, (rules::RankRange{2, 6}));
    for (const auto name : rules::option_names()) {
        const rules::Ruleset fics = *rules::preset("fics");
        const std::string value = rules::option_value(fics, name);
        EXPECT_EQ(rules::option_value(agreed("option " + std::string{name} + ' ' + value).ruleset, name),
                  value);
    }
}

TEST(ParseHeader, conduct) {
    EXPECT_EQ(agreed("conduct online").conduct, match::Conduct::online());
    EXPECT_EQ(agreed("conduct book").conduct, match::Conduct::by_the_book());
    for (const auto& conduct : {match::Conduct::online(), match::Conduct::by_the_book()})
        for (const std::string& word : match::conduct_words(conduct))
            EXPECT_EQ(agreed("conduct " + word).conduct, *match::with_conduct({}, word));
    EXPECT_EQ(agreed("conduct book\nconduct passing=auto").conduct,
              *match::with_conduct(match::Conduct::by_the_book(), "passing=auto"));
}

TEST(ParseHeader, clock_white_and_positions) {
    EXPECT_EQ(agreed("").time, (rules::TimeControl{420'000, 0}));
    EXPECT_EQ(agreed("ruleset minerva").time, (rules::TimeControl{300'000, 0}));
    EXPECT_EQ(agreed("clock 5:00+3").time, (rules::TimeControl{300'000, 3000}));
    EXPECT_EQ(agreed("clock none").time, std::nullopt);
    EXPECT_EQ(agreed("").white_on_first, Team::a);
    EXPECT_EQ(agreed("white B1").white_on_first, Team::b);
    const auto position = agreed("position 2 4k3/8/8/8/8/8/8/4K2R[Pn] w K - 0 1").positions[BoardId::second];
    EXPECT_TRUE(position.reserve(rules::Color::white).has(Role::pawn));
    EXPECT_TRUE(position.reserve(rules::Color::black).has(Role::knight));
    EXPECT_EQ(agreed("position 2 4k3/8/8/8/8/8/8/4K3 w").positions[BoardId::first], rules::Position{});
}

TEST(ParseHeader, a_position_is_judged_by_the_ruleset_wherever_that_is_named) {
    EXPECT_EQ(outcome_of("position 1 4k3/8/8/8/8/8/8/4K3[P] w - -\nruleset jijbent\nstart\n"),
              "parse 3: impossible position on board 1: reserve-on-single-board");
}

TEST(ParseStep, times) {
    for (const auto& [text, ms] : {std::pair{"0:01", 1000},
                                   {"1:02.500", 62'500},
                                   {"2.5", 2500},
                                   {"90", 90'000},
                                   {"0:00.001", 1},
                                   {"12:34.05", 754'050},
                                   {"0", 0}}) {
        EXPECT_EQ(step_of(std::string{text} + " tick").time, ms) << text;
        EXPECT_FALSE(step_of(std::string{text} + " tick").relative) << text;
    }
    EXPECT_TRUE(step_of("+1.5 tick").relative);
    EXPECT_EQ(step_of("+1.5 tick").time, 1500);
    EXPECT_TRUE(std::holds_alternative<match::Tick>(step_of("0:01 tick").command));
}

TEST(ParseStep, moves) {
    for (const std::string move : {"e2e4", "e7e8q", "e1g1", "N@f3", "e7e8/g5", "e7e8/-"})
        EXPECT_EQ(by_player<command::Play>("play " + move).move, *rules::parse_move(move)) << move;
    EXPECT_EQ(std::get<match::PlayerCommand>(step_of("1 B2 press").command).seat, kB2);
}

TEST(ParseStep, commands_of_players) {
    by_player<command::Press>("press");
    EXPECT_EQ(by_player<command::TouchSquare>("touch e2").square, Square::e2);
    EXPECT_EQ(by_player<command::TouchReserve>("touch N").role, Role::knight);
    EXPECT_EQ(by_player<command::Pass>("pass N").role, Role::knight);
    EXPECT_EQ(by_player<command::Pass>("pass all").role, std::nullopt);
    by_player<command::Resign>("resign");
    by_player<command::Waive>("waive");
    by_player<command::OfferDraw>("offer draw");
    by_player<command::AcceptDraw>("accept draw");
    by_player<command::DeclineDraw>("decline draw");
    by_player<command::ClaimFlag>("claim flag");
    by_player<command::ClaimIllegal>("claim illegal");
    by_player<command::AcceptIllegal>("accept illegal");
    by_player<command::ReportNoPiece>("report no-piece");
    EXPECT_EQ(by_player<command::RemovePiece>("remove h8").square, Square::h8);
    by_player<command::CallArbiter>("call arbiter");
}

TEST(ParseStep, draw_claims) {
    using match::ClaimKind;
    for (const auto& [word, kind] : {std::pair{"repetition", ClaimKind::repetition},
                                     {"fifty", ClaimKind::fifty},
                                     {"material", ClaimKind::material}}) {
        const auto plain = by_player<command::ClaimDraw>(std::string{"claim "} + word);
        EXPECT_EQ(plain.kind, kind);
        EXPECT_EQ(plain.intended, std::nullopt);
        const auto intended = by_player<command::ClaimDraw>(std::string{"claim "} + word + " g1f3");
        EXPECT_EQ(intended.kind, kind);
        EXPECT_EQ(intended.intended, *rules::parse_move("g1f3"));
    }
}

TEST(ParseStep, signals) {
    using match::Leave;
    using match::Signal;
    using match::SignalKind;
    const auto said = [](const std::string& text) { return by_player<command::Say>("say " + text).signal; };
    EXPECT_EQ(said("need N"), (Signal{SignalKind::need, Role::knight, {}, {}}));
    EXPECT_EQ(said("danger Q"), (Signal{SignalKind::danger, Role::queen, {}, {}}));
    EXPECT_EQ(said("leave resign"), (Signal{SignalKind::leave, {}, Leave::resign, {}}));
    EXPECT_EQ(said("leave offer-draw").leave, Leave::offer_draw);
    EXPECT_EQ(said("leave accept-draw").leave, Leave::accept_draw);
    EXPECT_EQ(said("leave mate").leave, Leave::mate);
    EXPECT_EQ(said("yes").kind, SignalKind::yes);
    EXPECT_EQ(said("no").kind, SignalKind::no);
    EXPECT_EQ(said("sit").kind, SignalKind::sit);
    EXPECT_EQ(said("flag").kind, SignalKind::flag);
    EXPECT_EQ(said("text \"a # in quotes, and  two spaces\"").text, "a # in quotes, and  two spaces");
    EXPECT_EQ(said("text \"\"").text, "");
    EXPECT_EQ(said("text \"he said \"go\"\"").text, "he said \"go\"");
}

TEST(ParseStep, acts_of_the_arbiter) {
    using How = arbiter::SetClock::How;
    EXPECT_EQ(by_arbiter<arbiter::Grant>("grant 1").board, BoardId::first);
    EXPECT_EQ(by_arbiter<arbiter::Reject>("reject 2").board, BoardId::second);
    EXPECT_EQ(by_arbiter<arbiter::SetClock>("clock A1 =1:00"), (arbiter::SetClock{kA1, How::to, 60'000}));
    EXPECT_EQ(by_arbiter<arbiter::SetClock>("clock A1 +30"), (arbiter::SetClock{kA1, How::by, 30'000}));
    EXPECT_EQ(by_arbiter<arbiter::SetClock>("clock B2 -30"), (arbiter::SetClock{kB2, How::by, -30'000}));
    by_arbiter<arbiter::Pause>("pause");
    by_arbiter<arbiter::Resume>("resume");
    EXPECT_EQ(by_arbiter<arbiter::PenaliseFlagNotice>("penalise flag-notice A1").seat, kA1);
    EXPECT_EQ(by_arbiter<arbiter::PenaliseIllegalMoves>("penalise illegal A1 +60"),
              (arbiter::PenaliseIllegalMoves{kA1, 60'000}));
    EXPECT_EQ(by_arbiter<arbiter::PenaliseIllegalMoves>("penalise illegal B2 +1:30"),
              (arbiter::PenaliseIllegalMoves{kB2, 90'000}));
    EXPECT_EQ(by_arbiter<arbiter::PenaliseIllegalMoves>("penalise illegal A1 loss"),
              (arbiter::PenaliseIllegalMoves{kA1, std::nullopt}));
    EXPECT_EQ(by_arbiter<arbiter::SetResult>("result 1 1-0"),
              (arbiter::SetResult{BoardId::first, match::Result::white_wins}));
    EXPECT_EQ(by_arbiter<arbiter::SetResult>("result 2 *").result, match::Result::unfinished);
    EXPECT_EQ(by_arbiter<arbiter::Restart>("restart 2"), (arbiter::Restart{BoardId::second, false}));
    EXPECT_TRUE(by_arbiter<arbiter::Restart>("restart both").both);
    EXPECT_EQ(by_arbiter<arbiter::SwapColours>("swap-colours 1").board, BoardId::first);
    EXPECT_EQ(by_arbiter<arbiter::SetPosition>("position 1 4k3/8/8/8/8/8/8/4K3[] w - - 0 1"),
              (arbiter::SetPosition{BoardId::first, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"}));
}

TEST(ParseExpectation, of_answers_and_moves) {
    for (int i = 0; i < match::kRefusalCount; ++i) {
        const auto refusal = static_cast<match::Refusal>(i);
        const auto script =
            parse(started("0:01 A1 press\nexpect refused " + std::string{match::code(refusal)}));
        ASSERT_TRUE(script.ok());
        EXPECT_EQ(std::get<expect::Refused>(std::get<expect::Any>(script->lines.at(2).what)).refusal,
                  refusal);
    }
    EXPECT_EQ(expected<expect::Playable>("legal A1 N@f3").illegal, std::nullopt);
    EXPECT_EQ(expected<expect::Playable>("illegal A1 N@f7 drop-gives-check").illegal,
              match::Refusal::drop_gives_check);
    EXPECT_EQ(expected<expect::MoveCount>("moves A1 31").count, 31U);
    EXPECT_EQ(expected<expect::Turn>("turn 1 white").color, rules::Color::white);
    EXPECT_EQ(expected<expect::Turn>("turn 2 black").board, BoardId::second);
}

TEST(ParseExpectation, of_positions_and_men) {
    EXPECT_FALSE(expected<expect::Fen>("fen 1 4k3/8/8/8/8/8/8/4K3[] w - -").counters);
    EXPECT_TRUE(expected<expect::Fen>("fen 1 4k3/8/8/8/8/8/8/4K3[] w - - 0 1").counters);
    const auto reserve = expected<expect::Reserve>("reserve A2 PPN");
    EXPECT_EQ(reserve.men.count(Role::pawn), 2U);
    EXPECT_EQ(reserve.men.count(Role::knight), 1U);
    EXPECT_FALSE(reserve.captured);
    EXPECT_TRUE(expected<expect::Reserve>("captured A1 -").captured);
    EXPECT_TRUE(expected<expect::Reserve>("captured A1 -").men.empty());
}

TEST(ParseExpectation, of_clocks_boards_and_the_match) {
    using expect::Standing;
    EXPECT_EQ(expected<expect::Clock>("clock A1 6:58.000").ms, 418'000);
    EXPECT_EQ(expected<expect::Board>("board 1 running").standing, Standing::running);
    EXPECT_EQ(expected<expect::Board>("board 1 stuck mate").standing, Standing::stuck_mate);
    EXPECT_EQ(expected<expect::Board>("board 1 stuck stalemate").standing, Standing::stuck_stalemate);
    EXPECT_EQ(expected<expect::Board>("board 2 last-move").standing, Standing::last_move);
    for (const char* result : {"1-0", "0-1", "1/2", "*"})
        for (int i = 0; i <= static_cast<int>(match::Reason::match_ended); ++i) {
            const auto reason = static_cast<match::Reason>(i);
            const auto board = expected<expect::Board>(std::string{"board 1 over "} + result + ' ' +
                                                       std::string{match::code(reason)});
            EXPECT_EQ(board.standing, Standing::over);
            EXPECT_EQ(board.outcome, (match::Outcome{*match::parse_result(result), reason}));
        }
    EXPECT_EQ(expected<expect::Match>("match running").score, std::nullopt);
    EXPECT_EQ(expected<expect::Match>("match over 1.5-0.5").score, (match::Score{{{3, 1}}}));
    EXPECT_EQ(expected<expect::Match>("match over 0-2").score, (match::Score{{{0, 4}}}));
    EXPECT_TRUE(expected<expect::Claim>("claim 1 pending").pending);
}

TEST(ParseText, lines_comments_and_blanks) {
    EXPECT_EQ(outcome_of("# all comment\n\n   \t \n  start   # go\n\t0:01\tA1  play\te2e4\n   # end"), "ok");
    EXPECT_EQ(outcome_of("ruleset knsb\r\nstart\r\n0:01 A1 play e2e4\r\nexpect turn 1 black\r\n"), "ok");
    EXPECT_EQ(outcome_of("ruleset fics\nstart\n0:01 A1 say text \"take the # now\" # aloud\n"), "ok");
    EXPECT_EQ(outcome_of("start"), "ok") << "without an end of line";
    const auto script = parse("ruleset knsb\n\n# nothing\nstart\n\n0:01 tick\n");
    ASSERT_TRUE(script.ok());
    EXPECT_EQ(script->lines.at(0).number, 4);
    EXPECT_EQ(script->lines.at(1).number, 6);
}

TEST(ParseText, steps_and_expectations_may_come_before_the_start) {
    EXPECT_EQ(outcome_of("0:00 A1 play e2e4\nexpect refused not-started\nexpect match running\nstart\n0:01 "
                         "A1 play e2e4\n"),
              "ok");
}

}  // namespace
}  // namespace doorgeef::scenario
