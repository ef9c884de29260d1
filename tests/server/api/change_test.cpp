// Changing an account, leaving, and the offices that an admin gives.
#include "browser.hpp"
#include "server/people/first_admin.hpp"

#include <set>
#include <vector>

namespace doorgeef::server {
namespace {

using Change = ApiTest;
using Deletion = ApiTest;
using Roles = ApiTest;
using GuestToAccount = ApiTest;
using LoggingOut = ApiTest;

// ---- changing

TEST_P(Change, of_settings_and_name_needs_no_password) {
    Browser browser = registered(world(), "Jan");
    const Answer changed =
        browser.patch("/api/me", R"({"name":"Jan Jansen","settings":{"board":"blue","sound":[1,2]}})");
    ASSERT_EQ(changed.status, 200) << changed.text;
    EXPECT_EQ(text(changed.body, "name"), "Jan Jansen");
    EXPECT_EQ(text(object(changed.body, "settings"), "board"), "blue");
    EXPECT_EQ(browser.get("/api/me").text, changed.text);
    EXPECT_TRUE(world().checking.empty());
    Browser other{world()};
    EXPECT_EQ(other.post("/api/session", R"({"name":"Jan","password":"correct horse"})").status, 401);
    EXPECT_EQ(other.post("/api/session", R"({"name":"jan jansen","password":"correct horse"})").status, 200);
}

TEST_P(Change, of_case_only_is_no_other_name) {
    Browser browser = registered(world(), "jan");
    EXPECT_EQ(text(browser.patch("/api/me", R"({"name":"Jan"})").body, "name"), "Jan");
}

TEST_P(Change, to_somebody_elses_name_is_refused) {
    registered(world(), "Piet");
    Browser browser = registered(world(), "Jan");
    EXPECT_EQ(browser.patch("/api/me", R"({"name":"PIET"})").code, "name-taken");
    EXPECT_EQ(text(browser.get("/api/me").body, "name"), "Jan");
}

TEST_P(Change, of_password_and_email_needs_the_old_password) {
    Browser browser = registered(world(), "Jan");
    for (const std::string body : {R"({"password":"battery staple"})", R"({"email":"jan@example.org"})",
                                   R"({"email":null,"old_password":"wrong"})",
                                   R"({"password":"battery staple","old_password":"wrong"})"}) {
        const Answer answer = browser.patch("/api/me", body);
        EXPECT_EQ(answer.status, 403) << body;
        EXPECT_EQ(answer.code, "wrong-password") << body;
    }
    const Answer changed = browser.patch("/api/me", R"({"email":"a@b.nl","old_password":"correct horse"})");
    EXPECT_EQ(text(changed.body, "email"), "a@b.nl");
    EXPECT_EQ(
        text(browser.patch("/api/me", R"({"email":null,"old_password":"correct horse"})").body, "email"),
        "null");
}

TEST_P(Change, of_password_ends_all_other_sessions) {
    Browser browser = registered(world(), "Jan");
    Browser other{world()};
    other.post("/api/session", R"({"name":"Jan","password":"correct horse"})");
    const ConnectionId there{77};
    const ConnectionId here{78};
    world().service().opened(there, {other.session(), "192.0.2.1"}, world().now());
    world().service().opened(here, {browser.session(), "192.0.2.1"}, world().now());
    ASSERT_EQ(
        browser.patch("/api/me", R"({"password":"battery staple","old_password":"correct horse"})").status,
        200);
    EXPECT_EQ(other.get("/api/me").code, "log-in-first");
    EXPECT_EQ(browser.get("/api/me").status, 200);
    EXPECT_EQ(Client(world(), there).closed_with(), CloseCode::session_ended);
    EXPECT_EQ(Client(world(), here).closed_with(), std::nullopt);
    Browser again{world()};
    EXPECT_EQ(again.post("/api/session", R"({"name":"Jan","password":"correct horse"})").status, 401);
    EXPECT_EQ(again.post("/api/session", R"({"name":"Jan","password":"battery staple"})").status, 200);
}

TEST_P(Change, guesses_at_the_old_password_are_limited) {
    Browser browser = registered(world(), "Jan");
    Answer answer;
    int tried = 0;
    do answer = browser.patch("/api/me", R"({"email":null,"old_password":"guess"})");
    while (answer.code == "wrong-password" && ++tried < 100);
    EXPECT_EQ(answer.code, "too-fast");
    EXPECT_EQ(tried, 10);
}

// The second would write what it read before the first.
TEST_P(Change, does_not_undo_another_that_is_on_its_way) {
    Browser browser = registered(world(), "Jan");
    const RequestId first = browser.begin(Method::patch, "/api/me", R"({"name":"Piet"})");
    const RequestId second = browser.begin(Method::patch, "/api/me", R"({"settings":{"a":1}})");
    settle(world());
    EXPECT_EQ(browser.answer(first).status, 200);
    EXPECT_EQ(browser.answer(second).code, "busy");
    EXPECT_EQ(browser.patch("/api/me", R"({"settings":{"a":1}})").status, 200);
    EXPECT_EQ(text(browser.get("/api/me").body, "name"), "Piet");
}

TEST_P(Change, refuses_what_makes_no_sense) {
    Browser browser = registered(world(), "Jan");
    const std::string large(5000, 'x');
    for (const auto& [body, code] : std::vector<std::pair<std::string, std::string>>{
             {R"({"settings":[]})", "bad-message"},
             {R"({"settings":{"a":")" + large + R"("}})", "bad-settings"},
             {R"({"name":null})", "bad-message"},
             {R"({"name":""})", "bad-name"},
             {R"({"password":"short","old_password":"correct horse"})", "bad-password"},
             {R"({"email":"x","old_password":"correct horse"})", "bad-email"},
             {"", "bad-message"}})
        EXPECT_EQ(browser.patch("/api/me", body).code, code) << body.substr(0, 60);
}

TEST_P(Change, of_the_name_is_seen_at_the_tables) {
    Browser browser = registered(world(), "Jan");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    const std::string table =
        text(client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" +
                         std::string{kAgreement} + "}"),
             "table");
    client.says(R"({"t":"table","watch":")" + table + "\"}");
    client.heard();
    browser.patch("/api/me", R"({"name":"Piet"})");
    const auto shown = client.heard_last("table");
    ASSERT_TRUE(shown.has_value());
    EXPECT_EQ(text(object(object(object(*shown, "table"), "seats"), "A1"), "name"), "Piet");
    EXPECT_EQ(text(object(object(*shown, "table"), "host"), "name"), "Piet");
}

