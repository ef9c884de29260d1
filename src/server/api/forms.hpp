// The bodies of requests about people.
#pragma once

#include "rules/result.hpp"
#include "server/problem.hpp"
#include "store/records.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::server {

inline constexpr std::size_t kShortestPassword = 8;    // bytes
inline constexpr std::size_t kLongestPassword = 1024;  // likewise
inline constexpr std::size_t kLongestSettings = 4096;  // likewise
inline constexpr std::size_t kLongestEmail = 254;      // likewise

template <class T>
using Parsed = rules::Result<T, Problem>;

// A name that a person can have. bad_name, name_taken: it is reserved.
std::optional<Problem> why_not_name(std::string_view name);

struct GuestForm {
    std::string name{};
};
Parsed<GuestForm> parse_guest_form(std::string_view body);

struct AccountForm {
    std::string name{};
    std::string password{};
    std::optional<std::string> email{};
};
Parsed<AccountForm> parse_account_form(std::string_view body);

// As it was typed: whether there is such a name or password is not told here.
struct LogInForm {
    std::string name{};
    std::string password{};
};
Parsed<LogInForm> parse_log_in_form(std::string_view body);

struct LogOutForm {
    bool everywhere = false;
};
// Nothing at all is fine too.
Parsed<LogOutForm> parse_log_out_form(std::string_view body);

// What is not given stays as it is.
struct ChangeForm {
    std::optional<std::string> name{};
    std::optional<std::string> password{};
    std::optional<std::optional<std::string>> email{};  // nothing inside: none any more
    std::optional<std::string> settings{};              // a JSON object
    std::string old_password{};

    bool needs_password() const { return password || email; }
};
Parsed<ChangeForm> parse_change_form(std::string_view body);

struct DeleteForm {
    std::string password{};  // empty for a guest
};
Parsed<DeleteForm> parse_delete_form(std::string_view body);

struct RoleForm {
    std::string name{};
    store::AccountRole role{};
    bool grant = false;
};
Parsed<RoleForm> parse_role_form(std::string_view body);

}  // namespace doorgeef::server
