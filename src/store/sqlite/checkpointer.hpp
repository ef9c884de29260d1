// Moves what stands in the write-ahead log into the database, on a thread and a connection of its own: that
// takes tens of milliseconds, or whole seconds on a slow disk, in which no commit has to wait.
#pragma once

#include "store/sqlite/connection.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace doorgeef::store::sqlite {

class Checkpointer {
public:
    // Begins when the log has so many pages. Requires: neither connection moves the log by itself; `writer`
    // outlives this, and commits on one thread at a time.
    Checkpointer(Connection own, Connection& writer, int pages);
    // Waits for the end of what is under way.
    ~Checkpointer();
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    Checkpointer(Checkpointer&&) = delete;
    Checkpointer& operator=(Checkpointer&&) = delete;

    // The disk failed, so that only opening the file again shows what is in it.
    bool has_failed() const { return failed_; }

private:
    // After each commit of the writer, on its thread.
    void log_has(int pages);
    void work();
    // Moves what was there when it began. True: nothing came meanwhile, so the next commit begins the log
    // anew.
    bool move_by(Connection& connection);

    Connection own_;
    Connection& writer_;
    const int pages_;
    int asks_at_;   // the writer asks the thread when the log has so many pages
    int does_at_;   // and does it itself when it has so many
    int last_ = 0;  // how many it had
    std::mutex moving_{};
    std::atomic<bool> failed_ = false;

    std::mutex mutex_{};
    std::condition_variable changed_{};
    bool asked_ = false;
    bool stopping_ = false;
    std::thread thread_{};  // last: it uses all the others
};

}  // namespace doorgeef::store::sqlite
