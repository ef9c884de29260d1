// Names for what is under way. Numbers are never used twice by one process.
#pragma once

#include <cstdint>

namespace doorgeef::server {

enum class ConnectionId : std::uint64_t {};  // given by the outside
enum class RequestId : std::uint64_t {};     // given by the outside
enum class WriteId : std::uint64_t {};       // given by the Service
enum class JobId : std::uint64_t {};         // given by the Service

}  // namespace doorgeef::server
