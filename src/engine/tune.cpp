#include "engine/tune.hpp"

#include "engine/evaluate.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>

namespace doorgeef::engine {

namespace {

constexpr std::size_t kNumbers = sizeof(Weights) / sizeof(int);
using Numbers = std::array<int, kNumbers>;

bool is_tunable(std::size_t number) {
    const std::size_t passed = offsetof(Weights, passed) / sizeof(int);
    return number < passed || number >= passed + rules::kRoleCount;
}

std::string list(const int* values, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + std::to_string(values[i]);
    return text;
}

std::string line(const char* name, const rules::ByRole<int>& values) {
    return "    ." + std::string{name} + " = {{" + list(values.values.data(), rules::kRoleCount) + "}},\n";
}

std::string line(const char* name, int value) {
    return "    ." + std::string{name} + " = " + std::to_string(value) + ",\n";
}

}  // namespace

double promised(int score, double scale) {
    return 1 / (1 + std::pow(10.0, -score / scale));
}

double error(const Weights& weights, const rules::Ruleset& ruleset, std::span<const Sample> samples,
             double scale) {
    const Worth worth{&weights};
    double sum = 0;
    for (const Sample& sample : samples) {
        const double miss = sample.outcome - promised(evaluate(sample.position, ruleset, worth), scale);
        sum += miss * miss;
    }
    return sum;
}

double best_scale(const Weights& weights, const rules::Ruleset& ruleset, std::span<const Sample> samples) {
    double best = 100;
    for (double scale = 100; scale <= 3000; scale *= 1.1)
        if (error(weights, ruleset, samples, scale) < error(weights, ruleset, samples, best)) best = scale;
    return best;
}

Weights tuned_once(const Weights& weights, const std::function<double(const Weights&)>& error, int step) {
    auto numbers = std::bit_cast<Numbers>(weights);
    double least = error(weights);
    const auto improves = [&](std::size_t number, int by) {
        numbers[number] += by;
        const double now = error(std::bit_cast<Weights>(numbers));
        if (now < least) {
            least = now;
            return true;
        }
        numbers[number] -= by;
        return false;
    };
    for (std::size_t number = 0; number < kNumbers; ++number)
        if (is_tunable(number) && !improves(number, step)) improves(number, -step);
    return std::bit_cast<Weights>(numbers);
}

std::string to_source(const Weights& weights) {
    std::string text =
        line("board", weights.board) + line("reserve", weights.reserve) + line("passed", weights.passed);
    text += "    .squares = {{{\n";
    for (const auto& table : weights.squares.values)
        text += "        {{" + list(table.data(), table.size()) + "}},\n";
    text += "    }}},\n";
    text += line("mobility", weights.mobility) + line("tempo", weights.tempo) +
            line("bishop_pair", weights.bishop_pair) + line("doubled_pawn", weights.doubled_pawn) +
            line("isolated_pawn", weights.isolated_pawn);
    text += "    .passed_pawn = {" + list(weights.passed_pawn.data(), weights.passed_pawn.size()) + "},\n";
    text += line("threat", weights.threat) + line("ring_attack", weights.ring_attack) +
            line("safe_check", weights.safe_check) + line("drop_check", weights.drop_check) +
            line("held_near", weights.held_near) + line("held_by_owner", weights.held_by_owner) +
            line("weak_square", weights.weak_square) + line("hole", weights.hole) +
            line("shield_pawn", weights.shield_pawn) + line("open_file", weights.open_file) +
            line("flight", weights.flight) + line("held_weak", weights.held_weak) +
            line("attacker_moves", weights.attacker_moves) + line("drop_checks", weights.drop_checks) +
            line("danger_base", weights.danger_base) + line("danger_linear", weights.danger_linear) +
            line("danger_square", weights.danger_square);
    return text;
}

}  // namespace doorgeef::engine
