#include "match/refusal.hpp"

#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::match {
namespace {

// scenarios.md, word for word: the codes are part of the public interface.
constexpr const char* kPublished =
    "not-started match-over game-over not-your-turn empty-square not-your-piece illegal-move "
    "leaves-king-in-check castling-not-allowed square-occupied not-in-reserve drop-gives-check "
    "pawn-drop-rank "
    "piece-drop-rank promotion-piece-missing nothing-there-to-take taking-not-allowed "
    "must-play-touched-piece "
    "move-not-made clock-not-pressed waiting-for-return nothing-to-pass signal-not-allowed "
    "communication-closed "
    "no-draw-offered draw-needs-all claim-not-correct claim-not-available flag-not-down no-illegal-move "
    "too-late "
    "restart-too-late arbiter-not-called paused";

TEST(Refusal, codes_are_the_published_ones) {
    std::istringstream words{kPublished};
    std::set<std::string> published;
    for (std::string word; words >> word;) {
        published.insert(word);
        const auto refusal = refusal_of_code(word);
        ASSERT_TRUE(refusal) << word;
        EXPECT_EQ(code(*refusal), word);
    }
    EXPECT_EQ(published.size(), static_cast<std::size_t>(kRefusalCount));
    for (int i = 0; i < kRefusalCount; ++i)
        EXPECT_TRUE(published.contains(std::string{code(static_cast<Refusal>(i))})) << i;
    for (const auto* text : {"", "Paused", "illegal", "paused "})
        EXPECT_EQ(refusal_of_code(text), std::nullopt) << text;
}

TEST(Refusal, an_illegal_move_keeps_its_code) {
    for (int i = 0; i <= static_cast<int>(rules::IllegalMove::leaves_king_in_check); ++i) {
        const auto reason = static_cast<rules::IllegalMove>(i);
        EXPECT_EQ(code(refusal(reason)), rules::code(reason));
    }
}

}  // namespace
}  // namespace doorgeef::match
