#include "store/problem.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::store {

namespace {

// In the order of the enumeration.
constexpr std::array<std::string_view, kStoreProblemCount> kCodes{
    "not-found",   "duplicate",     "wrong-sequence", "fenced-off",
    "finished",    "in-live-match", "last-admin",     "disk-full",
    "io-error",    "needs-reopen",  "corrupt",        "locked-by-other-process",
    "not-a-store", "newer-version", "cannot-open",    "target-exists",
    "queue-full",  "stopped",       "internal",
};

}  // namespace

std::string_view code(StoreProblem problem) {
    return kCodes[static_cast<std::size_t>(problem)];
}

std::optional<StoreProblem> store_problem_of_code(std::string_view code) {
    const auto* const found = std::ranges::find(kCodes, code);
    if (found == kCodes.end()) return std::nullopt;
    return static_cast<StoreProblem>(found - kCodes.begin());
}

}  // namespace doorgeef::store
