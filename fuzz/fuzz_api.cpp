// Whatever is asked of the HTTP API, in whatever order: each request is answered once with a status that we
// know, what is called JSON is JSON, and what is on disk can be read again.
//
// Each line of the input is a request: who asks (0 to 4), the method (G P A D), the path with its query, a
// blank and the body. "+250" lets time pass.
#include "property.hpp"
#include "server/world.hpp"
#include "wire/strict_json.hpp"

#include <array>
#include <charconv>
#include <string>
#include <utility>

using namespace doorgeef;
using namespace doorgeef::server;
using doorgeef::fuzz::require;

namespace {

constexpr std::size_t kMostLines = 64;
constexpr wire::JsonLimits kAnyJson{std::size_t{16} << 20U, 32};

Settings settings() {
    Settings settings;
    for (Rate* rate : {&settings.limits.messages_per_address, &settings.limits.passwords_per_address,
                       &settings.limits.passwords_per_name, &settings.limits.accounts_per_address})
        *rate = {1e9, 1e9};
    return settings;
}

class Trial {
public:
    Trial() {
        world_.add_account("Jan");
        world_.add_account("Baas", {store::AccountRole::admin});
        sessions_ = {std::nullopt, "session of A1", "session of Jan", "session of Baas", std::nullopt};
    }

    void take(std::string_view line) {
        if (line.starts_with('+')) return wait(line.substr(1));
        constexpr std::string_view methods = "GPAD";
        if (line.size() < 3 || line[0] < '0' || line[0] > '4') return;
        const std::size_t method = methods.find(line[1]);
        if (method == std::string_view::npos) return;
        ask(sessions_[static_cast<std::size_t>(line[0] - '0')], static_cast<Method>(method), line.substr(2));
    }

    void check() {
        world_.restarts();
        require(world_.service().figures().matches <= 1, "what is on disk can be read again");
    }

private:
    void wait(std::string_view text) {
        int ms = 0;
        std::from_chars(text.data(), text.data() + text.size(), ms);
        world_.wait(std::clamp(ms, 0, 100'000'000));
    }

    void ask(std::optional<std::string>& session, Method method, std::string_view line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view target = line.substr(0, blank);
        const std::size_t mark = std::min(target.find('?'), target.size());
        const RequestId id{++requests_};
        std::string path{target.substr(0, mark)};
        if (const auto found = path.find("$M"); found != std::string::npos)
            path.replace(found, 2, four_.match);
        world_.service().requested(
            id,
            {method, path, std::string{target.substr(std::min(target.size(), mark + 1))}, session,
             "192.0.2.1", std::string{line.substr(std::min(line.size(), blank + 1))}, "http://x"},
            world_.now());
        settle();
        const auto reply = world_.reply(id);
        require(reply.has_value(), "each request is answered");
        require(reply->status >= 200 && reply->status < 600, "with a status");
        require(reply->status != 204 || reply->body.empty(), "no content is no content");
        if (reply->content_type == "application/json" && reply->status != 204)
            require(wire::parse_json(reply->body, kAnyJson).ok(), "what is called JSON is JSON");
        if (reply->session_token)
            session = reply->session_token->empty() ? std::nullopt
                                                    : std::optional{"hash of " + *reply->session_token};
    }

    void settle() {
        while (world_.batches_waiting() > 0 || !world_.hashing.empty() || !world_.checking.empty()) {
            world_.writes_all();
            for (const auto& [job, password] : std::exchange(world_.hashing, {}))
                world_.service().password_hashed(job, "h" + password, world_.now());
            for (const auto& [job, text] : std::exchange(world_.checking, {})) {
                const std::size_t slash = text.rfind('/');
                world_.service().password_checked(job, 'h' + text.substr(0, slash) == text.substr(slash + 1),
                                                  world_.now());
            }
        }
    }

    World world_{settings()};
    Four four_ = four_begin(world_);
    std::array<std::optional<std::string>, 5> sessions_{};
    std::uint64_t requests_ = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Trial trial;
    fuzz::for_each_line(fuzz::text_of(data, size), kMostLines,
                        [&](std::string_view line) { trial.take(line); });
    trial.check();
    return 0;
}
