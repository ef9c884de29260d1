// The real program with TLS of its own.
#include "foursome.hpp"
#include "server_process.hpp"
#include "test_certificates.hpp"
#include "tls_client.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

std::vector<std::string> flags_for(const TlsFiles& files) {
    return {"--tls-certificate", files.certificate.string(), "--tls-key", files.key.string()};
}

class ServeTls : public testing::Test {
protected:
    std::uint16_t port() const { return server_.port(); }
    ServerProcess& server() { return server_; }
    void SetUp() override { ASSERT_TRUE(server_.listens()); }

    // What its next clients are shown after the signal, once the log says so.
    std::string server_name_after_hangup(const char* logged) {
        server_.signal(SIGHUP);
        for (int i = 0; i < 1'000 && log().find(logged) == std::string::npos; ++i)
            std::this_thread::sleep_for(10ms);
        EXPECT_NE(log().find(logged), std::string::npos) << log();
        return TlsClient{port()}.server_name();
    }
    std::string log() const {
        std::stringstream text;
        text << std::ifstream{folder_.file("output-" + std::to_string(port()))}.rdbuf();
        return text.str();
    }
    // In the place of what the server was started with.
    void put(const TlsFiles& files) const {
        const auto overwrite = std::filesystem::copy_options::overwrite_existing;
        std::filesystem::copy_file(files.certificate, files_.certificate, overwrite);
        std::filesystem::copy_file(files.key, files_.key, overwrite);
    }
    const TestCertificates& certificates() const { return certificates_; }

private:
    ServerFolder folder_{};
    TestCertificates certificates_{};
    TlsFiles files_ = certificates_.make("first.example");
    ServerProcess server_{folder_, free_port(), flags_for(files_)};
};

TEST_F(ServeTls, brings_its_page_and_says_where_it_is) {
    TlsClient client{port()};
    const HttpAnswer page = client.get("/rules");
    EXPECT_EQ(page.status, 200);
    EXPECT_NE(page.header("strict-transport-security"), "");
    EXPECT_EQ(client.get("/healthz").body, "ok\n");
    EXPECT_NE(log().find("Doorgeef is at https://127.0.0.1:" + std::to_string(port()) + "/\n"),
              std::string::npos)
        << log();
}

TEST_F(ServeTls, cookies_are_for_tls_only) {
    TlsClient client{port()};
    const HttpAnswer guest =
        client.post("/api/guest", R"({"name":"Jan"})",
                    "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n");
    EXPECT_EQ(guest.status, 201);
    EXPECT_TRUE(guest.header("set-cookie").ends_with("; Secure")) << guest.header("set-cookie");
}

TEST_F(ServeTls, somebody_plays_with_bots) {
    TlsClient jan{port()};
    enter(jan, become_guest(jan, "Jan"));
    jan.send_text(R"({"t":"table-create","id":"table","name":"Bots","public":false,"seat":"A1","ready":true,)"
                  R"("bots":{"A2":"home","B1":"home","B2":"home"},)"
                  R"("agreement":{"ruleset":"knsb","conduct":"online","time":"60+0"}})");
    const std::string made = wait_for(jan, R"("id":"table")");
    jan.send_text(R"({"t":"table","watch":")" + value_in(made, "table") + R"("})");
    const std::string match = value_in(wait_for(jan, R"("match":")"), "match");
    jan.send_text(R"({"t":"watch","match":")" + match + R"(","from":0})");
    EXPECT_NE(wait_for(jan, R"("t":"match")"), "");
    EXPECT_NE(wait_for(jan, " started"), "");
    EXPECT_NE(wait_for(jan, " moved "), "");  // by a bot
}

TEST_F(ServeTls, who_does_not_speak_it_is_sent_on_or_dropped) {
    RawClient plain{port()};
    const HttpAnswer sent_on = plain.get("/t/abc");
    EXPECT_EQ(sent_on.status, 308);
    EXPECT_EQ(sent_on.header("location"), "https://" + plain.host() + "/t/abc");
    EXPECT_TRUE(plain.sees_the_end());
    const RawClient garbage{port()};
    garbage.send("\x16\x03\x01\x02garbage garbage garbage");
    garbage.end_sending();
    EXPECT_TRUE(garbage.sees_the_end());
    EXPECT_EQ(TlsClient(port()).get("/healthz").status, 200);
}

TEST_F(ServeTls, clients_that_vanish_take_nobody_with_them) {
    for (int i = 0; i < 50; ++i) {
        TlsClient client{port()};
        enter(client, become_guest(client, "Jan" + std::to_string(i)));
        for (int ping = 0; ping < 10; ++ping) client.send_text(R"({"t":"ping","n":7})");
    }
    EXPECT_EQ(TlsClient(port()).get("/healthz").status, 200);
}

TEST_F(ServeTls, a_hangup_brings_the_new_certificate_and_nobody_is_dropped) {
    TlsClient jan{port()};
    enter(jan, become_guest(jan, "Jan"));
    EXPECT_EQ(jan.server_name(), "first.example");
    put(certificates().make("second.example", -1));
    EXPECT_EQ(server_name_after_hangup("level=warning event=certificate-expired until="), "second.example");
    jan.send_text(R"({"t":"ping","n":7})");
    EXPECT_EQ(jan.read_message().payload, R"({"t":"pong","n":7})");
    server().signal(SIGTERM);
    EXPECT_EQ(jan.read_close_code(), 1001);
    EXPECT_EQ(server().wait().exit_code, 0);
}

TEST_F(ServeTls, a_new_certificate_that_is_bad_is_refused_and_the_old_one_stays) {
    TlsFiles mixed = certificates().make("second.example");
    mixed.key = certificates().make("third.example").key;
    put(mixed);
    EXPECT_EQ(server_name_after_hangup("level=error event=certificate-refused reason=key-does-not-fit\n"),
              "first.example");
    EXPECT_EQ(TlsClient(port()).get("/healthz").status, 200);
}

// ---- trouble at the start

struct BadStart {
    int exit_code;
    const char* dutch;
    const char* english;
};

void expect_refusal(const std::vector<std::string>& flags, const BadStart& expected) {
    const ServerFolder folder;
    for (const auto& [language, words] :
         {std::pair{"nl", expected.dutch}, std::pair{"en", expected.english}}) {
        std::vector<std::string> arguments{"serve",
                                           "--lang",
                                           language,
                                           "--port",
                                           std::to_string(free_port()),
                                           "--data",
                                           folder.data().string()};
        arguments.insert(arguments.end(), flags.begin(), flags.end());
        const Ended end = run_program(folder, arguments);
        EXPECT_EQ(end.exit_code, expected.exit_code) << end.out;
        EXPECT_NE(end.out.find(words), std::string::npos) << words << " | " << end.out;
    }
}

TEST(ServeBadTls, one_of_the_two_settings_is_not_enough) {
    const BadStart half{2, "geef ze allebei of geen van beide", "give both or neither"};
    expect_refusal({"--tls-certificate", "some.pem"}, half);
    expect_refusal({"--tls-key", "some.key"}, half);
}

TEST(ServeBadTls, files_that_cannot_be_used_are_refused_in_one_sentence) {
    const TestCertificates certificates;
    const TlsFiles good = certificates.make("doorgeef.example");
    const TlsFiles locked = certificates.make("locked.example", 1, "secret");
    const auto nowhere = certificates.file("nowhere.pem");
    expect_refusal(flags_for({nowhere, good.key}),
                   {1, "nowhere.pem' kan niet worden gelezen", "nowhere.pem' cannot be read"});
    expect_refusal(flags_for({good.certificate, nowhere}),
                   {1, "nowhere.pem' kan niet worden gelezen", "nowhere.pem' cannot be read"});
    expect_refusal(flags_for({good.key, good.key}),
                   {1, "geen bruikbaar certificaat", "holds no usable certificate"});
    expect_refusal(flags_for({good.certificate, good.certificate}),
                   {1, "geen bruikbare sleutel", "holds no usable key"});
    expect_refusal(flags_for({good.certificate, locked.key}), {1, "heeft een wachtwoord", "has a password"});
    expect_refusal(flags_for({locked.certificate, good.key}),
                   {1, "past niet bij het certificaat", "does not fit the certificate"});
}

}  // namespace
}  // namespace doorgeef::server::net
