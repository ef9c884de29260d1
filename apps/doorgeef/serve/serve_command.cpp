#include "doorgeef/serve/serve_command.hpp"

#include "doorgeef/data/data_folder.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/serve/builtin_page.hpp"
#include "doorgeef/texts/serve.hpp"
#include "doorgeef/texts/usage.hpp"
#include "server/people/first_admin.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <ostream>
#include <thread>

#include <CLI/CLI.hpp>
#include <malloc.h>
#include <sys/resource.h>

namespace doorgeef::app {

namespace {

namespace net = server::net;

// What a server before us still holds, because the system has not yet cleared away what was left of it, it
// holds for a moment only. Gives back the outcome of the last attempt.
template <class Attempt, class InUse>
auto with_patience(Attempt attempt, InUse in_use) {
    constexpr int attempts = 20;
    constexpr std::chrono::milliseconds pause{100};
    auto outcome = attempt();
    for (int i = 1; i < attempts && in_use(outcome); ++i) {
        std::this_thread::sleep_for(pause);
        outcome = attempt();
    }
    return outcome;
}

// Each connection takes a file descriptor. Gives back how many connections there can be.
std::size_t raise_file_limit(std::size_t wanted) {
    constexpr std::size_t for_all_else = 64;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, wanted + for_all_else);
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return std::min<std::size_t>(wanted, limit.rlim_cur - for_all_else);
}

// One heap for all threads: what the one hands over and the other frees is then used again, and is not given
// back to the system and asked for anew with every commit.
void share_one_heap() {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TRIM_THRESHOLD, 16 * 1024 * 1024);
}

std::string words_for(net::ListenProblem problem, const ServeOptions& options, Language language) {
    const std::string port = std::to_string(options.port);
    switch (problem) {
    case net::ListenProblem::bad_address: return say(language, texts::kBadAddress, quote(options.address));
    case net::ListenProblem::in_use: return say(language, texts::kPortInUse, port);
    case net::ListenProblem::not_permitted: return say(language, texts::kPortNotPermitted, port);
    case net::ListenProblem::failed: break;
    }
    return say(language, texts::kCannotListen, quote(options.address), port);
}

std::string words_for(net::TlsProblem problem, const net::TlsFiles& files, Language language) {
    constexpr std::size_t longest_path = 200;
    const std::string certificate = quote(files.certificate.string(), longest_path);
    const std::string key = quote(files.key.string(), longest_path);
    using enum net::TlsProblem;
    switch (problem) {
    case certificate_unreadable: return say(language, texts::kCertificateUnreadable, certificate);
    case no_certificate: return say(language, texts::kNoCertificate, certificate);
    case key_unreadable: return say(language, texts::kKeyUnreadable, key);
    case no_key: return say(language, texts::kNoKey, key);
    case key_has_password: return say(language, texts::kKeyHasPassword, key);
    case key_does_not_fit: break;
    }
    return say(language, texts::kKeyDoesNotFit, key, certificate);
}

std::string url_of(const ServeOptions& options, std::uint16_t port) {
    const bool everywhere = options.address == "::" || options.address == "0.0.0.0";
    const bool ipv6 = options.address.find(':') != std::string::npos;
    const std::string host = everywhere ? "localhost" : ipv6 ? '[' + options.address + ']' : options.address;
    return (options.host.tls.chosen() ? "https://" : "http://") + host + ':' + std::to_string(port) + '/';
}

// What went wrong so badly that the server cannot start. That there is no such account yet is only said: it
// is made with the server's help.
std::optional<std::string> make_admin(const Console& console, const ServeOptions& options,
                                      store::Store& store, net::Log& log) {
    if (options.admin.empty()) return std::nullopt;
    const store::Failure failure = server::make_admin(store, options.admin);
    if (!failure) {
        log.info("role-given", {{"role", "admin"}, {"by", "--admin"}});
        return std::nullopt;
    }
    if (*failure != store::StoreProblem::not_found)
        return words_for(*failure, data_file(options.data), console.language);
    console.err << "doorgeef: " << say(console.language, texts::kNoSuchAdmin, quote(options.admin, 60))
                << '\n';
    return std::nullopt;
}

