#include "doorgeef/play/input.hpp"
#include "doorgeef/play/keyboard_words.hpp"

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

TEST(PlayInput, a_command_has_a_board_or_a_seat_before_it) {
    const auto by_board = parse<PlayerInput>("2 N@f3");
    ASSERT_TRUE(by_board);
    EXPECT_EQ(by_board->board, match::BoardId::second);
    EXPECT_EQ(by_board->seat, std::nullopt);
    EXPECT_EQ(by_board->text, "N@f3");
    const auto by_seat = parse<PlayerInput>("  b1\te7e8/g5\r");
    ASSERT_TRUE(by_seat);
    EXPECT_EQ(by_seat->seat, (match::Seat{match::Team::b, match::BoardId::first}));
    EXPECT_EQ(std::get<match::command::Play>(by_seat->what).move, *rules::parse_move("e7e8/g5"));
    for (const char* line : {"e2e4", "play e2e4", "resign"}) {
        const auto bare = parse<PlayerInput>(line);
        ASSERT_TRUE(bare) << line;
        EXPECT_FALSE(bare->board || bare->seat) << line;
    }
}

TEST(PlayInput, words_count_in_both_languages_and_any_case) {
    for (const char* word : {"help", "hulp", "?", "HULP"}) EXPECT_TRUE(parse<HelpInput>(word)) << word;
    for (const char* word : {"quit", "exit", "stop", "einde", " Stop "})
        EXPECT_TRUE(parse<QuitInput>(word)) << word;
    for (const char* word : {"board", "bord"}) EXPECT_TRUE(parse<BoardInput>(word)) << word;
    for (const char* word : {"start", "begin"}) EXPECT_TRUE(parse<StartInput>(word)) << word;
    for (const char* word : {"log", "verslag"}) EXPECT_TRUE(parse<LogInput>(word)) << word;
    for (const char* word : {"moves", "zetten"}) EXPECT_TRUE(parse<MovesInput>(word)) << word;
    EXPECT_EQ(parse<MovesInput>("zetten 2")->board, match::BoardId::second);
    EXPECT_TRUE(parse<FenInput>("fen"));
    for (const char* word : {"", " \t", "clock", "klok"}) EXPECT_TRUE(parse<ClocksInput>(word)) << word;
}

TEST(PlayInput, dutch_words_mean_the_same_commands) {
    const std::vector<std::pair<const char*, const char*>> synonyms{
        {"zet e2e4", "play e2e4"},
        {"indrukken", "press"},
        {"aanraken e2", "touch e2"},
        {"aanraken toren", "touch R"},
        {"doorgeven N", "pass N"},
        {"Doorgeven Paard", "pass N"},
        {"doorgeven n", "pass N"},
        {"doorgeven alles", "pass all"},
        {"opgeven", "resign"},
        {"afzien", "waive"},
        {"remise aanbieden", "offer draw"},
        {"remise aannemen", "accept draw"},
        {"remise afslaan", "decline draw"},
        {"claim vlag", "claim flag"},
        {"claim onreglementair", "claim illegal"},
        {"claim herhaling e2e4", "claim repetition e2e4"},
        {"claim vijftig", "claim fifty"},
        {"claim materiaal", "claim material"},
        {"accepteer onreglementair", "accept illegal"},
        {"meld geen-stuk", "report no-piece"},
        {"wegnemen g5", "remove g5"},
        {"zeg nodig dame", "say need Q"},
        {"zeg mag remise-aanbieden", "say leave offer-draw"},
        {"zeg mag mat", "say leave mate"},
        {"zeg ja", "say yes"},
        {"zeg nee", "say no"},
        {"zeg gevaar L", "say danger L"},
        {"zeg wacht", "say sit"},
        {"zeg vlag", "say flag"},
        {"zeg tekst ga door, Dame!", "say text \"ga door, Dame!\""},
        {"roep arbiter", "call arbiter"},
        {"klok A1 =1:00", "clock A1 =1:00"},
        {"stelling 1 4k3/8/8/8/8/8/8/4K3[p] b - - 0 1", "position 1 4k3/8/8/8/8/8/8/4K3[p] b - - 0 1"},
        {"uitslag 1 1/2", "result 1 1/2"},
        {"N@f3", "N@f3"},
    };
    for (const auto& [typed, words] : synonyms) EXPECT_EQ(in_scenario_words(typed), words);
    for (const char* line : {"A1 opgeven", "a2 remise aanbieden", "B1 claim vlag", "1 zeg nodig paard"})
        EXPECT_TRUE(parse<PlayerInput>(line)) << line;
}

TEST(PlayInput, the_arbiter_may_give_a_reason) {
    const auto input = parse<ArbiterInput>("Arbiter klok a1 +30 # Tweede onreglementaire zet ");
    ASSERT_TRUE(input);
    EXPECT_EQ(input->command.reason, "Tweede onreglementaire zet");
    EXPECT_EQ(std::get<match::arbiter::SetClock>(input->command.act),
              (match::arbiter::SetClock{match::Seat{}, match::arbiter::SetClock::How::by, 30'000}));
    EXPECT_TRUE(parse<ArbiterInput>("arbiter pauze"));
    const auto loss = parse<ArbiterInput>("arbiter bestraf onreglementair A1 verlies # te vaak");
    ASSERT_TRUE(loss);
    EXPECT_EQ(std::get<match::arbiter::PenaliseIllegalMoves>(loss->command.act),
              (match::arbiter::PenaliseIllegalMoves{match::Seat{}, std::nullopt}));
    EXPECT_EQ(error("arbiter dance"), (InputError{Problem::not_understood, "arbiter dance"}));
    EXPECT_EQ(error("arbiter pause now"), (InputError{Problem::too_much, "now"}));
}

TEST(PlayInput, a_bad_line_says_which_words_are_bad) {
    EXPECT_EQ(error("1"), (InputError{Problem::move_missing, "1"}));
    EXPECT_EQ(error("A2"), (InputError{Problem::move_missing, "A2"}));
    EXPECT_EQ(error("1 e2e4 e7e5"), (InputError{Problem::too_much, "e7e5"}));
    EXPECT_EQ(error("A1 resign now"), (InputError{Problem::too_much, "now"}));
    EXPECT_EQ(error("A1 claim"), (InputError{Problem::not_understood, "A1 claim"}));
    EXPECT_EQ(error("A1 pass king"), (InputError{Problem::not_understood, "A1 pass king"}));
    EXPECT_EQ(error("help me"), (InputError{Problem::too_much, "me"}));
    EXPECT_EQ(error("moves 3"), (InputError{Problem::bad_board, "3"}));
    EXPECT_EQ(error("moves 1 2"), (InputError{Problem::too_much, "2"}));
    EXPECT_EQ(error("3 e2e4"), (InputError{Problem::not_understood, "3 e2e4"}));
    EXPECT_EQ(error("what now"), (InputError{Problem::not_understood, "what now"}));
    const InputError bad_square{Problem::bad_move, "e2e9", {rules::MoveTextProblem::bad_square, 2}};
    EXPECT_EQ(error("1 e2e9"), bad_square);
    EXPECT_EQ(error("A1 zet e2e9"), bad_square);
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

TEST(PlayInput, n34_nul_bytes_are_part_of_the_line) {
    std::istringstream in{std::string{"1 e2\0e4\n", 8}};
    EXPECT_EQ(read_line(in)->text, (std::string{"1 e2\0e4", 7}));
}

}  // namespace
}  // namespace doorgeef::app
