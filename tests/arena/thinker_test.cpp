#include "doorgeef/engines/thinker.hpp"

#include <future>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DOORGEEF_SANITIZED
#endif
#endif

TEST(Thinker, keeps_what_it_has_where_there_is_not_so_much_memory) {
#ifdef DOORGEEF_SANITIZED
    GTEST_SKIP() << "a sanitizer ends the program where memory is refused";
#endif
    std::promise<engine::Thought> thought;
    Thinker thinker;  // goes first, so that its thread has ended before what it writes to goes
    constexpr std::size_t more_than_there_is = std::size_t{1} << 30;
    EXPECT_FALSE(thinker.set_hash(more_than_there_is));
    thinker.start(
        {.situation = engine::Situation::single(*rules::preset("fics"), {}), .depth = 1},
        [](const engine::Thought& /*so_far*/, std::chrono::microseconds /*time*/) {},
        [&](const engine::Thought& found) { thought.set_value(found); });
    EXPECT_TRUE(thought.get_future().get().move) << "it still thinks";
}

TEST(Thinker, tells_last_what_it_answers_with_all_its_nodes) {
    constexpr std::uint64_t within_a_depth = 5000;
    std::vector<std::uint64_t> told;
    std::promise<engine::Thought> thought;
    Thinker thinker;
    thinker.start(
        {.situation = engine::Situation::single(*rules::preset("fics"), {}), .nodes = within_a_depth},
        [&](const engine::Thought& so_far, std::chrono::microseconds /*time*/) {
            told.push_back(so_far.nodes);
        },
        [&](const engine::Thought& found) { thought.set_value(found); });
    const std::uint64_t nodes = thought.get_future().get().nodes;
    EXPECT_GE(nodes, within_a_depth);
    ASSERT_GE(told.size(), 2);
    EXPECT_EQ(told.back(), nodes);
    EXPECT_LT(told[told.size() - 2], nodes);
}

}  // namespace
}  // namespace doorgeef::app
