#include "rules/slider_table.hpp"

#if defined(__BMI2__)

namespace doorgeef::rules::slider_table {

namespace {

using Table = std::array<std::uint64_t, kBishopSize + kRookSize>;

// attacks_detail::line_attacks on plain numbers: the compiler interprets this some 200,000 times, and counts
// every call of a small function against its limit.
constexpr std::uint64_t line_attacks(std::uint64_t lower, std::uint64_t upper, std::uint64_t occupied) {
    return (lower | upper) & (2 * (upper & occupied & (0 - (upper & occupied))) +
                              (~std::uint64_t{0} << (63 - __builtin_clzll((lower & occupied) | 1))));
}

// Walks through all subsets of the blocking squares in the order in which PEXT numbers them.
constexpr void fill(Table& table, const Entry& entry, const geometry_detail::Line& a,
                    const geometry_detail::Line& b) {
    const std::uint64_t a_lower = a.lower.bits();
    const std::uint64_t a_upper = a.upper.bits();
    const std::uint64_t b_lower = b.lower.bits();
    const std::uint64_t b_upper = b.upper.bits();
    std::uint64_t occupied = 0;
    std::size_t at = entry.offset;
    do {
        table[at++] = line_attacks(a_lower, a_upper, occupied) | line_attacks(b_lower, b_upper, occupied);
        occupied = (occupied - entry.blockers) & entry.blockers;
    } while (occupied != 0);
}

constexpr Table filled() {
    Table table{};
    for (const Square square : kAllSquares) {
        const geometry_detail::Lines& lines = geometry_detail::kLines[square];
        fill(table, kBishop[square], lines.diagonal, lines.antidiagonal);
        fill(table, kRook[square], lines.rank, lines.file);
    }
    return table;
}

}  // namespace

constinit const Table kAttacks = filled();

}  // namespace doorgeef::rules::slider_table

#endif
