#include "wasm/asked.hpp"

#include <algorithm>
#include <cmath>

namespace doorgeef::wasm {
namespace {

constexpr std::string_view kAgreed = "knsb\nonline\n180+0\nA";
TEST(Session, events_are_added_all_or_none) {
    Page page{kAgreed};
    EXPECT_EQ(at(page.add(kBegun), "/value"), "3");
    const auto before = json::serialize(page.state());

    auto refused = page.add("1000 moved 1 Pe2e4\n1100 moved 1 Pd2d4\n");
    EXPECT_EQ(at(refused, "/problem/code"), "\"impossible\"");
    EXPECT_EQ(at(refused, "/problem/line"), "1");
    EXPECT_EQ(json::serialize(page.state()), before);

    refused = page.add("1000 moved 1 Pe2e4\n1100 castled\n");
    EXPECT_EQ(at(refused, "/problem/code"), "\"bad-event\"");
    EXPECT_EQ(at(refused, "/problem/detail"), "\"1100 castled\"");
    EXPECT_EQ(json::serialize(page.state()), before);

    refused = page.add("1000 moved 1 Pe2e4\n999 moved 1 Pe7e5\n");
    EXPECT_EQ(at(refused, "/problem/code"), "\"impossible\"");
    EXPECT_EQ(page.head(), 3);
}

TEST(Session, hidden_words_keep_their_number) {
    Page page{kAgreed};
    page.add(kBegun);
    EXPECT_EQ(at(page.add("\n\n1000 moved 1 Pe2e4\n"), "/value"), "6");
    EXPECT_EQ(at(page.state(5), "/boards/0/lastMove"), "null");
    EXPECT_EQ(at(page.state(6), "/boards/0/lastMove/to"), "\"e4\"");
    EXPECT_EQ(at(page.moves(), "/0/number"), "6");
}

// A long game of knights there and back, so that several snapshots are kept.
std::string long_game() {
    constexpr std::string_view kRound[] = {"Ng1f3", "Ng8f6", "Nf3g1", "Nf6g8"};
    std::string lines{kBegun};
    for (int i = 0; i < 200; ++i)
        lines += std::to_string(100 * i) + " moved " + (i % 8 < 4 ? "1 " : "2 ") +
                 std::string{kRound[i % 4]} + '\n';
    return lines;
}

TEST(Session, any_place_of_the_log_shows_what_was_there_then) {
    const std::string lines = long_game();
    Page whole{kAgreed};
    ASSERT_EQ(at(whole.add(lines), "/value"), "203");
    Page growing{kAgreed};
    std::string_view rest = lines;
    for (int number = 0; number <= 203; ++number) {
        EXPECT_EQ(json::serialize(whole.state(number)), json::serialize(growing.state())) << number;
        const auto end = rest.find('\n');
        growing.add(rest.substr(0, end + 1));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

TEST(Session, places_and_times_out_of_range_are_brought_into_it) {
    Page page{kAgreed};
    page.add(std::string{kBegun} + "1000 moved 1 Pe2e4\n");
    const auto latest = json::serialize(page.state());
    for (const int place : {-1, -5, 4, 5, 1'000'000}) EXPECT_EQ(json::serialize(page.state(place)), latest);
    for (const double now : {-1.0, 0.0, 999.0, std::nan("")})
        EXPECT_EQ(json::serialize(page.state(-1, now)), latest);
    EXPECT_EQ(at(page.state(-1, 1e300), "/seats/B1/clock/ms"), "0");
    EXPECT_EQ(at(page.state(-1, 1e300), "/seats/B1/clock/flag"), "false");
}

TEST(Session, a_variation_goes_on_from_any_place_and_leaves_the_match_alone) {
    Page page{"knsb\nonline\n180+0\nA"};
    page.add(std::string{kBegun} + "1000 moved 1 Pe2e4\n2000 moved 1 Pd7d5\n3000 moved 1 Pe4d5\n"
                                   "3000 passed A1 P\n4000 resigned B1\n4000 game-ended 1 1-0 resignation\n");
    const auto before = json::serialize(page.state());
    Page variation{dg_match_variation(page.match(), -1)};
    EXPECT_EQ(at(variation.state(), "/phase"), "\"running\"");
    EXPECT_EQ(at(variation.state(), "/seats/A1/clock"), "null");
    EXPECT_EQ(at(variation.state(), "/seats/A2/reserve/P"), "1");
    const int begun = variation.head();
    variation.act({"B1 play d8d5", "B2 play e2e4", "A2 play P@e3"});
    EXPECT_EQ(at(variation.moves(), "/2/san"), "\"P@e3\"");
    EXPECT_EQ(dg_match_undo(variation.match()), 1);
    EXPECT_EQ(variation.moves().as_array().size(), 2U);
    EXPECT_EQ(at(variation.state(), "/seats/A2/reserve/P"), "1");
    EXPECT_EQ(dg_match_undo(variation.match()), 1);
    EXPECT_EQ(dg_match_undo(variation.match()), 1);
    EXPECT_EQ(dg_match_undo(variation.match()), 0);
    EXPECT_EQ(variation.head(), begun);
    EXPECT_EQ(json::serialize(page.state()), before);
}

TEST(Session, undoing_goes_back_over_snapshots) {
    Page page{"knsb\nonline\n-\nA"};
    page.add(kBegun);
    std::vector<std::string> states;
    for (int i = 0; i < 50; ++i) {
        states.push_back(json::serialize(page.state()));
        page.act({i % 2 == 0 ? (i % 4 == 0 ? "A1 play g1f3" : "A1 play f3g1")
                             : (i % 4 == 1 ? "B1 play g8f6" : "B1 play f6g8")});
        page.act({i % 2 == 0 ? "A1 say need N" : "B1 say need Q"});
    }
    for (int i = 50; i-- > 0;) {
        EXPECT_EQ(dg_match_undo(page.match()), 1);
        EXPECT_EQ(dg_match_undo(page.match()), 1);
        EXPECT_EQ(json::serialize(page.state()), states[static_cast<std::size_t>(i)]) << i;
    }
}

}  // namespace
}  // namespace doorgeef::wasm