TEST_P(Change, of_the_name_is_seen_by_all_who_watch_the_match) {
    const std::vector<std::string> names{"Jan", "Kees", "An", "Bea"};
    std::vector<Browser> browsers;
    std::vector<Client> clients;
    for (std::size_t i = 0; i < names.size(); ++i) {
        browsers.push_back(registered(world(), names[i]));
        const ConnectionId id{77 + i};
        world().service().opened(id, {browsers[i].session(), "192.0.2.1"}, world().now());
        clients.emplace_back(world(), id);
        clients[i].says(R"({"t":"hello","v":1})");
    }
    for (const Client& client : clients) client.asks(R"({"t":"find",)" + std::string{kAgreement} + "}");
    const std::string table = text(*clients[0].heard_last("found"), "table");
    world().wait(3000);
    clients[0].says(R"({"t":"table","watch":")" + table + "\"}");
    const std::string match = text(object(*clients[0].heard_last("table"), "table"), "match");
    const Client visitor = world().connects("");
    for (const Client& client : {visitor, clients[1]})
        client.says(R"({"t":"watch","match":")" + match + R"(","from":0})");
    visitor.heard();
    clients[1].heard();
    browsers[0].patch("/api/me", R"({"name":"Piet"})");
    for (const Client& client : {visitor, clients[1]}) {
        const auto shown = client.heard_last("match");
        ASSERT_TRUE(shown);
        std::set<std::string> seen;
        for (const match::Seat seat : match::kSeats)
            seen.insert(text(object(object(*shown, "seats"), match::name(seat)), "name"));
        EXPECT_EQ(seen, (std::set<std::string>{"Piet", "Kees", "An", "Bea"}));
    }
}

// ---- leaving

TEST_P(Deletion, needs_the_password_and_leaves_nothing_to_log_in_with) {
    Browser browser = registered(world(), "Jan");
    EXPECT_EQ(browser.remove("/api/me").code, "wrong-password");
    EXPECT_EQ(browser.remove("/api/me", R"({"password":"wrong"})").code, "wrong-password");
    const auto session = browser.session();
    const Answer gone = browser.remove("/api/me", R"({"password":"correct horse"})");
    EXPECT_EQ(gone.status, 204);
    EXPECT_FALSE(browser.has_cookie());
    browser.set_session(session);
    EXPECT_EQ(browser.get("/api/me").code, "log-in-first");
    Browser again{world()};
    EXPECT_EQ(again.post("/api/session", R"({"name":"Jan","password":"correct horse"})").status, 401);
    EXPECT_EQ(again.get("/api/players/Jan").code, "no-such-player");
    EXPECT_EQ(again.post("/api/accounts", R"({"name":"Jan","password":"another one"})").status, 201);
}

