// Our own engine as other programs meet it: the real program, driven through pipes.
#include "cli/process.hpp"
#include "doorgeef/arena/engine_process.hpp"
#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "rules/legal_moves.hpp"

#include <chrono>
#include <initializer_list>
#include <memory>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using namespace std::chrono_literals;

class Engine {
public:
    explicit Engine(const char* protocol) : process_(EngineProcess::start({DOORGEEF_PROGRAM, protocol})) {}

    void send(std::initializer_list<std::string_view> lines) {
        for (const std::string_view line : lines) process_->send(line);
    }
    // The next line that begins so; empty if none comes.
    std::string await(std::string_view start) {
        const auto until = std::chrono::steady_clock::now() + 60s;
        while (true) {
            const auto line = process_->read_line(until);
            if (!std::holds_alternative<std::string>(line)) return "";
            if (const auto& text = std::get<std::string>(line); text.starts_with(start)) return text;
        }
    }
    bool silent_for(std::chrono::milliseconds time) {
        return !std::holds_alternative<std::string>(
            process_->read_line(std::chrono::steady_clock::now() + time));
    }
    bool ends() {
        const auto line = process_->read_line(std::chrono::steady_clock::now() + 60s);
        return std::holds_alternative<EngineProcess::Silence>(line) &&
               std::get<EngineProcess::Silence>(line) == EngineProcess::Silence::gone;
    }

private:
    std::unique_ptr<EngineProcess> process_;
};

// Black is mated by the queen on h5 that takes f7; in bughouse also by what White can drop.
constexpr const char* kScholar = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR[] w KQkq - 4 4";
// A knight on f7 would smother the king.
constexpr const char* kSmothered = "6rk/6pp/8/8/8/8/8/6K1[N] w - - 0 1";

bool is_legal(const char* fen, const char* preset, const std::string& move) {
    const auto ruleset = *rules::preset(preset);
    const auto position = *rules::Position::from_setup(*rules::parse_fen(fen), ruleset);
    const auto coordinates = rules::parse_move(move);
    if (!coordinates) return false;
    const auto resolved = rules::resolve(*coordinates, position);
    return resolved && rules::is_legal(position, *resolved, ruleset, &position);
}

TEST(OwnUci, greets_with_its_options) {
    Engine engine{"uci"};
    engine.send({"uci"});
    EXPECT_TRUE(engine.await("id name").starts_with("id name Doorgeef "));
    EXPECT_NE(engine.await("option name UCI_Variant").find(" var knsb"), std::string::npos);
    EXPECT_EQ(engine.await("uciok"), "uciok");
    engine.send({"isready"});
    EXPECT_EQ(engine.await("readyok"), "readyok");
    engine.send({"quit"});
    EXPECT_TRUE(engine.ends());
}

TEST(OwnUci, finds_a_mate_and_tells_of_it) {
    Engine engine{"uci"};
    engine.send(
        {"setoption name UCI_Variant value bughouse", std::string{"position fen "} + kScholar, "go depth 3"});
    const std::string info = engine.await("info depth");
    for (const char* word : {" score ", " nodes ", " nps ", " pv "})
        EXPECT_NE(info.find(word), std::string::npos) << info;
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove h5f7"));
}

TEST(OwnUci, knows_by_the_variant_whether_a_drop_may_mate) {
    for (const auto& [variant, mates] : {std::pair{"bughouse", true}, std::pair{"knsb", false}}) {
        Engine engine{"uci"};
        engine.send({std::string{"setoption name UCI_Variant value "} + variant,
                     std::string{"position fen "} + kSmothered, "go depth 3"});
        const std::string answer = engine.await("bestmove");
        EXPECT_EQ(answer.starts_with("bestmove N@f7"), mates) << variant << ": " << answer;
    }
}

