// Taking home what is stored about oneself.
#include "server/api/export.hpp"

#include "browser.hpp"

#include <algorithm>

#include <boost/json/parse.hpp>

namespace doorgeef::server {
namespace {

constexpr int kMany = 1000;
// Of a piece: what it may have before the last read, and that.
constexpr std::size_t kLongestPiece = std::size_t{64} * 1024 + std::size_t{200} * 1024;

class Export : public ApiTest {
protected:
    store::Store& disk() { return sqlite_ ? static_cast<store::Store&>(*sqlite_) : world().store(); }
    void write(const store::Batch& batch) { ASSERT_EQ(disk().commit({&batch, 1}).front(), std::nullopt); }

    static store::write::CreateMatch match_of(const std::string& id, const store::Occupant& player) {
        store::MatchRecord record{{id},
                                  {"Tafel", "knsb", false, true, false, 1000},
                                  R"({"ruleset":"knsb","conduct":"online","time":"420+0","white":"A"})",
                                  {}};
        record.seats.values[0] = player;
        record.seats.values[1] = store::Guest{{"somebody"}, "Iemand"};
        return {record, 1};
    }
    static store::Batch finished_matches_of(const store::Occupant& player) {
        store::Batch batch;
        for (int i = 0; i < kMany; ++i) {
            const std::string id = "m" + std::to_string(i);
            batch.emplace_back(match_of(id, player));
            batch.emplace_back(store::write::FinishMatch{{id}, 1, {}});
        }
        return batch;
    }
    static Person person(const std::string& id, const std::string& name, bool account) {
        return {id, name, account, {}};
    }
};

// All that comes, piece by piece.
std::vector<std::string> pieces_of(ApiReply reply, const store::Store& store) {
    std::vector<std::string> pieces;
    while (true) {
        EXPECT_EQ(reply.status, 200);
        pieces.push_back(reply.body);
        if (!reply.rest) return pieces;
        const LookUp rest = std::move(reply.rest);
        reply = rest(store);
    }
}

json::object joined(const std::vector<std::string>& pieces) {
    std::string all;
    for (const std::string& piece : pieces) all += piece;
    return json::parse(all).as_object();
}

std::vector<std::string> texts(const json::object& object, std::string_view list, std::string_view key) {
    std::vector<std::string> found;
    for (const json::value& item : object.at(list).as_array()) found.push_back(text(item.as_object(), key));
    return found;
}

TEST_P(Export, is_everything_but_what_proves_who_one_is) {
    Browser browser = registered(world(), "Jan");
    browser.patch("/api/me", R"({"email":"a@b.nl","settings":{"x":1},"old_password":"correct horse"})");
    const Answer all = browser.get("/api/me/export");
    ASSERT_EQ(all.status, 200);
    EXPECT_EQ(text(all.body, "name"), "Jan");
    EXPECT_EQ(text(all.body, "email"), "a@b.nl");
    EXPECT_EQ(number(object(all.body, "settings"), "x"), 1);
    EXPECT_EQ(all.body.at("sessions").as_array().size(), 1U);
    for (const std::string key : {"roles", "ratings", "documents", "matches"})
        EXPECT_TRUE(all.body.at(key).is_array()) << key;
    EXPECT_EQ(all.text.find(fake_hash("correct horse")), std::string::npos);
    EXPECT_EQ(all.text.find("token"), std::string::npos);
}

TEST_P(Export, of_what_most_people_have_comes_at_once) {
    world().add_account("Jan");
    for (int i = 0; i < 50; ++i) write({match_of("m" + std::to_string(i), store::AccountId{"id-Jan"})});
    const ApiReply reply = export_reply(disk(), person("id-Jan", "Jan", true));
    EXPECT_FALSE(reply.rest);
    EXPECT_EQ(json::parse(reply.body).as_object().at("matches").as_array().size(), 50U);
}

TEST_P(Export, of_very_much_comes_in_pieces_and_is_whole) {
    world().add_account("Jan");
    const store::AccountId jan{"id-Jan"};
    std::vector<std::string> ids;
    store::Batch batch;
    for (int i = 0; i < kMany; ++i) {
        const std::string number = std::to_string(i);
        const store::AccountId mate{"mate" + number};
        ids.push_back("m" + number);
        batch.emplace_back(match_of(ids.back(), jan));
        batch.emplace_back(match_of("of another " + number, store::Guest{{"g"}, "Jan"}));
        batch.emplace_back(store::write::CreateAccount{{mate, "Maat " + number, mate.text, "", {}, 0, ""}});
        batch.emplace_back(
            store::write::SetRating{{store::Pair{jan, mate}, "knsb", {1500, 350, 0.06, 1, 1}}});
        batch.emplace_back(store::write::OpenSession{{"t" + number, jan, i, 1000, false}});
        batch.emplace_back(store::write::PutDocument{{"kind", number, jan, "x"}});
    }
    write(batch);
    const auto pieces = pieces_of(export_reply(disk(), person("id-Jan", "Jan", true)), disk());
    EXPECT_GT(pieces.size(), 5U);
    for (const std::string& piece : pieces) EXPECT_LT(piece.size(), kLongestPiece);
    const json::object all = joined(pieces);
    EXPECT_EQ(texts(all, "matches", "id"), ids);
    EXPECT_EQ(all.at("sessions").as_array().size(), kMany + 1U) << "and the one that he has";
    EXPECT_EQ(all.at("ratings").as_array().size(), std::size_t{kMany});
    EXPECT_EQ(all.at("documents").as_array().size(), std::size_t{kMany});
    EXPECT_EQ(Browser::of(world(), "Jan").get("/api/me/export").body, all);
}

TEST_P(Export, of_a_guest_has_his_matches_also_the_one_he_plays_and_nobody_elses) {
    for (int i = 0; i < kMany; ++i)
        write({match_of("m" + std::to_string(i), store::Guest{{"g"}, "Gast"}),
               match_of("n" + std::to_string(i), store::Guest{{"h"}, "Gast"})});
    const json::object all = joined(pieces_of(export_reply(disk(), person("g", "Gast", false)), disk()));
    EXPECT_EQ(text(all, "kind"), "guest");
    const auto ids = texts(all, "matches", "id");
    EXPECT_EQ(ids.size(), std::size_t{kMany});
    EXPECT_TRUE(std::ranges::all_of(ids, [](const std::string& id) { return id.starts_with("m"); }));
}

TEST_P(Export, has_a_match_that_begins_meanwhile_once) {
    world().add_account("Jan");
    store::Batch batch;
    for (int i = 0; i < kMany; ++i)
        batch.emplace_back(match_of("m" + std::to_string(i), store::AccountId{"id-Jan"}));
    write(batch);
    const ApiReply first = export_reply(disk(), person("id-Jan", "Jan", true));
    ASSERT_TRUE(first.rest);
    write({match_of("new", store::AccountId{"id-Jan"})});
    const json::object all = joined(pieces_of(first, disk()));
    const auto ids = texts(all, "matches", "id");
    EXPECT_EQ(ids.size(), kMany + 1U);
    EXPECT_EQ(ids.back(), "new");
}

TEST_P(Export, breaks_off_when_the_account_goes_meanwhile) {
    world().add_account("Jan");
    write(finished_matches_of(store::AccountId{"id-Jan"}));
    const ApiReply first = export_reply(disk(), person("id-Jan", "Jan", true));
    ASSERT_TRUE(first.rest);
    write({store::write::DeleteAccount{{"id-Jan"}}});
    EXPECT_EQ(first.rest(disk()).status, 503);
}

TEST_P(Export, breaks_off_when_the_guest_is_forgotten_meanwhile) {
    const store::Guest guest{{"g"}, "Gast"};
    write(finished_matches_of(guest));
    const ApiReply first = export_reply(disk(), person("g", "Gast", false));
    ASSERT_TRUE(first.rest);
    EXPECT_EQ(first.rest(disk()).status, 200);
    write({store::write::ForgetGuest{guest}});
    EXPECT_EQ(first.rest(disk()).status, 503);
}

ON_EVERY_STORE(Export);

}  // namespace
}  // namespace doorgeef::server
