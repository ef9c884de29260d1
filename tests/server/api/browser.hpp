// Somebody who asks the HTTP API, with one cookie.
#pragma once

#include "store/sqlite/sqlite_store.hpp"
#include "store/temp_folder.hpp"
#include "world.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace doorgeef::server {

// As the fake worker hashes it.
std::string fake_hash(std::string_view password);

// All that waits for the disk or for a password, and what follows from it.
void settle(World& world);

struct Answer {
    int status = 0;
    std::string code{};  // of a refusal; empty if it is none
    json::object body{};
    std::string text{};
    ApiReply reply{};
};

class Browser {
public:
    explicit Browser(World& world, std::string address = "192.0.2.7")
        : world_(&world), address_(std::move(address)) {}
    // With the session that World gave this account or guest.
    static Browser of(World& world, const std::string& name);

    Answer get(std::string_view target);
    Answer post(std::string_view target, std::string_view body);
    Answer patch(std::string_view target, std::string_view body);
    Answer remove(std::string_view target, std::string_view body = "");

    // Only asks; somebody else has to settle().
    RequestId begin(Method method, std::string_view target, std::string_view body);
    Answer answer(RequestId id);

    bool has_cookie() const { return session_.has_value(); }
    // The hash of its token; what a WebSocket comes with.
    const std::optional<std::string>& session() const { return session_; }
    void set_session(std::optional<std::string> session) { session_ = std::move(session); }

private:
    Answer ask(Method method, std::string_view target, std::string_view body);

    World* world_;
    std::string address_;
    std::optional<std::string> session_{};
};

// A new account, logged in.
Browser registered(World& world, const std::string& name, const std::string& password = "correct horse");

enum class Kind { memory, sqlite };

// A server on each kind of store.
class ApiTest : public testing::TestWithParam<Kind> {
protected:
    ApiTest();

    store::TempFolder folder_{};
    std::unique_ptr<store::SqliteStore> sqlite_{};
    std::unique_ptr<World> world_{};
    World& world() { return *world_; }
    const store::Store& disk() { return sqlite_ ? static_cast<store::Store&>(*sqlite_) : world_->store(); }
};

inline std::string kind_name(const testing::TestParamInfo<Kind>& info) {
    return info.param == Kind::memory ? "memory" : "sqlite";
}

}  // namespace doorgeef::server

#define ON_EVERY_STORE(suite)                                                                                \
    INSTANTIATE_TEST_SUITE_P(stores, suite, testing::Values(Kind::memory, Kind::sqlite), kind_name)