TEST(OwnUci, asked_for_a_mate_it_looks_for_nothing_else) {
    Engine engine{"uci"};
    engine.send({"setoption name UCI_Variant value bughouse",
                 "position fen 8/1pk5/p7/3r4/5q~2/7K/8/8[] b - - 33 66", "go mate 3"});
    const std::string info = engine.await("info depth");
    EXPECT_NE(info.find(" score mate 3 "), std::string::npos) << info;
    EXPECT_NE(engine.await("bestmove"), "");
    engine.send({"go mate 2"});
    EXPECT_EQ(engine.await("info depth 6").find(" score mate 2 "), std::string::npos);
    EXPECT_NE(engine.await("bestmove"), "") << "there is none, but a move all the same";
    engine.send({"setoption name UCI_Variant value stein", "position fen 6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1",
                 "go mate 1"});
    EXPECT_NE(engine.await("info depth").find(" score mate 1 "), std::string::npos);
}

TEST(OwnUci, thinks_without_end_until_it_is_stopped) {
    Engine engine{"uci"};
    engine.send({std::string{"position fen "} + kSmothered, "setoption name UCI_Variant value bughouse",
                 "position startpos moves e2e4", "go infinite"});
    EXPECT_NE(engine.await("info depth 2"), "");
    engine.send({"isready"});
    EXPECT_EQ(engine.await("readyok"), "readyok") << "it listens while it thinks";
    engine.send({"stop"});
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove "));
}

TEST(OwnUci, keeps_its_answer_until_the_ponderhit) {
    Engine engine{"uci"};
    engine.send({"position startpos", "go ponder depth 1 wtime 1000 btime 1000"});
    EXPECT_NE(engine.await("info depth 1"), "");
    EXPECT_TRUE(engine.silent_for(200ms));
    engine.send({"ponderhit"});
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove "));
}

// What it says when it is given these lines and nothing more.
ProcessOutcome piped(std::string lines) {
    return run_process({.arguments = {"uci"}, .in = std::move(lines)});
}

TEST(OwnUci, at_the_end_of_the_input_it_still_answers) {
    for (const char* go :
         {"go movetime 300", "go nodes 20000", "go depth 4", "go mate 2", "go wtime 2000 btime 2000", "go",
          "go infinite", "go ponder wtime 1000 btime 1000", "go btime 1000"}) {
        const auto outcome = piped(std::string{"position startpos\n"} + go + '\n');
        EXPECT_EQ(outcome.exit_code, 0) << go;
        EXPECT_NE(outcome.out.find("bestmove "), std::string::npos) << go;
    }
    // A search with a limit is not cut short.
    EXPECT_NE(piped("position startpos\ngo depth 6\n").out.find("info depth 6 "), std::string::npos);
    // Neither is one that was hit.
    EXPECT_NE(piped("position startpos\ngo ponder movetime 100\nponderhit\n").out.find("bestmove "),
              std::string::npos);
}

TEST(OwnUci, at_the_end_of_the_input_nothing_is_answered_twice_or_unasked) {
    EXPECT_EQ(piped("position startpos\n").out, "");
    EXPECT_EQ(piped("position startpos\ngo depth 30\nquit\n").out.find("bestmove"), std::string::npos);
    const std::string out = piped("position startpos\ngo infinite\nstop\n").out;
    EXPECT_NE(out.find("bestmove "), std::string::npos);
    EXPECT_EQ(out.find("bestmove "), out.rfind("bestmove "));
}

TEST(OwnUci, the_same_nodes_give_the_same_move) {
    std::string first;
    for (int i = 0; i < 2; ++i) {
        Engine engine{"uci"};
        engine.send(
            {"setoption name UCI_Variant value knsb", "position startpos moves e2e4 e7e5", "go nodes 20000"});
        const std::string answer = engine.await("bestmove");
        if (i == 0) first = answer;
        EXPECT_EQ(answer, first);
    }
}

// However little it may look at.
TEST(OwnUci, answers_with_the_move_it_told_of_last) {
    for (const char* go : {"go nodes 1", "go depth 0", "go nodes 300", "go nodes 700", "go nodes 1500"}) {
        Engine engine{"uci"};
        engine.send(
            {"setoption name UCI_Variant value bughouse",
             "position fen r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2NP1N2/PPP2PPP/R1BQKB1R[NPbp] w KQkq - 0 6", go});
        std::string info;
        std::string line = engine.await("");
        for (; line.starts_with("info"); line = engine.await("")) info = line;
        const std::size_t pv = info.find(" pv ");
        ASSERT_NE(pv, std::string::npos) << go << ": " << info;
        EXPECT_NE(info.find(" hashfull "), std::string::npos) << info;
        const std::string told = info.substr(pv + 4, info.find(' ', pv + 4) - pv - 4);
        EXPECT_EQ(line.substr(0, line.find(" ponder")), "bestmove " + told) << go;
    }
}

