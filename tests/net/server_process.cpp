#include "server_process.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace doorgeef::server::net {

namespace {

using namespace std::chrono_literals;

using Variables = std::vector<std::string>;  // "NAME=value"

Variables faulty_machine(const std::filesystem::path& fault) {
    // A sanitizer wants to be loaded first; it need not.
    return {"LD_PRELOAD=" DOORGEEF_FAULTY_MACHINE, "DOORGEEF_TEST_FAULT=" + fault.string(),
            "ASAN_OPTIONS=verify_asan_link_order=0"};
}

pid_t spawn(std::vector<std::string> arguments, const std::filesystem::path& output,
            Variables variables = {}) {
    arguments.insert(arguments.begin(), DOORGEEF_PROGRAM);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    std::vector<char*> environment;
    for (std::string& variable : variables) environment.push_back(variable.data());
    for (char** variable = environ; *variable != nullptr; ++variable) environment.push_back(*variable);
    environment.push_back(nullptr);
    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
    pid_t process = -1;
    const int failed =
        posix_spawn(&process, DOORGEEF_PROGRAM, &actions, nullptr, pointers.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) throw std::runtime_error("posix_spawn");
    return process;
}

Ended ended(int status, const std::filesystem::path& output) {
    Ended result;
    if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
    if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
    std::stringstream text;
    text << std::ifstream{output}.rdbuf();
    result.out = text.str();
    return result;
}

}  // namespace

ServerFolder::ServerFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "doorgeef-server-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) path_ = name;
}

void ServerFolder::set_fault(const std::string& name) const {
    // At once and as a whole: the servers may be looking.
    std::ofstream{file("fault.new")} << name;
    std::filesystem::rename(file("fault.new"), file("fault"));
}

ServerFolder::~ServerFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::uint16_t free_port() {
    const int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    if (bind(descriptor, generic, size) != 0 || getsockname(descriptor, generic, &size) != 0)
        throw std::runtime_error("bind");
    ::close(descriptor);
    return ntohs(address.sin_port);
}

ServerProcess::ServerProcess(const ServerFolder& folder, std::uint16_t port,
                             const std::vector<std::string>& arguments)
    : port_(port), output_(folder.file("output-" + std::to_string(port))) {
    std::vector<std::string> all{"serve",
                                 "--lang",
                                 "en",
                                 "--address",
                                 "127.0.0.1",
                                 "--port",
                                 std::to_string(port),
                                 "--data",
                                 folder.data().string()};
    all.insert(all.end(), arguments.begin(), arguments.end());
    process_ = spawn(std::move(all), output_, faulty_machine(folder.file("fault")));
}

ServerProcess::~ServerProcess() {
    if (has_ended()) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
}

bool ServerProcess::has_ended() {
    int status = 0;
    if (!status_ && waitpid(process_, &status, WNOHANG) == process_) status_ = status;
    return status_.has_value();
}

bool ServerProcess::listens() {
    for (int i = 0; i < 3'000 && !has_ended(); ++i) {
        try {
            const int status = RawClient{port_}.get("/healthz").status;
            return status == 200 || status == 308;  // it wants to be asked by TLS
        } catch (const std::runtime_error&) {
            std::this_thread::sleep_for(10ms);
        }
    }
    return false;
}

void ServerProcess::signal(int number) const {
    if (!status_) kill(process_, number);
}

Ended ServerProcess::wait() {
    for (int i = 0; i < 3'000 && !has_ended(); ++i) std::this_thread::sleep_for(10ms);
    return status_ ? ended(*status_, output_) : Ended{};
}

Ended ServerProcess::end(int number) {
    signal(number);
    return wait();
}

Ended run_program(const ServerFolder& folder, const std::vector<std::string>& arguments) {
    const std::filesystem::path output = folder.file("output");
    const pid_t process = spawn(arguments, output);
    int status = 0;
    waitpid(process, &status, 0);
    return ended(status, output);
}

}  // namespace doorgeef::server::net
