#include "doorgeef/arena/engine_process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>

namespace doorgeef::app {

namespace {

using namespace std::chrono_literals;

// No engine says so much without an end of line.
constexpr std::size_t kLongestLine = 1 << 20;

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> list;
    for (std::string& text : texts) list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

// The child begins as from a shell, whatever this process does about its signals.
struct SpawnSettings {
    SpawnSettings(const Descriptor& in, const Descriptor& out) {
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out.number(), STDOUT_FILENO);
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawnattr_init(&attributes);
        sigset_t all{};
        sigfillset(&all);
        posix_spawnattr_setsigdefault(&attributes, &all);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;
    SpawnSettings(SpawnSettings&&) = delete;
    SpawnSettings& operator=(SpawnSettings&&) = delete;

    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
};

}  // namespace

// A pair of sockets instead of a pipe to write to: its loss is an error then, not a signal.
std::unique_ptr<EngineProcess> EngineProcess::start(const std::vector<std::string>& words) {
    if (words.empty()) return nullptr;
    std::array<int, 2> to{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to.data()) != 0) return nullptr;
    Descriptor in{to[0]};
    const Descriptor child_in{to[1]};
    std::array<int, 2> from{};
    if (pipe2(from.data(), O_CLOEXEC) != 0) return nullptr;
    Descriptor out{from[0]};
    const Descriptor child_out{from[1]};

    const SpawnSettings settings{child_in, child_out};
    std::vector<std::string> arguments = words;
    pid_t process = 0;
    if (posix_spawnp(&process, words.front().c_str(), &settings.actions, &settings.attributes,
                     pointers(arguments).data(), environ) != 0)
        return nullptr;
    return std::unique_ptr<EngineProcess>{new EngineProcess{process, std::move(in), std::move(out)}};
}

EngineProcess::~EngineProcess() {
    in_.close();
    const Instant patience = std::chrono::steady_clock::now() + 200ms;
    while (waitpid(process_, nullptr, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > patience) kill(process_, SIGKILL);
        std::this_thread::sleep_for(2ms);
    }
}

void EngineProcess::send(std::string_view line) {
    const std::string text = std::string{line} + '\n';
    if (!in_.is_open()) return;
    const ssize_t sent = ::send(in_.number(), text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent != static_cast<ssize_t>(text.size())) in_.close();
}

std::optional<std::string> EngineProcess::buffered_line() {
    const auto end = buffer_.find('\n');
    if (end == std::string::npos) return std::nullopt;
    std::string line = buffer_.substr(0, end);
    buffer_.erase(0, end + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

void EngineProcess::read_some() {
    std::array<char, 4096> some{};
    const ssize_t count = read(out_.number(), some.data(), some.size());
    if (count > 0)
        buffer_.append(some.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        out_.close();
    if (buffer_.size() > kLongestLine) out_.close();
}

std::variant<std::string, EngineProcess::Silence> EngineProcess::read_line(Instant until, const Bell* bell) {
    while (true) {
        if (auto line = buffered_line()) return *std::move(line);
        if (!out_.is_open()) return Silence::gone;
        std::array<pollfd, 2> polled{pollfd{out_.number(), POLLIN, 0},
                                     pollfd{bell == nullptr ? -1 : bell->descriptor(), POLLIN, 0}};
        const int ready = poll(polled.data(), polled.size(), poll_ms(until));
        if (ready > 0 && polled[0].revents != 0) {
            read_some();
        } else if (ready > 0) {
            bell->silence();
            return Silence::rung;
        } else if (std::chrono::steady_clock::now() >= until) {
            return Silence::timed_out;
        }
    }
}

}  // namespace doorgeef::app
