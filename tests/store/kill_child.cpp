// store_kill_child FILE RUN: plays on in eight matches as fast as the disk allows, and says on the standard
// output which events are written: "MATCH SEQUENCE LINE". It ends when it is killed.
#include "store/group_commit.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <string>

#include <unistd.h>

namespace {

using namespace doorgeef::store;

constexpr int kMatches = 8;

class Player {
public:
    Player(Store& store, std::string run)
        : run_(std::move(run)), store_(store),
          writer_(store, [](const std::function<void()>& call) { call(); }) {}

    // One batch of each match is on its way at any time.
    void play() {
        for (int i = 0; i < kMatches; ++i) {
            const MatchId match{std::to_string(i)};
            const auto known = store_.match(match);
            if (!known) writer_.submit({write::CreateMatch{{match, {}, {}, {}}, 1}}, [](Failure) {});
            submit(match, known ? known->head + 1 : 1);
        }
        std::unique_lock lock{mutex_};
        failed_.wait(lock, [this] { return failure_.has_value(); });
        std::fprintf(stderr, "%s\n", std::string{code(*failure_)}.c_str());
    }

private:
    void submit(const MatchId& match, Sequence sequence) {
        const std::string line = "run" + run_ + "." + match.text + "." + std::to_string(sequence);
        Batch batch{write::AppendEvents{match, 1, sequence, {line}},
                    write::KeepAnswer{match, {"p", line, "", "ok"}}};
        const Failure taken =
            writer_.submit(std::move(batch), [this, match, sequence, line](Failure failure) {
                if (failure) {
                    fail(*failure);
                    return;
                }
                say(match.text + " " + std::to_string(sequence) + " " + line + "\n");
                submit(match, sequence + 1);
            });
        if (taken) fail(*taken);
    }

    // In one piece, so that the reader never sees half a line.
    void say(const std::string& text) {
        if (::write(STDOUT_FILENO, text.data(), text.size()) < 0) fail(StoreProblem::io_error);
    }

    void fail(StoreProblem problem) {
        const std::scoped_lock lock{mutex_};
        failure_ = problem;
        failed_.notify_one();
    }

    std::string run_;
    Store& store_;
    std::mutex mutex_{};
    std::condition_variable failed_{};
    Failure failure_{};
    GroupCommitWriter writer_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const auto store = SqliteStore::open(argv[1]);
    if (!store) return 3;
    Player{**store, argv[2]}.play();
    return 1;
}
