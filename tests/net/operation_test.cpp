// What the operator sees: the log, the metrics; and the workers for passwords.
#include "server/net/journal.hpp"
#include "server/net/log.hpp"
#include "server/net/metrics.hpp"
#include "server/net/password_workers.hpp"
#include "server/net/repeated.hpp"

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

TEST(Journal, tells_of_matches_rulings_accounts_and_offices_by_their_ids) {
    store::MatchRecord record;
    record.id = {"m1"};
    record.table.name = "geheim";
    record.table.family = "stein";
    record.seats[match::kSeats[0]] = store::Guest{{"g1"}, "geheim"};
    store::Account account;
    account.id = {"a1"};
    account.name = account.password_hash = "geheim";
    account.email = "geheim";
    store::MatchResult result;
    result.score = {3, 1};
    const auto lines = journal_of(
        {store::write::CreateMatch{record, 1},
         store::write::AppendEvents{{"m1"},
                                    1,
                                    1,
                                    {"0 started", "7 said A1 text P resign geheim%20ruled%20x",
                                     "9 ruled 10 5 geheim clock A1 to 60000"}},
         store::write::KeepAnswer{{"m1"}, {"g1", "geheim", "geheim", "geheim"}},
         store::write::FinishMatch{{"m1"}, 1, result}, store::write::CreateAccount{account},
         store::write::UpdateAccount{account}, store::write::GrantRole{{"a1"}, store::AccountRole::arbiter},
         store::write::WithdrawRole{{"a1"}, store::AccountRole::admin},
         store::write::OpenSession{{"geheim", store::AccountId{"a1"}, 0, 0, false}},
         store::write::DeleteAccount{{"a1"}}, store::write::ForgetGuest{{{"g1"}, "geheim"}}});
    EXPECT_EQ(lines, (std::vector<std::string>{
                         "event=match-begun match=m1 ruleset=stein rated=no",
                         "event=ruling match=m1 article=10.5 act=clock",
                         "event=match-ended match=m1 score=1.5-0.5",
                         "event=account-made account=a1",
                         "event=role-given account=a1 role=arbiter",
                         "event=role-taken account=a1 role=admin",
                         "event=account-deleted account=a1",
                         "event=guest-forgotten guest=g1",
                     }));
}

TEST(Repeated, is_told_at_once_and_then_once_a_minute_with_how_often_it_was) {
    Repeated repeated;
    EXPECT_EQ(repeated.happened("a", 1'000), 1);
    for (Instant now = 1'001; now < 1'100; ++now) EXPECT_EQ(repeated.happened("a", now), std::nullopt);
    EXPECT_EQ(repeated.happened("b", 1'100), 1) << "something else";
    EXPECT_EQ(repeated.happened("a", 61'000), 100);
    EXPECT_EQ(repeated.happened("a", 61'001), std::nullopt);
}

TEST(Repeated, of_too_many_things_at_once_the_rest_is_left_out) {
    Repeated repeated;
    int told = 0;
    for (int i = 0; i < 5'000; ++i) told += repeated.happened(std::to_string(i), 0) ? 1 : 0;
    EXPECT_EQ(told, 1'000);
    EXPECT_EQ(repeated.happened("later", 60'000), 1);
}

TEST(Metrics, count_moves_refusals_and_commits) {
    Counters counters;
    counters.moves =
        moves_in({store::write::AppendEvents{{"m"}, 1, 1, {"0 started", "7 moved 1 Pe2e4", "9 moved 2 N@f3"}},
                  store::write::RemoveDocument{"moved ", "x"}});
    counters.count_message(R"({"t":"no","id":"a","code":"not-your-turn"})");
    counters.count_message(R"({"t":"no","id":"b","code":"not-your-turn"})");
    counters.count_message(R"({"t":"no","id":"b","code":"drop-gives-check","article":"2.4"})");
    counters.count_message(R"({"t":"ok","id":"c","code":"no refusal"})");
    counters.unreadable_matches = {"m1", "m2"};
    counters.unrated_matches = {"m3"};
    counters.commit.add(std::chrono::microseconds{700});
    counters.commit.add(std::chrono::seconds{2});
    const std::string text = metrics_text({"1.2.3", counters, {}, {}, {}, {}, {{"io-error", 3}}});
    for (const char* line :
         {"doorgeef_build_info{version=\"1.2.3\"} 1\n", "doorgeef_moves_total 2\n",
          "doorgeef_unreadable_matches 2\n", "doorgeef_refusals_total{code=\"not-your-turn\"} 2\n",
          "doorgeef_refusals_total{code=\"drop-gives-check\"} 1\n",
          "doorgeef_failed_reads_total{code=\"io-error\"} 3\n", "doorgeef_unrated_matches 1\n",
          "doorgeef_commit_seconds_bucket{le=\"0.0005\"} 0\n",
          "doorgeef_commit_seconds_bucket{le=\"0.001\"} 1\n",
          "doorgeef_commit_seconds_bucket{le=\"1.024\"} 1\n",
          "doorgeef_commit_seconds_bucket{le=\"+Inf\"} 2\n", "doorgeef_commit_seconds_sum 2.0007\n",
          "doorgeef_commit_seconds_count 2\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
}

TEST(Metrics, know_the_process) {
    const Counters counters;
    const std::string text = metrics_text({"1.2.3", counters, {}, {}, {}});
    for (const char* name : {"process_cpu_seconds_total", "process_resident_memory_bytes"})
        EXPECT_NE(text.find('\n' + std::string{name} + ' '), std::string::npos) << name << text;
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
