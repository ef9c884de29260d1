// The real sockets on a free port, with nobody behind them but an echo.
#pragma once

#include "raw_client.hpp"
#include "server/net/clock.hpp"
#include "server/net/secrets.hpp"
#include "server/net/site.hpp"
#include "server/net/sockets.hpp"
#include "store/memory/memory_store.hpp"

#include <cstdlib>
#include <future>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <gtest/gtest.h>

namespace doorgeef::server::net {

// Sends every message back to where it came from, and answers every request with what it was told.
class Echo final : public Handler {
public:
    Sockets* sockets = nullptr;
    std::set<std::uint64_t> open{};
    std::size_t opened_ever = 0;
    std::size_t closed_ever = 0;
    std::size_t lags = 0;
    RoundTrip last_round_trip{};
    Visitor last_visitor{};
    Instant heard_at = 0;

    void opened(ConnectionId connection, const Visitor& visitor, Now /*now*/) override {
        open.insert(static_cast<std::uint64_t>(connection));
        ++opened_ever;
        last_visitor = visitor;
    }
    void received(ConnectionId connection, std::string_view text, Now now) override {
        heard_at = now.instant;
        EXPECT_TRUE(open.contains(static_cast<std::uint64_t>(connection)));
        if (text == "close me")
            sockets->close(connection, CloseCode::session_ended);
        else
            sockets->send(connection, std::make_shared<const std::string>(text));
    }
    void closed(ConnectionId connection, Now /*now*/) override {
        EXPECT_EQ(open.erase(static_cast<std::uint64_t>(connection)), 1U);
        ++closed_ever;
    }
    void measured_lag(ConnectionId /*connection*/, RoundTrip round_trip, Now /*now*/) override {
        last_round_trip = round_trip;
        ++lags;
    }
    void requested(RequestId id, ApiRequest request, Now /*now*/) override {
        ApiReply reply{.body = request.path + "|" + request.query + "|" + request.address + "|" +
                               request.session.value_or("-") + "|" + request.body};
        if (request.path == "/api/cookie") reply.session_token = request.body;
        if (request.path == "/api/busy") {
            reply.status = 429;
            reply.retry_after_s = 7;
        }
        if (request.path.starts_with("/api/pieces/")) reply = piece(std::stoi(request.path.substr(12)));
        sockets->reply(id, std::move(reply));
    }
    void wants_rest(RequestId id, LookUp rest) override {
        ++rests;
        sockets->reply(id, rest(store));
    }

    // As many pieces as that; of a negative number the last one fails.
    static ApiReply piece(int left) {
        ApiReply reply{.body = std::string(kPieceBytes, static_cast<char>('0' + std::abs(left) % 10))};
        if (left == -1) reply.status = 503;
        if (std::abs(left) > 1)
            reply.rest = [left](const store::Store& /*store*/) {
                return piece(left < 0 ? left + 1 : left - 1);
            };
        return reply;
    }
    static constexpr std::size_t kPieceBytes = 300'000;
    std::size_t rests = 0;
    store::MemoryStore store{};

    Response page(const Request& request, const Address& /*client*/) override { return site.page(request); }

    Site site{example_files()};

    static StaticFiles example_files() {
        return StaticFiles{{{"/index.html", "<!doctype html><title>start</title>"},
                            {"/client.js", "'use strict';"},
                            {"/assets/core-1234.wasm", "wasm"},
                            {"/assets/core-1234.wasm.gz", "gzipped"},
                            {"/assets/core-1234.wasm.br", "br"}}};
    }
};

class SocketsTest : public testing::Test {
protected:
    explicit SocketsTest(SocketSettings settings = {}) {
        EXPECT_TRUE(begin_secrets());
        sockets_ = std::make_unique<Sockets>(io_, echo_, std::move(settings));
        echo_.sockets = sockets_.get();
        EXPECT_EQ(sockets_->listen("::", 0), std::nullopt);
        port_ = sockets_->port();
        thread_ = std::thread{[this] { io_.run(); }};
    }
    ~SocketsTest() override {
        guard_.reset();
        io_.stop();
        thread_.join();
        sockets_.reset();
    }

    std::uint16_t port() const { return port_; }
    RawClient connect() const { return RawClient{port_}; }
    RawClient connect_websocket() const {
        RawClient client{port_};
        EXPECT_TRUE(client.upgrade());
        return client;
    }

    // On the sockets' own thread.
    template <class Question>
    auto ask(Question question) {
        std::promise<decltype(question(echo_, *sockets_))> answer;
        boost::asio::post(io_, [&] { answer.set_value(question(echo_, *sockets_)); });
        return answer.get_future().get();
    }
    // Waits until it is so; false if it never is.
    template <class Condition>
    bool comes_true(Condition condition) {
        for (int i = 0; i < 1'000; ++i) {
            if (ask(condition)) return true;
            std::this_thread::sleep_for(std::chrono::milliseconds{10});
        }
        return false;
    }
    // A decent client is served as ever.
    void expect_service_as_usual() {
        RawClient client = connect_websocket();
        client.send_text("still here?");
        EXPECT_EQ(client.read_message().payload, "still here?");
        EXPECT_EQ(connect().get("/").status, 200);
    }

private:
    boost::asio::io_context io_{1};
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> guard_ = make_work_guard(io_);
    Echo echo_{};
    std::unique_ptr<Sockets> sockets_{};
    std::uint16_t port_ = 0;
    std::thread thread_{};
};

}  // namespace doorgeef::server::net
