// How often a test repeats itself: as often as usual, or as an environment variable says.
#pragma once

#include <charconv>
#include <cstdlib>
#include <string_view>

#include <gtest/gtest.h>

namespace doorgeef {

// What is not a whole number from 1 on fails the test, so that nobody takes no repetition for a success.
inline int count_from_environment(const char* variable, int usual) {
    const char* const wanted = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): one thread
    if (wanted == nullptr) return usual;
    const std::string_view text = wanted;
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error == std::errc{} && end == text.data() + text.size() && count > 0) return count;
    ADD_FAILURE() << variable << "='" << text << "' is not a whole number from 1 on";
    return 0;
}

}  // namespace doorgeef
