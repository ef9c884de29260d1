#include "server/ratings/ratings.hpp"

#include "store/memory/memory_store.hpp"

#include <array>

#include <gtest/gtest.h>

namespace doorgeef::server {
namespace {

using match::BoardId;
using match::Team;

constexpr store::UnixMs kNow = 1'700'000'000'000;
constexpr store::UnixMs kWeekMs = 7LL * 24 * 3'600'000;

struct RatingsOfFour : testing::Test {
    RatingsOfFour() {
        store::Batch accounts;
        for (const std::string name : {"a1", "a2", "b1", "b2", "c1"})
            accounts.emplace_back(store::write::CreateAccount{{{name}, name, name, "", std::nullopt, 0, ""}});
        EXPECT_EQ(commit(accounts), std::nullopt);
    }

    store::Failure commit(const store::Batch& batch) { return store.commit(std::array{batch}).front(); }
    static RatedMatch match_of_four(const std::string& id, int half_points_a, int half_points_b,
                                    store::UnixMs at = kNow) {
        RatedMatch match{{id}, "knsb", {}, {{{half_points_a, half_points_b}}}, at};
        const std::array names{"a1", "a2", "b1", "b2"};
        for (const match::Seat seat : match::kSeats)
            match.players[seat] = store::AccountId{names[seat.index()]};
        return match;
    }
    void rate(const RatedMatch& match) {
        ASSERT_EQ(commit(*ratings.rate(match)), std::nullopt);
        ratings.settled(match.id);
    }
    store::Rating of(const std::string& name) { return *store.rating(store::AccountId{name}, "knsb"); }
    store::Rating of_pair(const std::string& one, const std::string& other) {
        return *store.rating(store::Pair{{one}, {other}}, "knsb");
    }

