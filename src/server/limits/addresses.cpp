#include "server/limits/addresses.hpp"

#include <algorithm>

namespace doorgeef::server {

bool Addresses::opened(const std::string& address, Instant now) {
    if (addresses_.size() >= sweep_at_) forget_idle(now);
    return ++addresses_[address].connections <= limits_.connections_per_address;
}

void Addresses::closed(const std::string& address, Instant now) {
    const auto found = addresses_.find(address);
    if (found == addresses_.end()) return;
    // Who comes back finds his bucket as he left it.
    if (--found->second.connections == 0 && found->second.messages.full(limits_.messages_per_address, now))
        addresses_.erase(found);
}

const Bucket* Addresses::refuses(const std::string& address, double cost, Instant now) {
    Bucket& bucket = addresses_[address].messages;
    return bucket.take(limits_.messages_per_address, cost, now) ? nullptr : &bucket;
}

void Addresses::forget_idle(Instant now) {
    std::erase_if(addresses_, [&](const auto& entry) {
        return entry.second.connections == 0 && entry.second.messages.full(limits_.messages_per_address, now);
    });
    sweep_at_ = std::max<std::size_t>(1024, addresses_.size() * 2);
}

}  // namespace doorgeef::server
