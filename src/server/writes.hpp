// Batches on their way to the disk, and what is to be done once they are there.
#pragma once

#include "server/ids.hpp"
#include "server/now.hpp"
#include "server/outside.hpp"
#include "store/store.hpp"

#include <cstddef>
#include <functional>
#include <unordered_map>

namespace doorgeef::server {

class Writes {
public:
    using Done = std::function<void(store::Failure, Now)>;

    explicit Writes(Outside& outside) : outside_(outside) {}

    void write(store::Batch batch, Done done);
    void written(WriteId id, store::Failure failure, Now now);
    std::size_t under_way() const { return done_.size(); }

private:
    Outside& outside_;
    std::unordered_map<WriteId, Done> done_{};
    std::uint64_t last_ = 0;
};

}  // namespace doorgeef::server
