#include "server/writes.hpp"

#include <utility>

namespace doorgeef::server {

void Writes::write(store::Batch batch, Done done) {
    const WriteId id{++last_};
    done_.emplace(id, std::move(done));
    outside_.write(id, std::move(batch));
}

void Writes::written(WriteId id, store::Failure failure, Now now) {
    auto found = done_.extract(id);
    if (!found.empty()) found.mapped()(failure, now);
}

}  // namespace doorgeef::server
