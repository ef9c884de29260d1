#include "cli/folder_fixture.hpp"
#include "doorgeef/data/data_folder.hpp"
#include "doorgeef/load/endpoint.hpp"
#include "doorgeef/load/tally.hpp"
#include "doorgeef/serve/configuration.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace doorgeef::app {
namespace {

using Variables = std::map<std::string, std::string>;

Environment environment_of(Variables variables) {
    return [variables = std::move(variables)](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
}

class ServeOptionsTest : public FolderTest {
protected:
    rules::Result<ServeOptions, Complaint> choose(const SettingTexts& flags, const Variables& variables = {},
                                                  const std::string& toml = "") {
        std::optional<std::string> config;
        if (!toml.empty()) config = write("settings.toml", toml);
        return choose_serve_options(flags, config, environment_of(variables), Language::english);
    }
    std::string complaint(const SettingTexts& flags, const Variables& variables = {},
                          const std::string& toml = "") {
        const auto options = choose(flags, variables, toml);
        return options ? "no complaint" : options.error().text;
    }
};

TEST_F(ServeOptionsTest, flags_go_before_the_environment_and_that_before_the_file) {
    const std::string toml = "port = 1\naddress = \"127.0.0.1\"\nlog = \"error\"\n";
    const auto options = choose({{"port", "3"}}, {{"DOORGEEF_PORT", "2"}, {"DOORGEEF_LOG", "debug"}}, toml);
    ASSERT_TRUE(options);
    EXPECT_EQ(options->port, 3);
    EXPECT_EQ(options->log, server::net::LogLevel::debug);
    EXPECT_EQ(options->address, "127.0.0.1");
}

TEST_F(ServeOptionsTest, the_file_can_be_named_by_the_environment) {
    const std::string file = write("other.toml", "port = 7\n");
    const auto options = choose({}, {{"DOORGEEF_CONFIG", file}});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->port, 7);
}

TEST_F(ServeOptionsTest, everything_can_stand_in_the_file) {
    const auto options = choose({}, {}, R"(
port = 9000
data = "/var/lib/doorgeef"
web = "/usr/share/doorgeef"
hosts = ["doorgeef.example", "www.doorgeef.example"]
origins = "https://club.example"
public-url = "https://doorgeef.example"
admin = "Jan"
proxies = ["127.0.0.1", "10.0.0.0/8"]
operators = []
connections = 5000
connections-per-address = 2000
messages-per-address = 1000
lag-credit = false
bot-workers = 0
bot-tables = 50
bot-tables-per-address = 5
tls-certificate = "/etc/doorgeef/fullchain.pem"
tls-key = "/etc/doorgeef/privkey.pem"
)");
    ASSERT_TRUE(options) << options.error().text;
    const server::net::HostSettings& host = options->host;
    EXPECT_EQ(options->data, "/var/lib/doorgeef");
    EXPECT_EQ(options->web, "/usr/share/doorgeef");
    EXPECT_EQ(host.sockets.hosts, (std::vector<std::string>{"doorgeef.example", "www.doorgeef.example"}));
    EXPECT_EQ(host.sockets.origins, std::vector<std::string>{"https://club.example"});
    EXPECT_EQ(host.service.public_url, "https://doorgeef.example");
    EXPECT_EQ(options->admin, "Jan");
    EXPECT_EQ(host.service.limits.passwords_per_address.burst,
              4 * server::Limits{}.passwords_per_address.burst);
    EXPECT_EQ(host.sockets.proxies.size(), 2U);
    EXPECT_TRUE(host.operators.empty());
    EXPECT_EQ(host.sockets.limits.connections, 5000U);
    EXPECT_EQ(host.service.limits.connections_per_address, 2000);
    EXPECT_GT(host.sockets.limits.connections_per_address, 2000U);
    EXPECT_EQ(host.service.limits.messages_per_address.per_second, 1000);
    EXPECT_FALSE(host.service.lag.on);
    EXPECT_EQ(host.bot_workers, 0U);
    EXPECT_EQ(host.service.limits.bot_tables, 50U);
    EXPECT_EQ(host.service.limits.bot_tables_per_address, 5U);
    EXPECT_EQ(host.tls.certificate, "/etc/doorgeef/fullchain.pem");
    EXPECT_EQ(host.tls.key, "/etc/doorgeef/privkey.pem");
}

TEST_F(ServeOptionsTest, a_limit_that_is_said_three_times_is_raised_once) {
    const auto options =
        choose({{"connections-per-address", "2000"}}, {{"DOORGEEF_CONNECTIONS_PER_ADDRESS", "2000"}},
               "connections-per-address = 2000\n");
    ASSERT_TRUE(options) << options.error().text;
    const server::Limits& limits = options->host.service.limits;
    EXPECT_EQ(limits.passwords_per_address.burst, 4 * server::Limits{}.passwords_per_address.burst);
    EXPECT_EQ(limits.accounts_per_address.per_second, 4 * server::Limits{}.accounts_per_address.per_second);
    EXPECT_EQ(limits.guests_per_address.burst, 4 * server::Limits{}.guests_per_address.burst);
    EXPECT_EQ(limits.tables_per_address, 4 * server::Limits{}.tables_per_address);
    EXPECT_EQ(limits.matches_per_address, 4 * server::Limits{}.matches_per_address);
    const auto fewer = choose({{"connections-per-address", "100"}}, {}, "connections-per-address = 2000\n");
    ASSERT_TRUE(fewer) << fewer.error().text;
    EXPECT_EQ(fewer->host.service.limits.passwords_per_address.burst,
              server::Limits{}.passwords_per_address.burst);
}

TEST_F(ServeOptionsTest, without_anything_said_it_is_a_server_for_everybody_on_8080) {
    const auto options = choose({});
    ASSERT_TRUE(options);
    EXPECT_EQ(options->port, 8080);
    EXPECT_EQ(options->address, "::");
    EXPECT_TRUE(options->host.service.lag.on);
    EXPECT_EQ(options->host.operators.size(), 2U);
    EXPECT_TRUE(options->host.sockets.proxies.empty());
    EXPECT_FALSE(options->host.tls.chosen());
}

TEST_F(ServeOptionsTest, what_makes_no_sense_is_said_with_where_it_stands) {
    EXPECT_EQ(complaint({{"port", "80x"}}), "--port: '80x' makes no sense here");
    EXPECT_EQ(complaint({{"port", "65536"}}), "--port: '65536' makes no sense here");
    EXPECT_EQ(complaint({}, {{"DOORGEEF_LAG_CREDIT", "maybe"}}),
              "DOORGEEF_LAG_CREDIT: 'maybe' makes no sense here");
    EXPECT_EQ(complaint({{"proxies", "10.0.0.0/33"}}), "--proxies: '10.0.0.0/33' makes no sense here");
    EXPECT_EQ(complaint({{"public-url", "club.example"}}),
              "--public-url: 'club.example' makes no sense here");
    EXPECT_EQ(complaint({{"origins", "club.example"}}), "--origins: 'club.example' makes no sense here");
    EXPECT_EQ(complaint({{"origins", "https://club.example/"}}),
              "--origins: 'https://club.example/' makes no sense here");
    EXPECT_EQ(complaint({{"connections-per-address", "0"}}),
              "--connections-per-address: '0' makes no sense here");
    EXPECT_EQ(complaint({{"log", "loud"}}), "--log: 'loud' makes no sense here");
}

TEST_F(ServeOptionsTest, variables_that_are_no_settings_are_found) {
    const std::vector<std::string> names{"PATH",          "DOORGEEF_PROT",       "DOORGEEF_PORT",
                                         "DOORGEEF_WEB_", "DOORGEEF_LAG_CREDIT", "DOORGEEF_CONFIG",
                                         "doorgeef_port", "DOORGEEF_TEST_FAULT"};
    EXPECT_EQ(unknown_variables(names), (std::vector<std::string>{"DOORGEEF_PROT", "DOORGEEF_WEB_"}));
}

TEST_F(ServeOptionsTest, tls_takes_a_certificate_and_a_key_wherever_they_are_named) {
    const auto options = choose({{"tls-key", "a.key"}}, {{"DOORGEEF_TLS_CERTIFICATE", "a.pem"}});
    ASSERT_TRUE(options);
    EXPECT_TRUE(options->host.tls.chosen());
    for (const char* half : {"tls-certificate", "tls-key"})
        EXPECT_EQ(complaint({{half, "a.pem"}}),
                  "tls-certificate and tls-key belong together: give both or neither");
}

TEST_F(ServeOptionsTest, a_file_that_makes_no_sense_is_said) {
    EXPECT_TRUE(
        complaint({}, {}, "prot = 80\n").ends_with("'prot' is no setting; see doorgeef serve --help"));
    EXPECT_TRUE(complaint({}, {}, "port = 1.5\n").ends_with("'port' makes no sense here"));
    EXPECT_TRUE(complaint({}, {}, "hosts = [1]\n").ends_with("'hosts' makes no sense here"));
    EXPECT_TRUE(complaint({}, {}, "port = 80\n[limits\n").ends_with("is no TOML: line 2"));
    const auto missing =
        choose_serve_options({}, path("nowhere.toml"), environment_of({}), Language::english);
    ASSERT_FALSE(missing);
    EXPECT_NE(missing.error().text.find("nowhere.toml"), std::string::npos);
}

TEST(ServeSettings, each_has_a_name_of_its_own_and_refuses_something_or_takes_all) {
    std::set<std::string_view> names;
    for (const ServeSetting& setting : serve_settings()) {
        EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
        EXPECT_EQ(find_serve_setting(setting.name), &setting);
    }
    EXPECT_EQ(find_serve_setting("nothing"), nullptr);
}

TEST(DataFolder, is_where_the_system_keeps_such_things_or_here) {
    EXPECT_EQ(default_data_folder(environment_of({{"XDG_STATE_HOME", "/home/jan/.local/state"}})),
              "/home/jan/.local/state/doorgeef");
    EXPECT_EQ(default_data_folder(environment_of({{"XDG_STATE_HOME", ""}})), "data");
    EXPECT_EQ(default_data_folder(environment_of({})), "data");
}

TEST(DataFolder, every_problem_has_words_in_both_languages) {
    std::set<std::string> sentences;
    for (int i = 0; i < store::kStoreProblemCount; ++i)
        for (const Language language : {Language::dutch, Language::english})
            sentences.insert(words_for(static_cast<store::StoreProblem>(i), "x", language));
    EXPECT_GE(sentences.size(), static_cast<std::size_t>(store::kStoreProblemCount));
}

// ---- load

TEST(ServerUrlTest, is_read_with_and_without_a_port) {
    const auto read = [](const char* text) {
        const auto url = parse_server_url(text);
        return url ? url->host + " " + std::to_string(url->port) + " " + url->authority() : "none";
    };
    EXPECT_EQ(read("http://localhost:8080"), "localhost 8080 localhost:8080");
    EXPECT_EQ(read("http://doorgeef.example/"), "doorgeef.example 80 doorgeef.example");
    EXPECT_EQ(read("http://[::1]:8080/"), "::1 8080 [::1]:8080");
    for (const char* text : {"", "localhost", "https://localhost", "http://", "http://:80", "http://a:0",
                             "http://a:x", "http://a:99999", "http://a/b", "http://[::1", "http://[::1]80"})
        EXPECT_EQ(read(text), "none") << text;
}

TEST(LatenciesTest, percentiles_are_of_what_was_added) {
    Latencies latencies;
    EXPECT_EQ(latencies.percentile(50), 0);
    const Moment start{};
    for (int i = 100; i >= 1; --i) latencies.add(start, start + std::chrono::milliseconds{i});
    EXPECT_EQ(latencies.percentile(50), 50);
    EXPECT_EQ(latencies.percentile(99), 99);
    EXPECT_EQ(latencies.percentile(100), 100);
}

}  // namespace
}  // namespace doorgeef::app
