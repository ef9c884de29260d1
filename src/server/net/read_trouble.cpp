#include "server/net/read_trouble.hpp"

#include <chrono>
#include <utility>

#include <boost/asio/post.hpp>

namespace doorgeef::server::net {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds kReadTrial{2'000};

}  // namespace

void ReadTrouble::failed(store::StoreProblem problem, WatchedStore::Question question) {
    asio::post(io_, [this, problem, question = std::move(question)]() mutable {
        note(problem, std::move(question));
    });
}

std::optional<store::StoreProblem> ReadTrouble::now() const {
    if (told_.empty()) return std::nullopt;
    return *told_.begin();
}

// One line for all that fails for the same reason, however much is asked.
void ReadTrouble::note(store::StoreProblem problem, WatchedStore::Question question) {
    ++counts_[std::string{code(problem)}];
    const bool first = told_.empty();
    if (told_.insert(problem).second) log_.write(LogLevel::error, "read-failed", {{"reason", code(problem)}});
    if (!first) return;
    question_ = std::move(question);
    try_later();
}

void ReadTrouble::try_later() {
    trial_.expires_after(kReadTrial);
    trial_.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        const auto ask = [this, question = question_] {
            asio::post(io_, [this, failure = question()] { tried(failure); });
        };
        if (!workers_.submit(ask)) try_later();
    });
}

void ReadTrouble::tried(const store::Failure& failure) {
    if (failure) return try_later();
    told_.clear();
    question_ = {};
    log_.info("reads-work-again");
}

}  // namespace doorgeef::server::net
