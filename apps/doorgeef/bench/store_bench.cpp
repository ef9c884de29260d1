#include "doorgeef/bench/store_bench.hpp"

#include "doorgeef/bench/cpu_time.hpp"
#include "store/group_commit.hpp"
#include "store/sqlite/sqlite_store.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <system_error>
#include <vector>

namespace doorgeef::app {

namespace {

using Steady = std::chrono::steady_clock;

double ms_since(Steady::time_point begin) {
    return std::chrono::duration<double, std::milli>(Steady::now() - begin).count();
}

store::MatchId match_id(std::size_t match) {
    return {"match-" + std::to_string(match)};
}

store::Batch all_matches(int matches) {
    store::Batch batch;
    for (std::size_t match = 0; match < static_cast<std::size_t>(matches); ++match)
        batch.emplace_back(store::write::CreateMatch{{match_id(match), {}, {}, {}}, 1});
    return batch;
}

// What a move leaves: its line in the log, and the answer to the command.
store::Batch move_batch(std::size_t match, store::Sequence sequence) {
    const std::string number = std::to_string(sequence);
    const store::Answer answer{"id-of-the-player", "command-" + number, "0123456789abcdef",
                               R"({"ok":true,"head":)" + number + "}"};
    return {store::write::AppendEvents{match_id(match), 1, sequence, {number + "500 moved 1 Ng1f3"}},
            store::write::KeepAnswer{match_id(match), answer}};
}

// Every answer brings the next batch of its match. All but run() happens on the writer's thread.
class Traffic {
public:
    Traffic(store::Store& store, int matches, int batches)
        : sequences_(static_cast<std::size_t>(matches)), left_(batches), unanswered_(batches),
          writer_(store, [](const std::function<void()>& answer) { answer(); }) {}

    store::Failure run() {
        writer_.submit({}, [this](store::Failure) {
            for (std::size_t match = 0; match < sequences_.size(); ++match) submit_next(match);
        });
        done_.get_future().wait();
        writer_.stop();
        return failure_;
    }

    // In order. Requires: it has run.
    std::vector<double> latencies_ms() const {
        std::vector<double> sorted = latencies_ms_;
        std::ranges::sort(sorted);
        return sorted;
    }
    std::uint64_t commits() const { return writer_.figures().commits - 1; }

private:
    void submit_next(std::size_t match) {
        if (left_ == 0) return;
        --left_;
        const auto begin = Steady::now();
        const auto refused = writer_.submit(
            move_batch(match, ++sequences_[match]),
            [this, match, begin](store::Failure failure) { take_answer(match, begin, failure); });
        if (refused) take_answer(match, begin, refused);
    }

    void take_answer(std::size_t match, Steady::time_point begin, store::Failure failure) {
        latencies_ms_.push_back(ms_since(begin));
        if (failure) failure_ = failure;
        submit_next(match);
        if (--unanswered_ == 0) done_.set_value();
    }

    std::vector<store::Sequence> sequences_;
    int left_;
    int unanswered_;
    std::vector<double> latencies_ms_{};
    store::Failure failure_{};
    std::promise<void> done_{};
    store::GroupCommitWriter writer_;
};

}  // namespace

store::Read<StoreFigures> measure_store(const std::filesystem::path& file, int matches, int batches) {
    auto opened = store::SqliteStore::open(file);
    if (!opened) return opened.error();
    auto kept = std::move(opened).value();
    const store::Batch beginning = all_matches(matches);
    if (const auto failure = kept->commit({&beginning, 1}).front()) return *failure;

    StoreFigures figures;
    Traffic traffic{*kept, matches, batches};
    const auto begin = Steady::now();
    const double cpu_begin = cpu_seconds();
    if (const auto failure = traffic.run()) return *failure;
    figures.seconds = ms_since(begin) / 1000;
    figures.cpu_seconds = cpu_seconds() - cpu_begin;
    figures.commits = traffic.commits();
    const auto latencies = traffic.latencies_ms();
    figures.p50_ms = latencies[latencies.size() / 2];
    figures.p99_ms = latencies[latencies.size() * 99 / 100];
    kept.reset();
    std::error_code ignored;
    figures.file_bytes = std::filesystem::file_size(file, ignored);
    return figures;
}

}  // namespace doorgeef::app
