#include "doorgeef/engines/budget.hpp"

#include <algorithm>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;

// A bughouse game seldom takes more moves than this from any point on.
constexpr int kMovesToCome = 40;
constexpr auto kForever = std::chrono::hours{24};

}  // namespace

Budget budget_for(const Allowance& allowance) {
    if (allowance.move) return {*allowance.move, *allowance.move};
    if (!allowance.remaining) return {kForever, kForever};
    const auto left = std::max<std::chrono::microseconds>(*allowance.remaining - allowance.overhead, 1ms);
    const int moves =
        allowance.moves_to_go ? std::clamp(*allowance.moves_to_go, 1, kMovesToCome) : kMovesToCome;
    const auto share = (left / moves + allowance.increment * 3 / 4) * allowance.tempo_permille / 1000;
    const auto most = moves == 1 ? left : left / 5;
    // A deeper search that is begun takes about as long as all before it.
    return {std::min(share / 2, most), std::min(share * 2, most)};
}

}  // namespace doorgeef::app