TEST(OwnUci, searches_only_the_moves_it_is_given) {
    Engine engine{"uci"};
    engine.send({"position startpos", "go depth 2 searchmoves a2a3 e2e5 h7h6"});
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove a2a3"));
}

TEST(OwnUci, promotes_by_taking_from_the_other_board) {
    constexpr const char* fen = "8/P6k/8/8/8/8/8/K7[] w - - 0 1";
    Engine engine{"uci"};
    engine.send({"setoption name UCI_Variant value stein", "setoption name UCI_OtherBoard value true",
                 std::string{"position fen "} + fen, "otherboard fen k7/8/8/8/8/8/3Q4/K7[] b - - 0 1",
                 "go depth 2 searchmoves a7a8/d2"});
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove a7a8/d2"));
}

TEST(OwnUci, takes_nothing_from_a_board_it_does_not_know) {
    constexpr const char* position = "position fen 8/P6k/8/8/8/8/8/K7[] w - - 0 1";
    constexpr const char* board = "otherboard fen k7/8/8/8/8/8/3Q4/K7[] b - - 0 1";
    Engine engine{"uci"};
    // Sent, but not to be looked at.
    for (const char* other : {"isready", board}) {
        engine.send({"setoption name UCI_Variant value stein", other, position, "go depth 4"});
        EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove a1")) << other;
        for (const char* taken : {"a7a8/d1", "a7a8/d2"}) {
            engine.send({std::string{position} + " moves " + taken});
            EXPECT_EQ(engine.await("info string refused"),
                      std::string{"info string refused move nothing-there-to-take '"} + taken + "'");
        }
        engine.send({std::string{position} + " moves a7a8/-", "go depth 1"});
        EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove h7")) << "the pawn is gone";
    }
    engine.send(
        {"setoption name UCI_OtherBoard value true", std::string{position} + " moves a7a8/d2", "go depth 1"});
    EXPECT_TRUE(engine.await("bestmove").starts_with("bestmove h7"));
}

TEST(OwnUci, where_nothing_can_be_moved_it_says_so) {
    Engine engine{"uci"};
    engine.send({"position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go depth 2"});
    EXPECT_EQ(engine.await("bestmove"), "bestmove (none)");
}

TEST(OwnUci, says_which_value_of_an_option_it_does_not_take) {
    Engine engine{"uci"};
    for (const auto& [option, value, what] :
         {std::tuple{"Hash", "8192", "hash out-of-range"}, std::tuple{"Hash", "abc", "hash out-of-range"},
          std::tuple{"Threads", "2", "threads out-of-range"},
          std::tuple{"Move Overhead", "-1", "move-overhead out-of-range"},
          std::tuple{"Level", "god", "level unknown"},
          std::tuple{"UCI_Variant", "shogi", "variant unknown"}}) {
        engine.send({std::string{"setoption name "} + option + " value " + value});
        EXPECT_EQ(engine.await("info string"),
                  std::string{"info string refused "} + what + " '" + value + "'");
    }
    engine.send({"setoption name Threads value 1", "setoption name Hash value 2",
                 "setoption name Move Overhead value 0", "isready"});
    EXPECT_EQ(engine.await(""), "readyok");
}

