#include "server/problem.hpp"

#include <array>

namespace doorgeef::server {

std::string_view code(Problem problem) {
    // In the order of the enumeration.
    constexpr std::array<std::string_view, kProblemCount> codes{
        "bad-message",
        "hello-first",
        "version-not-spoken",
        "log-in-first",
        "not-allowed",
        "accounts-only",
        "not-your-seat",
        "not-in-control",
        "no-such-table",
        "no-such-match",
        "no-such-seat",
        "no-such-bot",
        "no-such-partner",
        "no-such-page",
        "no-such-player",
        "seat-taken",
        "seat-empty",
        "not-seated",
        "already-seated",
        "already-playing",
        "same-name",
        "table-started",
        "bad-agreement",
        "bad-command",
        "bad-name",
        "bad-text",
        "bad-password",
        "bad-email",
        "bad-settings",
        "bad-query",
        "name-taken",
        "wrong-password",
        "wrong-name-or-password",
        "still-at-a-table",
        "last-admin",
        "premove-not-allowed",
        "match-not-over",
        "too-late",
        "command-id-reused",
        "resume-beyond-head",
        "too-many",
        "too-fast",
        "busy",
        "storage-failed",
        "shutting-down",
    };
    return codes[static_cast<std::size_t>(problem)];
}

Problem why_missing(store::StoreProblem problem, Problem not_there) {
    return problem == store::StoreProblem::not_found ? not_there : Problem::storage_failed;
}

}  // namespace doorgeef::server
