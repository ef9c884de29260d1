// The search in the archive, on every store.
#include "any_store.hpp"

namespace doorgeef::store {
namespace {

using Ids = std::vector<std::string>;

class Archive : public AnyStore {
protected:
    // A finished match, with changes.
    template <class Change>
    void add(const std::string& id, UnixMs ended_at_ms, Change change) {
        write::CreateMatch created = create_match(id);
        write::FinishMatch finished = finish(id, ended_at_ms);
        change(created.record, finished.result);
        ASSERT_EQ(write({created, finished}), kDone);
    }
    void add(const std::string& id, UnixMs ended_at_ms) {
        add(id, ended_at_ms, [](MatchRecord&, MatchResult&) {});
    }

    Ids find(const ArchiveQuery& query) {
        const auto page = store().search(query);
        EXPECT_TRUE(page.ok());
        Ids ids;
        if (page)
            for (const StoredMatch& match : page->matches) ids.push_back(match.record.id.text);
        return ids;
    }
};

TEST_P(Archive, has_the_finished_matches_newest_first) {
    add("old", 10);
    add("new", 30);
    add("between", 20);
    ASSERT_EQ(write({create_match("live"), append("live", 1, {"x"})}), kDone);
    EXPECT_EQ(find({}), (Ids{"new", "between", "old"}));
    EXPECT_EQ(store().search({})->matches.front(), *store().match({"new"}));
}

TEST_P(Archive, shows_what_is_not_public_only_when_asked) {
    add("link", 10, [](MatchRecord& record, MatchResult&) { record.table.is_public = false; });
    add("open", 20);
    EXPECT_EQ(find({}), Ids{"open"});
    EXPECT_EQ(find({.only_public = false}), (Ids{"open", "link"}));
}

TEST_P(Archive, finds_an_account_at_whatever_seat) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::CreateAccount{account("an")}}), kDone);
    add("first", 10, [](MatchRecord& record, MatchResult&) { record.seats.values[0] = AccountId{"jan"}; });
    add("last", 20, [](MatchRecord& record, MatchResult&) { record.seats.values[3] = AccountId{"jan"}; });
    add("twice", 30, [](MatchRecord& record, MatchResult&) {
        record.seats.values[1] = record.seats.values[2] = AccountId{"jan"};
    });
    add("without", 40);
    EXPECT_EQ(find({.player = AccountId{"jan"}}), (Ids{"twice", "last", "first"}));
    EXPECT_EQ(find({.player = AccountId{"an"}}), Ids{});
}

TEST_P(Archive, finds_guests_and_bots_by_name) {
    add("bot", 10, [](MatchRecord& record, MatchResult&) { record.seats.values[0] = Bot{"Minerva"}; });
    add("guest", 20,
        [](MatchRecord& record, MatchResult&) { record.seats.values[0] = Guest{{"g"}, "Minerva"}; });
    add("neither", 30, [](MatchRecord& record, MatchResult&) { record.seats.values[0] = Bot{"minerva"}; });
    EXPECT_EQ(find({.player = PlayerName{"Minerva"}}), (Ids{"guest", "bot"}));
}

TEST_P(Archive, finds_by_family_and_date) {
    const auto stein = [](MatchRecord& record, MatchResult&) { record.table.family = "stein"; };
    add("a", 10, stein);
    add("b", 20);
    add("c", 30, stein);
    add("d", 40, stein);
    EXPECT_EQ(find({.family = "stein"}), (Ids{"d", "c", "a"}));
    EXPECT_EQ(find({.ended_from_ms = 20, .ended_before_ms = 40}), (Ids{"c", "b"}));
    EXPECT_EQ(find({.family = "stein", .ended_before_ms = 40}), (Ids{"c", "a"}));
    EXPECT_EQ(find({.family = "fics"}), Ids{});
}

TEST_P(Archive, finds_by_winner_and_reason) {
    add("a", 10, [](MatchRecord&, MatchResult& result) {
        result.score.half_points = {{4, 0}};
        result.outcomes = {{match::Outcome{match::Result::white_wins, match::Reason::flag}, std::nullopt}};
    });
    add("b", 20, [](MatchRecord&, MatchResult& result) { result.score.half_points = {{1, 3}}; });
    add("c", 30, [](MatchRecord&, MatchResult& result) { result.score.half_points = {{2, 2}}; });
    EXPECT_EQ(find({.winner = MatchWinner::team_a}), Ids{"a"});
    EXPECT_EQ(find({.winner = MatchWinner::team_b}), Ids{"b"});
    EXPECT_EQ(find({.winner = MatchWinner::nobody}), Ids{"c"});
    EXPECT_EQ(find({.reason = match::Reason::flag}), Ids{"a"});
    EXPECT_EQ(find({.reason = match::Reason::agreement}), (Ids{"c", "b"}));
    EXPECT_EQ(find({.reason = match::Reason::dead}), Ids{});
    EXPECT_EQ(find({.winner = MatchWinner::nobody, .reason = match::Reason::mate}), Ids{"c"});
}

