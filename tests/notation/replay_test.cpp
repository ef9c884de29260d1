// Real games through the real match, against what python-chess made of them.
#include "notation/replay.hpp"

#include "notation/shared_games.hpp"
#include "rules/fen.hpp"

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

namespace fs = std::filesystem;
using match::BoardId;

Replay replayed(const std::string& text, const char* ruleset = "fics") {
    return replay(read_all(text).at(0), *rules::preset(ruleset), {.count_legal_moves = true});
}

TEST(Replay, passes_what_is_captured_to_the_other_board) {
    const Replay result = replayed("1A. e4 1a. d5 2A. exd5 1B. e4 1b. P@e3 *");
    EXPECT_FALSE(result.failure);
    EXPECT_EQ(result.plies, 5U);
}

TEST(Replay, stops_at_the_first_move_that_cannot_be_played) {
    const auto failure = [](const char* text, const char* ruleset = "fics") {
        const Replay result = replayed(text, ruleset);
        if (!result.failure) return std::string{"none"};
        const auto move = result.failure->move;
        return std::string{code(result.failure->problem)} + " " + std::string{code(result.failure->cause)} +
               " " + (move ? std::to_string(*move) : "");
    };
    EXPECT_EQ(failure("1A. e4 1a. P@e5 *"), "illegal-move not-in-reserve 1");
    EXPECT_EQ(failure("1a. e5 *"), "refused not-your-turn 0");
    EXPECT_EQ(failure("1. e4 *"), "unknown-mover  0");
    EXPECT_EQ(failure("1A. xyz *"), "bad-move bad-letter 0");
    EXPECT_EQ(failure("[FEN \"nonsense\"]\n1A. e4 *"), "bad-position  ");
    EXPECT_EQ(failure("1. e4 e5 2. Ke2 Ke7 *", "jijbent"), "none");
}

TEST(Replay, n34_boards_out_of_order_are_played_as_far_as_they_can_have_been) {
    const auto stopped = [](const char* text) {
        const Replay result = replayed(text);
        return std::pair{result.plies, result.failure ? std::string{code(result.failure->cause)} : "none"};
    };
    EXPECT_EQ(stopped("1B. e4 1b. e5 2B. d4 1A. e4 2b. d5 1a. e5 *"), (std::pair{6UL, std::string{"none"}}))
        << "boards go their own pace";
    EXPECT_EQ(stopped("1A. e4 1A. d4 *"), (std::pair{1UL, std::string{"not-your-turn"}}));
    EXPECT_EQ(stopped("1b. e5 1B. e4 *"), (std::pair{0UL, std::string{"not-your-turn"}}));
    EXPECT_EQ(stopped("1A. e4 1B. e4 1b. P@e3 1a. d5 2A. exd5 *"),
              (std::pair{2UL, std::string{"not-in-reserve"}}))
        << "dropped before it was captured";
}

// The last two fields of a FEN count moves; python-chess counts drops otherwise than ruling R13.
std::string without_counters(const std::string& fen) {
    return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
}

struct Expected {
    std::size_t plies = 0;
    std::uint64_t legal_moves = 0;
    std::string first;
    std::string second;
};

std::map<std::pair<std::string, int>, Expected> read_expected(const fs::path& path) {
    std::map<std::pair<std::string, int>, Expected> games;
    std::ifstream file{path};
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        std::stringstream fields{line};
        std::string name;
        std::string index;
        std::string plies;
        std::string legal;
        Expected expected;
        for (std::string* field : {&name, &index, &plies, &legal, &expected.first, &expected.second})
            std::getline(fields, *field, '\t');
        expected.plies = std::stoul(plies);
        expected.legal_moves = std::stoull(legal);
        games[{name, std::stoi(index)}] = expected;
    }
    return games;
}

TEST(Replay, real_games_come_out_as_another_library_says) {
    const fs::path folder = shared_games();
    if (!exists(folder)) GTEST_SKIP() << folder << " is not there";
    const auto expected = read_expected(folder / "expected.tsv");
    int compared = 0;
    for (const char* name : kSharedGames) {
        int index = 0;
        for (const GameRecord& game : read_shared(name)) {
            ++index;
            const auto found = expected.find({name, index});
            if (found == expected.end()) continue;  // a fragment that starts in mid-game, says its README
            SCOPED_TRACE(std::string{name} + " game " + std::to_string(index));
            const Replay result = replay(game, *rules::preset("fics"), {.count_legal_moves = true});
            EXPECT_FALSE(result.failure);
            EXPECT_EQ(result.plies, found->second.plies);
            EXPECT_EQ(result.legal_moves, found->second.legal_moves);
            for (const auto& [board, fen] : {std::pair{BoardId::first, found->second.first},
                                             std::pair{BoardId::second, found->second.second}}) {
                rules::Setup there = result.match.position(board).setup();
                // python-chess names an en passant square only where a capture is legal.
                if (fen.find(" - ") != std::string::npos && there.en_passant) {
                    rules::Setup without = there;
                    without.en_passant.reset();
                    const auto key = rules::Position::from_setup(without, *rules::preset("fics"))->key();
                    if (key == result.match.position(board).key()) there = without;
                }
                EXPECT_EQ(without_counters(rules::to_fen(there)), without_counters(fen));
            }
            ++compared;
        }
    }
    EXPECT_EQ(compared, 800);
}

}  // namespace
}  // namespace doorgeef::notation