TEST(OwnUci, survives_whatever_is_typed) {
    Engine engine{"uci"};
    engine.send({"",
                 "hello",
                 "position",
                 "position fen",
                 "position fen x moves y",
                 "position startpos moves e2e5",
                 "position startpos moves Q@e4",
                 "go depth",
                 "stop",
                 "setoption",
                 "setoption name Hash value -1",
                 "setoption name Hash value 99999999999",
                 "setoption name UCI_Variant value shogi",
                 "otherboard",
                 "otherboard fen x",
                 "ponderhit",
                 "go movetime -5",
                 "go wtime 0 btime 0",
                 std::string(100'000, 'x'),
                 "stop"});
    engine.send({"position startpos", "go depth 1"});
    EXPECT_EQ(engine.await("info string refused move"), "info string refused move illegal-move 'e2e5'");
    EXPECT_NE(engine.await("bestmove"), "");
    engine.send({"isready"});
    EXPECT_EQ(engine.await("readyok"), "readyok");
}

TEST(OwnCecp, tells_its_features) {
    Engine engine{"cecp"};
    engine.send({"xboard", "protover 2"});
    EXPECT_NE(engine.await("feature variants").find("bughouse"), std::string::npos);
    EXPECT_NE(engine.await("feature myname").find("done=1"), std::string::npos);
    engine.send({"ping 3", "quit"});
    EXPECT_EQ(engine.await("pong"), "pong 3");
    EXPECT_TRUE(engine.ends());
}

TEST(OwnCecp, answers_moves_with_moves) {
    Engine engine{"cecp"};
    engine.send({"xboard", "protover 2", "new", "variant bughouse", "level 0 1 0", "sd 2", "usermove e2e4"});
    const std::string answer = engine.await("move ");
    EXPECT_TRUE(
        is_legal("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1", "fics", answer.substr(5)))
        << answer;
    engine.send({"usermove e4e6"});
    EXPECT_EQ(engine.await("Illegal move"), "Illegal move (illegal-move): e4e6");
}

TEST(OwnCecp, plays_what_it_holds) {
    Engine engine{"cecp"};
    engine.send({"new", "variant bughouse", "force", "sd 3", "setboard 6rk/6pp/8/8/8/8/8/6K1 w - - 0 1",
                 "holding [N] []", "go"});
    EXPECT_EQ(engine.await("move "), "move N@f7");
}

TEST(OwnCecp, thinks_again_when_a_piece_arrives) {
    Engine engine{"cecp"};
    engine.send({"new", "variant bughouse", "force", "st 3600", "setboard 6rk/6pp/8/8/8/8/8/6K1 w - - 0 1",
                 "post", "go"});
    EXPECT_NE(engine.await("2 "), "") << "it thinks";
    engine.send({"holding [N] [] WN", "?"});
    EXPECT_EQ(engine.await("move "), "move N@f7");
}

TEST(OwnCecp, in_force_mode_it_only_watches) {
    Engine engine{"cecp"};
    engine.send({"new", "force", "usermove e2e4", "usermove e7e5"});
    EXPECT_TRUE(engine.silent_for(100ms));
    engine.send({"undo", "usermove e7e6", "undo", "undo", "usermove d2d4", "ping 1"});
    EXPECT_EQ(engine.await(""), "pong 1") << "none of it was refused";
    engine.send({"playother", "sd 1", "usermove d7d5"});
    EXPECT_NE(engine.await("move "), "");
}

TEST(OwnCecp, says_how_a_game_has_ended) {
    Engine engine{"cecp"};
    engine.send({"new", "force", "usermove f2f3", "usermove e7e5", "usermove g2g4", "usermove d8h4"});
    EXPECT_EQ(engine.await("0-1"), "0-1 {Black mates}");
}

TEST(OwnCecp, sits_when_its_teammate_says_so) {
    Engine engine{"cecp"};
    engine.send({"new", "variant bughouse", "partner jan", "force", "sd 2", "ptell sit", "go"});
    EXPECT_TRUE(engine.silent_for(300ms));
    engine.send({"ptell go"});
    EXPECT_NE(engine.await("move "), "");
}

TEST(OwnCecp, sits_no_longer_than_it_can) {
    Engine asked{"cecp"};
    asked.send({"new", "variant bughouse", "partner jan", "force", "sd 2", "ptell sit", "go", "ping 1"});
    EXPECT_EQ(asked.await(""), "pong 1");
    EXPECT_TRUE(asked.silent_for(200ms));
    asked.send({"?"});
    EXPECT_NE(asked.await("move "), "") << "told to move now";
    Engine mates{"cecp"};
    mates.send({"new", "variant bughouse", "partner jan", "force", "sd 3",
                "setboard 6rk/6pp/8/8/8/8/8/6K1 w - - 0 1", "holding [N] []", "ptell sit", "go"});
    EXPECT_EQ(mates.await("move "), "move N@f7") << "it mates";
    // A second more than what it keeps for itself, then less than that.
    for (const auto& [time, sits] : {std::pair{"time 1100", 1s}, std::pair{"time 900", 0s}}) {
        Engine hurried{"cecp"};
        const auto began = std::chrono::steady_clock::now();
        hurried.send({"new", "variant bughouse", "partner jan", "level 0 1 0", "force", "sd 1", "ptell sit",
                      time, "go"});
        EXPECT_NE(hurried.await("move "), "");
        EXPECT_GE(std::chrono::steady_clock::now() - began, sits) << time;
    }
}

TEST(OwnCecp, says_only_what_the_ruleset_lets_teammates_say) {
    // A rook would mate White where drops may check.
    constexpr const char* danger = "setboard 7k/8/8/8/8/5q2/8/7K w - - 0 1";
    constexpr const char* calm = "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const auto& [variant, warning, all_clear] :
         {std::tuple{"bughouse", "tellics ptell -R", "tellics ptell go"},
          std::tuple{"minerva", "tellics ptell -R", ""}, std::tuple{"knsb", "", ""}}) {
        Engine engine{"cecp"};
        engine.send({"new", std::string{"variant "} + variant, "partner jan", "sd 2"});
        for (const auto& [board, said] : {std::pair{danger, warning}, std::pair{calm, all_clear}}) {
            engine.send({"force", board, "go"});
            const std::string first = engine.await("");
            EXPECT_TRUE(*said == 0 ? first.starts_with("move ") : first == said) << variant << ": " << first;
            if (*said != 0) EXPECT_NE(engine.await("move "), "");
        }
    }
}

