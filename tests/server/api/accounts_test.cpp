// Coming in and going out.
#include "browser.hpp"
#include "server/api/forms.hpp"

namespace doorgeef::server {
namespace {

using GuestAccess = ApiTest;
using Registration = ApiTest;
using LogIn = ApiTest;
using LogOut = ApiTest;

// ---- guests

TEST_P(GuestAccess, takes_a_name_and_gives_a_session) {
    Browser browser{world()};
    EXPECT_EQ(browser.get("/api/me").code, "log-in-first");
    const Answer in = browser.post("/api/guest", R"({"name":"Jan"})");
    EXPECT_EQ(in.status, 201);
    EXPECT_EQ(text(in.body, "kind"), "guest");
    ASSERT_TRUE(browser.has_cookie());
    const Answer me = browser.get("/api/me");
    EXPECT_EQ(me.status, 200);
    EXPECT_EQ(me.text, in.text);
}

TEST_P(GuestAccess, is_not_to_be_had_by_the_name_of_an_account) {
    registered(world(), "Jan");
    Browser browser{world()};
    EXPECT_EQ(browser.post("/api/guest", R"({"name":"jAn"})").code, "name-taken");
    EXPECT_EQ(browser.post("/api/guest", R"({"name":"Arbiter"})").code, "name-taken");
    EXPECT_EQ(browser.post("/api/guest", R"({"name":"Piet"})").status, 201);
}

TEST_P(GuestAccess, lasts_thirty_days_from_the_last_use) {
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jan"})");
    for (int i = 0; i < 3; ++i) {
        world().wait(25 * kDayMs);
        EXPECT_EQ(browser.get("/api/me").status, 200) << i;
    }
    world().wait(31 * kDayMs);
    EXPECT_EQ(browser.get("/api/me").code, "log-in-first");
}

// ---- making an account

TEST_P(Registration, logs_in_and_keeps_what_was_given) {
    Browser browser{world()};
    const Answer made = browser.post(
        "/api/accounts", R"({"name":"Jan de Vries","password":"correct horse","email":"jan@example.org"})");
    ASSERT_EQ(made.status, 201) << made.text;
    const Answer me = browser.get("/api/me");
    EXPECT_EQ(me.text, made.text);
    EXPECT_EQ(text(me.body, "name"), "Jan de Vries");
    EXPECT_EQ(text(me.body, "kind"), "account");
    EXPECT_EQ(text(me.body, "email"), "jan@example.org");
    EXPECT_EQ(number(me.body, "created"), world().now().unix_ms);
}

TEST_P(Registration, keeps_neither_the_password_nor_the_token) {
    Browser browser = registered(world(), "Jan", "correct horse");
    const auto account = disk().account_named("jan");
    ASSERT_TRUE(account.ok());
    EXPECT_EQ(account->password_hash, fake_hash("correct horse"));
    EXPECT_TRUE(disk().session(*browser.session()).ok());
    EXPECT_FALSE(disk().session(browser.session()->substr(std::string{"hash of "}.size())).ok());
}

TEST_P(Registration, refuses_a_name_that_somebody_has) {
    registered(world(), "José");
    for (const std::string name : {"José", "josé", "JOSE", "J.o.s.e", "Jose\u0301"}) {
        Browser other{world()};
        const Answer answer =
            other.post("/api/accounts", R"({"name":")" + name + R"(","password":"correct horse"})");
        EXPECT_EQ(answer.status, 409) << name;
        EXPECT_EQ(answer.code, "name-taken") << name;
        EXPECT_FALSE(other.has_cookie());
    }
}

// Both find the name free; the disk has the last word.
TEST_P(Registration, gives_a_name_to_one_of_two_who_want_it_at_once) {
    Browser one{world()};
    Browser other{world()};
    const std::string body = R"({"name":"Jan","password":"correct horse"})";
    const RequestId first = one.begin(Method::post, "/api/accounts", body);
    const RequestId second = other.begin(Method::post, "/api/accounts", body);
    settle(world());
    EXPECT_EQ(one.answer(first).status, 201);
    EXPECT_EQ(other.answer(second).code, "name-taken");
    EXPECT_FALSE(other.has_cookie());
}

TEST_P(Registration, refuses_what_is_wrong_with_the_code_for_it) {
    struct Case {
        std::string body;
        int status;
        std::string code;
    };
    const std::string long_password(kLongestPassword + 1, 'x');
    const std::vector<Case> cases{
        {"", 400, "bad-message"},
        {"[]", 400, "bad-message"},
        {"{", 400, "bad-message"},
        {R"({"name":"Jan"})", 400, "bad-message"},
        {R"({"name":7,"password":"correct horse"})", 400, "bad-message"},
        {R"({"name":"Jan","name":"Piet","password":"correct horse"})", 400, "bad-message"},
        {R"({"name":"","password":"correct horse"})", 422, "bad-name"},
        {R"({"name":"a\u202eb","password":"correct horse"})", 422, "bad-name"},
        {R"({"name":"Jan","password":"short"})", 422, "bad-password"},
        {R"({"name":"Jan","password":"with\u0000zero"})", 422, "bad-password"},
        {R"({"name":"Jan","password":")" + long_password + R"("})", 422, "bad-password"},
        {R"({"name":"Jan","password":"correct horse","email":"jan"})", 422, "bad-email"},
        {R"({"name":"Jan","password":"correct horse","email":"a@b@c"})", 422, "bad-email"},
        {R"({"name":"Jan","password":"correct horse","email":"<x>@b"})", 422, "bad-email"},
        {R"({"name":"Jan","password":"correct horse","email":"a\n@b"})", 422, "bad-email"},
    };
    for (const Case& each : cases) {
        Browser browser{world()};
        const Answer answer = browser.post("/api/accounts", each.body);
        EXPECT_EQ(answer.status, each.status) << each.body.substr(0, 80);
        EXPECT_EQ(answer.code, each.code) << each.body.substr(0, 80);
    }
}

TEST_P(Registration, says_when_there_is_too_much_to_hash) {
    Browser browser{world()};
    const RequestId id =
        browser.begin(Method::post, "/api/accounts", R"({"name":"Jan","password":"correct horse"})");
    ASSERT_EQ(world().hashing.size(), 1U);
    world().service().password_hashed(world().hashing.front().first, std::nullopt, world().now());
    world().hashing.clear();
    const Answer answer = browser.answer(id);
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.code, "busy");
    EXPECT_TRUE(answer.reply.retry_after_s.has_value());
}

