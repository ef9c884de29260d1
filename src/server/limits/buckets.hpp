// One bucket for each of many: addresses, names.
#pragma once

#include "server/limits/bucket.hpp"

#include <optional>
#include <string>
#include <unordered_map>

namespace doorgeef::server {

class Buckets {
public:
    explicit Buckets(const Rate& rate) : rate_(rate) {}

    // Nothing: it may, and that counts. Otherwise how long it has to wait.
    std::optional<Instant> refuses(const std::string& who, Instant now) {
        if (buckets_.size() >= sweep_at_) forget_idle(now);
        Bucket& bucket = buckets_[who];
        if (bucket.take(rate_, 1, now)) return std::nullopt;
        return bucket.wait_ms(rate_, 1);
    }

private:
    void forget_idle(Instant now) {
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
        sweep_at_ = std::max<std::size_t>(1024, buckets_.size() * 2);
    }

    const Rate& rate_;
    std::unordered_map<std::string, Bucket> buckets_{};
    std::size_t sweep_at_ = 1024;
};

}  // namespace doorgeef::server
