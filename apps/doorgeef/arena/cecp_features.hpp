// What an engine tells of itself in CECP.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace doorgeef::app {

struct Feature {
    std::string name{};
    std::string value{};
    friend bool operator==(const Feature&, const Feature&) = default;
};

// "NAME=VALUE …", as it stands behind the word `feature`; values with or without quotes.
std::vector<Feature> parse_features(std::string_view line);

}  // namespace doorgeef::app
