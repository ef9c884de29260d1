// Lines to whoever runs the engine, from any thread, each at once.
#pragma once

#include <mutex>
#include <ostream>
#include <string_view>

namespace doorgeef::app {

class Speaker {
public:
    explicit Speaker(std::ostream& out) : out_(out) {}

    void say(std::string_view line) {
        const std::scoped_lock lock{mutex_};
        out_ << line << '\n' << std::flush;
    }

private:
    std::mutex mutex_{};
    std::ostream& out_;
};

}  // namespace doorgeef::app
