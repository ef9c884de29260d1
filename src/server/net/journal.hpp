// What the operator's log says of a batch that is on disk: matches that begin and end, the arbiter's rulings,
// accounts, offices. Ids, never names, and nothing that anybody said.
#pragma once

#include "store/write.hpp"

#include <string>
#include <vector>

namespace doorgeef::server::net {

// Lines for Log::write_line; most batches have none.
std::vector<std::string> journal_of(const store::Batch& batch);

}  // namespace doorgeef::server::net