TEST_P(Registration, has_not_happened_when_the_disk_fails) {
    Browser browser{world()};
    const RequestId id =
        browser.begin(Method::post, "/api/accounts", R"({"name":"Jan","password":"correct horse"})");
    world().service().password_hashed(world().hashing.front().first, "h", world().now());
    world().hashing.clear();
    world().fails_to_write();
    EXPECT_EQ(browser.answer(id).code, "storage-failed");
    EXPECT_FALSE(browser.has_cookie());
    EXPECT_FALSE(disk().account_named("jan").ok());
}

TEST_P(Registration, is_limited_by_address) {
    Browser browser{world()};
    int refused = 0;
    for (int i = 0; i < 60; ++i) {
        Browser each{world()};
        const Answer answer = each.post("/api/accounts", R"({"name":"Speler )" + std::to_string(100 + i) +
                                                             R"(","password":"correct horse"})");
        if (answer.status == 201) continue;
        ++refused;
        EXPECT_EQ(answer.code, "too-fast");
        EXPECT_GT(answer.reply.retry_after_s.value_or(0), 0);
    }
    EXPECT_EQ(refused, 20);
    Browser elsewhere{world(), "198.51.100.9"};
    EXPECT_EQ(elsewhere.post("/api/accounts", R"({"name":"Jan","password":"correct horse"})").status, 201);
}

