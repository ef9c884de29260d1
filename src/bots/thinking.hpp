// How a bot thinks about a task: as its level does, for as long as its clock and the others allow.
#pragma once

#include "bots/task.hpp"

#include <functional>

namespace doorgeef::bots {

// What it thinks of the game that is judged, for the player whose game it is. Nothing is learned from one
// task for the next. Stops early when the task is cancelled.
engine::Thought think(const Task& task, engine::Engine& engine, const std::function<Instant()>& clock);

}  // namespace doorgeef::bots
