// The real program as a server, in a process of its own.
#pragma once

#include "raw_client.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace doorgeef::server::net {

// A folder that goes with the test.
class ServerFolder {
public:
    ServerFolder();
    ~ServerFolder();
    ServerFolder(const ServerFolder&) = delete;
    ServerFolder& operator=(const ServerFolder&) = delete;
    ServerFolder(ServerFolder&&) = delete;
    ServerFolder& operator=(ServerFolder&&) = delete;

    std::filesystem::path data() const { return path_ / "data"; }
    std::filesystem::path file(const std::string& name) const { return path_ / name; }
    // From now on the machine of the servers that run on this folder has this fault, or none: see
    // faulty_machine.cpp.
    void set_fault(const std::string& name) const;

private:
    std::filesystem::path path_{};
};

// A port that nobody listens on at the moment.
std::uint16_t free_port();

struct Ended {
    int exit_code = -1;  // or -1 if it did not exit by itself
    int signal = 0;      // that ended it
    std::string out{};   // what it printed, errors too
};

class ServerProcess {
public:
    // `doorgeef serve` on that data and port, in English, with these further arguments.
    ServerProcess(const ServerFolder& folder, std::uint16_t port,
                  const std::vector<std::string>& arguments = {});
    // Kills it.
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ServerProcess(ServerProcess&&) = delete;
    ServerProcess& operator=(ServerProcess&&) = delete;

    std::uint16_t port() const { return port_; }
    std::string id() const { return std::to_string(process_); }
    // False: it ended instead.
    bool listens();
    void signal(int number) const;
    // Waits for its end, at most half a minute.
    Ended wait();
    // Sends the signal and waits.
    Ended end(int number);

private:
    bool has_ended();

    std::uint16_t port_;
    std::filesystem::path output_{};
    pid_t process_ = -1;
    std::optional<int> status_{};
};

// Runs `doorgeef ARGUMENTS` to its end, without faults.
Ended run_program(const ServerFolder& folder, const std::vector<std::string>& arguments);

}  // namespace doorgeef::server::net
