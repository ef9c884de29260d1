// Any bytes give an answer that can be read.
#include "wasm/asked.hpp"

#include <limits>
#include <random>

namespace doorgeef::wasm {
namespace {

constexpr double kNumbers[] = {-1,
                               0,
                               1,
                               3.5,
                               1e18,
                               -1e300,
                               std::numeric_limits<double>::infinity(),
                               std::numeric_limits<double>::quiet_NaN()};

std::string random_bytes(std::mt19937& random) {
    std::string bytes(random() % 80, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random() % 127 + (random() % 20 == 0 ? 128 : 1));
    return bytes;
}

// Something that was right, with a few bytes changed.
std::string damaged(std::string text, std::mt19937& random) {
    for (unsigned i = random() % 4; i > 0 && !text.empty(); --i)
        text[random() % text.size()] = static_cast<char>(random() % 95 + 32);
    return text;
}

TEST(Strangers, bytes_without_a_match) {
    std::mt19937 random{11};
    const std::string good[] = {"knsb\nonline\n180+0\nA\n\n",
                                "stein\n4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                                "[Variant \"Bughouse\"]\n\n1A. e4 {180} 1a. e5 2B. d4 *\n",
                                "ruleset stein\nstart\n1.0 A1 play e2e4\nexpect turn 1 black\n"};
    for (int i = 0; i < 4000; ++i) {
        const std::string text = i % 4 == 0 ? random_bytes(random) : damaged(good[random() % 4], random);
        const char* data = text.data();
        read(dg_agreement(data, text.size()));
        read(dg_games(data, text.size()));
        read(dg_scenario(data, text.size()));
        read(dg_perft(data, text.size(), static_cast<int>(random() % 5) - 2));
        read(dg_two_board_perft(data, text.size(), static_cast<int>(random() % 5) - 2));
        read(dg_winnable(data, text.size(), static_cast<int>(random() % 2), 100));
        dg_match_free(dg_match_new(data, text.size()));
    }
}

TEST(Strangers, bytes_numbers_and_seats_of_a_match) {
    std::mt19937 random{12};
    const std::string commands[] = {"A1 play e2e4",       "B1 play e7e5",
                                    "A2 say text \"ha\"", "arbiter clock A1 +9999999",
                                    "B2 press",           "A1 touch e2",
                                    "A1 resign",          "B1 claim illegal",
                                    "A2 press",           "B2 play d2d4",
                                    "A1 pass all",        "arbiter result 1 1-0",
                                    "A1 call arbiter",    "arbiter position 2 4k3/8/8/8/8/8/8/4K3 w - -"};
    for (const char* agreement :
         {"knsb\nonline\n180+0\nA", "stein\nbook\n60+1\nB", "jijbent\nonline\n-\nA"}) {
        Page page{agreement};
        for (int i = 0; i < 1500; ++i) {
            const std::string text = damaged(commands[random() % std::size(commands)], random);
            const int place = static_cast<int>(random() % 40) - 5;
            const int seat = static_cast<int>(random() % 7) - 2;
            const double now = kNumbers[random() % std::size(kNumbers)];
            const Session* match = page.match();
            read(dg_match_why(match, text.data(), text.size(), place, now));
            read(dg_match_predict(match, text.data(), text.size(), place, now));
            read(dg_match_act(page.match(), text.data(), text.size(), i * 10.0));
            read(dg_match_typed(match, seat, text.data(), text.size(), i % 2));
            page.add(text + '\n');
            if (i % 10 != 0) continue;
            read(dg_match_state(match, place, now));
            read(dg_match_moves(match, place));
            read(dg_match_playable(match, seat, place));
            read(dg_match_premoves(match, seat, place));
            read(dg_match_commands(match, seat, place, now));
            read(dg_match_can_win(match, seat, i % 2, now > 100 ? 100 : now, place));
            taken(dg_match_bpgn(match, text.data(), text.size()));
            taken(dg_match_pgn(match, text.data(), text.size(), seat));
            const Page variation{dg_match_variation(match, place)};
            read(dg_match_moves(variation.match(), 0));
            dg_match_on_move(match, seat);
            if (i % 3 == 0) dg_match_undo(page.match());
        }
    }
}

}  // namespace
}  // namespace doorgeef::wasm
