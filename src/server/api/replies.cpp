#include "server/api/replies.hpp"

#include "wire/json_text.hpp"

#include <utility>

namespace doorgeef::server {

namespace {

int status_of(Problem problem) {
    switch (problem) {
    case Problem::log_in_first:
    case Problem::wrong_name_or_password: return 401;
    case Problem::not_allowed:
    case Problem::accounts_only:
    case Problem::wrong_password: return 403;
    case Problem::no_such_page:
    case Problem::no_such_player:
    case Problem::no_such_match:
    case Problem::no_such_table: return 404;
    case Problem::name_taken:
    case Problem::still_at_a_table:
    case Problem::last_admin: return 409;
    case Problem::bad_name:
    case Problem::bad_password:
    case Problem::bad_email:
    case Problem::bad_settings: return 422;
    case Problem::too_fast: return 429;
    case Problem::busy:
    case Problem::storage_failed:
    case Problem::shutting_down: return 503;
    default: return 400;
    }
}

}  // namespace

ApiReply refusal(Problem problem, std::string_view detail) {
    std::string body;
    wire::JsonObject object{body};
    object.text("code", code(problem));
    if (!detail.empty()) object.text("detail", detail);
    object.end();
    ApiReply reply{.status = status_of(problem), .body = std::move(body)};
    if (reply.status == 503) reply.retry_after_s = 2;
    return reply;
}

ApiReply too_fast_reply(Instant wait_ms) {
    ApiReply reply = refusal(Problem::too_fast);
    reply.retry_after_s = wait_ms / 1000 + 1;
    return reply;
}

ApiReply busy_reply() {
    return refusal(Problem::busy);
}

ApiReply json_reply(std::string body) {
    return {.body = std::move(body)};
}

ApiReply no_content() {
    return {.status = 204};
}

}  // namespace doorgeef::server
