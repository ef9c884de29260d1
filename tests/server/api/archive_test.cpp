// Searching, looking at and taking home matches.
#include "browser.hpp"
#include "notation/read_log.hpp"
#include "server/api/archive_search.hpp"
#include "server/api/qr_svg.hpp"
#include "wire/log_json.hpp"

namespace doorgeef::server {
namespace {

using Search = ApiTest;
using Profile = ApiTest;

struct Finished {
    std::string id{};
    std::string family = "knsb";
    store::UnixMs ended_at_ms = 0;
    store::Occupant a1 = store::Guest{{"g"}, "Gast"};
    int half_points_a = 4;
    bool is_public = true;
    match::Reason reason = match::Reason::mate;
};

store::Batch writes(const Finished& match) {
    store::MatchRecord record{
        {match.id},
        {"Tafel", match.family, false, match.is_public, false, match.ended_at_ms - 1000},
        R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})",
        {}};
    record.seats.values[0] = match.a1;
    store::MatchResult result{{{{match.half_points_a, 4 - match.half_points_a}}}, {}, match.ended_at_ms};
    result.outcomes.values[0] = match::Outcome{match::Result::white_wins, match.reason};
    return {store::write::CreateMatch{record, 1}, store::write::FinishMatch{{match.id}, 1, result}};
}

void put(World& world, store::Store& store, const Finished& match) {
    const std::vector<store::Batch> batches{writes(match)};
    ASSERT_EQ(store.commit(batches).front(), std::nullopt);
    world.wait(1000);
}

std::vector<std::string> found(const Answer& answer) {
    std::vector<std::string> ids;
    if (!answer.body.contains("matches")) return {"no matches: " + answer.text};
    for (const json::value& match : answer.body.at("matches").as_array())
        ids.push_back(text(match.as_object(), "id"));
    return ids;
}

class ArchiveOfSome : public ApiTest {
protected:
    ArchiveOfSome() {
        store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
        world().add_account("Jan");
        const store::Occupant jan = store::AccountId{"id-Jan"};
        put(world(), store, {.id = "m1", .ended_at_ms = 10 * kDayMs + 5, .a1 = jan});
        put(world(), store,
            {.id = "m2", .family = "stein", .ended_at_ms = 11 * kDayMs + 5, .half_points_a = 0});
        put(world(), store,
            {.id = "m3", .ended_at_ms = 12 * kDayMs + 5, .half_points_a = 2, .reason = match::Reason::flag});
        put(world(), store, {.id = "m4", .ended_at_ms = 13 * kDayMs + 5, .a1 = jan, .is_public = false});
        put(world(), store,
            {.id = "m5", .ended_at_ms = 14 * kDayMs + 5, .a1 = store::Guest{{"h"}, "50%_'x"}});
    }
    std::vector<std::string> search(const std::string& query) {
        return found(visitor_.get("/api/matches" + query));
    }
    Browser visitor_{world()};
};

using Ids = std::vector<std::string>;

TEST_P(ArchiveOfSome, shows_public_matches_newest_first) {
    EXPECT_EQ(search(""), (Ids{"m5", "m3", "m2", "m1"}));
}

TEST_P(ArchiveOfSome, is_searched_by_whatever_is_given) {
    EXPECT_EQ(search("?player=jan"), Ids{"m1"});
    EXPECT_EQ(search("?player=Gast"), (Ids{"m3", "m2"}));
    EXPECT_EQ(search("?ruleset=stein"), Ids{"m2"});
    EXPECT_EQ(search("?from=1970-01-13"), (Ids{"m5", "m3"}));
    EXPECT_EQ(search("?until=1970-01-12"), (Ids{"m2", "m1"}));
    EXPECT_EQ(search("?from=1970-01-12&until=1970-01-13"), (Ids{"m3", "m2"}));
    EXPECT_EQ(search("?winner=A"), (Ids{"m5", "m1"}));
    EXPECT_EQ(search("?winner=B"), Ids{"m2"});
    EXPECT_EQ(search("?winner=none"), Ids{"m3"});
    EXPECT_EQ(search("?reason=flag"), Ids{"m3"});
    EXPECT_EQ(search("?player=Gast&winner=B&unknown=1"), Ids{"m2"});
    EXPECT_EQ(search("?player=nobody"), Ids{});
}

TEST_P(ArchiveOfSome, shows_private_matches_to_their_player_only) {
    Browser jan = Browser::of(world(), "Jan");
    EXPECT_EQ(found(jan.get("/api/matches?player=Jan")), (Ids{"m4", "m1"}));
    EXPECT_EQ(found(jan.get("/api/matches")), (Ids{"m5", "m3", "m2", "m1"}));
    world().add_account("Piet");
    Browser piet = Browser::of(world(), "Piet");
    EXPECT_EQ(found(piet.get("/api/matches?player=Jan")), Ids{"m1"});
}

