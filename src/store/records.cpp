#include "store/records.hpp"

#include <algorithm>
#include <utility>

namespace doorgeef::store {

std::string_view code(AccountRole role) {
    constexpr std::array<std::string_view, kAccountRoles.size()> codes{"arbiter", "organiser", "admin"};
    return codes[static_cast<std::size_t>(role)];
}

std::optional<AccountRole> parse_account_role(std::string_view text) {
    for (const AccountRole role : kAccountRoles)
        if (code(role) == text) return role;
    return std::nullopt;
}

Pair::Pair(AccountId one, AccountId other) : first_(std::move(one)), second_(std::move(other)) {
    if (second_ < first_) std::swap(first_, second_);
}

}  // namespace doorgeef::store
