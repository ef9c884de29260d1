// What the server writes down about itself: one line per event, as key=value, without secrets.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace spdlog {
class logger;  // NOLINT(readability-identifier-naming): theirs
}

namespace doorgeef::server::net {

enum class LogLevel : std::uint8_t { debug, info, warning, error, off };

std::optional<LogLevel> parse_log_level(std::string_view text);

struct LogField {
    LogField(std::string_view field_key, std::string_view text) : key(field_key), value(text) {}
    LogField(std::string_view field_key, std::uint64_t number)
        : key(field_key), value(std::to_string(number)) {}

    std::string key;
    std::string value;
};

// "event=listening port=8080 address=::". Whatever the values hold, it is one line and no terminal obeys it.
std::string log_line(std::string_view event, std::initializer_list<LogField> fields);

class Log {
public:
    // To standard error.
    explicit Log(LogLevel least);
    ~Log();

    void write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields = {});
    // One that log_line() made.
    void write_line(LogLevel level, const std::string& line);
    void info(std::string_view event, std::initializer_list<LogField> fields = {}) {
        write(LogLevel::info, event, fields);
    }

private:
    std::shared_ptr<spdlog::logger> logger_;
};

}  // namespace doorgeef::server::net
