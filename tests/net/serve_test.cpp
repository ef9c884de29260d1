// The server as its operator meets it: starting, stopping, trouble. With the real program.
#include "foursome.hpp"
#include "server_process.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <algorithm>
#include <csignal>
#include <fstream>
#include <regex>
#include <thread>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using namespace std::chrono_literals;

constexpr const char* kHello = R"({"t":"hello","v":1})";

TEST(Serve, greets_guests_and_visitors) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    const RawClient jan = connect_player(server.port(), "Jan");
    RawClient visitor{server.port()};
    EXPECT_TRUE(visitor.upgrade());
    visitor.send_text(kHello);
    EXPECT_NE(visitor.read_message().payload.find(R"("you":null)"), std::string::npos);
}

TEST(Serve, brings_its_own_page) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient client{server.port()};
    const HttpAnswer page = client.get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body.find("<script>"), std::string::npos);  // the policy would stop it
    std::size_t files = 0;
    const std::regex link{R"re((?:src|href)="([^"]*)")re"};
    for (std::sregex_iterator found{page.body.begin(), page.body.end(), link}, end; found != end; ++found) {
        const std::string path = (*found)[1];
        if (path.starts_with("data:")) continue;
        const HttpAnswer file = client.get(path.starts_with('/') ? path : '/' + path);
        EXPECT_EQ(file.status, 200) << path;
        if (path.ends_with(".js")) EXPECT_EQ(file.header("content-type"), "text/javascript; charset=utf-8");
        if (path.ends_with(".css")) EXPECT_EQ(file.header("content-type"), "text/css; charset=utf-8");
        EXPECT_FALSE(file.body.empty()) << path;
        ++files;
    }
    EXPECT_GE(files, 2U) << page.body;
    EXPECT_EQ(client.get("/t/abc").body, page.body);
}

TEST(Serve, a_signal_ends_it_gracefully) {
    for (const int signal : {SIGTERM, SIGINT}) {
        const ServerFolder folder;
        ServerProcess server{folder, free_port()};
        ASSERT_TRUE(server.listens());
        RawClient jan = connect_player(server.port(), "Jan");
        server.signal(signal);
        EXPECT_EQ(jan.read_close_code(), 1001);
        const Ended end = server.wait();
        EXPECT_EQ(end.exit_code, 0) << end.out;
        EXPECT_NE(end.out.find("everything is kept"), std::string::npos) << end.out;
    }
}

TEST(Serve, a_second_signal_ends_it_without_a_farewell) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    // It hears that the server stops, and says nothing: the server would give it two seconds.
    RawClient jan = connect_player(server.port(), "Jan");
    server.signal(SIGTERM);
    EXPECT_EQ(jan.read_close_code(), 1001);
    const Ended end = server.end(SIGTERM);
    EXPECT_EQ(end.exit_code, 0) << end.out;
    const std::regex twice{"event=signal number=15\n(.|\n)*event=signal number=15\n"};
    EXPECT_TRUE(std::regex_search(end.out, twice)) << end.out;
}

TEST(Serve, a_move_sent_with_the_signal_is_kept_or_refused_and_then_the_same_after_the_restart) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::string match;
    std::string answer;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        Foursome four{port, "300+0"};
        four.begin();
        match = four.match();
        server.signal(SIGTERM);
        answer = four.white_does("last", "play e2e4");
        EXPECT_EQ(server.wait().exit_code, 0);
    }
    const auto store = store::SqliteStore::open(folder.data() / "doorgeef.db");
    ASSERT_TRUE(store);
    const auto lines = (*store)->events({match}, 0, 1'000);
    ASSERT_TRUE(lines);
    const bool moved = std::ranges::any_of(
        *lines, [](const std::string& line) { return line.find("moved 1 Pe2e4") != std::string::npos; });
    EXPECT_EQ(moved, answer.starts_with(R"({"t":"ok")")) << answer;
}

// Matches of this guest, as many as nobody plays in a year.
void write_matches(const ServerFolder& folder, const store::Guest& guest, int count) {
    const auto store = store::SqliteStore::open(folder.data() / "doorgeef.db");
    ASSERT_TRUE(store);
    store::Batch batch;
    for (int i = 0; i < count; ++i) {
        store::MatchRecord record{{"m" + std::to_string(i)},
                                  {"Tafel", "knsb", false, true, false, 1000},
                                  R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})",
                                  {}};
        record.seats.values[0] = guest;
        batch.emplace_back(store::write::CreateMatch{record, 1});
        batch.emplace_back(store::write::FinishMatch{record.id, 1, {}});
    }
    ASSERT_EQ((*store)->commit({&batch, 1}).front(), std::nullopt);
}

