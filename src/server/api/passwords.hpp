// Passwords being hashed or checked elsewhere, and what is to be done then.
#pragma once

#include "server/ids.hpp"
#include "server/now.hpp"
#include "server/outside.hpp"

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace doorgeef::server {

class Passwords {
public:
    // Nothing: there was too much to do.
    using Hashed = std::function<void(std::optional<std::string>, Now)>;
    using Checked = std::function<void(std::optional<bool>, Now)>;

    explicit Passwords(Outside& outside) : outside_(outside) {}

    void hash(std::string password, Hashed done) {
        const JobId job{++last_};
        hashing_.emplace(job, std::move(done));
        outside_.hash_password(job, std::move(password));
    }
    void check(std::string password, std::string hash, Checked done) {
        const JobId job{++last_};
        checking_.emplace(job, std::move(done));
        outside_.check_password(job, std::move(password), std::move(hash));
    }

    void hashed(JobId job, std::optional<std::string> hash, Now now) {
        auto done = hashing_.extract(job);
        if (!done.empty()) done.mapped()(std::move(hash), now);
    }
    void checked(JobId job, std::optional<bool> fits, Now now) {
        auto done = checking_.extract(job);
        if (!done.empty()) done.mapped()(fits, now);
    }

private:
    Outside& outside_;
    std::unordered_map<JobId, Hashed> hashing_{};
    std::unordered_map<JobId, Checked> checking_{};
    std::uint64_t last_ = 0;
};

}  // namespace doorgeef::server
