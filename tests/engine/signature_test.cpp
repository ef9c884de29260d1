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

}  // namespace
}  // namespace doorgeef::engine
