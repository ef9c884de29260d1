// Inputs from docs/hostile.md that reach the logic by HTTP.
#include "browser.hpp"

namespace doorgeef::server {
namespace {

using HostileRequest = ApiTest;

// 25: depth, doubled keys, lone surrogates, __proto__.
TEST_P(HostileRequest, n25_bodies_are_refused_or_harmless) {
    Browser browser{world()};
    const std::string deep = R"({"name":)" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
    const std::string shallow = R"({"name":)" + std::string(50, '[') + std::string(50, ']') + "}";
    for (const std::string& body :
         {deep, shallow, std::string{R"({"name":"a","name":"b"})"}, std::string{R"({"name":"\ud800"})"},
          std::string{"\xff\xfe"}, std::string(1 << 20, ' '), std::string{R"({"name":NaN})"},
          std::string{R"({"name":"Jan"}{})"}})
        EXPECT_EQ(browser.post("/api/guest", body).code, "bad-message") << body.substr(0, 40);
    EXPECT_EQ(browser.post("/api/guest", R"({"__proto__":{"admin":true},"name":"Jan"})").status, 201);
    EXPECT_EQ(browser.post("/api/roles", R"({"name":"Jan","role":"admin","grant":true})").code,
              "not-allowed");
}

// 36: HTML and SQL in names are text like any other, and come back as they went in.
TEST_P(HostileRequest, n36_names_with_markup_come_back_as_text) {
    for (const std::string name : {"<b>Jan<b>", "'; DROP TABLE--", "Jan\"{}", "${x}", "Kees%'_"}) {
        Browser browser{world()};
        const std::string body = json::serialize(json::object{{"name", name}, {"password", "correct horse"}});
        ASSERT_EQ(browser.post("/api/accounts", body).status, 201) << name;
        EXPECT_EQ(text(browser.get("/api/me").body, "name"), name);
        EXPECT_EQ(text(browser.get("/api/players/" + name).body, "name"), name);
    }
}

// 37: a long password costs a look at it, not a hash.
TEST_P(HostileRequest, n37_huge_passwords_are_not_hashed) {
    Browser browser{world()};
    const std::string huge(1 << 20, 'x');
    browser.begin(Method::post, "/api/accounts", R"({"name":"Jan","password":")" + huge + R"("})");
    browser.begin(Method::post, "/api/session", R"({"name":"Jan","password":")" + huge + R"("})");
    EXPECT_TRUE(world().hashing.empty());
    EXPECT_TRUE(world().checking.empty());
}

// 37: two hundred log-ins a second.
TEST_P(HostileRequest, n37_floods_of_log_ins_are_turned_away_before_they_cost_anything) {
    Browser browser{world()};
    for (int i = 0; i < 200; ++i)
        browser.begin(Method::post, "/api/session",
                      R"({"name":"n)" + std::to_string(i) + R"(","password":"guess"})");
    EXPECT_LE(world().checking.size(), 60U);
    EXPECT_FALSE(world().troubles.empty()) << "the operator hears of it";
    settle(world());
    // Somebody else does not notice.
    Browser elsewhere{world(), "198.51.100.1"};
    EXPECT_EQ(elsewhere.post("/api/guest", R"({"name":"Jan"})").status, 201);
}

TEST_P(HostileRequest, floods_of_requests_are_told_when_to_come_back) {
    Browser browser{world()};
    Answer answer;
    for (int i = 0; i < 400 && answer.status != 429; ++i) answer = browser.get("/api/matches");
    EXPECT_EQ(answer.code, "too-fast");
    EXPECT_GT(answer.reply.retry_after_s.value_or(0), 0);
    world().wait(*answer.reply.retry_after_s * 1000);
    EXPECT_EQ(browser.get("/api/matches").status, 200);
}

// Each guest is a session on disk for thirty days.
TEST(HostileGuests, are_so_many_from_one_address_and_then_told_when_to_come_back) {
    EXPECT_GE(Limits{}.guests_per_address.burst, 400) << "`doorgeef load` with 100 matches";
    Settings settings;
    settings.limits.guests_per_address = {30, 0.5};
    World world{settings};
    const auto come = [&](const std::string& name, const std::string& address) {
        Browser browser{world, address};
        return browser.post("/api/guest", R"({"name":")" + name + "\"}");
    };
    for (int i = 0; i < 30; ++i) EXPECT_EQ(come("Kind " + std::to_string(i), "192.0.2.7").status, 201);
    EXPECT_EQ(come("Arbiter", "192.0.2.7").code, "name-taken");
    const Answer refused = come("Jan", "192.0.2.7");
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(refused.code, "too-fast");
    ASSERT_GT(refused.reply.retry_after_s.value_or(0), 0);
    EXPECT_EQ(world.troubles, std::set<std::string>{"guests 192.0.2.7"});
    EXPECT_EQ(come("Jan", "198.51.100.1").status, 201) << "others do not notice";
    world.wait(*refused.reply.retry_after_s * 1000);
    EXPECT_EQ(come("Jan", "192.0.2.7").status, 201);
}

// 14, 38: cookies that we never gave, and ids that were guessed.
TEST_P(HostileRequest, n38_unknown_sessions_and_ids_are_nobodys) {
    Browser browser{world()};
    for (const std::string session : {"", "x", "hash of token99", "' OR 1=1 --", "session of Jan"}) {
        browser.set_session(session);
        EXPECT_EQ(browser.get("/api/me").code, "log-in-first") << session;
        EXPECT_EQ(browser.remove("/api/me").code, "log-in-first") << session;
    }
    for (const std::string& id : std::vector<std::string>{
             "2147483648", "-1", "%27", "a b", std::string{'\xE2', '\x80', '\xAE'}, std::string(5000, 'a')})
        for (const std::string rest : {"", "/log.json", "/game.bpgn"})
            EXPECT_EQ(browser.get("/api/matches/" + id + rest).code, "no-such-match") << id.substr(0, 20);
    EXPECT_EQ(browser.get("/api/players/" + std::string(5000, 'a')).code, "no-such-player");
}

// 24: what was revoked is worth nothing from that moment, also for what is under way.
TEST_P(HostileRequest, a_session_that_ends_meanwhile_makes_no_account_of_the_guest) {
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jantje"})");
    const std::string guest = text(browser.get("/api/me").body, "id");
    const RequestId id =
        browser.begin(Method::post, "/api/accounts", R"({"name":"Jan","password":"correct horse"})");
    const auto hashing = std::exchange(world().hashing, {});
    browser.remove("/api/session");
    world().service().password_hashed(hashing.front().first, fake_hash("correct horse"), world().now());
    settle(world());
    const Answer made = browser.answer(id);
    EXPECT_EQ(made.status, 201);
    EXPECT_NE(text(made.body, "id"), guest);
}

// 40: the wall clock jumps back an hour; nobody is thrown out, and nobody stays for ever.
TEST_P(HostileRequest, n40_a_wall_clock_that_jumps_back_harms_nobody) {
    Browser browser{world()};
    browser.post("/api/guest", R"({"name":"Jan"})");
    Now now = world().now();
    now.unix_ms -= 3'600'000;
    const RequestId id{1'000'000};
    world().service().requested(id, {Method::get, "/api/me", "", browser.session(), "192.0.2.1", ""}, now);
    EXPECT_EQ(world().reply(id)->status, 200);
}

ON_EVERY_STORE(HostileRequest);

}  // namespace
}  // namespace doorgeef::server