TEST(Serve, whoever_has_played_very_much_takes_all_of_it_home) {
    constexpr int many = 3000;
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::string cookie;
    std::string id;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        RawClient client{port};
        cookie = become_guest(client, "Jan");
        id = value_in(client.get("/api/me", "Cookie: " + cookie + "\r\n").body, "id");
        EXPECT_EQ(server.end(SIGTERM).exit_code, 0);
    }
    write_matches(folder, {{id}, "Jan"}, many);
    ServerProcess server{folder, port};
    ASSERT_TRUE(server.listens());
    RawClient client{port};
    const HttpAnswer all = client.get("/api/me/export", "Cookie: " + cookie + "\r\n");
    EXPECT_EQ(all.status, 200);
    EXPECT_FALSE(all.broken_off);
    EXPECT_GT(all.pieces, 5);
    EXPECT_TRUE(all.body.ends_with("]}"));
    std::size_t place = 0;
    for (int i = 0; i < many && place != std::string::npos; ++i) {
        place = all.body.find(R"({"id":"m)" + std::to_string(i) + '"', place);
        EXPECT_NE(place, std::string::npos) << i;
    }
    EXPECT_EQ(client.get("/api/me", "Cookie: " + cookie + "\r\n").status, 200) << "on the same connection";
}

TEST(Serve, sessions_survive_a_restart) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::string cookie;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        RawClient client{port};
        cookie = become_guest(client, "Jan");
        server.end(SIGKILL);
    }
    ServerProcess server{folder, port};
    ASSERT_TRUE(server.listens());
    RawClient client{port};
    const HttpAnswer me = client.get("/api/me", "Cookie: " + cookie + "\r\n");
    EXPECT_EQ(me.status, 200);
    EXPECT_NE(me.body.find(R"("name":"Jan")"), std::string::npos) << me.body;
}

// ---- trouble at the start

TEST(Serve, a_port_in_use_is_said_in_one_sentence) {
    const ServerFolder folder;
    const ServerFolder other;
    ServerProcess first{folder, free_port()};
    ASSERT_TRUE(first.listens());
    const Ended end = ServerProcess{other, first.port()}.wait();
    EXPECT_EQ(end.exit_code, 1);
    EXPECT_EQ(end.out, "doorgeef: port " + std::to_string(first.port()) +
                           " is in use by another program; choose another with --port\n");
}

// ---- while it runs

TEST(Serve, n40_a_process_that_stood_still_keeps_its_clients) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient jan = connect_player(server.port(), "Jan");
    server.signal(SIGSTOP);
    std::this_thread::sleep_for(3s);
    server.signal(SIGCONT);
    jan.send_text(R"({"t":"ping","n":7})");
    EXPECT_EQ(jan.read_message().payload, R"({"t":"pong","n":7})");
}

