// Every cell of the table of who may ask for what: by asking the server, and by reading the document.
#include "server/api/routes.hpp"

#include "browser.hpp"

#include <fstream>
#include <sstream>

namespace doorgeef::server {
namespace {

ApiRoles roles_in(ApiRole role) {
    ApiRoles roles{role};
    if (role != ApiRole::visitor && role != ApiRole::guest) roles.add(ApiRole::account);
    return roles;
}

std::string with_step(std::string_view path) {
    std::string target{path};
    if (const auto star = target.find('*'); star != std::string::npos) target.replace(star, 1, "nothing");
    return target;
}

struct Everybody : testing::Test {
    Everybody() {
        world.add_guest("guest");
        world.add_account("account");
        world.add_account("arbiter", {store::AccountRole::arbiter});
        world.add_account("organiser", {store::AccountRole::organiser});
        world.add_account("admin", {store::AccountRole::admin});
    }

    World world{};
};

// A body that is not even JSON changes nothing, but is only looked at if one may ask.
TEST_F(Everybody, may_ask_for_what_the_table_allows_and_nothing_else) {
    for (const Route& route : routes::kRoutes)
        for (const ApiRole role : kApiRoles) {
            world.wait(10'000);
            Browser browser =
                role == ApiRole::visitor ? Browser{world} : Browser::of(world, std::string{name(role)});
            const RequestId id = browser.begin(route.method, with_step(route.path), "no JSON");
            settle(world);
            const Answer answer = browser.answer(id);
            const auto expected = why_not(route, roles_in(role));
            const std::string where = std::string{name(route.method)} + ' ' + std::string{route.path} +
                                      " by " + std::string{name(role)};
            if (expected)
                EXPECT_EQ(answer.code, code(*expected)) << where;
            else
                EXPECT_TRUE(answer.status != 0 && answer.code != "log-in-first" &&
                            answer.code != "not-allowed" && answer.code != "accounts-only")
                    << where << ": " << answer.text;
        }
}

// Written out once more, so that a slip in the table is seen.
TEST(Routes, that_change_something_are_for_those_whom_it_concerns) {
    for (const Route& route : routes::kRoutes) {
        const bool visitor_may = !why_not(route, {ApiRole::visitor});
        const bool account_may = !why_not(route, {ApiRole::account});
        switch (route.id) {
        case RouteId::change_roles:
            for (const ApiRole role : kApiRoles)
                EXPECT_EQ(!why_not(route, roles_in(role)), role == ApiRole::admin) << name(role);
            break;
        case RouteId::change_me:
            EXPECT_EQ(why_not(route, {ApiRole::guest}), Problem::accounts_only);
            [[fallthrough]];
        case RouteId::log_out:
        case RouteId::show_me:
        case RouteId::delete_me:
        case RouteId::export_me:
            EXPECT_EQ(why_not(route, {ApiRole::visitor}), Problem::log_in_first);
            EXPECT_TRUE(account_may);
            break;
        case RouteId::become_guest:
        case RouteId::make_account: EXPECT_TRUE(visitor_may && !account_may); break;
        default: EXPECT_TRUE(visitor_may && account_may);
        }
    }
}

TEST(Routes, are_found_by_method_and_path) {
    EXPECT_EQ(find_route(Method::get, "/api/me").route->id, RouteId::show_me);
    EXPECT_EQ(find_route(Method::get, "/api/me/export").route->id, RouteId::export_me);
    const RouteFound log = find_route(Method::get, "/api/matches/abc/log.json");
    EXPECT_EQ(log.route->id, RouteId::show_log);
    EXPECT_EQ(log.step, "abc");
    EXPECT_EQ(find_route(Method::get, "/api/players/Jan de Vries").step, "Jan de Vries");
    EXPECT_EQ(find_route(Method::post, "/api/me").route, nullptr);
    EXPECT_EQ(find_route(Method::post, "/api/me").allow, "GET, PATCH, DELETE");
    for (const std::string path :
         {"/api", "/api/", "/api/nothing", "/api/me/", "/api/matches/", "/api/matches//log.json",
          "/api/matches/a/b", "/api/matches/a/b/log.json", "/api/tables/a", "/API/me"})
        EXPECT_TRUE(find_route(Method::get, path).allow.empty()) << path;
}

TEST_F(Everybody, is_told_which_methods_there_are) {
    Browser browser{world};
    const Answer answer = browser.post("/api/me", "{}");
    EXPECT_EQ(answer.status, 405);
    EXPECT_EQ(answer.reply.allow, "GET, PATCH, DELETE");
    EXPECT_EQ(browser.get("/api/nothing").status, 404);
}

// With what these would need to change something.
TEST_F(Everybody, n15_changes_nothing_by_a_get) {
    const std::string body = R"({"name":"Jan","password":"correct horse","role":"arbiter","grant":true})";
    std::size_t paths = 0;
    for (const Route& route : routes::kRoutes) {
        if (find_route(Method::get, route.path).route != nullptr) continue;
        ++paths;
        for (const ApiRole role : kApiRoles) {
            world.wait(10'000);
            settle(world);
            Browser browser =
                role == ApiRole::visitor ? Browser{world} : Browser::of(world, std::string{name(role)});
            const std::string where = std::string{route.path} + " by " + std::string{name(role)};
            const Answer answer = browser.answer(browser.begin(Method::get, route.path, body));
            EXPECT_EQ(answer.status, 405) << where;
            EXPECT_NE(answer.reply.allow.find(name(route.method)), std::string::npos) << where;
            EXPECT_EQ(answer.reply.allow.find("GET"), std::string::npos) << where;
            EXPECT_EQ(world.batches_waiting(), 0U) << where;
            EXPECT_TRUE(world.hashing.empty() && world.checking.empty()) << where;
        }
    }
    EXPECT_EQ(paths, 5U) << "guest, accounts, roles, and session twice";
}

TEST_F(Everybody, is_refused_when_the_server_stops) {
    world.service().begin_shutdown(world.now());
    Browser browser{world};
    const Answer answer = browser.post("/api/guest", R"({"name":"Jan"})");
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.code, "shutting-down");
    EXPECT_TRUE(answer.reply.retry_after_s.has_value());
}

// docs/authorisation.md has a row for each route, and a column for each role.
TEST(Routes, are_documented_as_they_are) {
    std::ifstream file{std::string{DOORGEEF_SOURCE_DIR} + "/docs/authorisation.md"};
    std::size_t next = 0;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("| `") || line.find("/api/") == std::string::npos) continue;
        std::vector<std::string> cells;
        std::istringstream row{line};
        for (std::string cell; std::getline(row, cell, '|');) cells.push_back(cell);
        ASSERT_LT(next, routes::kRoutes.size()) << line;
        ASSERT_GE(cells.size(), kApiRoles.size() + 2) << line;
        const Route& route = routes::kRoutes[next++];
        EXPECT_EQ(cells[1], " `" + std::string{name(route.method)} + ' ' + std::string{route.path} + "` ");
        for (std::size_t i = 0; i < kApiRoles.size(); ++i)
            EXPECT_EQ(cells[i + 2].find("yes") != std::string::npos, !why_not(route, roles_in(kApiRoles[i])))
                << line << name(kApiRoles[i]);
    }
    EXPECT_EQ(next, routes::kRoutes.size());
}

}  // namespace
}  // namespace doorgeef::server
