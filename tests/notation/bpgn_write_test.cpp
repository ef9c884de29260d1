#include "notation/bpgn_write.hpp"

#include "match/play.hpp"
#include "notation/event_text.hpp"
#include "notation/read_log.hpp"
#include "notation/read_text.hpp"
#include "rules/fen.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

using match::by;
using match::Played;
using match::plays;
using match::presses;
namespace command = match::command;

std::string movetext_of(const std::string& text) {
    const std::size_t blank = text.find("\n\n");
    return text.substr(blank + 2, text.size() - blank - 4);
}

std::string tags_of_text(const std::string& text) {
    return text.substr(0, text.find("\n\n") + 1);
}

// Writes the log, reads it back as it was, and gives the text.
std::string there_and_back(const MatchLog& log) {
    std::string text = write_bpgn(log);
    const auto records = read_all(text);
    EXPECT_EQ(records.size(), 1U) << text;
    const auto again = read_log(records.at(0));
    EXPECT_TRUE(again) << code(again.error().problem) << ' ' << again.error().text << '\n' << text;
    EXPECT_TRUE(again && *again == log) << text;
    return text;
}

MatchLog log_of(const Played& played, std::vector<Tag> tags = {}) {
    return {played.match.agreement, played.log, std::move(tags), {}};
}

const std::vector<Tag> kFourPlayers{
    {"Event", "Clubavond"}, {"WhiteA", "Jan"}, {"BlackA", "Piet"}, {"WhiteB", "Klaas"}, {"BlackB", "Marie"}};

Played scholars_mate(const match::Agreement& agreement) {
    Played played{agreement};
    played.start();
    played.take(plays("A1", "e2e4"), 453);
    played.take(plays("B2", "d2d4"), 600);
    played.take(plays("B1", "e7e5"), 2453);
    played.take(plays("A2", "e7e5"), 3100);
    played.take(plays("B2", "d4e5"), 3500);
    played.take(plays("A1", "f1c4"), 3600);
    played.take(plays("B1", "b8c6"), 4000);
    played.take(plays("A1", "d1h5"), 5000);
    played.take(plays("B1", "g8f6"), 6000);
    played.take(plays("A1", "h5f7"), 7001);
    return played;
}

