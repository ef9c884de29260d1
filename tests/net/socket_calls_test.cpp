#include "server/net/socket_calls.hpp"

#include <array>
#include <cerrno>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

namespace doorgeef::server::net {
namespace {

// Two ends that do not block.
class Pair {
public:
    Pair() { EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends_.data()), 0); }
    ~Pair() {
        ::close(ends_[0]);
        if (ends_[1] >= 0) ::close(ends_[1]);
    }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
    Pair(Pair&&) = delete;
    Pair& operator=(Pair&&) = delete;

    int ours() const { return ends_[0]; }
    void end_theirs() { ::close(std::exchange(ends_[1], -1)); }
    std::string read_all() const {
        std::string all;
        std::array<char, 4'096> some{};
        for (ssize_t bytes = 0; (bytes = ::read(ends_[1], some.data(), some.size())) > 0;)
            all.append(some.data(), static_cast<std::size_t>(bytes));
        return all;
    }

private:
    std::array<int, 2> ends_{-1, -1};
};

class SocketCallsTest : public testing::Test {
protected:
    void SetUp() override {
        if (!calls.possible()) GTEST_SKIP() << "this kernel has no io_uring, or does not allow it";
    }

    // One for all: when it goes the kernel interrupts what the thread that made it waits for.
    static SocketCalls& one_for_all() {
        static SocketCalls calls;
        return calls;
    }
    SocketCalls& calls = one_for_all();
};

TEST_F(SocketCallsTest, each_gets_what_is_his_and_the_results_are_in_the_order_of_the_calls) {
    const std::array<Pair, SocketCalls::kMost> pairs;
    // More than once, so that the ring goes round.
    for (int round = 0; round < 5; ++round) {
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < pairs.size(); ++i) texts.emplace_back(i + 1, static_cast<char>('0' + i));
        for (std::size_t i = 0; i < pairs.size(); ++i) calls.send(pairs[i].ours(), texts[i]);
        const auto results = calls.carry_out();
        ASSERT_EQ(results.size(), pairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            EXPECT_EQ(results[i], static_cast<int>(i) + 1);
            EXPECT_EQ(pairs[i].read_all(), texts[i]);
        }
    }
}

TEST_F(SocketCallsTest, one_that_reads_nothing_holds_nobody_up) {
    const Pair full;
    const Pair other;
    const std::string much(100'000, 'x');
    std::size_t taken = 0;
    int last = 0;
    do {
        calls.send(full.ours(), much);
        last = calls.carry_out()[0];
        if (last > 0) taken += static_cast<std::size_t>(last);
    } while (last > 0);
    EXPECT_EQ(last, -EAGAIN);

    calls.send(full.ours(), "more");
    calls.send(other.ours(), "hello");
    const auto results = calls.carry_out();
    EXPECT_EQ(results[0], -EAGAIN);
    EXPECT_EQ(results[1], 5);
    EXPECT_EQ(other.read_all(), "hello");
    EXPECT_EQ(full.read_all().size(), taken);
}

TEST_F(SocketCallsTest, one_that_has_gone_is_an_error_of_its_own_and_no_signal) {
    Pair gone;
    const Pair other;
    gone.end_theirs();
    calls.send(gone.ours(), "hello");
    calls.send(other.ours(), "hello");
    const auto results = calls.carry_out();
    EXPECT_EQ(results[0], -EPIPE);
    EXPECT_EQ(results[1], 5);
    EXPECT_EQ(other.read_all(), "hello");
}

TEST_F(SocketCallsTest, what_was_sent_is_not_sent_again) {
    const Pair pair;
    calls.send(pair.ours(), "once");
    calls.carry_out();
    calls.send(pair.ours(), " twice");
    EXPECT_EQ(calls.carry_out().size(), 1U);
    EXPECT_EQ(pair.read_all(), "once twice");
}

}  // namespace
}  // namespace doorgeef::server::net
