// The engine as pages ask it.
#include "wasm/asked.hpp"
#include "wasm/engine_exports.hpp"

#include <limits>
#include <random>

namespace doorgeef::wasm {
namespace {

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
// White mates with Qxf7; Black to move would take the queen.
constexpr std::string_view kScholar = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] w KQkq - 4 4";

class Analyst {
public:
    Analyst() : engine_(dg_engine_new(1)) {}
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;
    Analyst(Analyst&&) = delete;
    Analyst& operator=(Analyst&&) = delete;
    ~Analyst() { dg_engine_free(engine_); }

    json::value think(const std::string& text, int board, bool opponent = false, double nodes = 5000) {
        return read(dg_engine_think(engine_, text.data(), text.size(), board, opponent ? 1 : 0, nodes));
    }
    void forget() { dg_engine_forget(engine_); }

private:
    engine::Engine* engine_;
};

std::string question(std::string_view ruleset, std::string_view first, std::string_view second,
                     std::string_view over = "", std::string_view clocks = "", std::string_view white = "A") {
    std::string text;
    for (const std::string_view line : {ruleset, white, first, second, over, clocks})
        text.append(line).append("\n");
    return text;
}

TEST(Analysis, finds_the_mate_of_each_board_and_writes_it_in_both_languages) {
    Analyst analyst;
    const std::string text = question("minerva", kScholar, kScholar);
    const auto first = analyst.think(text, 0);
    EXPECT_EQ(at(first, "/value/seat"), R"("A1")");
    EXPECT_EQ(at(first, "/value/score"), R"({"kind":"mate","moves":1,"wins":true})");
    EXPECT_EQ(at(first, "/value/line"), R"([{"move":"h5f7","san":"Qxf7#","sanNl":"Dxf7#"}])");
    EXPECT_EQ(at(analyst.think(text, 1), "/value/seat"), R"("B2")");
}

TEST(Analysis, a_mate_that_a_piece_could_still_prevent_is_told_apart) {
    Analyst analyst;
    // The rook mates on the back row, until something is dropped in between.
    constexpr std::string_view back_row = "6k1/5ppp/8/8/8/8/5PPP/R5K1[] w - - 0 30";
    const auto fics = analyst.think(question("fics", back_row, kStart), 0);
    EXPECT_EQ(at(fics, "/value/score"), R"({"kind":"stuck","moves":1,"wins":true})");
    const auto alone = analyst.think(question("fics", back_row, kStart, "2"), 0);
    EXPECT_EQ(at(alone, "/value/score"), R"({"kind":"mate","moves":1,"wins":true})");
}

TEST(Analysis, a_threat_is_what_the_opponent_would_play) {
    Analyst analyst;
    constexpr std::string_view black_to_move =
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] b KQkq - 4 4";
    const std::string text = question("minerva", black_to_move, kStart);
    EXPECT_EQ(at(analyst.think(text, 0), "/value/seat"), R"("B1")");
    const auto threat = analyst.think(text, 0, true);
    EXPECT_EQ(at(threat, "/value/seat"), R"("A1")");
    EXPECT_EQ(at(threat, "/value/line/0/san"), R"("Qxf7#")");
}

TEST(Analysis, whoever_is_in_check_is_threatened_by_nothing_else) {
    Analyst analyst;
    constexpr std::string_view in_check = "4k3/8/8/8/8/8/4R3/4K3[] b - - 0 1";
    EXPECT_EQ(at(analyst.think(question("knsb", in_check, kStart), 0, true), "/value"), "null");
}

TEST(Analysis, without_a_legal_move_there_is_a_score_and_no_line) {
    Analyst analyst;
    constexpr std::string_view stuck = "R5k1/5ppp/8/8/8/8/5PPP/6K1[] b - - 0 30";
    constexpr std::string_view stalemate = "k7/2Q5/8/8/8/8/8/4K3[] b - - 0 1";
    const auto mated = analyst.think(question("stein", stuck, kStart), 0);
    EXPECT_EQ(at(mated, "/value/score"), R"({"kind":"stuck","moves":0,"wins":false})");
    EXPECT_EQ(at(mated, "/value/line"), "[]");
    const auto quiet = analyst.think(question("stein", stalemate, kStart), 0);
    EXPECT_EQ(at(quiet, "/value/score"), R"({"kind":"points","value":0})");
}

TEST(Analysis, one_board_has_no_second) {
    Analyst analyst;
    const std::string text = question("jijbent", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "");
    EXPECT_EQ(at(analyst.think(text, 0), "/value/line/0/sanNl"), R"("Th8#")");
    EXPECT_EQ(at(analyst.think(text, 1), "/problem/code"), R"("no-such-board")");
    EXPECT_EQ(at(analyst.think(text, 7), "/problem/code"), R"("no-such-board")");
}

TEST(Analysis, a_lost_player_with_time_to_spare_is_told_to_wait) {
    Analyst analyst;
    constexpr std::string_view lost = "6k1/5ppp/8/8/8/8/8/QQ4K1[] b - - 0 30";
    constexpr std::string_view won = "6k1/8/8/8/8/8/5PPP/QQ4K1[] w - - 0 30";
    const auto ahead =
        analyst.think(question("fics", lost, won, "", "60000 10000 60000 60000"), 0, false, 3000);
    EXPECT_EQ(at(ahead, "/value/seat"), R"("B1")");
    EXPECT_EQ(at(ahead, "/value/wait"), "true");
    const auto behind =
        analyst.think(question("fics", lost, won, "", "60000 90000 60000 60000"), 0, false, 3000);
    EXPECT_EQ(at(behind, "/value/wait"), "false");
}

TEST(Analysis, the_same_question_to_an_engine_that_has_forgotten_gets_the_same_answer) {
    Analyst analyst;
    const std::string text = question("knsb", kScholar, kStart);
    const auto before = analyst.think(text, 1, false, 20000);
    analyst.forget();
    EXPECT_EQ(before, analyst.think(text, 1, false, 20000));
}

TEST(Analysis, what_makes_no_sense_is_refused) {
    Analyst analyst;
    EXPECT_EQ(at(analyst.think("schaak\n", 0), "/problem/code"), R"("bad-ruleset")");
    EXPECT_EQ(at(analyst.think(question("knsb", kStart, ""), 0), "/problem/code"), R"("bad-position")");
    EXPECT_EQ(at(analyst.think(std::string(5000, 'x'), 0), "/problem/code"), R"("too-large")");
}

TEST(Analysis, any_bytes_and_numbers_get_an_answer) {
    Analyst analyst;
    std::mt19937 random{13};
    const std::string good[] = {question("stein", kStart, kScholar, "1", "1 2 3 4", "B"),
                                question("fics", "4k3/1P6/8/8/8/8/8/4K3[Qn] w - - 0 1", kStart)};
    constexpr double numbers[] = {-1, 0, 1, 30.5, -1e300, std::numeric_limits<double>::quiet_NaN()};
    for (int i = 0; i < 600; ++i) {
        std::string text = good[random() % 2];
        for (unsigned changes = random() % 4; changes > 0; --changes)
            text[random() % text.size()] = static_cast<char>(random() % 95 + 32);
        analyst.think(text, static_cast<int>(random() % 4) - 1, i % 2 == 0, numbers[random() % 6]);
    }
}

}  // namespace
}  // namespace doorgeef::wasm
