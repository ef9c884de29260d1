// Runs a test on every implementation of the store.
#pragma once

#include "store/memory/memory_store.hpp"
#include "store/sqlite/sqlite_store.hpp"
#include "temp_folder.hpp"
#include "values.hpp"
#include "vfs_shim.hpp"

#include <memory>

#include <gtest/gtest.h>

namespace doorgeef::store {

enum class Kind { memory, sqlite };

class AnyStore : public testing::TestWithParam<Kind> {
protected:
    void SetUp() override {
        if (GetParam() == Kind::sqlite)
            reopen();
        else
            store_ = std::make_unique<MemoryStore>();
    }

    Store& store() { return *store_; }
    Failure write(Batch batch) { return commit_one(*store_, std::move(batch)); }

    // As after the end of the process.
    void restart() {
        if (auto* memory = dynamic_cast<MemoryStore*>(store_.get()))
            memory->restart();
        else
            reopen();
    }

private:
    void reopen() {
        store_.reset();
        auto opened = SqliteStore::open(folder_ / "store.db", {true, disk_.name()});
        ASSERT_TRUE(opened.ok()) << code(opened.error());
        store_ = std::move(opened).value();
    }

    TempFolder folder_{};
    VfsShim disk_{"hasty"};
    std::unique_ptr<Store> store_{};
};

inline std::string kind_name(const testing::TestParamInfo<Kind>& info) {
    return info.param == Kind::memory ? "memory" : "sqlite";
}

}  // namespace doorgeef::store

// Once for each suite.
#define ON_EVERY_STORE(suite)                                                                                \
    INSTANTIATE_TEST_SUITE_P(stores, suite, testing::Values(Kind::memory, Kind::sqlite), kind_name)
