#include "doorgeef/load/tally.hpp"

#include <algorithm>

namespace doorgeef::app {

void Latencies::add(Moment from, Moment to) {
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(to - from).count();
    microseconds_.push_back(static_cast<std::uint32_t>(std::max<std::int64_t>(took, 0)));
}

double Latencies::percentile(double percent) const {
    if (microseconds_.empty()) return 0;
    std::vector<std::uint32_t> sorted = microseconds_;
    const auto index = static_cast<std::size_t>(static_cast<double>(sorted.size() - 1) * percent / 100);
    std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(index));
    return static_cast<double>(sorted[index]) / 1000;
}

}  // namespace doorgeef::app
