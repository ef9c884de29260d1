// The two colours, and pairs of things indexed by them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace doorgeef::rules {

enum class Color : std::uint8_t { white, black };

inline constexpr std::array kColors{Color::white, Color::black};

constexpr Color operator!(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

// A pair of values, one for each colour: never `white_x` and `black_x` side by side.
template <class T>
struct ByColor {
    std::array<T, 2> values{};

    constexpr T& operator[](Color color) { return values[static_cast<std::size_t>(color)]; }
    constexpr const T& operator[](Color color) const { return values[static_cast<std::size_t>(color)]; }
    friend constexpr bool operator==(const ByColor&, const ByColor&) = default;
};

}  // namespace doorgeef::rules