TEST_P(Archive, is_read_page_by_page_while_matches_end) {
    for (const std::string id : {"a", "b", "c", "d", "e"}) add(id, id == "a" ? 10 : 20);
    ArchiveQuery query{.limit = 2};
    EXPECT_EQ(find(query), (Ids{"e", "d"}));
    query.below = store().search(query)->next;
    ASSERT_EQ(query.below, (ArchiveCursor{20, {"d"}}));
    add("new", 30);
    EXPECT_EQ(find(query), (Ids{"c", "b"}));
    query.below = store().search(query)->next;
    EXPECT_EQ(find(query), Ids{"a"});
    EXPECT_EQ(store().search(query)->next, std::nullopt);
}

TEST_P(Archive, has_no_next_page_after_one_that_is_just_full) {
    add("a", 10);
    add("b", 20);
    const auto page = store().search({.limit = 2});
    ASSERT_TRUE(page.ok());
    EXPECT_EQ(page->matches.size(), 2U);
    EXPECT_EQ(page->next, std::nullopt);
}

TEST_P(Archive, stops_where_much_was_looked_at_and_goes_on_from_there) {
    const auto won_by_a = [](MatchRecord&, MatchResult& result) { result.score.half_points = {{4, 0}}; };
    const auto drawn = [](MatchRecord&, MatchResult& result) { result.score.half_points = {{2, 2}}; };
    for (const std::string id : {"a", "b", "c", "d", "e", "f", "g"})
        add(id, 10, [&](MatchRecord& record, MatchResult& result) {
            id == "a" || id == "e" ? won_by_a(record, result) : drawn(record, result);
        });
    ArchiveQuery query{.winner = MatchWinner::team_a, .look_at = 2};
    std::vector<Ids> pages;
    std::vector<std::string> ends;
    do {
        pages.push_back(find(query));
        query.below = store().search(query)->next;
        ends.push_back(query.below ? query.below->match.text : "none");
    } while (query.below);
    EXPECT_EQ(pages, (std::vector<Ids>{{}, {"e"}, {}, {"a"}}));
    EXPECT_EQ(ends, (std::vector<std::string>{"f", "d", "b", "none"}));
}

TEST_P(Archive, looks_only_at_matches_of_the_family_and_time_that_were_asked_for) {
    add("old", 10, [](MatchRecord& record, MatchResult&) { record.table.family = "stein"; });
    for (const std::string id : {"a", "b", "c"}) add(id, 20);
    for (const ArchiveQuery& asked : {ArchiveQuery{.family = "stein"}, ArchiveQuery{.ended_before_ms = 20},
                                      ArchiveQuery{.below = ArchiveCursor{20, {"a"}}}}) {
        ArchiveQuery query = asked;
        query.look_at = 1;
        EXPECT_EQ(find(query), Ids{"old"});
        EXPECT_EQ(store().search(query)->next, std::nullopt);
    }
}

TEST_P(Archive, looks_at_all_matches_of_a_player) {
    const auto of_jan = [](MatchRecord& record, MatchResult& result) {
        record.seats.values[0] = Bot{"Jan"};
        result.score.half_points = {{2, 2}};
    };
    add("won", 10, [](MatchRecord& record, MatchResult& result) {
        record.seats.values[0] = Bot{"Jan"};
        result.score.half_points = {{4, 0}};
    });
    for (const std::string id : {"a", "b", "c"}) add(id, 20, of_jan);
    const ArchiveQuery query{.player = PlayerName{"Jan"}, .winner = MatchWinner::team_a, .look_at = 1};
    EXPECT_EQ(find(query), Ids{"won"});
    EXPECT_EQ(store().search(query)->next, std::nullopt);
}

TEST_P(Archive, brings_a_foolish_number_to_look_at_within_bounds) {
    add("a", 10);
    add("b", 20);
    for (const int look_at : {0, -5}) EXPECT_EQ(find({.look_at = look_at}), Ids{"b"}) << look_at;
    EXPECT_EQ(find({.look_at = 2'000'000'000}), (Ids{"b", "a"}));
}

TEST_P(Archive, brings_a_foolish_limit_within_bounds) {
    Batch batch;
    for (int i = 0; i <= kMostArchiveEntries; ++i) {
        batch.emplace_back(create_match(std::to_string(i)));
        batch.emplace_back(finish(std::to_string(i), i));
    }
    ASSERT_EQ(write(batch), kDone);
    EXPECT_EQ(find({.limit = 0}).size(), 1U);
    EXPECT_EQ(find({.limit = -5}).size(), 1U);
    EXPECT_EQ(find({.limit = 2'000'000'000}).size(), static_cast<std::size_t>(kMostArchiveEntries));
}

ON_EVERY_STORE(Archive);

}  // namespace
}  // namespace doorgeef::store