// An evening in which everything happens that the log tells of, by somebody with much to hide.
TEST(Serve, its_log_tells_what_happens_and_nothing_about_people) {
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    const auto headers = [](const RawClient& client, const std::string& cookie) {
        return "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\nCookie: " + cookie +
               "\r\n";
    };
    std::string cookie;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        RawClient client{port};
        const HttpAnswer made =
            client.post("/api/accounts",
                        R"({"name":"Geheim","password":"wachtwoord-van-mij","email":"post@geheim.example"})",
                        headers(client, ""));
        ASSERT_EQ(made.status, 201) << made.body;
        cookie = made.header("set-cookie").substr(0, made.header("set-cookie").find(';'));
        const std::string log = server.end(SIGTERM).out;
        EXPECT_NE(log.find("event=account-made account="), std::string::npos) << log;
    }
    ServerProcess server{folder, port, {"--log", "debug", "--admin", "Geheim"}};
    ASSERT_TRUE(server.listens());
    RawClient client{port, "127.0.0.2"};
    EXPECT_EQ(
        client
            .post("/api/roles", R"({"name":"Geheim","role":"arbiter","grant":true})", headers(client, cookie))
            .status,
        204);
    Foursome four{port, "300+0"};
    four.begin();
    RawClient arbiter = connect_session(port, cookie);
    arbiter.send_text(R"({"t":"table-arbiter","id":"t","take":true,"table":")" + four.table() + R"("})");
    EXPECT_EQ(value_in(wait_for(arbiter, R"("id":"t")"), "t"), "ok");
    four.white_does("call", "call arbiter");
    arbiter.send_text(R"({"t":"rule","id":"r","what":"clock A1 +60","reason":"kletspraat","match":")" +
                      four.match() + R"("})");
    EXPECT_EQ(value_in(wait_for(arbiter, R"("id":"r")"), "t"), "ok");
    for (int i = 0; i < 20; ++i)
        client.post("/api/session", R"({"name":"Geheim","password":"fout-wachtwoord"})", headers(client, ""));
    client.post("/api/roles", R"({"name":"Geheim","role":"arbiter","grant":false})", headers(client, cookie));
    const std::string log = server.end(SIGTERM).out;
    for (const std::string& line :
         {std::string{"level=info event=started "},
          "event=match-begun match=" + four.match() + " ruleset=knsb",
          std::string{"event=role-given role=admin"}, std::string{" role=arbiter"},
          "event=ruling match=" + four.match() + " article=10.5 act=clock",
          std::string{"level=warning event=over-limit limit=passwords address=127.0.0.0/24 times=1\n"},
          std::string{"event=role-taken account="}, std::string{"level=debug event=connection-opened"},
          std::string{"level=debug event=connection-closed"}, std::string{"event=stopping "},
          std::string{"event=stopped\n"}})
        EXPECT_NE(log.find(line), std::string::npos) << line << '\n' << log;
    for (const std::string& secret :
         {std::string{"Geheim"}, std::string{"geheim"}, std::string{"wachtwoord"}, std::string{"kletspraat"},
          std::string{"Club"}, std::string{"127.0.0.2"}, cookie.substr(cookie.find('=') + 1)})
        EXPECT_EQ(log.find(secret), std::string::npos) << secret << '\n' << log;
    EXPECT_EQ(log.find("over-limit"), log.rfind("over-limit")) << "once a minute is enough\n" << log;
}

TEST(Serve, metrics_are_for_operators_only) {
    const ServerFolder folder;
    ServerProcess open{folder, free_port()};
    ASSERT_TRUE(open.listens());
    const RawClient jan = connect_player(open.port(), "Jan");
    const HttpAnswer metrics = RawClient{open.port()}.get("/metrics");
    EXPECT_EQ(metrics.status, 200);
    for (const char* line : {"doorgeef_websockets 1\n", "doorgeef_commit_seconds_count 1\n",
                             "doorgeef_matches 0\n", "# TYPE doorgeef_commit_seconds histogram\n"})
        EXPECT_NE(metrics.body.find(line), std::string::npos) << line;
    open.end(SIGTERM);
    ServerProcess closed{folder, free_port(), {"--operators", "10.0.0.1"}};
    ASSERT_TRUE(closed.listens());
    EXPECT_EQ(RawClient{closed.port()}.get("/metrics").status, 404);
}

HttpAnswer post(std::uint16_t port, const std::string& path, const std::string& body,
                const std::string& headers = "") {
    RawClient client{port};
    return client.post(path, body,
                       "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n" + headers);
}

std::string become_account(std::uint16_t port, const std::string& name) {
    const HttpAnswer made =
        post(port, "/api/accounts", R"({"name":")" + name + R"(","password":"correct horse"})");
    EXPECT_EQ(made.status, 201) << made.body;
    const std::string cookie = made.header("set-cookie");
    return cookie.substr(0, cookie.find(';'));
}

// The header lines with which they come whom the columns of docs/authorisation.md are about, in that order;
// Bas, Otto and Anna have no offices yet.
std::vector<std::string> make_one_of_each(std::uint16_t port) {
    RawClient client{port};
    std::vector<std::string> headers{"", "Cookie: " + become_guest(client, "Gijs") + "\r\n"};
    for (const char* name : {"Jan", "Bas", "Otto", "Anna"})
        headers.push_back("Cookie: " + become_account(port, name) + "\r\n");
    return headers;
}

void give_offices(std::uint16_t port, const std::string& admin) {
    for (const char* body : {R"({"name":"Bas","role":"arbiter","grant":true})",
                             R"({"name":"Otto","role":"organiser","grant":true})"})
        EXPECT_EQ(post(port, "/api/roles", body, admin).status, 204) << body;
}

