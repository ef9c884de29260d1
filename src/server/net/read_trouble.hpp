// What the store could not read: counted, told once, and looked at again until it can be read.
#pragma once

#include "server/net/log.hpp"
#include "server/net/password_workers.hpp"
#include "server/net/watched_store.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

namespace doorgeef::server::net {

class ReadTrouble {
public:
    using Counts = std::map<std::string, std::uint64_t, std::less<>>;

    // All outlive it. The workers ask, because a question may take long.
    ReadTrouble(boost::asio::io_context& io, Log& log, PasswordWorkers& workers)
        : io_(io), log_(log), workers_(workers), trial_(io) {}

    // On any thread.
    void failed(store::StoreProblem problem, WatchedStore::Question question);

    // These on the thread of the io_context. From the first question that was not answered until that one is.
    std::optional<store::StoreProblem> now() const;
    // How often, by reason.
    const Counts& counts() const { return counts_; }

private:
    void note(store::StoreProblem problem, WatchedStore::Question question);
    void try_later();
    void tried(const store::Failure& failure);

    boost::asio::io_context& io_;
    Log& log_;
    PasswordWorkers& workers_;
    boost::asio::steady_timer trial_;
    WatchedStore::Question question_{};
    std::set<store::StoreProblem> told_{};
    Counts counts_{};
};

}  // namespace doorgeef::server::net