ExitCode serve(const Console& console, ServeOptions options, net::StaticFiles files, store::Store& store) {
    net::Log log{options.log};
    auto& connections = options.host.sockets.limits.connections;
    if (const std::size_t possible = raise_file_limit(connections); possible < connections) {
        log.write(net::LogLevel::warning, "fewer-connections",
                  {{"wanted", connections}, {"possible", possible}});
        connections = possible;
    }
    if (const auto problem = make_admin(console, options, store, log)) return console.refuse(*problem);
    net::Host host{store, std::move(files), options.host, log};
    if (options.host.tls.chosen())
        if (const auto problem = host.read_certificate())
            return console.refuse(words_for(*problem, options.host.tls, console.language));
    const auto restored = host.restore();
    if (!restored)
        return console.refuse(words_for(restored.error(), data_file(options.data), console.language));
    const auto problem =
        with_patience([&] { return host.listen(options.address, options.port); },
                      [](const auto& outcome) { return outcome == net::ListenProblem::in_use; });
    if (problem) return console.refuse(words_for(*problem, options, console.language));

    log.info("started", {{"version", DOORGEEF_VERSION},
                         {"address", options.address},
                         {"port", host.port()},
                         {"data", options.data.string()},
                         {"matches", restored->matches},
                         {"tables", restored->tables}});
    console.out << say(console.language, texts::kListening, url_of(options, host.port())) << '\n'
                << std::flush;
    const bool fine = host.run();
    log.info("stopped");
    if (!fine) return console.refuse(say(console.language, texts::kDiskFailed));
    console.out << say(console.language, texts::kStopped) << '\n';
    return ExitCode::done;
}

}  // namespace

ServeCommand::ServeCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("serve", say(language, texts::kServe));
    for (const ServeSetting& setting : serve_settings())
        settings_.push_back(add_value(command, "--" + std::string{setting.name},
                                      setting.placeholder.in(language), say(language, setting.description)));
    config_ = add_value(command, "--config", texts::kFilePlaceholder.in(language),
                        say(language, texts::kServeConfig));
    command.footer(say(language, texts::kServeNotes) + "\n\n" + say(language, texts::kExamples) +
                   "\n  doorgeef serve\n  doorgeef serve --port 80 --data /var/lib/doorgeef"
                   "\n  doorgeef serve --tls-certificate fullchain.pem --tls-key privkey.pem");
}

SettingTexts ServeCommand::flags() const {
    SettingTexts flags;
    for (std::size_t i = 0; i < settings_.size(); ++i)
        if (const auto text = value(settings_[i])) flags[std::string{serve_settings()[i].name}] = *text;
    return flags;
}

ExitCode ServeCommand::run(const Console& console) const {
    const Environment environment = process_environment();
    auto chosen = choose_serve_options(flags(), value(config_), environment, console.language);
    if (!chosen) return console.wrong_use(chosen.error().text);
    for (const std::string& name : unknown_variables(process_variables()))
        console.err << "doorgeef: " << say(console.language, texts::kNoSuchVariable, quote(name, 60)) << '\n';
    ServeOptions options = std::move(chosen).value();
    if (options.data.empty()) options.data = default_data_folder(environment);
    share_one_heap();
    if (!net::begin_secrets()) return console.refuse(say(console.language, texts::kNoRandomness));

    net::StaticFiles files = builtin_page();
    if (!options.web.empty()) {
        auto read = net::StaticFiles::read(options.web);
        if (!read || read->find("/index.html") == nullptr)
            return console.refuse(
                say(console.language, texts::kCannotReadWeb, quote(options.web.string(), 200)));
        files = std::move(read).value();
    }
    std::error_code ignored;  // the store says what is wrong with the folder
    std::filesystem::create_directories(options.data, ignored);
    const auto store =
        with_patience([&] { return store::SqliteStore::open(data_file(options.data)); },
                      [](const auto& outcome) {
                          return !outcome && outcome.error() == store::StoreProblem::locked_by_other_process;
                      });
    if (!store)
        return console.refuse(app::words_for(store.error(), data_file(options.data), console.language));
    return serve(console, std::move(options), std::move(files), **store);
}

}  // namespace doorgeef::app
