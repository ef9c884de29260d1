#include "engine/signature.hpp"

#include "engine/mate_search.hpp"
#include "table.hpp"

#include <gtest/gtest.h>

namespace doorgeef::engine {
namespace {

// The same in every build and on every machine; a change in search, evaluation or move generation changes it.
// `make test` runs this as built by GCC for the processor at hand and by clang for any, with sanitizers;
// web/tests/analysis/engine.test.ts reads the numbers here and expects them of the WebAssembly build.
TEST(Signature, is_the_one_written_down) {
    const Signature found = signature(5);
    EXPECT_EQ(found.nodes, 54568U);
    EXPECT_EQ(found.mix, 11145699798660114466U);
}

TEST(Signature, is_the_one_written_down_in_play) {
    const Signature in_play = signature_in_play(2000);
    EXPECT_EQ(in_play.nodes, 84319U);
    EXPECT_EQ(in_play.mix, 12721559060663696007U);
}

// The signatures above leave the search for mates out.
TEST(Signature, of_the_search_for_mates_is_the_one_written_down) {
    EXPECT_EQ(find_mate(single(kMiddle, "fics"), 3, {}).nodes, 30226U);
    EXPECT_EQ(find_mate(single(kMiddle, "knsb"), 3, {}).nodes, 15774U);
}

}  // namespace
}  // namespace doorgeef::engine
