// What the operator sees: the log, the metrics; and the workers for passwords.
#include "server/net/log.hpp"
#include "server/net/metrics.hpp"
#include "server/net/password_workers.hpp"
#include "server/net/process_figures.hpp"

#include <future>
#include <string>

#include <gtest/gtest.h>

namespace doorgeef::server::net {
namespace {

TEST(Log, a_line_is_key_and_value) {
    EXPECT_EQ(log_line("listening", {{"address", "::"}, {"port", 8080}}),
              "event=listening address=:: port=8080");
    EXPECT_EQ(log_line("x", {{"empty", ""}, {"blank", "a b"}, {"sign", "a=b"}}),
              R"(event=x empty="" blank="a b" sign="a=b")");
}

TEST(Log, n29_nothing_in_a_value_breaks_the_line_or_moves_the_cursor) {
    const std::string line = log_line("x", {{"name", "a\nlevel=error event=forged \x1B[2J\"\\\xE2\x80\xAE"}});
    EXPECT_EQ(line, R"(event=x name="a\x0alevel=error event=forged \x1b[2J\"\\\xe2\x80\xae")");
}

TEST(Log, levels_have_names) {
    EXPECT_EQ(parse_log_level("warning"), LogLevel::warning);
    EXPECT_EQ(parse_log_level("loud"), std::nullopt);
}

TEST(Metrics, count_moves_refusals_and_commits) {
    Counters counters;
    counters.count_batch(
        {store::write::AppendEvents{{"m"}, 1, 1, {"0 started", "7 moved 1 Pe2e4", "9 moved 2 N@f3"}},
         store::write::RemoveDocument{"moved ", "x"}});
    counters.count_message(R"({"t":"no","id":"a","code":"not-your-turn"})");
    counters.count_message(R"({"t":"no","id":"b","code":"not-your-turn"})");
    counters.count_message(R"({"t":"no","id":"b","code":"drop-gives-check","article":"2.4"})");
    counters.count_message(R"({"t":"ok","id":"c","code":"no refusal"})");
    counters.commit.add(std::chrono::microseconds{700});
    counters.commit.add(std::chrono::seconds{2});
    const std::string text = metrics_text({"1.2.3", counters, {}, {}, {}});
    for (const char* line : {"doorgeef_build_info{version=\"1.2.3\"} 1\n", "doorgeef_moves_total 2\n",
                             "doorgeef_refusals_total{code=\"not-your-turn\"} 2\n",
                             "doorgeef_refusals_total{code=\"drop-gives-check\"} 1\n",
                             "doorgeef_commit_seconds_bucket{le=\"0.0005\"} 0\n",
                             "doorgeef_commit_seconds_bucket{le=\"0.001\"} 1\n",
                             "doorgeef_commit_seconds_bucket{le=\"1.024\"} 1\n",
                             "doorgeef_commit_seconds_bucket{le=\"+Inf\"} 2\n",
                             "doorgeef_commit_seconds_sum 2.0007\n", "doorgeef_commit_seconds_count 2\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
}

TEST(Metrics, know_the_process) {
    const ProcessFigures figures = read_process_figures();
    EXPECT_GT(figures.resident_bytes, 1'000'000U);
    EXPECT_EQ(read_process_figures("no-such-process").resident_bytes, 0U);
}

TEST(PasswordWorkers, n37_take_only_so_much_and_do_it_elsewhere) {
    std::promise<void> let_go;
    const auto may_go = let_go.get_future().share();
    std::promise<std::thread::id> begun;
    std::promise<void> done;
    PasswordWorkers workers{1, 3};
    ASSERT_TRUE(workers.submit([&] {
        begun.set_value(std::this_thread::get_id());
        may_go.wait();
    }));
    EXPECT_NE(begun.get_future().get(), std::this_thread::get_id());
    int taken = 0;
    for (int i = 0; i < 200; ++i)
        if (workers.submit([&, i] {
                if (i == 2) done.set_value();
            }))
            ++taken;
    EXPECT_EQ(taken, 3);
    let_go.set_value();
    done.get_future().wait();
    EXPECT_TRUE(workers.submit([] {}));
}

}  // namespace
}  // namespace doorgeef::server::net
