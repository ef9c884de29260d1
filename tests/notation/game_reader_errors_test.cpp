// What the reader says of what is written badly; the games around it are read all the same.
#include "notation/game_reader.hpp"
#include "notation/read_text.hpp"

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

struct BadFile {
    const char* name;
    std::string text;
    ReadProblem problem;
    Place place;
    std::string moves;  // what is read of the game
};

using enum ReadProblem;

const std::vector<BadFile>& bad_games() {
    static const std::vector<BadFile> cases{
        {"unclosed comment", "1. e4 {oh\n", comment_not_closed, {4, 7}, "e4"},
        {"unclosed variation", "1. e4 (1. d4\n", variation_not_closed, {5, 1}, "e4"},
        {"nesting of 100,000",
         "1. e4 " + std::string(100'000, '(') + "\n",
         variation_not_closed,
         {5, 1},
         "e4"},
        {"closed and not opened", "1. e4 ) e5\n", variation_not_opened, {4, 7}, "e4, e5"},
        {"a comment closed and not opened", "1. e4 } e5\n", bad_token, {4, 7}, "e4, e5"},
        {"a word of 5 MB", "1. " + std::string(5'000'000, 'x') + " e4\n", token_too_long, {4, 4}, "e4"},
        {"a word too long for a move", "1. Nabcdefghijklmnopqrstuvw e4\n", token_too_long, {4, 4}, "e4"},
        {"a line of 5 MB", "1. e4" + std::string(5'000'000, ' ') + "%x\n", bad_token, {4, 5'000'006}, "e4"},
        {"NUL", std::string("1. e4 \0\0 e5\n", 12), nul_byte, {4, 7}, "e4, e5"},
        {"NUL in a comment", std::string("1. e4 {a\0b} e5\n", 15), nul_byte, {4, 10}, "e4, e5"},
        {"a move behind the result", "1. e4 1-0 2. d4 {x} e5 (\n) f5\n", move_after_result, {4, 14}, "e4"},
        {"another result behind it", "1. e4 1-0 0-1\n", move_after_result, {4, 11}, "e4"},
        {"a tag without its end", "[White \"x\n1. e4\n", bad_tag, {4, 1}, "e4"},
        {"a tag without quotes", "[White x]\n1. e4\n", bad_tag, {4, 1}, "e4"},
        {"brackets that are no tag", "1. e4 [%clk 0:01] e5\n", bad_token, {4, 7}, "e4, e5"},
        {"a word that is no move", "1. e4 \xE2\x99\x98 e5\n", bad_token, {4, 7}, "e4, e5"},
        {"a move that is none", "1. e4 -- e5\n", bad_token, {4, 7}, "e4, e5"},
        {"a number too large", "1. e4 1234567. e5\n", bad_token, {4, 7}, "e4, e5"},
    };
    return cases;
}

TEST(GameReader, n34_names_what_is_wrong_and_reads_the_games_around_it) {
    for (const BadFile& bad : bad_games())
        for (const std::size_t piece : {1U, 100'000U}) {
            if (piece == 1 && bad.text.size() > 1'000'000) continue;
            SCOPED_TRACE(bad.name);
            const auto games = read_all("[Event \"good\"]\n1. d4 0-1\n[Event \"bad\"]\n" + bad.text +
                                            "[Event \"good\"]\n\n1. e4 e5 1/2-1/2\n",
                                        piece);
            ASSERT_EQ(games.size(), 3U);
            EXPECT_EQ(moves_of(games[0]), "d4");
            EXPECT_EQ(errors_of(games[0]), "");
            ASSERT_NE(games[1].damage(), nullptr);
            EXPECT_EQ(games[1].damage()->problem, bad.problem) << errors_of(games[1]);
            EXPECT_EQ(games[1].damage()->place, bad.place);
            EXPECT_LE(games[1].damage()->text.size(), ReadLimits::error_text);
            EXPECT_EQ(moves_of(games[1]), bad.moves);
            EXPECT_EQ(moves_of(games[2]), "e4, e5");
            EXPECT_EQ(errors_of(games[2]), "");
        }
}

TEST(GameReader, counts_lines_however_they_end) {
    for (const char* end : {"\n", "\r\n", "\r"})
        for (const std::size_t piece : {1U, 100'000U}) {
            std::string text;
            for (const char* line : {"[Event \"x\"]", "", "1. e4", "}"}) (text += line) += end;
            const auto games = read_all(text, piece);
            ASSERT_EQ(games.size(), 1U);
            EXPECT_EQ(games[0].moves.at(0).place, (Place{3, 4}));
            EXPECT_EQ(games[0].errors.at(0).place, (Place{4, 1}));
            EXPECT_EQ(games[0].errors.at(0).after, 1U);
        }
}

// Each character as two bytes.
std::string utf16(std::string_view text, bool little_endian) {
    std::string wide;
    for (const char c : text) wide += little_endian ? std::string{c, '\0'} : std::string{'\0', c};
    return wide;
}

TEST(GameReader, n34_refuses_utf16_once) {
    const std::string text = "[Event \"x\"]\n1. e4 *\n[Event \"y\"]\n1. d4 *\n";
    for (const std::string& file : {utf16(text, true), utf16(text, false), "\xFF\xFE" + utf16(text, true),
                                    "\xFE\xFF" + utf16(text, false)})
        for (const std::size_t piece : {1U, 100'000U}) {
            const auto games = read_all(file, piece);
            ASSERT_EQ(games.size(), 1U);
            EXPECT_EQ(errors_of(games[0]), "not-utf8-or-latin1");
            EXPECT_EQ(moves_of(games[0]), "");
        }
}

TEST(GameReader, keeps_what_the_limits_allow_and_remarks_on_the_rest) {
    const auto one = [](const std::string& text) {
        auto games = read_all("[Event \"x\"]\n" + text + " *");
        EXPECT_EQ(games.size(), 1U);
        EXPECT_EQ(games.at(0).result, "*");
        return std::move(games.at(0));
    };
    const auto many = [](std::size_t times, const std::string& text) {
        std::string all;
        for (std::size_t i = 0; i < times; ++i) all += text;
        return all;
    };
    GameRecord game = one("1. e4 {" + many(5'000'000, "y") + "} e5");
    EXPECT_EQ(errors_of(game), "comment-too-long");
    EXPECT_EQ(game.comments.at(0).text, many(ReadLimits::text, "y"));
    EXPECT_EQ(moves_of(game), "e4, e5");

    game = one("[White \"" + many(5'000'000, "\xC3\xA9") + "\"] 1. e4");
    EXPECT_EQ(errors_of(game), "tag-too-long");
    EXPECT_EQ(game.tag("White"), many(ReadLimits::text / 2, "\xC3\xA9")) << "cut between characters";
    EXPECT_EQ(moves_of(game), "e4");

    game = one(many(ReadLimits::tags + 50, "[White \"x\"]") + " 1. e4");
    EXPECT_EQ(errors_of(game), "too-many-tags");
    EXPECT_EQ(game.tags.size(), ReadLimits::tags);
    EXPECT_EQ(moves_of(game), "e4");

    game = one("1. e4 " + many(ReadLimits::comments + 50, "{x}") + "e5");
    EXPECT_EQ(errors_of(game), "too-many-comments");
    EXPECT_EQ(game.comments.size(), ReadLimits::comments);
    EXPECT_EQ(moves_of(game), "e4, e5");

    game = one("1. e4 " + many(50, "{" + many(100'000, "x") + "}") + "e5");
    EXPECT_EQ(errors_of(game), "too-many-comments");
    EXPECT_EQ(game.comments.size(), ReadLimits::all_text / 100'000);

    game = one("1. " + many(ReadLimits::moves + 50, "Nf3 "));
    EXPECT_EQ(errors_of(game), "too-many-moves");
    EXPECT_NE(game.damage(), nullptr);
    EXPECT_EQ(game.moves.size(), ReadLimits::moves);

    game = one("1. e4 " + many(1'000, "} "));
    EXPECT_EQ(game.errors.size(), ReadLimits::errors);
}

}  // namespace
}  // namespace doorgeef::notation
