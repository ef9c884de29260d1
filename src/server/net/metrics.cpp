#include "server/net/metrics.hpp"

#include "server/net/number_text.hpp"
#include "server/net/process_figures.hpp"

namespace doorgeef::server::net {

namespace {

enum class Kind : std::uint8_t { counter, gauge };

void head(std::string& out, std::string_view name, std::string_view help, std::string_view kind) {
    out.append("# HELP ").append(name).append(" ").append(help).append("\n# TYPE ");
    out.append(name).append(" ").append(kind).append("\n");
}

void single(std::string& out, Kind kind, std::string_view name, std::string_view help, double value) {
    head(out, name, help, kind == Kind::counter ? "counter" : "gauge");
    out.append(name).append(" ").append(number_text(value)).append("\n");
}

void by_code(std::string& out, std::string_view name, std::string_view help,
             const std::map<std::string, std::uint64_t, std::less<>>& counts) {
    head(out, name, help, "counter");
    for (const auto& [code, count] : counts)
        out.append(name)
            .append("{code=\"")
            .append(code)
            .append("\"} ")
            .append(std::to_string(count))
            .append("\n");
}

void write_sockets(std::string& out, const SocketFigures& sockets) {
    const auto gauge = [&](std::string_view name, std::string_view help, std::size_t value) {
        single(out, Kind::gauge, name, help, static_cast<double>(value));
    };
    const auto counter = [&](std::string_view name, std::string_view help, std::uint64_t value) {
        single(out, Kind::counter, name, help, static_cast<double>(value));
    };
    gauge("doorgeef_connections", "Open connections, HTTP and WebSocket.", sockets.connections);
    gauge("doorgeef_websockets", "Open WebSockets.", sockets.websockets);
    counter("doorgeef_connections_accepted_total", "Connections let in.", sockets.accepted);
    counter("doorgeef_connections_turned_away_total", "Connections beyond the limits.", sockets.turned_away);
    counter("doorgeef_http_requests_total", "HTTP requests.", sockets.requests);
    counter("doorgeef_messages_received_total", "WebSocket messages received.", sockets.messages_in);
    counter("doorgeef_messages_sent_total", "WebSocket messages sent.", sockets.messages_out);
    counter("doorgeef_sent_together_total",
            "Connections that were sent to without a call of the kernel for each.", sockets.sent_together);
    counter("doorgeef_received_bytes_total", "Bytes received.", sockets.bytes_in);
    counter("doorgeef_sent_bytes_total", "Bytes sent.", sockets.bytes_out);
    counter("doorgeef_closed_too_slow_total", "WebSockets closed because they did not read.",
            sockets.too_slow);
    counter("doorgeef_closed_broken_total", "WebSockets closed because they broke the rules.",
            sockets.broken);
    counter("doorgeef_closed_silent_total", "WebSockets closed because they did not answer.", sockets.silent);
}

void write_bots(std::string& out, const BotFigures& bots) {
    const auto gauge = [&](std::string_view name, std::string_view help, std::size_t value) {
        single(out, Kind::gauge, name, help, static_cast<double>(value));
    };
    const auto counter = [&](std::string_view name, std::string_view help, std::uint64_t value) {
        single(out, Kind::counter, name, help, static_cast<double>(value));
    };
    gauge("doorgeef_bot_workers", "Threads that think for bots.", bots.workers);
    gauge("doorgeef_bot_matches", "Live matches with bots.", bots.desk.matches);
    gauge("doorgeef_bot_thoughts_waiting", "Bots that wait for a thread.", bots.desk.waiting);
    gauge("doorgeef_bot_thoughts_under_way", "Bots that think.", bots.desk.thinking);
    counter("doorgeef_bot_thoughts_cancelled_total", "Thoughts about what was no longer so.",
            bots.desk.cancelled);
    counter("doorgeef_bot_commands_total", "What bots did.", bots.commands);
    head(out, "doorgeef_bot_wait_seconds", "From a task to its thread.", "histogram");
    bots.waiting.write(out, "doorgeef_bot_wait_seconds");
    head(out, "doorgeef_bot_thought_seconds", "From the beginning of a thought to its end.", "histogram");
    bots.thinking.write(out, "doorgeef_bot_thought_seconds");
}

}  // namespace

std::uint64_t moves_in(const store::Batch& batch) {
    std::uint64_t moves = 0;
    for (const store::Write& write : batch) {
        const auto* events = std::get_if<store::write::AppendEvents>(&write);
        if (events == nullptr) continue;
        for (const std::string& line : events->lines)
            if (line.find(" moved ") != std::string::npos) ++moves;
    }
    return moves;
}

void Counters::count_message(std::string_view text) {
    constexpr std::string_view refusal = R"({"t":"no")";
    constexpr std::string_view key = R"("code":")";
    if (!text.starts_with(refusal)) return;
    const auto found = text.find(key);
    if (found == std::string_view::npos) return;
    const std::string_view rest = text.substr(found + key.size());
    const std::string_view code = rest.substr(0, rest.find('"'));
    const auto counted = refusals.find(code);
    counted == refusals.end() ? refusals.emplace(code, 1).first->second : ++counted->second;
}

