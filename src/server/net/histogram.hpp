// How often something took how long.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace doorgeef::server::net {

// By upper bounds.
class Histogram {
public:
    static constexpr std::array<double, 12> kBounds{0.0005, 0.001, 0.002, 0.004, 0.008, 0.016,
                                                    0.032,  0.064, 0.128, 0.256, 0.512, 1.024};

    void add(std::chrono::nanoseconds took);
    // In the text format of Prometheus.
    void write(std::string& out, std::string_view name) const;

private:
    std::array<std::uint64_t, kBounds.size() + 1> counts_{};
    double sum_s_ = 0;
};

}  // namespace doorgeef::server::net
