// A store that cannot be read now: nobody is told that something is not there, or that he is nobody.
#include "browser.hpp"
#include "store/unreadable_store.hpp"

#include <array>

namespace doorgeef::server {
namespace {

constexpr std::string_view kMatch = "m1";
constexpr store::UnixMs kEnded = 1'600'000'000'000;

// Jan, an admin with a password, has played a match that is over.
struct ReadError : testing::Test {
    explicit ReadError(Settings settings = {}) : world{std::move(settings), nullptr, &disk} {
        jan = registered(world, "Jan");
        const store::AccountId id{text(jan.get("/api/me").body, "id")};
        commit({store::write::GrantRole{id, store::AccountRole::admin}});
        finished(std::string{kMatch}, id);
    }

    void commit(const store::Batch& batch) {
        ASSERT_EQ(disk.commit(std::array{batch}).front(), std::nullopt);
    }
    void finished(const std::string& match, const store::Occupant& a1) {
        store::MatchRecord record{{match},
                                  {"Tafel", "knsb", false, true, false, kEnded},
                                  R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})",
                                  {}};
        record.seats.values[0] = a1;
        store::MatchResult result{{{{4, 0}}}, {}, kEnded};
        for (const match::BoardId board : match::kBoards)
            result.outcomes[board] = match::Outcome{match::Result::white_wins, match::Reason::resignation};
        commit({store::write::CreateMatch{record, 1},
                store::write::AppendEvents{{match}, 1, 1, {"0 ready B1", "0 ready A2"}},
                store::write::FinishMatch{{match}, 1, result}});
    }

    store::UnreadableStore disk{};
    World world;
    Browser jan{world};
};

struct Question {
    Method method;
    std::string_view target;
    std::string_view body;
    bool as_jan;  // otherwise as somebody without a cookie
    std::vector<std::string_view> reads;
};

const std::vector<Question>& questions() {
    using enum Method;
    static const std::vector<Question> all{
        {get, "/api/me", "", true, {"session", "account", "roles"}},
        {get, "/api/matches", "", true, {"session", "account", "roles", "search"}},
        {get, "/api/matches", "", false, {"search", "account"}},
        {get, "/api/matches?player=Jan", "", false, {"account_named", "search", "account"}},
        {get, "/api/matches/m1", "", false, {"match", "document", "account"}},
        {get, "/api/matches/m1/log.json", "", false, {"match", "events", "account"}},
        {get, "/api/matches/m1/game.bpgn", "", false, {"match", "events", "account"}},
        {get, "/api/matches/m1/flags.json", "", false, {"match", "events", "account"}},
        {get, "/api/players/Jan", "", false, {"account_named", "roles", "ratings_of", "tallies"}},
        {get, "/api/players/Piet", "", false, {"account_named"}},
        {get,
         "/api/me/export",
         "",
         true,
         {"account", "roles", "sessions_of", "ratings_of", "documents_of", "matches_of"}},
        {post, "/api/guest", R"({"name":"Piet"})", false, {"account_named"}},
        {post, "/api/guest", R"({"name":"Piet"})", true, {"session", "account", "roles"}},
        {post, "/api/accounts", R"({"name":"Els","password":"correct horse"})", false, {"account_named"}},
        {post,
         "/api/session",
         R"({"name":"Jan","password":"correct horse"})",
         false,
         {"account_named", "account", "roles"}},
        {post, "/api/session", R"({"name":"Niemand","password":"correct horse"})", false, {"account_named"}},
        {patch, "/api/me", R"({"settings":{"a":1}})", true, {"session", "account", "roles"}},
        {remove, "/api/session", "{}", true, {"session"}},
        {post, "/api/roles", R"({"name":"Jan","role":"arbiter","grant":true})", true, {"account_named"}},
    };
    return all;
}

Answer ask(ReadError& house, const Question& question) {
    Browser nobody{house.world, "192.0.2.99"};
    Browser& browser = question.as_jan ? house.jan : nobody;
    const RequestId id = browser.begin(question.method, question.target, question.body);
    settle(house.world);
    return browser.answer(id);
}

struct Asked : ReadError {
    void TestBody() override {}
};

TEST(EveryQuestion, that_cannot_be_answered_now_is_refused_and_nothing_is_said_not_to_be_there) {
    for (const Question& question : questions())
        for (const std::string_view read : question.reads) {
            Asked house;
            house.disk.fails.emplace(read);
            const Answer answer = ask(house, question);
            EXPECT_EQ(answer.status, 503) << question.target << ' ' << question.body << ' ' << read;
            EXPECT_EQ(answer.code, "storage-failed") << question.target << ' ' << read;
            EXPECT_TRUE(answer.reply.retry_after_s) << question.target;
            EXPECT_FALSE(answer.reply.session_token) << question.target << ": the cookie stays";
            EXPECT_EQ(answer.reply.unreadable_match, "") << "it is not damaged";
        }
}

TEST(EveryQuestion, is_answered_as_ever_when_the_store_can_be_read_again) {
    for (const Question& question : questions()) {
        Asked house;
        const Answer healthy = ask(house, question);
        EXPECT_NE(healthy.status, 503) << question.target;
        Asked other;
        for (const std::string_view read : question.reads) other.disk.fails.emplace(read);
        ask(other, question);
        other.disk.fails.clear();
        EXPECT_EQ(ask(other, question).status, healthy.status) << question.target << ' ' << question.body;
    }
}

