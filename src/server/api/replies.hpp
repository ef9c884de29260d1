// The replies that many routes share.
#pragma once

#include "server/api/api_reply.hpp"
#include "server/now.hpp"
#include "server/problem.hpp"

#include <string>
#include <string_view>

namespace doorgeef::server {

// {"code":"no-such-match"} with the status that fits; `detail` names what was wrong, if it is not empty.
ApiReply refusal(Problem problem, std::string_view detail = {});
// `too_fast`, with when to come back.
ApiReply too_fast_reply(Instant wait_ms);
// There is too much to do already.
ApiReply busy_reply();

ApiReply json_reply(std::string body);
ApiReply no_content();

}  // namespace doorgeef::server
