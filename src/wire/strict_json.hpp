// JSON from strangers: of limited size and depth, in UTF-8, and with no key twice in an object, of which JSON
// itself leaves open which one counts.
#pragma once

#include "rules/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <boost/json/value.hpp>

namespace doorgeef::wire {

enum class JsonProblem : std::uint8_t { too_large, not_json, too_deep, duplicate_key };

std::string_view code(JsonProblem problem);

struct JsonError {
    JsonProblem problem{};
    std::size_t offset = 0;  // bytes up to where it was seen

    friend bool operator==(const JsonError&, const JsonError&) = default;
};

struct JsonLimits {
    std::size_t bytes = 0;
    std::size_t depth = 0;
};

// What it gives lies in `storage`, which has to outlive it if it is not the heap.
rules::Result<boost::json::value, JsonError> parse_json(std::string_view text, JsonLimits limits,
                                                        boost::json::storage_ptr storage = {});

}  // namespace doorgeef::wire
