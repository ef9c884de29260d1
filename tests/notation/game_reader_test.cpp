// What the reader makes of what is written well.
#include "notation/game_reader.hpp"

#include "notation/read_text.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

constexpr const char* kFics = "[Event \"x\"][WhiteA \"Jan\"][WhiteAElo \"2049\"]\r\n[Result \"1-0\"]\r\n"
                              "1A. e4{179.547} 1a.Nc6 {179} 1B. @e5{-0.576} {C:Piet(1591) kibitzes: hm} "
                              "2A. Q@h7#{[%clk 0:02:59.9]}\r\n"
                              "{Piet checkmated} 1-0\r\n";

TEST(GameReader, reads_the_form_of_the_servers) {
    // Any way of cutting the text gives the same game.
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 64U, 100000U}) {
        const auto games = read_all(kFics, piece);
        ASSERT_EQ(games.size(), 1U) << piece;
        const GameRecord& game = games[0];
        EXPECT_EQ(game.tag("WhiteA"), "Jan");
        EXPECT_EQ(game.tag("WhiteAElo"), "2049");
        EXPECT_EQ(game.result, "1-0");
        EXPECT_EQ(moves_of(game), "A e4, a Nc6, B @e5, A Q@h7#");
        EXPECT_EQ(game.moves[0].clock_ms, 179'547);
        EXPECT_EQ(game.moves[1].clock_ms, 179'000);
        EXPECT_EQ(game.moves[2].clock_ms, -576);
        EXPECT_EQ(game.moves[3].clock_ms, 179'900);
        EXPECT_EQ(game.moves[3].number, 2U);
        EXPECT_EQ(game.moves[3].place, (Place{3, 78}));
        ASSERT_EQ(game.comments.size(), 2U);
        EXPECT_EQ(game.comments[0].after, 3U);
        EXPECT_EQ(game.comments[0].text, "C:Piet(1591) kibitzes: hm");
        EXPECT_EQ(game.comments[1].after, 4U);
        EXPECT_EQ(errors_of(game), "");
    }
}

TEST(GameReader, reads_ordinary_pgn) {
    const auto games =
        read_all("% a line that is no game\n\n[Event \"a \\\"b\\\"\"]\n\n1. e4 e5 2.Nf3 $1 (2. f4 exf4 (2... "
                 "d5)) 2... Nc6! ; the end\n"
                 "3. Bb5 {[ts=185.070]} *\n\n[Event \"second\"]\n1. d4\n[Event \"third\"]\n\n*\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].tag("Event"), "a \"b\"");
    EXPECT_EQ(moves_of(games[0]), "e4, e5, Nf3, Nc6!, Bb5");
    EXPECT_EQ(games[0].moves[4].elapsed_ms, 185'070);
    EXPECT_EQ(errors_of(games[0]), "");
    EXPECT_EQ(moves_of(games[1]), "d4");
    EXPECT_EQ(games[1].result, "");
    EXPECT_EQ(games[2].result, "*");
}

struct Spelling {
    const char* name;
    std::string text;
    std::string moves;
};

TEST(GameReader, reads_every_spelling_of_a_movetext) {
    const std::vector<Spelling> cases{
        {"nothing between number and move", "1A.e4 1a.e5", "A e4, a e5"},
        {"no dot", "1A e4 1a e5", "A e4, a e5"},
        {"three dots", "1. e4 1... e5 2.Nf3 2...Nc6", "e4, e5, Nf3, Nc6"},
        {"dots that stand alone", "1. e4 1. ... e5", "e4, e5"},
        {"marks", "1. e4! e5!? $14 2. Nf3?? ! +- = ?! $255 Nc6", "e4!, e5!?, Nf3??, Nc6"},
        {"en passant", "1. exd6 e.p. cxd6e.p.", "exd6, cxd6e.p."},
        {"castling with noughts", "1. 0-0 0-0-0", "0-0, 0-0-0"},
        {"promotions", "1. e8=Q e1(N)+ 2. d8Q axb8=R/g5#", "e8=Q, e1(N)+, d8Q, axb8=R/g5#"},
        {"a variation right behind a move", "1. e4(1. d4)e5", "e4, e5"},
        {"variations in variations", "1. e4 (1. d4 (1. c4 {(} c5) {)} d5) e5", "e4, e5"},
        {"a comment of more lines", "1. e4 {one\ntwo\n[no tag]\n} e5", "e4, e5"},
        {"a remark to the end of the line", "1. e4 ; e5 {\ne6", "e4, e6"},
        {"a line to be skipped", "1. e4\n% e5 {\ne6", "e4, e6"},
        {"a percentage that is no such line", "1. e4 {100\n% sure} e6", "e4, e6"},
        {"drops", "1A. N@f3 1a. @e5 2A. p@d4+", "A N@f3, a @e5, A p@d4+"},
        {"lines that end with CR", "1. e4\re5\r2. Nf3", "e4, e5, Nf3"},
    };
    for (const Spelling& spelling : cases) {
        const auto games = read_all(spelling.text + " *\n");
        ASSERT_EQ(games.size(), 1U) << spelling.name;
        EXPECT_EQ(moves_of(games[0]), spelling.moves) << spelling.name;
        EXPECT_EQ(errors_of(games[0]), "") << spelling.name;
        EXPECT_EQ(games[0].result, "*") << spelling.name;
    }
}

TEST(GameReader, reads_tags_however_they_are_laid_out) {
    const auto games = read_all("[Event \"a\"] [Site \"b\" ]\n\n% remark\n[ WhiteA\t\"Jan \"de\" Boer\"]"
                                "[BlackA \"\"]\n; another\n[X \"back\\\\slash\"][Y\"z\"]1A. e4 *");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(errors_of(games[0]), "");
    const std::vector<Tag> tags{{"Event", "a"}, {"Site", "b"},        {"WhiteA", "Jan \"de\" Boer"},
                                {"BlackA", ""}, {"X", "back\\slash"}, {"Y", "z"}};
    EXPECT_EQ(games[0].tags, tags);
    EXPECT_EQ(moves_of(games[0]), "A e4");
}

TEST(GameReader, tells_games_apart_without_blank_lines) {
    const auto games = read_all("[Event \"1\"]\n1. e4 1-0\n[Event \"2\"]\n1. d4 0-1 [Event \"3\"] 1. c4 1/2\n"
                                "1. b4 b5 * 1. a4 1/2-1/2 1A. e4 {no result}\n[Event \"7\"]\n"
                                "[Event \"8\"]\n1. f4 1-0 1-0");
    ASSERT_EQ(games.size(), 8U);
    std::string all;
    for (const GameRecord& game : games) {
        all += moves_of(game) + " " + game.result + "; ";
        EXPECT_EQ(errors_of(game), "");
    }
    EXPECT_EQ(all, "e4 1-0; d4 0-1; c4 1/2-1/2; b4, b5 *; a4 1/2-1/2; A e4 ;  ; f4 1-0; ");
}

TEST(GameReader, a_remark_between_games_is_no_game) {
    EXPECT_TRUE(read_all("").empty());
    EXPECT_TRUE(read_all(" \n\n% only remarks\n; and these\n{or\nthis}").empty());
    const auto games = read_all("{about the first}\n[Event \"1\"]\n1. e4 *\n");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].tag("Event"), "1");
    EXPECT_EQ(games[0].place, (Place{2, 1}));
}

TEST(GameReader, finds_clocks_before_and_behind_a_move_and_among_words) {
    const auto games = read_all("1A. {118.5} e4 {so} 1a. {not a clock} e5 {[%eval 0.3] [%clk 0:01:02]} "
                                "1B. d4 {59}{58} 1b. d5 {[ts=3.5][%clk 0:00:59.25]} "
                                "2B. Nf3 {[%clk -0:00:01.5]} 2b. Nf6 {[%clk soon]}*");
    ASSERT_EQ(games.size(), 1U);
    const auto& moves = games[0].moves;
    ASSERT_EQ(moves.size(), 6U);
    EXPECT_EQ(moves[0].clock_ms, 118'500);
    EXPECT_EQ(moves[1].clock_ms, 62'000);
    EXPECT_EQ(moves[2].clock_ms, 59'000) << "the first of two";
    EXPECT_EQ(moves[3].clock_ms, 59'250);
    EXPECT_EQ(moves[3].elapsed_ms, 3'500);
    EXPECT_EQ(moves[4].clock_ms, -1'500);
    EXPECT_FALSE(moves[5].clock_ms);
    std::string kept;
    for (const Comment& comment : games[0].comments)
        kept += std::to_string(comment.after) + comment.text + "; ";
    EXPECT_EQ(kept, "1so; 1not a clock; 2[%eval 0.3] [%clk 0:01:02]; 358; 6[%clk soon]; ");
}

TEST(GameReader, spreads_the_lag_over_the_moves) {
    const auto games = read_all("[Lag \"178 284  0\"]\n1A. e4 1a. e5 1B. d4 *\n"
                                "[Lag \"178 284\"]\n1A. e4 1a. e5 1B. d4 *\n"
                                "[Lag \"1 2 3 4\"]\n1A. e4 1a. e5 1B. d4 *\n"
                                "[Lag \"1 x 3\"]\n1A. e4 1a. e5 1B. d4 *\n");
    ASSERT_EQ(games.size(), 4U);
    EXPECT_EQ(games[0].moves[1].lag_ms, 284);
    EXPECT_EQ(games[0].moves[2].lag_ms, 0);
    EXPECT_EQ(errors_of(games[0]), "");
    for (std::size_t i = 1; i < games.size(); ++i) {
        EXPECT_EQ(errors_of(games[i]), "lag-mismatch") << i;
        EXPECT_EQ(games[i].damage(), nullptr) << "only a remark";
        EXPECT_EQ(moves_of(games[i]), "A e4, a e5, B d4") << i;
        EXPECT_FALSE(games[i].moves[0].lag_ms) << i;
    }
}

TEST(GameReader, gives_latin1_as_utf8) {
    const auto games = read_all("[WhiteA \"J\xE9r\xF4me\"]\n1A. e4 {na\xEFve} *\n"
                                "[WhiteA \"J\xC3\xA9r\xC3\xB4me\"]\n1A. e4 {na\xC3\xAFve} *\n"
                                "[WhiteA \"J\xC3\xA9r\xC3\xB4me\"]\n1A. e4 {na\xEFve} *\n");
    ASSERT_EQ(games.size(), 3U);
    for (const GameRecord& game : games) EXPECT_EQ(game.comments.at(0).text, "na\xC3\xAFve");
    EXPECT_EQ(games[0].tag("WhiteA"), "J\xC3\xA9r\xC3\xB4me");
    EXPECT_EQ(games[1].tag("WhiteA"), "J\xC3\xA9r\xC3\xB4me");
    EXPECT_EQ(games[2].tag("WhiteA"), "J\xC3\x83\xC2\xA9r\xC3\x83\xC2\xB4me")
        << "a game is in one or the other";
}

TEST(GameReader, skips_the_mark_of_utf8) {
    const auto games = read_all("\xEF\xBB\xBF[Event \"x\"]\n1. e4 *\n\xEF\xBB\xBF[Event \"y\"]\n1. d4 *", 1);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].tag("Event"), "x");
    EXPECT_EQ(games[1].tag("Event"), "y");
    EXPECT_EQ(errors_of(games[0]) + errors_of(games[1]), "");
}

}  // namespace
}  // namespace doorgeef::notation