TEST_P(Deletion, waits_until_one_sits_at_no_table) {
    Browser browser = registered(world(), "Jan");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    const std::string table =
        text(client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" +
                         std::string{kAgreement} + "}"),
             "table");
    EXPECT_EQ(browser.remove("/api/me", R"({"password":"correct horse"})").code, "still-at-a-table");
    client.asks(R"({"t":"table-close","table":")" + table + "\"}");
    EXPECT_EQ(browser.remove("/api/me", R"({"password":"correct horse"})").status, 204);
    EXPECT_EQ(client.closed_with(), CloseCode::session_ended);
}

// What he asks for while he is being deleted is written together with what others ask for.
TEST_P(Deletion, does_not_spoil_what_others_ask_for_at_the_same_time) {
    Browser browser = registered(world(), "Jan");
    world().add_guest("Piet");
    const Client piet = world().connects("Piet");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client jan{world(), id};
    jan.says(R"({"t":"hello","v":1})");
    world().writes_all();
    world().writes_automatically = false;
    const auto create = [](const std::string& command, const std::string& ruleset) {
        return R"({"t":"table-create","name":"T","public":true,"id":")" + command +
               R"(","agreement":{"ruleset":")" + ruleset + R"(","conduct":"online","time":"420+0"}})";
    };
    const RequestId deleting = browser.begin(Method::remove, "/api/me", R"({"password":"correct horse"})");
    piet.says(create("p1", "knsb"));  // on its way to the disk
    const auto checking = std::exchange(world().checking, {});
    world().service().password_checked(checking.front().first, true, world().now());
    jan.says(create("j1", "nonsense"));  // refused; and that waits behind p1, together with p2
    piet.says(create("p2", "knsb"));
    piet.heard();
    world().writes_all();
    EXPECT_EQ(browser.answer(deleting).status, 204);
    std::vector<std::string> verdicts;
    for (const json::object& heard : piet.heard())
        if (heard.contains("id")) verdicts.push_back(verdict(heard));
    EXPECT_EQ(verdicts, (std::vector<std::string>{"ok", "ok"}));
}

TEST_P(Deletion, of_a_guest_needs_no_password) {
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jan"})");
    const auto session = browser.session();
    EXPECT_EQ(browser.remove("/api/me").status, 204);
    EXPECT_FALSE(disk().session(*session).ok());
}

// ---- a guest gets an account

TEST_P(GuestToAccount, and_stays_the_same_person) {
    Browser browser{world()};
    const Answer guest = browser.post("/api/guest", R"({"name":"Jantje"})");
    const auto before = browser.session();
    const ConnectionId id{77};
    world().service().opened(id, {before, "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    const std::string table =
        text(client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" +
                         std::string{kAgreement} + "}"),
             "table");
    const Answer made = browser.post("/api/accounts", R"({"name":"Jan","password":"correct horse"})");
    ASSERT_EQ(made.status, 201) << made.text;
    EXPECT_EQ(text(made.body, "id"), text(guest.body, "id"));
    EXPECT_EQ(text(made.body, "kind"), "account");
    EXPECT_NE(browser.session(), before);
    // The old cookie is worth nothing, and what was open by it is closed.
    Browser old{world()};
    old.set_session(before);
    EXPECT_EQ(old.get("/api/me").code, "log-in-first");
    EXPECT_EQ(client.closed_with(), CloseCode::session_ended);
    // He still sits there, as an account.
    const ConnectionId back{78};
    world().service().opened(back, {browser.session(), "192.0.2.1"}, world().now());
    const Client again{world(), back};
    again.says(R"({"t":"hello","v":1})");
    again.says(R"({"t":"table","watch":")" + table + "\"}");
    const auto shown = again.heard_last("table");
    ASSERT_TRUE(shown.has_value());
    const json::object& seat = object(object(object(*shown, "table"), "seats"), "A1");
    EXPECT_EQ(text(seat, "kind"), "account");
    EXPECT_EQ(text(seat, "name"), "Jan");
}

TEST_P(GuestToAccount, not_by_logging_in_while_he_sits_somewhere) {
    registered(world(), "Jan");
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jantje"})");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" + std::string{kAgreement} +
                "}");
    EXPECT_EQ(browser.post("/api/session", R"({"name":"Jan","password":"correct horse"})").code,
              "still-at-a-table");
    EXPECT_EQ(browser.post("/api/guest", R"({"name":"Piet"})").code, "still-at-a-table");
}

