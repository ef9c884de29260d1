#include "server/net/histogram.hpp"

#include "server/net/number_text.hpp"

#include <algorithm>

namespace doorgeef::server::net {

void Histogram::add(std::chrono::nanoseconds took) {
    const double seconds = std::chrono::duration<double>(took).count();
    const auto* bound = std::ranges::lower_bound(kBounds, seconds);
    ++counts_[static_cast<std::size_t>(bound - kBounds.begin())];
    sum_s_ += seconds;
}

void Histogram::write(std::string& out, std::string_view name) const {
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        count += counts_[i];
        const std::string bound = i < kBounds.size() ? number_text(kBounds[i]) : "+Inf";
        out.append(name).append("_bucket{le=\"").append(bound).append("\"} ").append(std::to_string(count)) +=
            '\n';
    }
    out.append(name).append("_sum ").append(number_text(sum_s_)) += '\n';
    out.append(name).append("_count ").append(std::to_string(count)) += '\n';
}

}  // namespace doorgeef::server::net
