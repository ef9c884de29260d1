#include "match/outcome.hpp"

#include <algorithm>
#include <array>

namespace doorgeef::match {

namespace {

// Both in the order of their enumerations.
constexpr std::array<std::string_view, 4> kResults{"1-0", "0-1", "1/2", "*"};
constexpr std::array<std::string_view, 13> kReasons{
    "mate",      "stalemate",  "resignation", "flag",     "flag-cannot-win", "both-flags", "dead",
    "agreement", "repetition", "fifty-moves", "material", "arbiter",         "match-ended"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N>& words, std::string_view text) {
    const auto found = std::ranges::find(words, text);
    if (found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

std::string points(int half_points) {
    return std::to_string(half_points / 2) + (half_points % 2 == 0 ? "" : ".5");
}

}  // namespace

std::string_view code(Result result) {
    return kResults[static_cast<std::size_t>(result)];
}

std::optional<Result> parse_result(std::string_view text) {
    return find<Result>(kResults, text);
}

std::string_view code(Reason reason) {
    return kReasons[static_cast<std::size_t>(reason)];
}

std::optional<Reason> parse_reason(std::string_view text) {
    return find<Reason>(kReasons, text);
}

std::string to_string(const Score& score) {
    return points(score.half_points[Team::a]) + '-' + points(score.half_points[Team::b]);
}

}  // namespace doorgeef::match
