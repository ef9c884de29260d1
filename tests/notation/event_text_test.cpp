#include "notation/event_text.hpp"

#include "notation/event_words.hpp"
#include "notation/text_encoding.hpp"

#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::notation {
namespace {

// Every kind of event, and every variation that its text knows.
const std::vector<std::string> kEvents{
    "0 ready B1",
    "0 started",
    "1500 moved 1 Pe2e4",
    "1500 moved 2 Oe1g1",
    "1500 moved 2 Ee5d6",
    "1500 moved 2 =e7e8q",
    "1500 moved 2 N@f3",
    "1500 moved 2 /e7e8/g5",
    "1500 moved 2 /e7e8/-",
    "1500 moved 1 Ra2e8 illegal",
    "1500 moved 1 Ra2a8 unpressed",
    "1500 moved 1 Ra2e8 illegal unpressed",
    "1501 pressed 1",
    "1501 taken-back 2",
    "7 touched 1 e2",
    "7 touched-reserve 1 N",
    "8 passed A1 Q",
    "420000 flag-fell 2 black",
    "1500 credited A1 120",
    "9 resigned B2",
    "9 waived A2",
    "9 draw-offered A1",
    "9 draw-declined B1",
    "9 draw-accepted B1",
    "9 flag-claimed A2",
    "9 draw-claimed A1 repetition Nb1c3 3 4 0 1",
    "9 draw-claimed A1 fifty - 1 50 0 1",
    "9 draw-claimed A1 material - 1 0 1 1",
    "9 replacement-demanded B1",
    "9 illegal-accepted B1",
    "9 no-piece-reported A1",
    "9 return-clock-started 1",
    "9 piece-removed B1 c6",
    "9 said A1 need N resign %",
    "9 said A1 leave P offer-draw %",
    "9 said A1 text P resign Kom%20op,%20%7Bsnel%7D!",
    "9 arbiter-called B2",
    "9 ruled 10 5 % pause",
    "9 ruled 10 5 % resume",
    "9 ruled 10 5 % grant 1",
    "9 ruled 10 5 te%20laat reject 2",
    "9 ruled 10 5 % clock A1 to 60000",
    "9 ruled 10 5 % clock A1 by -30000",
    "9 ruled 10 4 % penalise B2",
    "9 ruled 10 3 % penalise-illegal A1 by 60000",
    "9 ruled 10 3 te%20vaak penalise-illegal A1 loss",
    "9 ruled 10 2 % result 1 1/2",
    "9 ruled 7 1 % restart 1 one",
    "9 ruled 7 1 % restart 2 both",
    "9 ruled 7 2 % swap-colours 2",
    "9 ruled 10 5 % position 1 4k3/8/8/8/8/8/8/4K3%5BPn%5D%20w%20-%20-%200%201",
    "9 game-ended 1 1-0 mate",
    "9 game-ended 2 * match-ended",
    "9 match-ended 3 1",
};

TEST(EventText, prints_what_it_read) {
    std::set<std::size_t> kinds;
    for (const std::string& line : kEvents) {
        const auto event = parse_event(line);
        ASSERT_TRUE(event) << line;
        EXPECT_EQ(to_text(*event), line);
        kinds.insert(event->what.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<match::event::What>);
}

TEST(EventText, refuses_everything_else) {
    for (const char* line : {"",
                             " ",
                             "0",
                             "0 ",
                             "started",
                             "0 started ",
                             "0  started",
                             "00 started",
                             "-0 started",
                             "0 started now",
                             "0 Started",
                             "0 moved 1",
                             "0 moved 3 Pe2e4",
                             "0 moved 1 e2e4",
                             "0 moved 1 Pe2e4 unpressed illegal",
                             "0 moved 1 Pe2e4 illegal illegal",
                             "0 moved 1 Xe2e4",
                             "0 moved 1 =e7e8k",
                             "0 passed C1 Q",
                             "0 passed A1 X",
                             "0 said A1 text P resign %2",
                             "0 said A1 text P resign %G0",
                             "0 said A1 text P resign %41",
                             "0 said A1 text P resign \xE9",
                             "0 match-ended 4294967296 0",
                             "0 ruled 4294967306 5 % pause",
                             "0 ruled 10 5 % dance",
                             "0 ruled 10 3 % penalise-illegal A1",
                             "0 ruled 10 3 % penalise-illegal A1 to 60000",
                             "0 ruled 10 3 % penalise-illegal A1 loss 60000",
                             "0 ruled 10 3 % penalise-illegal 1 loss",
                             "0 game-ended 1 2-0 mate",
                             "99999999999999999999 started",
                             "0 draw-claimed A1 fifty - 1 50 2 1"})
        EXPECT_FALSE(parse_event(line)) << line;
}

TEST(EventText, makes_any_text_one_word) {
    std::string every_byte;
    for (int c = 0; c < 256; ++c) every_byte += static_cast<char>(c);
    for (const std::string& text :
         {std::string{}, std::string{"%"}, std::string{"a b"}, std::string{"één }"}, every_byte}) {
        const std::string word = as_word(text);
        EXPECT_EQ(word.find_first_of(" {}[]\"\n\r"), std::string::npos);
        EXPECT_TRUE(is_utf8(word));
        EXPECT_EQ(from_word(word), text);
    }
}

}  // namespace
}  // namespace doorgeef::notation