// KNSB 10.3, in version 2 of a log, which the readers of version 1 refuse.
TEST(BpgnWrite, penalties_for_illegal_moves_come_back) {
    match::Agreement agreement = match::agreement_of("knsb");
    agreement.conduct.legality = match::Legality::claimed;
    Played played{agreement};
    played.start();
    played.take(by("B1", command::CallArbiter{}), 1);
    for (const match::Time now : {100, 200}) {
        played.take(plays("A1", "e2e5"), now);
        played.take(by("B1", command::ClaimIllegal{}), now + 1);
    }
    EXPECT_NE(there_and_back(log_of(played)).find("[DoorgeefLog \"1\"]"), std::string::npos);
    const match::Seat a1 = *match::parse_seat("A1");
    using match::arbiter::PenaliseIllegalMoves;
    EXPECT_EQ(played.take(match::ArbiterCommand{PenaliseIllegalMoves{a1, 60'000}, ""}, 300), std::nullopt);
    EXPECT_EQ(played.take(match::ArbiterCommand{PenaliseIllegalMoves{a1, {}}, "te vaak"}, 400), std::nullopt);
    const std::string text = there_and_back(log_of(played));
    for (const char* part : {"[DoorgeefLog \"2\"]", "[%ev 300 ruled 10 3 % penalise-illegal A1 by 60000]",
                             "[%ev 400 ruled 10 3 te%20vaak penalise-illegal A1 loss]"})
        EXPECT_NE(text.find(part), std::string::npos) << part << '\n' << text;
}

TEST(BpgnWrite, a_match_of_the_servers_looks_as_theirs_do) {
    const std::string text = there_and_back(log_of(scholars_mate(match::agreement_of("fics")), kFourPlayers));
    EXPECT_EQ(text, R"([Event "Clubavond"]
[Site "?"]
[Date "????.??.??"]
[WhiteA "Jan"]
[BlackA "Piet"]
[WhiteB "Klaas"]
[BlackB "Marie"]
[TimeControl "180+0"]
[Variant "Bughouse"]
[Result "1-0"]
[Ruleset "fics"]
[Conduct "online"]
[WhiteATeam "A"]
[DoorgeefLog "1"]

{[%ev 0 ready A2] [%ev 0 ready B1] [%ev 0 started]} 1A. e4 {179.547}
1B. d4 {179.400} 1a. e5 {178.000} 1b. e5 {177.500} 2B. dxe5 {179.000}
2A. Bc4 {178.400} 2a. Nc6 {177.600} 3A. Qh5 {177.400} 3a. Nf6 {176.600}
4A. Qxf7# {176.399}
{[%ev 7001 game-ended 1 1-0 mate] [%ev 7001 game-ended 2 * match-ended]}
{[%ev 7001 match-ended 2 0]} {Piet checkmated} 1-0

)");
}

TEST(BpgnWrite, the_result_is_that_of_the_team_of_white_on_the_first_board) {
    match::Agreement agreement = match::agreement_of("knsb");
    agreement.white_on_first = match::Team::b;
    Played played{agreement};
    played.start();
    played.take(by("A1", command::Resign{}), 10);
    played.take(by("B1", command::Waive{}), 10);
    EXPECT_NE(write_bpgn(log_of(played)).find("[Result \"*\"]"), std::string::npos);
    played.take(by("A2", command::Resign{}), 20);
    const std::string text = there_and_back(log_of(played, kFourPlayers));
    EXPECT_NE(text.find("[Result \"1-0\"]\n[Score \"2-0\"]\n"), std::string::npos) << text;
    EXPECT_NE(text.find("[WhiteATeam \"B\"]"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("{A: Piet resigns; B: Klaas resigns} 1-0\n\n")) << text;
}

TEST(BpgnWrite, one_board_is_ordinary_pgn) {
    match::Agreement agreement = match::agreement_of("jijbent");
    agreement.time = rules::TimeControl{60'500, 250};
    Played played{agreement};
    played.start();
    played.take(plays("A1", "e2e4"), 453);
    played.take(plays("B1", "e7e5"), 2453);
    played.take(by("A1", command::OfferDraw{}), 2600);
    played.take(by("B1", command::AcceptDraw{}), 2700);
    const std::string text = there_and_back(log_of(played, {{"White", "Jan"}}));
    EXPECT_EQ(tags_of_text(text).find("Variant"), std::string::npos);
    EXPECT_NE(tags_of_text(text).find("[Black \"?\"]\n[TimeControl \"60.500+0.250\"]\n"), std::string::npos);
    EXPECT_EQ(movetext_of(text), "{[%ev 0 ready B1] [%ev 0 started]} 1. e4 {[%clk 0:01:00.297]}\n"
                                 "1... e5 {[%clk 0:00:58.750]}\n"
                                 "{[%ev 2600 draw-offered A1] [%ev 2700 draw-accepted B1]}\n"
                                 "{[%ev 2700 game-ended 1 1/2 agreement] [%ev 2700 match-ended 1 1]}\n"
                                 "{Game drawn by mutual agreement} 1/2-1/2");
}

Played by_the_book() {
    match::Agreement agreement = match::agreement_of("knsb");
    agreement.conduct = match::Conduct::by_the_book();
    Played played{agreement};
    played.start();
    return played;
}

TEST(BpgnWrite, a_move_pressed_later_shows_its_clock_then) {
    Played played = by_the_book();
    played.take(plays("A1", "e2e4"), 1'000);
    played.take(plays("B2", "d2d4"), 2'000);
    played.take(presses("A1"), 3'000);
    const std::string text = there_and_back(log_of(played));
    EXPECT_EQ(movetext_of(text), "{[%ev 0 ready A2] [%ev 0 ready B1] [%ev 0 started]} 1A. e4 {417.000}\n"
                                 "{[%at 1000]} 1B. d4 {[%at 2000] [%ev 3000 pressed 1]} *");
}

TEST(BpgnWrite, a_move_that_was_taken_back_is_a_comment) {
    Played played = by_the_book();
    played.take(plays("A1", "e2e4"), 1'000);
    played.take(plays("A1", "e2e3"), 1'000);
    played.take(presses("A1"), 1'000);
    played.take(plays("B1", "e7e4"), 2'000);  // illegal
    played.take(presses("B1"), 2'000);
    played.take(by("A1", command::ClaimIllegal{}), 2'000);
    played.take(plays("B1", "e7e6"), 3'000);
    const std::string text = there_and_back(log_of(played));
    EXPECT_EQ(moves_of(read_all(text)[0]), "A e3, a e6") << text;
    EXPECT_NE(text.find("[%ev 1000 moved 1 Pe2e4 unpressed]"), std::string::npos) << text;
    EXPECT_NE(text.find("[%ev 2000 moved 1 Pe7e4 illegal unpressed]"), std::string::npos) << text;
}

TEST(BpgnWrite, behind_an_illegal_move_that_stood_only_the_other_board_is_told_in_moves) {
    Played played = by_the_book();
    played.take(plays("A1", "e2e5"), 1'000);  // illegal
    played.take(presses("A1"), 1'000);
    played.take(by("B1", command::AcceptIllegal{}), 1'000);
    played.take(plays("B1", "d7d6"), 2'000);
    played.take(presses("B1"), 2'000);
    played.take(plays("B2", "e2e4"), 2'000);
    played.take(presses("B2"), 2'000);
    EXPECT_EQ(moves_of(read_all(there_and_back(log_of(played)))[0]), "B e4");
}

TEST(BpgnWrite, after_a_restart_the_new_game_is_told_in_moves) {
    Played played{match::agreement_of("knsb")};
    played.start();
    played.take(plays("A1", "e2e4"), 1'000);
    played.take(by("B1", command::CallArbiter{}), 1'000);
    ASSERT_FALSE(played.take(
        match::ArbiterCommand{match::arbiter::Restart{match::BoardId::first, false}, "K en D"}, 2'000));
    played.take(plays("A1", "d2d4"), 3'000);
    EXPECT_EQ(moves_of(read_all(there_and_back(log_of(played)))[0]), "A d4");
}

TEST(BpgnWrite, free_text_cannot_break_out_of_its_comment) {
    match::Agreement agreement = match::agreement_of("fics");
    Played played{agreement};
    played.start();
    std::string every_byte;
    for (int c = 0; c < 256; ++c) every_byte += static_cast<char>(c);
    for (const std::string& text : {std::string{}, every_byte, std::string{"} 1A. e4 {[%ev 0 started]"},
                                    std::string{"één\r\n[Event \"x\"]\n"}, std::string(20'000, '}')}) {
        const match::Signal signal{match::SignalKind::text, {}, {}, text};
        ASSERT_FALSE(played.take(by("A1", command::Say{signal}), 1));
    }
    played.take(by("A1", command::CallArbiter{}), 1);
    ASSERT_FALSE(played.take(match::ArbiterCommand{match::arbiter::Pause{}, every_byte + "] }"}, 1));
    const std::string text = there_and_back(log_of(played));
    EXPECT_EQ(moves_of(read_all(text)[0]), "");
}

TEST(BpgnWrite, no_tag_is_lost_or_breaks_out) {
    const std::vector<Tag> tags{
        {"WhiteA", "Jan } [%ev 0 started] {"},
        {"WhiteA", "again"},
        {"BlackA", "quote \" and \\"},
        {"WhiteB", "line\nend"},
        {"BlackB", "Latin \xE9"},
        {"Event", "?"},
        {"Site", ""},
        {"Result", "0-1"},
        {"TimeControl", "40/7200"},
        {"FEN", "8/8 w"},
        {"DoorgeefLog", "2"},
        {"OtherTag", "x"},
        {"", "no name"},
        {"two words", "\"]"},
        {std::string(100, 'N'), "long"},
        {"Long", std::string(3'000, 'x')},
    };
    there_and_back(log_of(scholars_mate(match::agreement_of("fics")), tags));
    match::Agreement untimed = match::agreement_of("fics");
    untimed.time.reset();
    const std::string text = there_and_back(log_of(scholars_mate(untimed), tags));
    EXPECT_NE(text.find("[TimeControl \"40/7200\"]"), std::string::npos) << "the only one, so it can stand";
}

TEST(BpgnWrite, what_foreign_clocks_showed_comes_back) {
    match::Agreement agreement = match::agreement_of("fics");
    agreement.time.reset();
    MatchLog log = log_of(scholars_mate(agreement));
    log.shown_clocks = {179'547, -576, std::nullopt, 0, 999'999'999'999'999, 1, 2, 3, 4, 5};
    const std::string text = there_and_back(log);
    EXPECT_NE(text.find("1A. e4 {179.547}"), std::string::npos) << text;
    EXPECT_NE(text.find("1B. d4 {-0.576}"), std::string::npos) << text;

    Played slow = by_the_book();
    slow.take(plays("A1", "e2e4"), 1'000);
    slow.take(presses("A1"), 3'000);
    MatchLog odd = log_of(slow);
    odd.shown_clocks = {12'345};
    there_and_back(odd);
}

// decide() would have passed the pawn; a log from elsewhere may say otherwise.
TEST(BpgnWrite, a_piece_that_was_held_back_stays_back) {
    Played played{match::agreement_of("fics")};
    played.start();
    played.take(plays("A1", "e2e4"), 1'000);
    played.take(plays("B1", "d7d5"), 2'000);
    played.take(plays("A1", "e4d5"), 3'000);
    ASSERT_EQ(to_text(played.log.back()), "3000 passed A1 P");
    played.log.pop_back();
    EXPECT_NE(there_and_back(log_of(played)).find("[%hold]"), std::string::npos);
    played.log.push_back(*parse_event("3500 passed A1 P"));
    there_and_back(log_of(played));
}

TEST(BpgnWrite, lines_are_at_most_eighty_columns_wide) {
    Played played{match::agreement_of("fics")};
    played.start();
    const match::Signal signal{match::SignalKind::text, {}, {}, std::string(500, ' ') + "één"};
    played.take(by("A1", command::Say{signal}), 1);
    for (const MatchLog& log : {log_of(played), log_of(scholars_mate(match::agreement_of("knsb")))}) {
        std::stringstream text{there_and_back(log)};
        for (std::string line; std::getline(text, line);) EXPECT_LE(line.size(), 80U) << line;
    }
}

TEST(BpgnWrite, games_one_behind_the_other_are_read_one_by_one) {
    const MatchLog one = log_of(scholars_mate(match::agreement_of("fics")), kFourPlayers);
    const MatchLog two = log_of(by_the_book());
    const auto records = read_all(write_bpgn(one) + write_bpgn(two) + write_bpgn(one));
    ASSERT_EQ(records.size(), 3U);
    EXPECT_EQ(*read_log(records[0]), one);
    EXPECT_EQ(*read_log(records[1]), two);
    EXPECT_EQ(*read_log(records[2]), one);
}

TEST(BpgnWrite, an_empty_log_comes_back) {
    there_and_back(MatchLog{match::agreement_of("stein"), {}, {}, {}});
}

}  // namespace
}  // namespace doorgeef::notation