// ---- logging in

TEST_P(LogIn, gives_a_session_of_its_own) {
    const Browser first = registered(world(), "Jan");
    Browser second{world()};
    const Answer in = second.post("/api/session", R"({"name":"JAN","password":"correct horse"})");
    ASSERT_EQ(in.status, 200) << in.text;
    EXPECT_EQ(text(in.body, "name"), "Jan");
    EXPECT_NE(second.session(), first.session());
    EXPECT_EQ(second.get("/api/me").text, in.text);
}

TEST_P(LogIn, n37_says_and_does_the_same_for_a_wrong_password_and_an_unknown_name) {
    registered(world(), "Jan");
    Browser browser{world()};
    const RequestId wrong =
        browser.begin(Method::post, "/api/session", R"({"name":"Jan","password":"incorrect"})");
    const RequestId unknown =
        browser.begin(Method::post, "/api/session", R"({"name":"Piet","password":"incorrect"})");
    // One check each, of the same kind of hash.
    ASSERT_EQ(world().checking.size(), 2U);
    EXPECT_TRUE(world().checking[1].second.starts_with("incorrect/$argon2id$v=19$m=19456,t=2,p=1$"));
    settle(world());
    const Answer one = browser.answer(wrong);
    const Answer other = browser.answer(unknown);
    EXPECT_EQ(one.status, 401);
    EXPECT_EQ(one.code, "wrong-name-or-password");
    EXPECT_EQ(one.status, other.status);
    EXPECT_EQ(one.text, other.text);
    EXPECT_FALSE(browser.has_cookie());
}

// Even if the worker should say that it fits.
TEST_P(LogIn, never_lets_in_whom_it_does_not_know) {
    Browser browser{world()};
    const RequestId id = browser.begin(Method::post, "/api/session", R"({"name":"Piet","password":"x"})");
    world().service().password_checked(world().checking.front().first, true, world().now());
    world().checking.clear();
    settle(world());
    EXPECT_EQ(browser.answer(id).code, "wrong-name-or-password");
}

TEST_P(LogIn, does_not_accept_a_password_that_was_changed_meanwhile) {
    Browser owner = registered(world(), "Jan");
    Browser browser{world()};
    const RequestId id =
        browser.begin(Method::post, "/api/session", R"({"name":"Jan","password":"correct horse"})");
    const auto pending = std::exchange(world().checking, {});
    owner.patch("/api/me", R"({"password":"battery staple","old_password":"correct horse"})");
    world().service().password_checked(pending.front().first, true, world().now());
    settle(world());
    EXPECT_EQ(browser.answer(id).code, "wrong-name-or-password");
}

// How often a wrong password is looked at before it is too fast; from the address that `address` gives.
template <class Address>
int guesses_at(World& world, const std::string& name, Address address) {
    int tried = 0;
    Answer answer;
    do {
        Browser browser{world, address(tried)};
        answer = browser.post("/api/session", R"({"name":")" + name + R"(","password":"guess"})");
    } while (answer.code == "wrong-name-or-password" && ++tried < 1000);
    EXPECT_EQ(answer.code, "too-fast") << name;
    EXPECT_EQ(answer.status, 429);
    return tried;
}

