// A chess engine as a child process: lines in, lines out.
#pragma once

#include "doorgeef/arena/bell.hpp"
#include "doorgeef/arena/descriptor.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <sys/types.h>

namespace doorgeef::app {

class EngineProcess {
public:
    // Starts it; nothing if that cannot be done. The first word is the program, looked for in PATH. What it
    // writes on its standard error is thrown away.
    static std::unique_ptr<EngineProcess> start(const std::vector<std::string>& words);

    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    EngineProcess(EngineProcess&&) = delete;
    EngineProcess& operator=(EngineProcess&&) = delete;
    // Lets it end by itself for a moment, then ends it.
    ~EngineProcess();

    // One line, without its end. Never waits: an engine that has stopped reading is as good as dead.
    void send(std::string_view line);

    enum class Silence : std::uint8_t { timed_out, gone, rung };

    // Its next line, or why there is none: nothing came until then, it has ended, or the bell rang.
    std::variant<std::string, Silence> read_line(Instant until, const Bell* bell = nullptr);

private:
    EngineProcess(pid_t process, Descriptor in, Descriptor out)
        : process_(process), in_(std::move(in)), out_(std::move(out)) {}

    std::optional<std::string> buffered_line();
    void read_some();

    pid_t process_;
    Descriptor in_;
    Descriptor out_;
    std::string buffer_{};
};

}  // namespace doorgeef::app