TEST_P(ArchiveOfSome, is_read_page_by_page_without_gaps) {
    Ids all;
    std::string after;
    for (int page = 0; page < 10; ++page) {
        const Answer answer = visitor_.get("/api/matches?limit=2" + (after.empty() ? "" : "&after=" + after));
        for (const std::string& id : found(answer)) all.push_back(id);
        after = text(answer.body, "next");
        if (after == "null") break;
    }
    EXPECT_EQ(all, (Ids{"m5", "m3", "m2", "m1"}));
}

// More than the store looks at for one page.
TEST_P(ArchiveOfSome, finds_what_is_rare_however_far_back_it_is) {
    store::Batch batch;
    for (int i = 0; i < 2 * store::kMostLookedAt; ++i)
        for (store::Write& one : writes({.id = "later" + std::to_string(i), .ended_at_ms = 15 * kDayMs + i}))
            batch.push_back(std::move(one));
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    ASSERT_EQ(store.commit({&batch, 1}).front(), std::nullopt);
    EXPECT_EQ(search("?reason=flag"), Ids{"m3"});
    EXPECT_EQ(search("?winner=B"), Ids{"m2"});
    EXPECT_EQ(search("?winner=B&reason=flag"), Ids{});
    const Answer page = visitor_.get("/api/matches?limit=2&until=1970-01-15&winner=A");
    EXPECT_EQ(found(page), (Ids{"m5", "m1"}));
    EXPECT_EQ(text(page.body, "next"), "null");
    const Answer full = visitor_.get("/api/matches?limit=1&reason=flag");
    EXPECT_EQ(found(full), Ids{"m3"});
    EXPECT_EQ(text(full.body, "next"), "null");
}

// Hostile inputs 36: what means something to SQL is a name like any other here.
TEST_P(ArchiveOfSome, takes_wildcards_and_quotes_as_they_are) {
    EXPECT_EQ(search("?player=50%25_%27x"), Ids{"m5"});
    for (const std::string name : {"%25", "_", "G_st", "50%25", "%27%20OR%201=1--", "Gast%27--", "*"})
        EXPECT_EQ(search("?player=" + name), Ids{}) << name;
}

TEST_P(ArchiveOfSome, refuses_questions_that_make_no_sense) {
    for (const auto& [query, detail] :
         std::vector<std::pair<std::string, std::string>>{{"ruleset=chess", "ruleset"},
                                                          {"from=yesterday", "from"},
                                                          {"from=2026-02-30", "from"},
                                                          {"until=99999999999-01-01", "until"},
                                                          {"winner=C", "winner"},
                                                          {"reason=magic", "reason"},
                                                          {"after=x", "after"},
                                                          {"after=1", "after"},
                                                          {"limit=0", "limit"},
                                                          {"limit=101", "limit"},
                                                          {"limit=-1", "limit"},
                                                          {"limit=1e3", "limit"},
                                                          {"limit=99999999999999999999", "limit"},
                                                          {"player=a&player=b", "(none)"},
                                                          {"player=%", "(none)"},
                                                          {"player=%ff", "(none)"},
                                                          {"player=%00", "(none)"}}) {
        const Answer answer = visitor_.get("/api/matches?" + query);
        EXPECT_EQ(answer.status, 400) << query;
        EXPECT_EQ(answer.code, "bad-query") << query;
        EXPECT_EQ(text(answer.body, "detail"), detail) << query;
    }
}

TEST_P(ArchiveOfSome, tells_about_one_match) {
    const Answer match = visitor_.get("/api/matches/m2");
    ASSERT_EQ(match.status, 200);
    EXPECT_EQ(text(match.body, "ruleset"), "stein");
    EXPECT_EQ(text(match.body, "score"), "0-2");
    EXPECT_EQ(text(object(object(match.body, "seats"), "A1"), "name"), "Gast");
    EXPECT_EQ(text(match.body.at("games").as_array().at(0).as_object(), "reason"), "mate");
    EXPECT_EQ(text(object(match.body, "agreement"), "time"), "420+0");
    EXPECT_EQ(text(match.body, "log"), "/api/matches/m2/log.json");
    for (const std::string rest : {"", "/log.json", "/game.bpgn"})
        EXPECT_EQ(visitor_.get("/api/matches/2147483648" + rest).code, "no-such-match") << rest;
}

