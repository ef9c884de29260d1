#include "cli/process.hpp"

#include "doorgeef/arena/descriptor.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace doorgeef::app {

namespace {

using Clock = std::chrono::steady_clock;

void check(bool fine, const char* what) {
    if (!fine) throw std::runtime_error(what);
}

struct Channel {
    Descriptor parent{};
    Descriptor child{};
};

enum class Direction : std::uint8_t { to_child, from_child };

Channel make_pipe(Direction direction) {
    std::array<int, 2> ends{};
    check(pipe2(ends.data(), O_CLOEXEC) == 0, "pipe");
    if (direction == Direction::from_child) return {Descriptor{ends[0]}, Descriptor{ends[1]}};
    return {Descriptor{ends[1]}, Descriptor{ends[0]}};
}

Channel make_terminal() {
    int parent = -1;
    int child = -1;
    check(openpty(&parent, &child, nullptr, nullptr, nullptr) == 0, "openpty");
    check(fcntl(parent, F_SETFD, FD_CLOEXEC) == 0 && fcntl(child, F_SETFD, FD_CLOEXEC) == 0, "fcntl");
    return {Descriptor{parent}, Descriptor{child}};
}

// Of a terminal, `in` is a copy of `out`.
struct Channels {
    Channel in;
    Channel out;
    Channel err;
};

Channels make_channels(bool terminal) {
    Channels channels{Channel{}, Channel{}, make_pipe(Direction::from_child)};
    if (terminal) {
        channels.out = make_terminal();
        channels.in = {Descriptor{fcntl(channels.out.parent.number(), F_DUPFD_CLOEXEC, 0)},
                       Descriptor{fcntl(channels.out.child.number(), F_DUPFD_CLOEXEC, 0)}};
    } else {
        channels.in = make_pipe(Direction::to_child);
        channels.out = make_pipe(Direction::from_child);
    }
    check(fcntl(channels.in.parent.number(), F_SETFL, O_NONBLOCK) == 0, "fcntl");
    return channels;
}

std::vector<std::string> child_environment(const std::vector<std::string>& wanted) {
    std::vector<std::string> environment = wanted;
    for (char** variable = environ; *variable != nullptr; ++variable) {
        const std::string_view text = *variable;
        const auto begins = [text](std::string_view start) { return text.starts_with(start); };
        if (!begins("LC_") && !begins("LANG") && !begins("TERM=") && !begins("NO_COLOR="))
            environment.emplace_back(text);
    }
    return environment;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> list;
    for (std::string& text : texts) list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

pid_t spawn(const ProcessInput& input, const Channels& channels) {
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, channels.in.child.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, channels.out.child.number(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, channels.err.child.number(), STDERR_FILENO);
    if (!input.out_file.empty())
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, input.out_file.c_str(), O_WRONLY, 0);
    posix_spawnattr_t attributes{};
    posix_spawnattr_init(&attributes);
    sigset_t defaults{};
    sigfillset(&defaults);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    std::vector<std::string> arguments{DOORGEEF_PROGRAM};
    arguments.insert(arguments.end(), input.arguments.begin(), input.arguments.end());
    auto environment = child_environment(input.environment);
    pid_t child = 0;
    const int failed = posix_spawn(&child, DOORGEEF_PROGRAM, &actions, &attributes,
                                   pointers(arguments).data(), pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    check(failed == 0, "posix_spawn");
    return child;
}

// Closes at the end; a terminal says that the other side is gone by an error.
void read_some(Descriptor& from, std::string& to) {
    std::array<char, 65536> buffer{};
    const ssize_t count = read(from.number(), buffer.data(), buffer.size());
    if (count > 0)
        to.append(buffer.data(), static_cast<std::size_t>(count));
    else if (count == 0 || errno != EINTR)
        from.close();
}

// Closes once all is written, or nobody reads any more.
void write_some(Descriptor& to, std::string_view& rest) {
    const ssize_t count = write(to.number(), rest.data(), rest.size());
    if (count >= 0) rest.remove_prefix(static_cast<std::size_t>(count));
    if (rest.empty() || (count < 0 && errno != EAGAIN && errno != EINTR)) to.close();
}

void exchange(pid_t child, const ProcessInput& input, Channels& channels, ProcessOutcome& outcome) {
    std::string_view rest = input.in;
    const auto start = Clock::now();
    auto interrupt_after = input.interrupt_after;
    if (rest.empty()) channels.in.parent.close();

    while (channels.out.parent.is_open() || channels.err.parent.is_open()) {
        // A closed one has number -1, which poll ignores.
        std::array<pollfd, 3> polled{pollfd{channels.in.parent.number(), POLLOUT, 0},
                                     pollfd{channels.out.parent.number(), POLLIN, 0},
                                     pollfd{channels.err.parent.number(), POLLIN, 0}};
        poll(polled.data(), polled.size(), 20);
        if (polled[0].revents != 0) write_some(channels.in.parent, rest);
        if (polled[1].revents != 0) read_some(channels.out.parent, outcome.out);
        if (polled[2].revents != 0) read_some(channels.err.parent, outcome.err);

        const auto elapsed = Clock::now() - start;
        if (interrupt_after && elapsed > *interrupt_after) {
            kill(child, SIGINT);
            interrupt_after.reset();
        }
        if (elapsed > input.timeout && !outcome.timed_out) {
            outcome.timed_out = true;
            kill(child, SIGKILL);
        }
    }
}

}  // namespace

ProcessOutcome run_process(const ProcessInput& input) {
    std::signal(SIGPIPE, SIG_IGN);  // a child that stops reading is no reason to die
    Channels channels = make_channels(input.terminal);
    const pid_t child = spawn(input, channels);
    for (Channel* channel : {&channels.in, &channels.out, &channels.err}) channel->child.close();

    ProcessOutcome outcome;
    exchange(child, input, channels, outcome);
    int status = 0;
    check(waitpid(child, &status, 0) == child, "waitpid");
    if (WIFEXITED(status)) outcome.exit_code = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) outcome.signal = WTERMSIG(status);
    return outcome;
}

ProcessOutcome run_doorgeef(std::vector<std::string> arguments) {
    return run_process({.arguments = std::move(arguments)});
}

}  // namespace doorgeef::app
