// Finds better weights: those with which the evaluation foretells best how games went on.
#pragma once

#include "engine/weights.hpp"
#include "rules/position.hpp"

#include <functional>
#include <span>
#include <string>

namespace doorgeef::engine {

// A quiet position and what became of it for the player to move: 0 lost, 1 won.
struct Sample {
    rules::Position position{};
    double outcome = 0;
};

// The share of points that a score promises, if `scale` is the score of ten to one.
double promised(int score, double scale);

// The scale with which these weights foretell the samples best.
double best_scale(const Weights& weights, const rules::Ruleset& ruleset, std::span<const Sample> samples);

// The sum of the squared errors of what the evaluation promises on its own, nothing being passed.
double error(const Weights& weights, const rules::Ruleset& ruleset, std::span<const Sample> samples,
             double scale);

// Changes one weight after another by this step where the error gets smaller by it, once through all of them.
// What is passed to the other board stays as it is: no single board can tell.
Weights tuned_once(const Weights& weights, const std::function<double(const Weights&)>& error, int step);

// As the source of weights.cpp writes them.
std::string to_source(const Weights& weights);

}  // namespace doorgeef::engine
