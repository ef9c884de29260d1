#include "server/net/host.hpp"

#include "server/api/replies.hpp"
#include "server/net/clock.hpp"
#include "server/net/error_pages.hpp"
#include "server/net/journal.hpp"

#include <chrono>
#include <csignal>
#include <limits>
#include <utility>

#include <boost/asio/post.hpp>

namespace doorgeef::server::net {

namespace {

namespace asio = boost::asio;
using ErrorCode = boost::system::error_code;

// So many batches within a beat mean that the server is busy.
constexpr std::size_t kMany = 4;

// How long the clients have to hear that the server stops.
constexpr std::chrono::milliseconds kFarewell{2'000};

// Between two trials of a disk that took nothing more.
constexpr std::chrono::milliseconds kDiskTrial{2'000};

// Who has so much looked up that no more of it may wait is told to come back after this.
constexpr Instant kLookUpsPauseMs = 1'000;

// The Service itself keeps what waits for the disk within bounds, and counts on each batch being taken.
constexpr store::GroupCommitWriter::Limits kWriterLimits{.waiting = std::numeric_limits<std::size_t>::max()};

std::uint64_t number_of(ConnectionId connection) {
    return static_cast<std::uint64_t>(connection);
}

// After these only opening the file anew shows what is in it.
bool is_fatal(store::StoreProblem problem) {
    using enum store::StoreProblem;
    return problem == io_error || problem == needs_reopen || problem == corrupt;
}

// Others concern what was asked: a name that is taken meanwhile, say.
bool is_of_the_disk(store::StoreProblem problem) {
    using enum store::StoreProblem;
    return is_fatal(problem) || problem == disk_full || problem == locked_by_other_process ||
           problem == internal;
}

}  // namespace

Host::Host(store::Store& store, StaticFiles files, HostSettings settings, Log& log)
    : log_(log), tls_files_(std::move(settings.tls)), operators_(std::move(settings.operators)),
      version_(settings.service.version),
      store_(store,
             [this](store::StoreProblem problem, WatchedStore::Question question) {
                 read_trouble_.failed(problem, std::move(question));
             }),
      bots_(settings.bot_workers == 0
                ? nullptr
                : std::make_unique<BotHall>(settings.bot_workers,
                                            [this](const bots::Order& order) { bot_acts(order); })),
      site_(std::move(files)), sockets_(io_, *this, std::move(settings.sockets)),
      service_(*this, store_, chance_, bots_ ? static_cast<BotPlayers&>(*bots_) : no_bots_,
               std::move(settings.service)),
      pace_(settings.longest_beat), writer_(
                                        store,
                                        [this](std::function<void()> work) {
                                            asio::post(io_, std::move(work));
                                            pace_.ring();
                                        },
                                        kWriterLimits),
      passwords_(settings.password_threads, settings.passwords_waiting),
      lookups_(store_, settings.lookups_waiting,
               [this](RequestId request, ApiReply reply) { reply_soon(request, std::move(reply)); }) {}

Host::~Host() = default;

std::optional<TlsProblem> Host::read_certificate() {
    auto context = TlsContext::read(tls_files_);
    if (!context) return context.error();
    const std::int64_t expires_ms = context->expires_at() * 1'000;
    const bool expired = expires_ms <= read_clocks().unix_ms;
    log_.write(expired ? LogLevel::warning : LogLevel::info,
               expired ? "certificate-expired" : "certificate-read", {{"until", http_date(expires_ms)}});
    sockets_.use_tls(std::move(context).value());
    return std::nullopt;
}

rules::Result<Restored, store::StoreProblem> Host::restore() {
    auto restored = service_.restore(read_clocks());
    if (restored)
        for (const store::MatchId& match : restored->unreadable) {
            counters_.unreadable_matches.insert(match.text);
            log_.write(LogLevel::error, "match-unreadable", {{"match", match.text}});
        }
    return restored;
}

std::optional<ListenProblem> Host::listen(const std::string& address, std::uint16_t port) {
    return sockets_.listen(address, port);
}

bool Host::run() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    if (tls_files_.chosen()) signals_.add(SIGHUP);
    wait_for_signal();
    do {
        io_.poll();
        // Nobody can be answered before the disk has been asked, so what comes meanwhile can wait too.
        while (!gathered_.empty() && !pace_.is_time()) {
            pace_.rest();
            io_.poll();
        }
        // Where so much is asked for, the next thing to happen is that the disk answers; if it has already,
        // everybody is told, and then nobody can be answered before the next beat.
        if (send_gathered() >= kMany) {
            io_.poll();
            pace_.rest();
        }
        // What was written at once may have brought about more to write, which nothing else would wake us
        // for.
    } while (!io_.stopped() && (!gathered_.empty() || io_.run_one() > 0));
    writer_.stop();
    return !disk_failed_;
}

// ---- Outside

void Host::send(ConnectionId connection, Text text) {
    counters_.count_message(*text);
    sockets_.send(connection, std::move(text));
}

void Host::close(ConnectionId connection, CloseCode code) {
    log_.write(LogLevel::debug, "connection-told-to-go",
               {{"connection", number_of(connection)}, {"code", static_cast<std::uint64_t>(code)}});
    sockets_.close(connection, code);
}

// Anybody can bring these about, as often as he likes.
void Host::met(Trouble trouble, std::string_view where) {
    if (trouble == Trouble::unreadable_match) {
        if (counters_.unreadable_matches.emplace(where).second)
            log_.write(LogLevel::warning, "match-unreadable", {{"match", where}});
        return;
    }
    if (trouble == Trouble::unrated_match) {
        if (counters_.unrated_matches.emplace(where).second)
            log_.write(LogLevel::error, "match-unrated", {{"match", where}});
        return;
    }
    const std::string address = shortened(where);
    const auto times = troubles_.happened(std::string{code(trouble)} + ' ' + address, read_clocks().instant);
    if (times)
        log_.write(LogLevel::warning, "over-limit",
                   {{"limit", code(trouble)}, {"address", address}, {"times", *times}});
}

void Host::write(WriteId id, store::Batch batch) {
    const auto begun = std::chrono::steady_clock::now();
    const std::uint64_t moves = moves_in(batch);
    auto journal = journal_of(batch);
    gathered_.push_back(
        {std::move(batch), [this, id, begun, moves, journal = std::move(journal)](const auto& failure) {
             if (!failure) {
                 counters_.moves += moves;
                 for (const std::string& line : journal) log_.write_line(LogLevel::info, line);
             }
             written(id, failure, begun);
         }});
}

// The writer takes them all: it is only stopped when nobody writes any more.
std::size_t Host::send_gathered() {
    if (gathered_.empty()) return 0;
    const std::size_t batches = gathered_.size();
    pace_.sent(batches);
    auto tasks = std::exchange(gathered_, {});
    if (!writer_.write_at_once(tasks)) writer_.submit(std::move(tasks));
    return batches;
}

void Host::written(WriteId id, const store::Failure& failure, std::chrono::steady_clock::time_point begun) {
    counters_.commit.add(std::chrono::steady_clock::now() - begun);
    if (failure) ++counters_.failed_writes[std::string{code(*failure)}];
    note_disk(failure);
    service_.written(id, failure, read_clocks());
    stop_if_done();
}

void Host::note_disk(const store::Failure& failure) {
    if (!failure) {
        if (std::exchange(disk_trouble_, std::nullopt)) log_.info("disk-works-again");
        return;
    }
    if (!is_of_the_disk(*failure))
        return log_.write(LogLevel::debug, "write-refused", {{"reason", code(*failure)}});
    // One line for all that fails for the same reason, however much there is.
    const auto before = std::exchange(disk_trouble_, *failure);
    if (before != failure) log_.write(LogLevel::error, "write-failed", {{"reason", code(*failure)}});
    if (is_fatal(*failure) && !std::exchange(disk_failed_, true)) return begin_stopping();
    if (!before) try_disk_later();
}

void Host::try_disk_later() {
    disk_trial_.expires_after(kDiskTrial);
    disk_trial_.async_wait([this](const ErrorCode& error) {
        if (error || stopping_ || !disk_trouble_) return;
        const store::Document trial{.kind = "trial", .id = "disk"};
        writer_.submit({store::write::PutDocument{trial}, store::write::RemoveDocument{trial.kind, trial.id}},
                       [this](const store::Failure& failure) {
                           note_disk(failure);
                           if (disk_trouble_) try_disk_later();
                       });
    });
}

void Host::wake_at(Instant instant) {
    // One that is set for earlier will be set anew when it has rung.
    if (alarm_at_ && *alarm_at_ <= instant) return;
    alarm_at_ = instant;
    alarm_.expires_at(std::chrono::steady_clock::time_point{std::chrono::milliseconds{instant}});
    alarm_.async_wait([this](const ErrorCode& error) {
        if (error) return;
        alarm_at_.reset();
        service_.woke(read_clocks());
    });
}

void Host::reply_later(RequestId request, LookUp look_up) {
    const auto client = sockets_.client_of(request);
    if (!client) return;  // he has gone
    auto refused = lookups_.submit(*client, {request, std::move(look_up)});
    if (!refused) return;
    if (refused->why == NoPlace::too_many_in_all) return reply_soon(refused->item.request, busy_reply());
    met(Trouble::messages, *client);
    reply_soon(refused->item.request, too_fast_reply(kLookUpsPauseMs));
}

void Host::reply_soon(RequestId request, ApiReply reply) {
    asio::post(io_, [this, request, reply = std::move(reply)]() mutable {
        if (!reply.unreadable_match.empty()) met(Trouble::unreadable_match, reply.unreadable_match);
        sockets_.reply(request, std::move(reply));
    });
}

void Host::hash_password(JobId job, std::string password) {
    const auto tell = [this, job](std::optional<std::string> hash) {
        asio::post(
            io_, [this, job, hash = std::move(hash)] { service_.password_hashed(job, hash, read_clocks()); });
    };
    if (passwords_.submit([tell, password = std::move(password)] { tell(net::hash_password(password)); }))
        return;
    ++counters_.passwords_turned_away;
    tell(std::nullopt);
}

void Host::check_password(JobId job, std::string password, std::string hash) {
    const auto tell = [this, job](std::optional<bool> fits) {
        asio::post(io_, [this, job, fits] { service_.password_checked(job, fits, read_clocks()); });
    };
    if (passwords_.submit([tell, password = std::move(password), hash = std::move(hash)] {
            tell(fits_password(password, hash));
        }))
        return;
    ++counters_.passwords_turned_away;
    tell(std::nullopt);
}

// By the same door as everybody: from now on it is a command like any other. Another thread calls this.
void Host::bot_acts(const bots::Order& order) {
    asio::post(io_, [this, order] {
        service_.bot_commands({order.match}, order.seat, order.what, read_clocks());
        stop_if_done();
    });
}

// ---- Handler

void Host::opened(ConnectionId connection, const Visitor& visitor, Now now) {
    log_.write(LogLevel::debug, "connection-opened", {{"connection", number_of(connection)}});
    service_.opened(connection, visitor, now);
}

void Host::received(ConnectionId connection, std::string_view text, Now now) {
    service_.received(connection, text, now);
}

void Host::closed(ConnectionId connection, Now now) {
    log_.write(LogLevel::debug, "connection-closed", {{"connection", number_of(connection)}});
    service_.closed(connection, now);
    stop_if_done();
}

void Host::measured_lag(ConnectionId connection, RoundTrip round_trip, Now now) {
    service_.measured_lag(connection, round_trip, now);
}

void Host::requested(RequestId id, ApiRequest request, Now now) {
    service_.requested(id, std::move(request), now);
}

Response Host::page(const Request& request, const Address& client) {
    if (request.path == "/healthz") return health();
    if (request.path == "/metrics" && contains(operators_, client))
        return text_response(200, metrics(), "text/plain; version=0.0.4; charset=utf-8");
    return site_.page(request);
}

Response Host::health() const {
    if (stopping_) return text_response(503, "stopping\n");
    const auto trouble = disk_trouble_ ? disk_trouble_ : read_trouble_.now();
    if (trouble) return text_response(503, std::string{code(*trouble)} + '\n');
    return text_response(200, "ok\n");
}

std::string Host::metrics() const {
    return metrics_text({version_, counters_, sockets_.figures(), service_.figures(), writer_.figures(),
                         bots_ ? bots_->figures() : BotFigures{}, read_trouble_.counts()});
}

// ---- stopping

void Host::wait_for_signal() {
    signals_.async_wait([this](const ErrorCode& error, int signal) {
        if (error) return;
        log_.info("signal", {{"number", static_cast<std::uint64_t>(signal)}});
        if (signal == SIGHUP) {
            renew_certificate();
            return wait_for_signal();
        }
        if (std::exchange(stopping_, true)) return io_.stop();
        begin_stopping();
        wait_for_signal();
    });
}

// With a bad one nobody could come in any more, so the old one stays.
void Host::renew_certificate() {
    if (const auto problem = read_certificate())
        log_.write(LogLevel::error, "certificate-refused", {{"reason", code(*problem)}});
}

void Host::begin_stopping() {
    stopping_ = true;
    log_.info("stopping",
              {{"matches", service_.figures().matches}, {"websockets", sockets_.figures().websockets}});
    sockets_.stop_listening();
    service_.begin_shutdown(read_clocks());
    asio::post(io_, [this] { stop_if_done(); });
}

void Host::stop_if_done() {
    if (!stopping_ || !service_.has_stopped()) return;
    if (sockets_.figures().websockets == 0) return io_.stop();
    if (std::exchange(says_farewell_, true)) return;
    patience_.expires_after(kFarewell);
    patience_.async_wait([this](const ErrorCode& /*error*/) { io_.stop(); });
}

}  // namespace doorgeef::server::net
