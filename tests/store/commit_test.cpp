// What a commit of several batches promises, on every store.
#include "any_store.hpp"
#include "taken_home.hpp"

#include <array>

namespace doorgeef::store {
namespace {

using Lines = std::vector<std::string>;
using Failures = std::vector<Failure>;
using Commit = AnyStore;

TEST_P(Commit, of_nothing_does_nothing) {
    EXPECT_EQ(store().commit({}), Failures{});
    EXPECT_EQ(write({}), kDone);
}

TEST_P(Commit, a_refused_batch_leaves_nothing_behind) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"a"}), write::CreateAccount{account("jan")},
                     write::OpenSession{session_of("jan", "t")}}),
              kDone);
    Account renamed = account("jan");
    renamed.name_key = "other";
    EXPECT_EQ(write({append("m", 2, {"b", "c"}), write::TakeOver{{"m"}, 2}, create_match("n"),
                     write::KeepAnswer{{"m"}, {"jan", "c", "h", "ok"}},
                     write::PutDocument{{"kind", "id", std::nullopt, "text"}}, write::UpdateAccount{renamed},
                     write::GrantRole{{"jan"}, AccountRole::admin}, write::RevokeSession{"t"},
                     write::SetRating{{AccountId{"jan"}, "knsb", {}}}, write::CreateAccount{account("piet")},
                     write::FinishMatch{{"m"}, 2, result_at(1)}, write::RequireFence{{"m"}, 2}}),
              StoreProblem::finished);
    EXPECT_EQ(*store().match({"m"}), (StoredMatch{match_record("m"), 1, 1, std::nullopt}));
    EXPECT_EQ(*store().events({"m"}, 0, 10), Lines{"a"});
    EXPECT_EQ(problem(store().match({"n"})), StoreProblem::not_found);
    EXPECT_EQ(store().answers({"m"})->size(), 0U);
    EXPECT_EQ(problem(store().document("kind", "id")), StoreProblem::not_found);
    EXPECT_EQ(*store().account_named("key of jan"), account("jan"));
    EXPECT_EQ(problem(store().account_named("other")), StoreProblem::not_found);
    EXPECT_EQ(problem(store().account({"piet"})), StoreProblem::not_found);
    EXPECT_EQ(store().roles({"jan"})->size(), 0U);
    EXPECT_FALSE(store().session("t")->revoked);
    EXPECT_EQ(problem(store().rating(AccountId{"jan"}, "knsb")), StoreProblem::not_found);
}

TEST_P(Commit, a_refused_deletion_leaves_the_account_whole) {
    ASSERT_EQ(write({write::CreateAccount{account("jan")}, write::OpenSession{session_of("jan", "t")},
                     write::GrantRole{{"jan"}, AccountRole::arbiter},
                     write::PutDocument{{"k", "i", AccountId{"jan"}, "x"}},
                     write::SetRating{{AccountId{"jan"}, "knsb", {}}}}),
              kDone);
    const auto before = take_home(store(), {"jan"});
    ASSERT_TRUE(before.ok());
    EXPECT_EQ(write({write::DeleteAccount{{"jan"}}, write::Prune{1000, 1000}, write::RevokeSession{"t"}}),
              StoreProblem::not_found);
    EXPECT_EQ(*take_home(store(), {"jan"}), *before);
    EXPECT_EQ(problem(store().account_named("key of jan")), kDone);
}

TEST_P(Commit, one_refused_batch_does_not_hurt_the_others) {
    const std::array<Batch, 5> batches{
        Batch{create_match("m")},         Batch{append("m", 1, {"a"})},
        Batch{append("m", 1, {"twice"})}, Batch{write::AppendEvents{{"m"}, 7, 2, {"stranger"}}},
        Batch{append("m", 2, {"b"})},
    };
    EXPECT_EQ(store().commit(batches),
              (Failures{kDone, kDone, StoreProblem::wrong_sequence, StoreProblem::fenced_off, kDone}));
    EXPECT_EQ(*store().events({"m"}, 0, 10), (Lines{"a", "b"}));
}

TEST_P(Commit, survives_a_restart) {
    ASSERT_EQ(write({create_match("m"), append("m", 1, {"a", "b"}),
                     write::KeepAnswer{{"m"}, {"jan", "c", "h", "ok"}}}),
              kDone);
    ASSERT_EQ(write({append("m", 9, {"never"})}), StoreProblem::wrong_sequence);
    restart();
    EXPECT_EQ(*store().match({"m"}), (StoredMatch{match_record("m"), 1, 2, std::nullopt}));
    EXPECT_EQ(*store().events({"m"}, 0, 10), (Lines{"a", "b"}));
    EXPECT_EQ(store().answers({"m"})->size(), 1U);
    EXPECT_EQ(write({append("m", 3, {"c"})}), kDone);
}

ON_EVERY_STORE(Commit);

TEST(MemoryFaults, a_full_disk_passes_and_leaves_nothing) {
    MemoryStore store;
    store.inject({1, StoreProblem::disk_full});
    EXPECT_EQ(commit_one(store, {create_match("m")}), kDone);
    const std::array<Batch, 2> batches{Batch{create_match("n")}, Batch{create_match("m")}};
    EXPECT_EQ(store.commit(batches), (Failures{StoreProblem::disk_full, StoreProblem::disk_full}));
    EXPECT_EQ(problem(store.match({"n"})), StoreProblem::not_found);
    EXPECT_EQ(store.commit(batches), (Failures{kDone, StoreProblem::duplicate}));
}

TEST(MemoryFaults, after_an_io_error_only_a_restart_tells_what_was_written) {
    for (const bool written : {false, true}) {
        MemoryStore store;
        store.inject({0, StoreProblem::io_error, written});
        EXPECT_EQ(commit_one(store, {create_match("m")}), StoreProblem::io_error);
        EXPECT_EQ(commit_one(store, {create_match("n")}), StoreProblem::needs_reopen);
        EXPECT_EQ(problem(store.match({"m"})), StoreProblem::not_found);
        store.restart();
        EXPECT_EQ(store.match({"m"}).ok(), written);
        EXPECT_EQ(problem(store.match({"n"})), StoreProblem::not_found);
        EXPECT_EQ(commit_one(store, {create_match("n")}), kDone);
    }
}

TEST(MemoryFaults, a_restart_forgets_the_fault_that_has_not_come) {
    MemoryStore store;
    store.inject({0, StoreProblem::io_error});
    store.restart();
    EXPECT_EQ(commit_one(store, {create_match("m")}), kDone);
}

}  // namespace
}  // namespace doorgeef::store
