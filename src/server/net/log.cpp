#include "server/net/log.hpp"

#include <array>
#include <utility>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace doorgeef::server::net {

namespace {

constexpr std::array<std::pair<std::string_view, LogLevel>, 5> kNames{{{"debug", LogLevel::debug},
                                                                       {"info", LogLevel::info},
                                                                       {"warning", LogLevel::warning},
                                                                       {"error", LogLevel::error},
                                                                       {"off", LogLevel::off}}};

spdlog::level::level_enum level_of(LogLevel level) {
    switch (level) {
    case LogLevel::debug: return spdlog::level::debug;
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
    case LogLevel::off: break;
    }
    return spdlog::level::off;
}

constexpr bool is_plain(char c) {
    return c > ' ' && c <= '~' && c != '"' && c != '\\' && c != '=';
}

void append_value(std::string& line, std::string_view value) {
    bool plain = !value.empty();
    for (const char c : value) plain = plain && is_plain(c);
    if (plain) {
        line.append(value);
        return;
    }
    line += '"';
    for (const char c : value) {
        constexpr std::string_view digits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            line.append({'\\', c});
        else if (byte >= ' ' && byte <= '~')
            line += c;
        else
            line.append({'\\', 'x', digits[byte >> 4U], digits[byte & 15U]});
    }
    line += '"';
}

}  // namespace

std::optional<LogLevel> parse_log_level(std::string_view text) {
    for (const auto& [name, level] : kNames)
        if (name == text) return level;
    return std::nullopt;
}

std::string log_line(std::string_view event, std::initializer_list<LogField> fields) {
    std::string line = "event=";
    append_value(line, event);
    for (const LogField& field : fields) {
        line.append(" ").append(field.key).append("=");
        append_value(line, field.value);
    }
    return line;
}

Log::Log(LogLevel least)
    : logger_(
          std::make_shared<spdlog::logger>("doorgeef", std::make_shared<spdlog::sinks::stderr_sink_mt>())) {
    logger_->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ level=%l %v", spdlog::pattern_time_type::utc);
    logger_->set_level(level_of(least));
    logger_->flush_on(spdlog::level::debug);
}

Log::~Log() = default;

void Log::write(LogLevel level, std::string_view event, std::initializer_list<LogField> fields) {
    if (logger_->should_log(level_of(level))) write_line(level, log_line(event, fields));
}

void Log::write_line(LogLevel level, const std::string& line) {
    logger_->log(level_of(level), line);
}

}  // namespace doorgeef::server::net
