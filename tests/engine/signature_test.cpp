#include "engine/signature.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

// The same in every build and on every machine; a change in search, evaluation or move generation changes it.
TEST(Signature, is_the_one_written_down) {
    const Signature found = signature(5);
    EXPECT_EQ(found.nodes, 53159U);
    EXPECT_EQ(found.mix, 3210873589240387033U);
}

TEST(Signature, is_the_one_written_down_in_play) {
    const Signature in_play = signature_in_play(2000);
    EXPECT_EQ(in_play.nodes, 83911U);
    EXPECT_EQ(in_play.mix, 15710813150381996852U);
}

}  // namespace
}  // namespace doorgeef::engine