// It was: 204, and nothing brought him back to the seat on which his clock ran.
TEST_P(LoggingOut, is_not_for_a_guest_who_sits_somewhere) {
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jantje"})");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    const std::string table =
        text(client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" +
                         std::string{kAgreement} + "}"),
             "table");
    for (const std::string body : {"", R"({"everywhere":true})"}) {
        const Answer refused = browser.remove("/api/session", body);
        EXPECT_EQ(refused.status, 409);
        EXPECT_EQ(refused.code, "still-at-a-table");
    }
    EXPECT_EQ(browser.get("/api/me").status, 200);
    EXPECT_EQ(client.closed_with(), std::nullopt);
    client.asks(R"({"t":"table-close","table":")" + table + "\"}");
    EXPECT_EQ(browser.remove("/api/session").status, 204);
}

// He logs in again and is where he was.
TEST_P(LoggingOut, is_for_an_account_wherever_it_sits) {
    Browser browser = registered(world(), "Jan");
    const ConnectionId id{77};
    world().service().opened(id, {browser.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    client.asks(R"({"t":"table-create","name":"T","public":true,"seat":"A1",)" + std::string{kAgreement} +
                "}");
    EXPECT_EQ(browser.remove("/api/session").status, 204);
}

// ---- offices

TEST_P(Roles, begin_with_whoever_starts_the_server) {
    registered(world(), "Jan");
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    EXPECT_EQ(make_admin(store, "Piet"), store::StoreProblem::not_found);
    EXPECT_EQ(make_admin(store, "JAN"), std::nullopt);
    EXPECT_EQ(make_admin(store, "Jan"), std::nullopt);
    EXPECT_EQ(*store.roles(store.account_named("jan")->id), std::vector{store::AccountRole::admin});
}

TEST_P(Roles, are_given_and_taken_by_an_admin_while_people_are_connected) {
    world().add_account("admin", {store::AccountRole::admin});
    Browser admin = Browser::of(world(), "admin");
    Browser jan = registered(world(), "Jan");
    const ConnectionId id{77};
    world().service().opened(id, {jan.session(), "192.0.2.1"}, world().now());
    const Client client{world(), id};
    client.says(R"({"t":"hello","v":1})");
    const std::string table =
        text(client.asks(R"({"t":"table-create","name":"T","public":true,)" + std::string{kAgreement} + "}"),
             "table");
    const std::string take = R"({"t":"table-arbiter","take":true,"table":")" + table + "\"}";
    EXPECT_EQ(verdict(client.asks(take)), "not-allowed");
    EXPECT_EQ(admin.post("/api/roles", R"({"name":"jan","role":"arbiter","grant":true})").status, 204);
    EXPECT_EQ(verdict(client.asks(take)), "ok");
    EXPECT_EQ(admin.post("/api/roles", R"({"name":"jan","role":"arbiter","grant":false})").status, 204);
    EXPECT_EQ(verdict(client.asks(take)), "not-allowed");
    EXPECT_EQ(admin.post("/api/roles", R"({"name":"nobody","role":"arbiter","grant":true})").code,
              "no-such-player");
    EXPECT_EQ(admin.post("/api/roles", R"({"name":"Jan","role":"king","grant":true})").code, "bad-message");
    EXPECT_EQ(admin.post("/api/roles", R"({"name":"admin","role":"admin","grant":false})").code,
              "not-allowed");
}

TEST_P(Roles, of_the_last_admin_stay_with_him_and_so_does_he) {
    Browser jan = registered(world(), "Jan");
    Browser piet = registered(world(), "Piet");
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    ASSERT_EQ(make_admin(store, "Jan"), std::nullopt);
    const Answer refused = jan.remove("/api/me", R"({"password":"correct horse"})");
    EXPECT_EQ(refused.status, 409);
    EXPECT_EQ(refused.code, "last-admin");
    EXPECT_EQ(jan.get("/api/me").status, 200) << "he is still logged in";
    ASSERT_EQ(jan.post("/api/roles", R"({"name":"Piet","role":"admin","grant":true})").status, 204);
    // Each takes it from the other, at the same moment.
    const RequestId one =
        jan.begin(Method::post, "/api/roles", R"({"name":"Piet","role":"admin","grant":false})");
    const RequestId other =
        piet.begin(Method::post, "/api/roles", R"({"name":"Jan","role":"admin","grant":false})");
    settle(world());
    EXPECT_EQ(jan.answer(one).status, 204);
    EXPECT_EQ(piet.answer(other).code, "last-admin");
    ASSERT_EQ(jan.post("/api/roles", R"({"name":"Piet","role":"admin","grant":true})").status, 204);
    EXPECT_EQ(jan.remove("/api/me", R"({"password":"correct horse"})").status, 204) << "there is another";
}

ON_EVERY_STORE(Change);
ON_EVERY_STORE(Deletion);
ON_EVERY_STORE(Roles);
ON_EVERY_STORE(GuestToAccount);
ON_EVERY_STORE(LoggingOut);

}  // namespace
}  // namespace doorgeef::server