TEST_P(ArchiveOfSome, shows_neutral_seats_for_those_who_left) {
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    const std::vector<store::Batch> batches{{store::write::DeleteAccount{{"id-Jan"}}}};
    ASSERT_EQ(store.commit(batches).front(), std::nullopt);
    const Answer match = visitor_.get("/api/matches/m1");
    EXPECT_EQ(text(object(object(match.body, "seats"), "A1"), "kind"), "forgotten");
    EXPECT_EQ(match.text.find("Jan"), std::string::npos);
    EXPECT_EQ(visitor_.get("/api/matches/m1/game.bpgn").text.find("Jan"), std::string::npos);
}

TEST_P(Profile, shows_ratings_pairs_and_counts) {
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    world().add_account("Jan", {store::AccountRole::arbiter});
    world().add_account("Piet");
    const store::Rating rating{1612.4, 80, 0.06, 12, world().now().unix_ms};
    const std::vector<store::Batch> batches{
        {store::write::SetRating{{store::AccountId{"id-Jan"}, "knsb", rating}},
         store::write::SetRating{{store::Pair{{"id-Jan"}, {"id-Piet"}}, "knsb", rating}}}};
    ASSERT_EQ(store.commit(batches).front(), std::nullopt);
    put(world(), store, {.id = "m1", .ended_at_ms = 5, .a1 = store::AccountId{"id-Jan"}});
    Browser browser{world()};
    const Answer profile = browser.get("/api/players/jan");
    ASSERT_EQ(profile.status, 200);
    EXPECT_EQ(text(profile.body, "name"), "Jan");
    EXPECT_EQ(number(object(object(profile.body, "ratings"), "knsb"), "rating"), 1612);
    EXPECT_EQ(text(object(object(profile.body, "ratings"), "knsb"), "provisional"), "false");
    const json::object& pair = profile.body.at("pairs").as_array().at(0).as_object();
    EXPECT_EQ(text(object(pair, "with"), "name"), "Piet");
    EXPECT_EQ(number(object(object(profile.body, "matches"), "knsb"), "won"), 1);
    EXPECT_EQ(profile.text.find("email"), std::string::npos);
    EXPECT_EQ(profile.text.find("settings"), std::string::npos);
    EXPECT_EQ(browser.get("/api/players/nobody").code, "no-such-player");
}

TEST_P(Profile, shows_the_fifty_teammates_with_most_matches_of_however_many) {
    constexpr int teammates = 450;
    store::Store& store = sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store();
    world().add_account("Jan");
    store::Batch batch;
    for (int i = 0; i < teammates; ++i) {
        const std::string name = "Mate" + std::to_string(i);
        world().add_account(name);
        const store::Rating rating{1500, 80, 0.06, (i * 7) % teammates, world().now().unix_ms};
        batch.emplace_back(
            store::write::SetRating{{store::Pair{{"id-Jan"}, {"id-" + name}}, "knsb", rating}});
    }
    ASSERT_EQ(store.commit({&batch, 1}).front(), std::nullopt);
    const Answer profile = Browser{world()}.get("/api/players/jan");
    std::vector<std::int64_t> matches;
    for (const json::value& pair : profile.body.at("pairs").as_array())
        matches.push_back(number(pair.as_object(), "matches"));
    std::vector<std::int64_t> most(50);
    std::ranges::generate(most, [next = teammates]() mutable { return --next; });
    EXPECT_EQ(matches, most);
}

ON_EVERY_STORE(ArchiveOfSome);
ON_EVERY_STORE(Profile);

// ---- logs

struct RunningMatch : testing::Test {
    RunningMatch() {
        world.add_account("arbiter", {store::AccountRole::arbiter});
        four.a1.asks(doing(four.match, "A1", "play e2e4"));
        four.a1.asks(doing(four.match, "A1", "say need N"));
        four.b2.asks(doing(four.match, "B2", "say need Q"));
    }
    std::string log_for(const std::string& name, const std::string& file = "log.json") {
        Browser browser = name.empty() ? Browser{world} : Browser::of(world, name);
        return browser.get("/api/matches/" + four.match + '/' + file).text;
    }

    World world{};
    Four four = four_begin(world);
};

// What is between teammates is not for others while the match runs, whichever way they ask.
TEST_F(RunningMatch, hides_the_words_of_the_other_team) {
    const auto hears = [&](const std::string& name, std::string_view words) {
        const bool in_json = log_for(name).find(words) != std::string::npos;
        EXPECT_EQ(log_for(name, "game.bpgn").find(words) != std::string::npos, in_json) << name;
        return in_json;
    };
    for (const std::string name : {"A1", "A2"}) {
        EXPECT_TRUE(hears(name, "said A1")) << name;
        EXPECT_FALSE(hears(name, "said B2")) << name;
    }
    EXPECT_TRUE(hears("B1", "said B2"));
    EXPECT_FALSE(hears("B1", "said A1"));
    for (const std::string name : {"", "arbiter"}) {
        EXPECT_FALSE(hears(name, "said A1")) << name;
        EXPECT_FALSE(hears(name, "said B2")) << name;
        EXPECT_TRUE(hears(name, "e4")) << name;
    }
}

