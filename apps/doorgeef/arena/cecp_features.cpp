#include "doorgeef/arena/cecp_features.hpp"

#include <algorithm>

namespace doorgeef::app {

std::vector<Feature> parse_features(std::string_view line) {
    std::vector<Feature> features;
    while (true) {
        const auto begin = line.find_first_not_of(" \t");
        const auto equals = line.find('=');
        if (begin == std::string_view::npos || equals == std::string_view::npos || begin > equals)
            return features;
        Feature feature{std::string{line.substr(begin, equals - begin)}, ""};
        line.remove_prefix(equals + 1);
        const bool quoted = line.starts_with('"');
        if (quoted) line.remove_prefix(1);
        const auto end = std::min(line.find(quoted ? '"' : ' '), line.size());
        feature.value = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
        features.push_back(std::move(feature));
    }
}

}  // namespace doorgeef::app
