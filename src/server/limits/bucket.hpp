// How often somebody may do something: a bucket that fills at a steady rate and from which each deed takes.
#pragma once

#include "server/now.hpp"
#include "server/settings.hpp"

#include <algorithm>
#include <cmath>

namespace doorgeef::server {

class Bucket {
public:
    // Whether there was enough; if not, nothing is taken.
    bool take(const Rate& rate, double cost, Instant now) {
        spent_ = spent_at(rate, now);
        since_ = now;
        if (spent_ + cost > rate.burst) return false;
        spent_ += cost;
        return true;
    }
    // After how many milliseconds there will be enough for this. Requires: take() has just refused it.
    Instant wait_ms(const Rate& rate, double cost) const {
        const double missing = spent_ + cost - rate.burst;
        return static_cast<Instant>(std::ceil(missing / rate.per_second * 1000));
    }
    bool full(const Rate& rate, Instant now) const { return spent_at(rate, now) <= 0; }

private:
    double spent_at(const Rate& rate, Instant now) const {
        return std::max(0.0, spent_ - static_cast<double>(now - since_) * rate.per_second / 1000);
    }

    double spent_ = 0;
    Instant since_ = 0;
};

}  // namespace doorgeef::server