TEST_P(LogIn, is_limited_by_name_and_address_whether_it_exists_or_not) {
    registered(world(), "Jan");
    const auto one_address = [](int) { return std::string{"198.51.100.1"}; };
    for (const std::string name : {"Jan", "Piet"}) EXPECT_EQ(guesses_at(world(), name, one_address), 10);
    // Whoever waits is let in again.
    world().wait(30'000);
    Browser browser{world(), "198.51.100.1"};
    EXPECT_EQ(browser.post("/api/session", R"({"name":"jan","password":"correct horse"})").status, 200);
}

TEST_P(LogIn, is_limited_by_name_from_however_many_addresses) {
    registered(world(), "Jan");
    const auto many = [](int tried) { return "198.51.100." + std::to_string(tried / 5); };
    for (const std::string name : {"Jan", "Piet"}) EXPECT_EQ(guesses_at(world(), name, many), 200);
}

// It was: eleven wrong passwords from anywhere, and the owner could do nothing as long as somebody went on.
TEST_P(LogIn, is_not_denied_to_the_owner_because_a_stranger_guesses) {
    Browser owner = registered(world(), "Jan");
    guesses_at(world(), "Jan", [](int) { return std::string{"198.51.100.1"}; });
    Browser elsewhere{world(), "203.0.113.5"};
    EXPECT_EQ(elsewhere.post("/api/session", R"({"name":"Jan","password":"correct horse"})").status, 200);
    guesses_at(world(), "Jan", [](int tried) { return "203.0.113." + std::to_string(100 + tried / 5); });
    EXPECT_EQ(owner.patch("/api/me", R"({"email":null,"old_password":"correct horse"})").status, 200)
        << "nor what he does with his session";
    EXPECT_EQ(owner.remove("/api/me", R"({"password":"correct horse"})").status, 204);
}

TEST_P(LogIn, is_limited_by_address) {
    int tried = 0;
    Answer answer;
    do {
        Browser browser{world()};
        answer = browser.post("/api/session",
                              R"({"name":"x)" + std::to_string(tried) + R"(","password":"guess"})");
    } while (answer.code == "wrong-name-or-password" && ++tried < 1000);
    EXPECT_EQ(answer.code, "too-fast");
    EXPECT_EQ(tried, 60);
}

TEST_P(LogIn, says_when_there_is_too_much_to_check) {
    Browser browser{world()};
    const RequestId id = browser.begin(Method::post, "/api/session", R"({"name":"Jan","password":"x"})");
    world().service().password_checked(world().checking.front().first, std::nullopt, world().now());
    world().checking.clear();
    EXPECT_EQ(browser.answer(id).code, "busy");
}

TEST_P(LogIn, ends_the_session_that_was_there_before) {
    registered(world(), "Jan");
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Piet"})");
    const auto guest = browser.session();
    ASSERT_EQ(browser.post("/api/session", R"({"name":"Jan","password":"correct horse"})").status, 200);
    Browser thief{world()};
    thief.set_session(guest);
    EXPECT_EQ(thief.get("/api/me").code, "log-in-first");
}

// ---- logging out

TEST_P(LogOut, ends_this_session_and_no_other) {
    Browser here = registered(world(), "Jan");
    Browser there{world()};
    there.post("/api/session", R"({"name":"Jan","password":"correct horse"})");
    const auto session = here.session();
    const Answer out = here.remove("/api/session");
    EXPECT_EQ(out.status, 204);
    EXPECT_FALSE(here.has_cookie());
    here.set_session(session);
    EXPECT_EQ(here.get("/api/me").code, "log-in-first");
    EXPECT_EQ(there.get("/api/me").status, 200);
}

TEST_P(LogOut, everywhere_ends_them_all_and_closes_what_is_open) {
    Browser here = registered(world(), "Jan");
    Browser there{world()};
    there.post("/api/session", R"({"name":"Jan","password":"correct horse"})");
    const ConnectionId window{77};
    world().service().opened(window, {there.session(), "192.0.2.1"}, world().now());
    EXPECT_EQ(here.remove("/api/session", R"({"everywhere":true})").status, 204);
    EXPECT_EQ(there.get("/api/me").code, "log-in-first");
    EXPECT_EQ(Client(world(), window).closed_with(), CloseCode::session_ended);
}

ON_EVERY_STORE(GuestAccess);
ON_EVERY_STORE(Registration);
ON_EVERY_STORE(LogIn);
ON_EVERY_STORE(LogOut);

}  // namespace
}  // namespace doorgeef::server
