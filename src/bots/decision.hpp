// What a bot does about a task, once it has thought.
#pragma once

#include "bots/task.hpp"
#include "engine/engine.hpp"

#include <optional>
#include <vector>

namespace doorgeef::bots {

struct Decision {
    std::vector<match::command::OfPlayer> at_once{};
    // When a player of this level would be done: so long after the beginning of his turn.
    std::optional<match::command::OfPlayer> then{};
    match::Time pause_ms = 0;
    bool waits = false;  // makes no move for now
    Spoken spoken{};
};

Decision decide(const Task& task, const engine::Thought& thought);

}  // namespace doorgeef::bots