std::string metrics_text(const Sources& sources) {
    std::string out;
    const auto gauge = [&](std::string_view name, std::string_view help, double value) {
        single(out, Kind::gauge, name, help, value);
    };
    const auto counter = [&](std::string_view name, std::string_view help, double value) {
        single(out, Kind::counter, name, help, value);
    };
    head(out, "doorgeef_build_info", "The version that runs.", "gauge");
    out.append("doorgeef_build_info{version=\"").append(sources.version).append("\"} 1\n");
    write_sockets(out, sources.sockets);
    gauge("doorgeef_matches", "Live matches.", static_cast<double>(sources.service.matches));
    gauge("doorgeef_matches_in_memory", "Live matches, and finished ones that are looked at.",
          static_cast<double>(sources.service.matches_in_memory));
    gauge("doorgeef_unreadable_matches", "Matches whose log was found damaged.",
          static_cast<double>(sources.counters.unreadable_matches.size()));
    gauge("doorgeef_unrated_matches", "Rated matches that ended while the ratings could not be read.",
          static_cast<double>(sources.counters.unrated_matches.size()));
    gauge("doorgeef_tables", "Tables in the lobby.", static_cast<double>(sources.service.tables));
    gauge("doorgeef_writes_under_way", "Batches that wait for the disk.",
          static_cast<double>(sources.service.writes_under_way));
    counter("doorgeef_moves_total", "Moves written down.", static_cast<double>(sources.counters.moves));
    counter("doorgeef_commits_total", "Commits to disk.", static_cast<double>(sources.writer.commits));
    counter("doorgeef_batches_total", "Batches in those commits.",
            static_cast<double>(sources.writer.batches));
    head(out, "doorgeef_commit_seconds", "From a batch's submission to its being on disk.", "histogram");
    sources.counters.commit.write(out, "doorgeef_commit_seconds");
    by_code(out, "doorgeef_refusals_total", "Refusals by code.", sources.counters.refusals);
    by_code(out, "doorgeef_failed_writes_total", "Batches that were not written, by reason.",
            sources.counters.failed_writes);
    by_code(out, "doorgeef_failed_reads_total", "Questions that the store could not answer, by reason.",
            sources.failed_reads);
    counter("doorgeef_passwords_turned_away_total", "Password checks beyond the limit.",
            static_cast<double>(sources.counters.passwords_turned_away));
    write_bots(out, sources.bots);
    if (const auto process = read_process_figures()) {
        counter("process_cpu_seconds_total", "CPU time of the process.", process->cpu_s);
        gauge("process_resident_memory_bytes", "Memory of the process.",
              static_cast<double>(process->resident_bytes));
    }
    return out;
}

}  // namespace doorgeef::server::net
