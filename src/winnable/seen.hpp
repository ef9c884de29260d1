// The positions that were seen.
#pragma once

#include "winnable/fingerprint.hpp"

#include <cstddef>
#include <vector>

namespace doorgeef::winnable {

class Seen {
public:
    // Whether it was not there yet.
    bool insert(const Fingerprint& fingerprint) {
        if (2 * count_ >= places_.size()) enlarge();
        Place& place = places_[find(fingerprint)];
        if (place.used) return false;
        place = {fingerprint.key, fingerprint.check, true};
        ++count_;
        return true;
    }

    // Says that this one will be asked for soon.
    void expect(const Fingerprint& fingerprint) const {
        __builtin_prefetch(&places_[fingerprint.key & (places_.size() - 1)]);
    }

private:
    struct Place {
        std::uint64_t key = 0;
        std::uint32_t check = 0;
        bool used = false;
    };

    // Open addressing: where it is, or the free place where it belongs.
    std::size_t find(const Fingerprint& fingerprint) const {
        const std::size_t last = places_.size() - 1;
        std::size_t at = fingerprint.key & last;
        while (places_[at].used &&
               (places_[at].key != fingerprint.key || places_[at].check != fingerprint.check))
            at = (at + 1) & last;
        return at;
    }

    void enlarge() {
        std::vector<Place> before(2 * places_.size());
        before.swap(places_);
        for (const Place& place : before)
            if (place.used) places_[find({place.key, place.check})] = place;
    }

    std::vector<Place> places_ = std::vector<Place>(256);
    std::size_t count_ = 0;
};

}  // namespace doorgeef::winnable
