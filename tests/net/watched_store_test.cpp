// Every question that the store cannot answer is told, whoever asked.
#include "server/net/watched_store.hpp"

#include "store/unreadable_store.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

using store::StoreProblem;

struct Watched : testing::Test {
    store::UnreadableStore disk{};
    std::vector<std::pair<StoreProblem, WatchedStore::Question>> told{};
    WatchedStore watched{disk, [this](StoreProblem problem, WatchedStore::Question question) {
                             told.emplace_back(problem, std::move(question));
                         }};
};

TEST_F(Watched, every_question_is_told_that_fails) {
    const std::vector<std::pair<std::string, std::function<bool()>>> questions{
        {"match", [&] { return watched.match({"m"}).ok(); }},
        {"live_matches", [&] { return watched.live_matches().ok(); }},
        {"events", [&] { return watched.events({"m"}, 0, 1).ok(); }},
        {"answers", [&] { return watched.answers({"m"}).ok(); }},
        {"answer", [&] { return watched.answer({"m"}, "jan", "c").ok(); }},
        {"search", [&] { return watched.search({}).ok(); }},
        {"document", [&] { return watched.document("kind", "id").ok(); }},
        {"documents", [&] { return watched.documents("kind").ok(); }},
        {"account", [&] { return watched.account({"jan"}).ok(); }},
        {"account_named", [&] { return watched.account_named("jan").ok(); }},
        {"roles", [&] { return watched.roles({"jan"}).ok(); }},
        {"session", [&] { return watched.session("hash").ok(); }},
        {"rating", [&] { return watched.rating(store::AccountId{"jan"}, "knsb").ok(); }},
        {"tallies", [&] { return watched.tallies({"jan"}).ok(); }},
        {"sessions_of", [&] { return watched.sessions_of({"jan"}, std::nullopt, 1).ok(); }},
        {"ratings_of", [&] { return watched.ratings_of({"jan"}, std::nullopt, 1).ok(); }},
        {"documents_of", [&] { return watched.documents_of({"jan"}, std::nullopt, 1).ok(); }},
        {"matches_of", [&] { return watched.matches_of(store::AccountId{"jan"}, std::nullopt, 1).ok(); }},
    };
    for (const auto& [name, ask] : questions) {
        told.clear();
        disk.fails = {name};
        EXPECT_FALSE(ask()) << name;
        ASSERT_EQ(told.size(), 1U) << name;
        EXPECT_EQ(told[0].first, StoreProblem::io_error) << name;
        EXPECT_EQ(told[0].second(), StoreProblem::io_error) << name << ", asked again";
        disk.fails.clear();
        EXPECT_EQ(told[0].second(), std::nullopt) << name;
        EXPECT_EQ(told.size(), 1U) << name << ": asking again is not told";
    }
}

TEST_F(Watched, that_something_is_not_there_is_an_answer) {
    EXPECT_EQ(watched.account({"jan"}).error(), StoreProblem::not_found);
    EXPECT_EQ(watched.session("hash").error(), StoreProblem::not_found);
    EXPECT_TRUE(told.empty());
}

TEST_F(Watched, a_damaged_log_is_not_told_because_it_costs_its_match_alone) {
    disk.fails = {"events"};
    disk.problem = StoreProblem::corrupt;
    EXPECT_EQ(watched.events({"m"}, 0, 1).error(), StoreProblem::corrupt);
    EXPECT_TRUE(told.empty());
}

TEST_F(Watched, a_question_keeps_the_text_it_was_asked_with) {
    const std::vector<store::Batch> batches{
        {store::write::CreateAccount{{{"jan"}, "Jan", "jan", "", std::nullopt, 0, ""}}}};
    ASSERT_EQ(disk.commit(batches).front(), std::nullopt);
    disk.fails = {"account_named"};
    {
        const std::string gone = std::string{"j"} + "an";
        EXPECT_FALSE(watched.account_named(gone));
    }
    ASSERT_EQ(told.size(), 1U);
    disk.fails.clear();
    EXPECT_EQ(told[0].second(), std::nullopt);
}

}  // namespace
}  // namespace doorgeef::server::net