    store::MemoryStore store{};
    Ratings ratings{store};
};

TEST_F(RatingsOfFour, begin_at_1500_and_go_the_way_of_the_team) {
    rate(match_of_four("m", 4, 0));
    for (const std::string name : {"a1", "a2"}) EXPECT_GT(of(name).rating, 1500) << name;
    for (const std::string name : {"b1", "b2"}) EXPECT_LT(of(name).rating, 1500) << name;
    EXPECT_EQ(of("a1").matches, 1);
    EXPECT_EQ(of("a1").rated_at_ms, kNow);
    EXPECT_GT(of_pair("a1", "a2").rating, 1500);
    EXPECT_LT(of_pair("b2", "b1").rating, 1500);
    // The pair plays the pair as one plays one.
    const auto pair = glicko2::rated({}, std::array{glicko2::Game{1500, 350, 1}}, 0);
    EXPECT_DOUBLE_EQ(of_pair("a1", "a2").rating, pair.rating);
}

TEST_F(RatingsOfFour, count_a_point_and_a_half_as_three_quarters) {
    rate(match_of_four("m", 3, 1));
    const auto pair = glicko2::rated({}, std::array{glicko2::Game{1500, 350, 0.75}}, 0);
    EXPECT_DOUBLE_EQ(of_pair("a1", "a2").rating, pair.rating);
}

TEST_F(RatingsOfFour, stay_where_they_are_after_an_even_match_of_equals) {
    rate(match_of_four("m", 2, 2));
    EXPECT_NEAR(of("a1").rating, 1500, 1e-9);
    EXPECT_LT(of("a1").deviation, 350);
}

// Who has the stronger partner wins less by the same victory.
TEST_F(RatingsOfFour, know_what_the_partner_is_worth) {
    const auto known = [](double rating) { return store::Rating{rating, 60, 0.06, 9, kNow}; };
    ASSERT_EQ(commit({store::write::SetRating{{store::AccountId{"a1"}, "knsb", known(1500)}},
                      store::write::SetRating{{store::AccountId{"a2"}, "knsb", known(2100)}},
                      store::write::SetRating{{store::AccountId{"b1"}, "knsb", known(1500)}},
                      store::write::SetRating{{store::AccountId{"b2"}, "knsb", known(1500)}}}),
              std::nullopt);
    rate(match_of_four("m", 4, 0));
    const double with_strong = of("a1").rating - 1500;
    EXPECT_GT(with_strong, 0);
    ASSERT_EQ(commit({store::write::SetRating{{store::AccountId{"a1"}, "knsb", known(1500)}},
                      store::write::SetRating{{store::AccountId{"a2"}, "knsb", known(1500)}},
                      store::write::SetRating{{store::AccountId{"b1"}, "knsb", known(1500)}},
                      store::write::SetRating{{store::AccountId{"b2"}, "knsb", known(1500)}}}),
              std::nullopt);
    rate(match_of_four("n", 4, 0));
    EXPECT_GT(of("a1").rating - 1500, 2 * with_strong);
}

TEST_F(RatingsOfFour, of_one_board_are_of_two_players_and_no_pair) {
    RatedMatch match{{"m"}, "jijbent", {}, {{{2, 0}}}, kNow};
    match.players[{Team::a, BoardId::first}] = store::AccountId{"a1"};
    match.players[{Team::b, BoardId::first}] = store::AccountId{"b1"};
    rate(match);
    EXPECT_GT(store.rating(store::AccountId{"a1"}, "jijbent")->rating, 1500);
    EXPECT_LT(store.rating(store::AccountId{"b1"}, "jijbent")->rating, 1500);
    EXPECT_EQ(store.ratings_of({"a1"}, std::nullopt, 10)->size(), 1U);
}

TEST_F(RatingsOfFour, do_not_change_where_no_points_were_given) {
    EXPECT_TRUE(ratings.rate(match_of_four("m", 0, 0))->empty());
}

TEST_F(RatingsOfFour, are_less_certain_after_a_long_time) {
    rate(match_of_four("m", 4, 0));
    const store::Rating before = of("a1");
    EXPECT_DOUBLE_EQ(rating_at(before, kNow).deviation, before.deviation);
    EXPECT_GT(rating_at(before, kNow + 52 * kWeekMs).deviation, before.deviation + 5);
    EXPECT_DOUBLE_EQ(rating_at(before, kNow + 52 * kWeekMs).rating, before.rating);
    // A wall clock that was put back makes nobody more certain.
    EXPECT_DOUBLE_EQ(rating_at(before, kNow - kWeekMs).deviation, before.deviation);
    // And who comes back moves further than who played all the time.
    const auto soon = *ratings.rate(match_of_four("n", 4, 0, kNow));
    ratings.settled({"n"});
    const auto late = *ratings.rate(match_of_four("n", 4, 0, kNow + 520 * kWeekMs));
    ratings.settled({"n"});
    const auto first = [](const store::Batch& batch) {
        return std::get<store::write::SetRating>(batch.front()).entry.rating.rating;
    };
    EXPECT_GT(first(late), first(soon));
}

// Two matches of the same four end before the first is on disk.
TEST_F(RatingsOfFour, build_on_what_is_still_on_its_way) {
    const auto first = *ratings.rate(match_of_four("m", 4, 0));
    const auto second = *ratings.rate(match_of_four("n", 4, 0));
    ASSERT_EQ(commit(first), std::nullopt);
    ratings.settled({"m"});
    ASSERT_EQ(commit(second), std::nullopt);
    ratings.settled({"n"});
    EXPECT_EQ(of("a1").matches, 2);
    const store::Rating pipelined = of("a1");

    store::MemoryStore one_by_one;
    Ratings slowly{one_by_one};
    store::Batch accounts;
    for (const std::string name : {"a1", "a2", "b1", "b2"})
        accounts.emplace_back(store::write::CreateAccount{{{name}, name, name, "", std::nullopt, 0, ""}});
    one_by_one.commit(std::array{accounts});
    for (const std::string id : {"m", "n"}) {
        one_by_one.commit(std::array{*slowly.rate(match_of_four(id, 4, 0))});
        slowly.settled({id});
    }
    EXPECT_EQ(*one_by_one.rating(store::AccountId{"a1"}, "knsb"), pipelined);
}

// What was rated on top of a match that never got to the disk is refused, and rated anew.
TEST_F(RatingsOfFour, never_count_a_match_that_was_lost) {
    ASSERT_TRUE(ratings.rate(match_of_four("m", 4, 0)));
    const auto second = *ratings.rate(match_of_four("n", 4, 0));
    ratings.settled({"m"});
    EXPECT_EQ(commit(second), store::StoreProblem::wrong_sequence);
    ratings.settled({"n"});
    rate(match_of_four("n", 4, 0));
    EXPECT_EQ(of("a1").matches, 1);
}

TEST_F(RatingsOfFour, tell_the_change_without_naming_anybody) {
    rate(match_of_four("m", 4, 0));
    const std::string text = store.document(kRatingChangeKind, "m")->text;
    EXPECT_NE(text.find(R"("players":{"A1":{"before":1500,"after":)"), std::string::npos) << text;
    EXPECT_NE(text.find(R"("pairs":{"A":{"before":1500,"after":1662)"), std::string::npos) << text;
    EXPECT_EQ(text.find("a1"), std::string::npos);
}

}  // namespace
}  // namespace doorgeef::server
