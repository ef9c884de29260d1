#include "doorgeef/play/input.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using Problem = InputError::Problem;

template <class Kind>
std::optional<Kind> parse(std::string_view line) {
    const auto input = parse_input(line);
    if (!input || !std::holds_alternative<Kind>(*input)) return std::nullopt;
    return std::get<Kind>(*input);
}

InputError error(std::string_view line) {
    const auto input = parse_input(line);
    EXPECT_FALSE(input) << line;
    return input ? InputError{} : input.error();
}

TEST(PlayInput, a_move_has_a_board_or_a_seat_before_it) {
    const auto by_board = parse<MoveInput>("2 N@f3");
    ASSERT_TRUE(by_board);
    EXPECT_EQ(by_board->board, BoardId::second);
    EXPECT_EQ(by_board->seat, std::nullopt);
    EXPECT_EQ(by_board->text, "N@f3");
    const auto by_seat = parse<MoveInput>("  b1\te7e8/g5\r");
    ASSERT_TRUE(by_seat);
    EXPECT_EQ(by_seat->board, BoardId::first);
    EXPECT_EQ(by_seat->seat, (Seat{Team::b, BoardId::first}));
    const auto bare = parse<MoveInput>("e2e4");
    ASSERT_TRUE(bare);
    EXPECT_EQ(bare->board, std::nullopt);
}

TEST(PlayInput, words_count_in_both_languages_and_any_case) {
    for (const char* word : {"help", "hulp", "?", "HULP"}) EXPECT_TRUE(parse<HelpInput>(word)) << word;
    for (const char* word : {"quit", "exit", "stop", "einde", " Stop "})
        EXPECT_TRUE(parse<QuitInput>(word)) << word;
    for (const char* word : {"board", "bord"}) EXPECT_TRUE(parse<BoardInput>(word)) << word;
    for (const char* word : {"moves", "zetten"}) EXPECT_TRUE(parse<MovesInput>(word)) << word;
    EXPECT_EQ(parse<MovesInput>("zetten 2")->board, BoardId::second);
    EXPECT_TRUE(parse<FenInput>("fen"));
    EXPECT_TRUE(parse<Nothing>(""));
    EXPECT_TRUE(parse<Nothing>(" \t"));
}

TEST(PlayInput, a_bad_line_says_which_words_are_bad) {
    EXPECT_EQ(error("1"), (InputError{Problem::move_missing, "1"}));
    EXPECT_EQ(error("A2"), (InputError{Problem::move_missing, "A2"}));
    EXPECT_EQ(error("1 e2e4 e7e5"), (InputError{Problem::too_much, "e7e5"}));
    EXPECT_EQ(error("help me"), (InputError{Problem::too_much, "me"}));
    EXPECT_EQ(error("moves 3"), (InputError{Problem::bad_board, "3"}));
    EXPECT_EQ(error("moves 1 2"), (InputError{Problem::too_much, "2"}));
    EXPECT_EQ(error("3 e2e4"), (InputError{Problem::not_understood, "3 e2e4"}));
    EXPECT_EQ(error("what now"), (InputError{Problem::not_understood, "what now"}));
    EXPECT_EQ(error("1 e2e9"),
              (InputError{Problem::bad_move, "e2e9", {rules::MoveTextProblem::bad_square, 2}}));
    EXPECT_EQ(error("1 K@e4"),
              (InputError{Problem::bad_move, "K@e4", {rules::MoveTextProblem::bad_drop_role, 0}}));
}

TEST(PlayInput, lines_end_with_the_line_or_the_input) {
    std::istringstream in{"1 e2e4\n\nstop"};
    EXPECT_EQ(read_line(in)->text, "1 e2e4");
    EXPECT_EQ(read_line(in)->text, "");
    EXPECT_EQ(read_line(in)->text, "stop");
    EXPECT_FALSE(read_line(in));
    EXPECT_FALSE(read_line(in));
}

TEST(PlayInput, a_long_line_is_read_but_not_kept) {
    std::istringstream in{std::string(kLongestLine, 'x') + "\n" + std::string(1'000'000, 'y') + "\nz"};
    EXPECT_FALSE(read_line(in)->cut_off);
    const auto cut = read_line(in);
    EXPECT_TRUE(cut->cut_off);
    EXPECT_EQ(cut->text.size(), kLongestLine);
    EXPECT_EQ(read_line(in)->text, "z");
}

TEST(PlayInput, nul_bytes_are_part_of_the_line) {
    std::istringstream in{std::string{"1 e2\0e4\n", 8}};
    EXPECT_EQ(read_line(in)->text, (std::string{"1 e2\0e4", 7}));
}

}  // namespace
}  // namespace doorgeef::app