TEST_F(RunningMatch, is_a_log_that_can_be_read_for_everybody) {
    for (const std::string name : {"", "A1", "B1"}) {
        const auto log = wire::parse_log_json(log_for(name));
        ASSERT_TRUE(log.ok()) << name;
        EXPECT_FALSE(log->events.empty());
    }
}

TEST_F(RunningMatch, shows_only_what_is_on_disk) {
    world.writes_automatically = false;
    four.b1.says(R"({"t":"do","id":"x1","match":")" + four.match + R"(","seat":"B1","what":"play e7e5"})");
    Browser browser{world};
    const RequestId id = browser.begin(Method::get, "/api/matches/" + four.match + "/log.json", "");
    EXPECT_EQ(browser.answer(id).text.find("e7e5"), std::string::npos);
    world.writes_all();
    EXPECT_NE(log_for("").find("e7e5"), std::string::npos);
}

TEST_F(RunningMatch, is_open_to_all_after_the_end) {
    for (const match::Seat seat : match::kSeats) {
        world.wait(2000);
        four.at(seat).asks(doing(four.match, match::name(seat), "resign"));
    }
    Browser browser{world};
    // Off move the opponents have a last move.
    for (const match::Seat seat : match::kSeats)
        four.at(seat).asks(doing(four.match, match::name(seat), "waive"));
    const Answer about = browser.get("/api/matches/" + four.match);
    ASSERT_NE(text(about.body, "score"), "null") << about.text;
    const std::string log = log_for("");
    EXPECT_NE(log.find("said A1"), std::string::npos);
    EXPECT_NE(log.find("said B2"), std::string::npos);
    const auto read = wire::parse_log_json(log);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(std::ssize(read->events), number(about.body, "events"));
    const std::string bpgn = log_for("", "game.bpgn");
    EXPECT_NE(bpgn.find("[WhiteA \"A1\"]"), std::string::npos) << bpgn;
    EXPECT_NE(bpgn.find("[Event \"Woensdag\"]"), std::string::npos);
    // And from the store alone.
    world.restarts();
    EXPECT_EQ(log_for(""), log);
    EXPECT_EQ(log_for("", "game.bpgn"), bpgn);
}

// Nobody moves, so all flags fall; everybody could have mated with all his pieces.
TEST_F(RunningMatch, shows_an_arbiter_why_a_flag_counted) {
    EXPECT_EQ(log_for("arbiter", "flags.json"), "[]");
    world.wait(24LL * 3'600'000);
    const std::string flags = log_for("arbiter", "flags.json");
    EXPECT_NE(flags.find(R"("can_win":"yes","line":")"), std::string::npos) << flags;
    EXPECT_NE(flags.find("#\"}"), std::string::npos) << flags;
}

// ---- QR codes

TEST(QrCode, is_a_picture_of_the_tables_link) {
    World world{Settings{.public_url = "https://club.example"}};
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"T","public":false,)" + std::string{kAgreement} + "}"),
             "table");
    Browser browser{world};
    const Answer answer = browser.get("/api/tables/" + table + "/qr.svg");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.reply.content_type, "image/svg+xml");
    EXPECT_EQ(answer.text, qr_svg("https://club.example/t/" + table));
    EXPECT_EQ(browser.get("/api/tables/nothing/qr.svg").code, "no-such-table");
}

TEST(QrCode, leads_to_where_the_client_came_from_if_no_address_was_set) {
    World world;
    world.add_guest("Jan");
    const Client jan = world.connects("Jan");
    const std::string table =
        text(jan.asks(R"({"t":"table-create","name":"T","public":false,)" + std::string{kAgreement} + "}"),
             "table");
    Browser browser{world};
    EXPECT_EQ(browser.get("/api/tables/" + table + "/qr.svg").text,
              qr_svg("http://club.example:8080/t/" + table));
}

// Version 1, with the finder patterns where the standard puts them and a quiet zone of four.
TEST(QrCode, has_its_patterns_in_the_corners) {
    const std::string picture = *qr_svg("A");
    EXPECT_NE(picture.find(R"(viewBox="0 0 29 29")"), std::string::npos);
    EXPECT_NE(picture.find("M4 4h7v1h-7z"), std::string::npos);
    EXPECT_NE(picture.find("M18 4h7v1h-7z"), std::string::npos);
    EXPECT_NE(picture.find("M4 18h7v1h-7z"), std::string::npos);
    EXPECT_EQ(qr_svg(""), std::nullopt);
    EXPECT_EQ(qr_svg(std::string(4000, 'x')), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::server