TEST_F(ReadError, what_has_been_written_is_not_answered_as_if_it_had_not) {
    const RequestId id = jan.begin(Method::patch, "/api/me", R"({"settings":{"a":1}})");
    disk.fails = {"account", "roles", "session"};
    settle(world);
    EXPECT_EQ(jan.answer(id).status, 200);
}

TEST_F(ReadError, nobody_is_made_a_visitor_by_it) {
    disk.fails = {"session"};
    world.add_account("Piet");
    const Client piet = world.connects("Piet");
    EXPECT_EQ(piet.closed_with(), CloseCode::storage_failed);
    EXPECT_TRUE(piet.heard().empty()) << "no welcome, least of all to nobody";
    disk.fails.clear();
    const auto welcome = world.connects("Piet").heard_last("welcome");
    ASSERT_TRUE(welcome);
    EXPECT_EQ(text(object(*welcome, "you"), "name"), "Piet");
}

TEST_F(ReadError, who_has_lost_a_role_does_not_keep_it_because_it_cannot_be_read) {
    world.add_account("Scheids", {store::AccountRole::arbiter});
    const Client arbiter = world.connects("Scheids");
    jan.begin(Method::post, "/api/roles", R"({"name":"Scheids","role":"arbiter","grant":false})");
    disk.fails = {"roles"};
    settle(world);
    EXPECT_EQ(arbiter.closed_with(), CloseCode::storage_failed);
}

// ---- matches

const std::string kWatch = R"({"t":"watch","match":"m1","from":0})";

TEST_F(ReadError, a_finished_match_is_not_said_not_to_be_there) {
    const Client visitor = world.connects("");
    for (const std::string read : {"match", "events", "answers", "document", "account"}) {
        disk.fails = {read};
        visitor.heard();
        visitor.says(kWatch);
        const auto refusal = visitor.heard_last("no");
        ASSERT_TRUE(refusal) << read;
        EXPECT_EQ(text(*refusal, "code"), "storage-failed") << read;
        EXPECT_EQ(text(*refusal, "to"), "watch") << read;
    }
    EXPECT_TRUE(world.troubles.empty()) << "it is not damaged";
    disk.fails.clear();
    visitor.says(kWatch);
    EXPECT_TRUE(visitor.heard_last("match"));
}

TEST_F(ReadError, a_damaged_log_is_told_to_the_operator) {
    const Client visitor = world.connects("");
    disk.fails = {"events"};
    disk.problem = store::StoreProblem::corrupt;
    visitor.says(kWatch);
    EXPECT_EQ(text(*visitor.heard_last("no"), "code"), "storage-failed");
    EXPECT_EQ(world.troubles, std::set<std::string>{"unreadable-match m1"});
}

TEST_F(ReadError, a_command_is_judged_when_its_match_can_be_read) {
    world.add_account("Piet");
    finished("m2", store::AccountId{"id-Piet"});
    const Client piet = world.connects("Piet");
    const std::string wish = R"({"t":"rematch","id":"x","match":"m2","seat":"A1","how":"same"})";
    disk.fails = {"match"};
    piet.says(wish);
    EXPECT_EQ(text(*piet.heard_last("no"), "code"), "storage-failed");
    disk.fails.clear();
    piet.says(wish);
    const auto heard = piet.heard();
    ASSERT_FALSE(heard.empty());
    EXPECT_NE(verdict(heard.front()), "storage-failed");
}

struct SmallMemory : ReadError {
    SmallMemory() : ReadError(settings()) {}
    static Settings settings() {
        Settings settings;
        settings.limits.finished_matches = 1;
        return settings;
    }
};

TEST_F(SmallMemory, a_match_for_which_there_is_no_room_is_not_said_not_to_be_there) {
    finished("m2", store::Nobody{});
    const Client visitor = world.connects("");
    const Client other = world.connects("");
    visitor.says(kWatch);
    EXPECT_TRUE(visitor.heard_last("match"));
    const std::string watch = R"({"t":"watch","match":"m2","from":0})";
    other.says(watch);
    EXPECT_EQ(text(*other.heard_last("no"), "code"), "too-many");
    visitor.says(R"({"t":"unwatch","match":"m1"})");
    other.says(watch);
    EXPECT_TRUE(other.heard_last("match"));
}

// ---- the start

TEST(ReadErrorAtTheStart, costs_no_premove_and_no_match) {
    store::UnreadableStore disk;
    World world{{}, nullptr, &disk};
    const Four four = four_begin(world);
    const std::string premove =
        R"({"t":"premove","match":")" + four.match + R"(","seat":"B1","move":"e7e5","when":"turn"})";
    ASSERT_EQ(verdict(four.b1.asks(premove)), "ok");
    for (const std::string read : {"events", "answers", "document", "documents", "live_matches"}) {
        disk.fails = {read};
        EXPECT_THROW(world.restarts(), std::logic_error) << read << ": it says so and does not begin";
    }
    disk.fails.clear();
    world.restarts();
    const Client b1 = world.connects("B1");
    b1.says(R"({"t":"watch","match":")" + four.match + R"(","from":0})");
    const auto shown = b1.heard_last("match");
    ASSERT_TRUE(shown);
    EXPECT_NE(json::serialize(*shown).find("e7e5"), std::string::npos) << json::serialize(*shown);
}

}  // namespace
}  // namespace doorgeef::server
