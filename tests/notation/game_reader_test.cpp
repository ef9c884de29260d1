#include "notation/game_reader.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

// The text in pieces of this size, as a file would give it.
std::vector<GameRecord> read_all(const std::string& text, std::size_t piece = 64 * 1024) {
    std::size_t at = 0;
    std::string given;
    GameReader reader{[&]() -> std::string_view {
        given = text.substr(std::min(at, text.size()), piece);
        at += given.size();
        return given;
    }};
    std::vector<GameRecord> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    return games;
}

std::string moves_of(const GameRecord& game) {
    std::string text;
    for (const RecordedMove& move : game.moves) text += (text.empty() ? "" : " ") + move.san;
    return text;
}

constexpr const char* kFics = "[Event \"x\"][WhiteA \"Jan\"][WhiteAElo \"2049\"]\r\n[Result \"1-0\"]\r\n"
                              "1A. e4{179.547} 1a.Nc6 {179} 1B. @e5{-0.576} {C:Piet(1591) kibitzes: hm} "
                              "2A. Q@h7#{[%clk 0:02:59.9]}\r\n"
                              "{Piet checkmated} 1-0\r\n";

TEST(GameReader, reads_the_form_of_the_servers) {
    // Any way of cutting the text gives the same game.
    for (const std::size_t piece : {1U, 2U, 7U, 64U, 100000U}) {
        const auto games = read_all(kFics, piece);
        ASSERT_EQ(games.size(), 1U) << piece;
        const GameRecord& game = games[0];
        EXPECT_EQ(game.tag("WhiteA"), "Jan");
        EXPECT_EQ(game.tag("WhiteAElo"), "2049");
        EXPECT_EQ(game.result, "1-0");
        EXPECT_EQ(moves_of(game), "e4 Nc6 @e5 Q@h7#");
        EXPECT_EQ(game.moves[1].mover, Mover::black_a);
        EXPECT_EQ(game.moves[0].clock_ms, 179'547);
        EXPECT_EQ(game.moves[1].clock_ms, 179'000);
        EXPECT_EQ(game.moves[2].clock_ms, -576);
        EXPECT_EQ(game.moves[3].clock_ms, 179'900);
        EXPECT_EQ(game.moves[3].place.line, 3U);
    }
}

TEST(GameReader, reads_ordinary_pgn) {
    const auto games =
        read_all("% a line that is no game\n\n[Event \"a \\\"b\\\"\"]\n\n1. e4 e5 2.Nf3 $1 (2. f4 exf4 (2... "
                 "d5)) 2... Nc6! ; the end\n"
                 "3. Bb5 {[ts=185.070]} *\n\n[Event \"second\"]\n1. d4\n[Event \"third\"]\n\n*\n");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].tag("Event"), "a \"b\"");
    EXPECT_EQ(moves_of(games[0]), "e4 e5 Nf3 Nc6! Bb5");
    EXPECT_EQ(games[0].moves[4].elapsed_ms, 185'070);
    EXPECT_TRUE(games[0].errors.empty());
    EXPECT_EQ(moves_of(games[1]), "d4");
    EXPECT_EQ(games[1].result, "");
    EXPECT_EQ(games[2].result, "*");
}

struct Bad {
    const char* name;
    std::string text;
    ReadProblem problem;
};

TEST(GameReader, names_what_is_wrong_and_reads_the_games_behind_it) {
    const std::vector<Bad> cases{
        {"unclosed comment", "1. e4 {oh\n", ReadProblem::comment_not_closed},
        {"unclosed variation", "1. e4 (1. d4\n", ReadProblem::variation_not_closed},
        {"nesting of 100,000", "1. e4 " + std::string(100'000, '(') + "\n",
         ReadProblem::variation_not_closed},
        {"closed and not opened", "1. e4 )\n", ReadProblem::variation_not_opened},
        {"a word of 5 MB", "1. " + std::string(5'000'000, 'x') + "\n", ReadProblem::token_too_long},
        {"NUL", std::string("1. e4 \0\0 e5\n", 12), ReadProblem::nul_byte},
        {"a move behind the result", "1. e4 1-0 2. d4 e5\n", ReadProblem::move_after_result},
        {"a tag without its end", "[White \"x\n1. e4\n", ReadProblem::bad_tag},
    };
    for (const Bad& bad : cases) {
        const auto games =
            read_all("[Event \"bad\"]\n" + bad.text + "[Event \"good\"]\n\n1. e4 e5 1/2-1/2\n");
        ASSERT_EQ(games.size(), 2U) << bad.name;
        ASSERT_FALSE(games[0].errors.empty()) << bad.name;
        EXPECT_EQ(games[0].errors[0].problem, bad.problem) << bad.name;
        EXPECT_GE(games[0].errors[0].place.line, 2U) << bad.name;
        EXPECT_LE(games[0].errors[0].text.size(), 24U) << bad.name;
        EXPECT_EQ(moves_of(games[1]), "e4 e5") << bad.name;
        EXPECT_TRUE(games[1].errors.empty()) << bad.name;
    }
}

TEST(GameReader, keeps_little_of_a_comment_of_many_megabytes) {
    const auto games = read_all("1. e4 {" + std::string(5'000'000, 'y') + "} e5 *");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(moves_of(games[0]), "e4 e5");
    ASSERT_EQ(games[0].comments.size(), 1U);
    EXPECT_LT(games[0].comments[0].text.size(), 10'000U);
}

TEST(GameReader, skips_the_mark_of_utf8) {
    const auto games = read_all("\xEF\xBB\xBF[Event \"x\"]\n1. e4 *");
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].tag("Event"), "x");
}

TEST(GameReader, nothing_is_no_game) {
    EXPECT_TRUE(read_all("").empty());
    EXPECT_TRUE(read_all(" \n\n% only remarks\n").empty());
}

}  // namespace
}  // namespace doorgeef::notation
