#include "store/sqlite/checkpointer.hpp"

#include <utility>

namespace doorgeef::store::sqlite {

namespace {

// What is committed meanwhile is moved by a further pass, which is shorter each time. If commits come so fast
// that none of these catches up, it is tried again later.
constexpr int kPasses = 8;

// So many times longer than it should be the log may get before commits have to wait after all.
constexpr int kMostLogs = 4;

}  // namespace

Checkpointer::Checkpointer(Connection own, Connection& writer, int pages)
    : own_(std::move(own)), writer_(writer), pages_(pages), asks_at_(pages), does_at_(kMostLogs * pages),
      thread_([this] { work(); }) {
    const auto hook = [](void* self, sqlite3* /*writer*/, const char* /*database*/, int log) {
        static_cast<Checkpointer*>(self)->log_has(log);
        return SQLITE_OK;
    };
    sqlite3_wal_hook(writer_.handle(), hook, this);
}

Checkpointer::~Checkpointer() {
    sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
    {
        const std::scoped_lock lock{mutex_};
        stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
}

void Checkpointer::log_has(int pages) {
    const bool anew = pages < std::exchange(last_, pages);
    if (anew) {
        asks_at_ = pages_;
        does_at_ = kMostLogs * pages_;
    }
    if (pages >= does_at_) {
        does_at_ = pages + pages_;
        move_by(writer_);
    } else if (pages >= asks_at_) {
        asks_at_ = pages + pages_ / 4;
        {
            const std::scoped_lock lock{mutex_};
            asked_ = true;
        }
        changed_.notify_one();
    }
}

void Checkpointer::work() {
    while (true) {
        {
            std::unique_lock lock{mutex_};
            changed_.wait(lock, [this] { return asked_ || stopping_; });
            if (stopping_) return;
            asked_ = false;
        }
        for (int i = 0; i < kPasses && !move_by(own_); ++i) {}
    }
}

bool Checkpointer::move_by(Connection& connection) {
    const std::scoped_lock lock{moving_};
    int log = 0;
    int moved = 0;
    const int code =
        sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, &log, &moved);
    if (code == SQLITE_OK) return log == moved;
    const StoreProblem problem = problem_of(code);
    // What could not be moved stays in the log, unless the disk has thrown away what it was given.
    if (problem != StoreProblem::disk_full && problem != StoreProblem::locked_by_other_process)
        failed_ = true;
    return failed_;
}

}  // namespace doorgeef::store::sqlite
