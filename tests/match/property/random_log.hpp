// What happens in a random match that nobody watches: for tests that only need its log.
#pragma once

#include "match/conduct.hpp"
#include "match/event.hpp"
#include "match/match.hpp"

#include <cstdint>
#include <optional>

namespace doorgeef::match {

struct RandomLog {
    Agreement agreement;
    Events events;
};

// In any conduct, if none is named. The same seed gives the same log.
RandomLog random_log(std::uint64_t seed, const rules::Ruleset& ruleset, std::optional<Conduct> conduct = {});

}  // namespace doorgeef::match
