#include "doorgeef/load/load_command.hpp"

#include "doorgeef/choices.hpp"
#include "doorgeef/load/load_run.hpp"
#include "doorgeef/load/relay_run.hpp"
#include "doorgeef/load/report.hpp"
#include "doorgeef/quote.hpp"
#include "doorgeef/texts/load.hpp"
#include "doorgeef/texts/usage.hpp"
#include "server/net/process_figures.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace doorgeef::app {

namespace {

using Stage = LoadRun::Stage;

constexpr int kMostLoadMatches = 4'900;  // with four connections each: as many as a process may open
constexpr int kMostRate = 100'000;
constexpr int kMostSeconds = 86'400;
constexpr int kMostLength = 1'000;

template <class Run>
ExitCode carry_out(LoadReport& report, const ServerUrl& url, const server::net::Tcp::endpoint& server,
                   const LoadPlan& plan) {
    const Tally* tally = nullptr;
    Run run{url, server, plan, [&](Stage stage) {
                switch (stage) {
                case Stage::connected: return report.connected(plan.matches * kPartySize);
                case Stage::playing: return report.playing(plan.matches);
                case Stage::moved: return report.moved(*tally);
                case Stage::gave_up: return report.gave_up(*tally, plan);
                case Stage::settled: return report.settled(*tally);
                }
            }};
    tally = &run.tally();
    report.begin();
    run.run();
    return tally->all_well() ? ExitCode::done : ExitCode::refused;
}

}  // namespace

LoadCommand::LoadCommand(CLI::App& program, Language language) {
    CLI::App& command = *program.add_subcommand("load", say(language, texts::kLoad));
    url_ = add_value(command, "--url", "URL", say(language, texts::kLoadUrl));
    matches_ = add_value(command, "--matches", "N",
                         say(language, texts::kLoadMatches, std::to_string(kMostLoadMatches)));
    rate_ = add_value(command, "--rate", "N", say(language, texts::kLoadRate, std::to_string(kMostRate)));
    seconds_ = add_value(command, "--seconds", "N",
                         say(language, texts::kLoadSeconds, std::to_string(kMostSeconds)));
    length_ =
        add_value(command, "--length", "N", say(language, texts::kLoadLength, std::to_string(kMostLength)));
    pid_ = add_value(command, "--pid", "N", say(language, texts::kLoadPid));
    relay_ = add_flag(command, "--relay", say(language, texts::kLoadRelay));
    command.footer(say(language, texts::kLoadNotes) + "\n\n" + say(language, texts::kExamples) +
                   "\n  doorgeef load --url http://localhost:8080 --matches 50 --rate 99 --seconds 9");
}

ExitCode LoadCommand::run(const Console& console) const {
    const Language language = console.language;
    const std::string address = value(url_).value_or("http://localhost:8080");
    const auto url = parse_server_url(address);
    if (!url) return console.wrong_use(say(language, texts::kBadUrl, quote(address, 60)));
    const auto matches =
        choose_number("--matches", value(matches_).value_or("10"), 1, kMostLoadMatches, language);
    if (!matches) return console.wrong_use(matches.error().text);
    const auto rate = choose_number("--rate", value(rate_).value_or("20"), 1, kMostRate, language);
    if (!rate) return console.wrong_use(rate.error().text);
    const auto seconds =
        choose_number("--seconds", value(seconds_).value_or("10"), 1, kMostSeconds, language);
    if (!seconds) return console.wrong_use(seconds.error().text);
    const auto length = choose_number("--length", value(length_).value_or(std::to_string(kMostLength)), 1,
                                      kMostLength, language);
    if (!length) return console.wrong_use(length.error().text);
    auto process = value(pid_);
    if (process) {
        const auto number = choose_number("--pid", *process, 1, 1 << 30, language);
        if (!number) return console.wrong_use(number.error().text);
        process = std::to_string(*number);
        if (!server::net::read_process_figures(*process))
            return console.wrong_use(say(language, texts::kNoSuchProcess, *process));
    }

    const bool relay = given(relay_);
    const auto server = resolve(*url);
    if (!server || (!relay && !fetch(*server, *url, "/healthz")))
        return console.refuse(say(language, texts::kUnreachable, quote(address, 60)));
    const LoadPlan plan{.matches = static_cast<std::size_t>(*matches),
                        .moves_per_second = static_cast<double>(*rate),
                        .duration = std::chrono::seconds{*seconds},
                        .events_per_match = static_cast<std::size_t>(*length)};
    LoadReport report{console, process, *url, *server};
    return relay ? carry_out<RelayRun>(report, *url, *server, plan)
                 : carry_out<LoadRun>(report, *url, *server, plan);
}

}  // namespace doorgeef::app