TEST(OwnCecp, answers_a_ping_after_the_move_it_thinks_about) {
    Engine engine{"cecp"};
    engine.send({"new", "st 3600", "go", "ping 1"});
    EXPECT_TRUE(engine.silent_for(200ms));
    engine.send({"?"});
    EXPECT_TRUE(engine.await("").starts_with("move "));
    EXPECT_EQ(engine.await(""), "pong 1");
    engine.send({"go", "ping 2", "force"});
    EXPECT_EQ(engine.await(""), "pong 2") << "there is no move to wait for any more";
}

TEST(OwnCecp, goes_on_thinking_when_a_move_makes_no_sense) {
    Engine engine{"cecp"};
    engine.send({"new", "st 3600", "go", "usermove zz", "?"});
    EXPECT_EQ(engine.await("Illegal move"), "Illegal move (not-a-move): 'zz'");
    EXPECT_NE(engine.await("move "), "");
}

TEST(OwnCecp, heeds_what_its_teammate_needs) {
    for (const auto& [wish, taken] : {std::pair{"ptell +n", "d4e5"}, std::pair{"ptell +b", "d4c5"}}) {
        Engine engine{"cecp"};
        // The pawn on d4 can take a knight and a bishop.
        engine.send({"new", "variant bughouse", "partner jan", "force", "sd 4",
                     "setboard 3k4/pp1p1p1p/8/2b1n3/3P4/8/PPP2PPP/3K4 w - - 0 5", wish, "go"});
        EXPECT_EQ(engine.await("move "), std::string{"move "} + taken);
    }
}

TEST(OwnCecp, survives_whatever_is_typed) {
    Engine engine{"cecp"};
    engine.send({"",
                 "hello",
                 "usermove",
                 "usermove @@@@",
                 "usermove e2e5",
                 "holding [K] []",
                 "holding",
                 "level",
                 "st",
                 "setboard",
                 "setboard 8/8/8/8/8/8/8/8 w - - 0 1",
                 "undo",
                 "undo",
                 "remove",
                 "variant shogi",
                 "?",
                 "ptell",
                 "partner",
                 "memory 0",
                 "sd -1",
                 "time x",
                 "result",
                 "protover",
                 std::string(100'000, 'x')});
    engine.send({"new", "sd 1", "usermove e2e4"});
    EXPECT_NE(engine.await("move "), "");
}

}  // namespace
}  // namespace doorgeef::app
