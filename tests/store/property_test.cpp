// Whatever is written, both stores give the same answers and hold the same.
#include "random_batch.hpp"
#include "store/memory/memory_store.hpp"
#include "store/sqlite/files.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "taken_home.hpp"
#include "temp_folder.hpp"
#include "values.hpp"
#include "vfs_shim.hpp"

#include <map>

#include <gtest/gtest.h>

namespace doorgeef::store {
namespace {

#ifdef NDEBUG
constexpr int kRuns = 25;
#else
constexpr int kRuns = 6;
#endif
constexpr int kCommits = 300;

template <class T>
bool same(const Read<T>& one, const Read<T>& other) {
    return one.ok() == other.ok() && (one.ok() ? *one == *other : one.error() == other.error());
}

class TwoStores {
public:
    TwoStores() { reopen(); }

    const Store& memory() const { return memory_; }

    std::vector<Failure> commit(const std::vector<Batch>& batches) {
        const auto failures = memory_.commit(batches);
        EXPECT_EQ(sqlite_->commit(batches), failures);
        return failures;
    }

    void reopen() {
        sqlite_.reset();
        auto opened = SqliteStore::open(file_, {true, disk_.name()});
        ASSERT_TRUE(opened.ok());
        sqlite_ = std::move(opened).value();
    }

    void expect_same(RandomBatches& random) const {
        ask([](const Store& store) { return store.live_matches(); });
        for (const MatchId& id : RandomBatches::matches()) compare_match(id, random);
        for (const AccountId& id : RandomBatches::accounts()) compare_account(id);
        for (const std::string& word : RandomBatches::words()) compare_word(word);
        for (int i = 0; i < 10; ++i) {
            const ArchiveQuery query = random.query();
            ask([&](const Store& store) { return store.search(query); });
        }
    }

    void expect_no_damage() const { EXPECT_EQ(sqlite_->verify()->size(), 0U); }

private:
    template <class Question>
    void ask(Question question) const {
        EXPECT_TRUE(same(question(memory_), question(*sqlite_)));
    }

    void compare_match(const MatchId& id, RandomBatches& random) const {
        ask([&](const Store& store) { return store.match(id); });
        ask([&](const Store& store) { return store.answers(id); });
        ask([&](const Store& store) { return store.events(id, 0, 1'000'000); });
        const auto after = static_cast<Sequence>(random.below(20)) - 2;
        const int limit = static_cast<int>(random.below(5));
        ask([&](const Store& store) { return store.events(id, after, limit); });
        for (const std::string& word : RandomBatches::words())
            ask([&](const Store& store) { return store.answer(id, word, "a"); });
        StoredMatch last;
        last.record.id = id;
        ask([&](const Store& store) { return store.matches_of(AccountId{"jan"}, last, limit); });
    }

    void compare_account(const AccountId& id) const {
        ask([&](const Store& store) { return store.account(id); });
        ask([&](const Store& store) { return store.roles(id); });
        ask([&](const Store& store) { return take_home(store, id); });
        ask([&](const Store& store) { return take_home(store, id, 1000); });
        ask([&](const Store& store) { return store.tallies(id); });
        for (const AccountId& other : RandomBatches::accounts())
            ask([&](const Store& store) { return store.rating(Pair{id, other}, "a"); });
    }

    void compare_word(const std::string& word) const {
        ask([&](const Store& store) { return store.account_named(word); });
        ask([&](const Store& store) { return store.session(word); });
        ask([&](const Store& store) { return store.documents(word); });
        ask([&](const Store& store) { return store.document(word, "a"); });
        ask([&](const Store& store) { return store.rating(AccountId{"jan"}, word); });
        for (const std::string& name : RandomBatches::words())
            ask([&](const Store& store) { return all_matches_of(store, Guest{{word}, name}, 1); });
    }

    VfsShim disk_{"hasty"};
    TempFolder folder_{};
    std::filesystem::path file_ = folder_ / "store.db";
    MemoryStore memory_{};
    std::unique_ptr<SqliteStore> sqlite_{};
};

TEST(RandomBatches, are_answered_and_kept_alike_by_both_stores) {
    std::map<std::string_view, int> seen;
    for (std::uint64_t seed = 0; seed < kRuns; ++seed) {
        SCOPED_TRACE(seed);
        RandomBatches random{seed};
        TwoStores stores;
        for (int i = 0; i < kCommits && !testing::Test::HasFailure(); ++i) {
            std::vector<Batch> batches(random.below(4));
            for (Batch& batch : batches) batch = random.next(stores.memory());
            for (const Failure& failure : stores.commit(batches)) ++seen[failure ? code(*failure) : "done"];
            if (random.one_in(10)) stores.expect_same(random);
            if (random.one_in(50)) stores.reopen();
        }
        stores.expect_same(random);
        stores.expect_no_damage();
        ASSERT_FALSE(testing::Test::HasFailure());
    }
    for (const std::string_view what :
         {"done", "not-found", "duplicate", "wrong-sequence", "fenced-off", "finished", "in-live-match"})
        EXPECT_GT(seen[what], 20) << what;
    EXPECT_GT(seen["last-admin"], 0);  // there is seldom just one
}

}  // namespace
}  // namespace doorgeef::store
