// What the server says, where it needs no more than these few values; tables and matches have texts of their
// own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace doorgeef::wire {

// The numbers of the first and last event that a command made.
struct EventRange {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

std::string ok_text(std::string_view id);
std::string ok_text(std::string_view id, EventRange events);
std::string ok_with_table_text(std::string_view id, std::string_view table);

// What is known besides the code; empty members are left out.
struct Refused {
    std::string_view id{};  // of a command
    std::string_view to{};  // for what is no command: its `t`
    std::string_view code{};
    std::string_view detail{};
    std::optional<std::int64_t> retry_ms{};
};
std::string no_text(const Refused& refused);

std::string pong_text(std::int64_t number);
std::string found_text(std::string_view table);
std::string find_ended_text();
std::string table_gone_text(std::string_view table);
std::string live_gone_text(std::string_view match);

}  // namespace doorgeef::wire
