// Why the server itself refuses something; what the regulation refuses has codes of its own
// (match/refusal.hpp). The codes are part of the protocol.
#pragma once

#include "store/problem.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace doorgeef::server {

enum class Problem : std::uint8_t {
    bad_message,
    hello_first,
    version_not_spoken,
    log_in_first,
    not_allowed,
    accounts_only,
    not_your_seat,
    not_in_control,
    no_such_table,
    no_such_match,
    no_such_seat,
    no_such_bot,
    no_such_partner,
    no_such_page,
    no_such_player,
    seat_taken,
    seat_empty,
    not_seated,
    already_seated,
    already_playing,
    same_name,
    table_started,
    bad_agreement,
    bad_command,
    bad_name,
    bad_text,
    bad_password,
    bad_email,
    bad_settings,
    bad_query,
    name_taken,
    wrong_password,
    wrong_name_or_password,
    still_at_a_table,
    last_admin,
    premove_not_allowed,
    match_not_over,
    too_late,
    command_id_reused,
    resume_beyond_head,
    too_many,
    too_fast,
    busy,
    storage_failed,
    shutting_down,
};

inline constexpr int kProblemCount = static_cast<int>(Problem::shutting_down) + 1;

// "log-in-first"
std::string_view code(Problem problem);

// Why something cannot be had from the store: only `not_found` says that it is not there.
Problem why_missing(store::StoreProblem problem, Problem not_there);

}  // namespace doorgeef::server