// docs/authorisation.md has a row for each address that is no part of the API.
TEST(Serve, what_is_not_of_the_api_is_for_whom_the_document_says) {
    const std::vector<std::string> columns{"visitor", "guest", "account", "arbiter", "organiser", "admin"};
    const char* const operator_address = "127.0.0.2";
    const ServerFolder folder;
    const std::uint16_t port = free_port();
    std::vector<std::string> headers;
    {
        ServerProcess server{folder, port};
        ASSERT_TRUE(server.listens());
        headers = make_one_of_each(port);
        server.end(SIGTERM);
    }
    ServerProcess server{folder, port, {"--operators", operator_address, "--admin", "Anna"}};
    ASSERT_TRUE(server.listens());
    give_offices(port, headers.back());
    for (std::size_t i = 1; i < columns.size(); ++i) {
        const HttpAnswer me = RawClient{port}.get("/api/me", headers[i]);
        EXPECT_NE(me.body.find('"' + columns[i] + '"'), std::string::npos) << columns[i] << ' ' << me.body;
    }
    std::ifstream document{std::string{DOORGEEF_SOURCE_DIR} + "/docs/authorisation.md"};
    const std::regex row{R"(\| `GET (/(?!api/)\S*)`[^|]*\|((?: (?:yes|–) \|){6}).*)"};
    const std::regex cell{" (yes|–) "};
    std::vector<std::string> seen;
    std::smatch found;
    for (std::string line; std::getline(document, line);) {
        if (!std::regex_match(line, found, row)) continue;
        const std::string path = found[1];
        const std::string cells = found[2];
        seen.push_back(path);
        std::sregex_iterator next{cells.begin(), cells.end(), cell};
        for (std::size_t i = 0; i < columns.size(); ++i, ++next) {
            const bool allowed = (*next)[1] == "yes";
            for (const char* from : {"127.0.0.1", operator_address}) {
                const bool may = allowed || (path == "/metrics" && from == operator_address);
                RawClient client{port, from};
                if (path == "/ws")
                    EXPECT_EQ(client.upgrade(headers[i]), may) << columns[i] << ' ' << from << ' ' << line;
                else
                    EXPECT_EQ(client.get(path, headers[i]).status, may ? 200 : 404)
                        << columns[i] << ' ' << from << ' ' << line;
            }
        }
    }
    EXPECT_EQ(seen, (std::vector<std::string>{"/ws", "/healthz", "/metrics", "/"}));
}

TEST(Serve, n36_names_that_deceive_are_refused) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient client{server.port()};
    const std::string headers = "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n";
    for (const char* name :
         {"", " Jan", "Jan\\u202e", "J\\u200ban", "Jan\\n", "\\u0000", "Jan Jan Jan Jan Jan Jan Jan"})
        EXPECT_EQ(client.post("/api/guest", R"({"name":")" + std::string{name} + R"("})", headers).status,
                  422)
            << name;
    // What a careless page might take for markup or SQL is a name like any other, and comes back as it was.
    const HttpAnswer odd = client.post("/api/guest", R"({"name":"<b>'; DROP--<i>"})", headers);
    EXPECT_EQ(odd.status, 201);
    EXPECT_NE(odd.body.find("<b>'; DROP--<i>"), std::string::npos) << odd.body;
    EXPECT_EQ(odd.header("content-type"), "application/json");
}

TEST(Serve, n37_a_password_of_a_megabyte_is_too_much) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient client{server.port()};
    const std::string body = R"({"name":"Jan","password":")" + std::string(1'000'000, 'x') + R"("})";
    EXPECT_EQ(client
                  .post("/api/session", body,
                        "Origin: " + client.own_origin() + "\r\nContent-Type: application/json\r\n")
                  .status,
              413);
}

TEST(Serve, n38_guessed_ids_lead_nowhere) {
    const ServerFolder folder;
    ServerProcess server{folder, free_port()};
    ASSERT_TRUE(server.listens());
    RawClient jan = connect_player(server.port(), "Jan");
    for (const char* id : {"1", "2147483648", "aaaaaaaaaaaaaaa", "..", "%00", "'"}) {
        jan.send_text(R"({"t":"watch","match":")" + std::string{id} + R"(","from":0})");
        EXPECT_NE(jan.read_message().payload.find("no-such-match"), std::string::npos) << id;
        jan.send_text(R"({"t":"table","watch":")" + std::string{id} + R"("})");
        EXPECT_NE(jan.read_message().payload.find("no-such-table"), std::string::npos) << id;
    }
}

}  // namespace
}  // namespace doorgeef::server::net
